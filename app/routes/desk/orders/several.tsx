import { redirect } from "react-router";
import { severalFields } from "~/desk/list/several-form.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { readRows } from "~/desk/several/several.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import { ordersByIds } from "~/trade/orders/desk/order-desk.store.server.ts";
import { draftOrderLetter } from "~/trade/orders/desk/order-letters.server.ts";
import { canActOn, orderActs, orderSteps, saysMoney } from "~/trade/orders/desk/order-status.ts";
import { noteAct, notesFailed } from "~/trade/papers/note-act.ts";
import { ordersWithPaper } from "~/trade/papers/paper.store.server.ts";
import { may } from "~/values/rights.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { confirmationSender } from "../../letter-sender.server.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const sender = await confirmationSender(shop);
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	const { searchParams } = new URL(request.url);
	const areNotes = searchParams.get(severalFields.to) === noteAct;
	// Reading is enough for what changes nothing.
	if (!areNotes && !may(deskMember(context).role, "orders.change")) {
		throw redirect(adminUrls.refused(language, "orders.change", false));
	}
	const codes = adminTrade.statuses.order;
	const asked = await askAboutSeveral(request, {
		list: { title: adminTrade.orders.title, address: adminUrls.orders(language) },
		acts: texts.acts.orders,
		async find(ids) {
			const orders = await ordersByIds(shop.db, ids);
			const noted = areNotes ? await ordersWithPaper(shop.db, orders, noteAct) : null;
			return orders.map((order) => ({ ...order, hasNote: noted?.has(order.id) === true }));
		},
		shown(order, to) {
			const { id, orderNumber, shippingAddress, status, anonymizedAt, hasNote } = order;
			const row = {
				...{ id, name: orderNumber, code: status, address: adminUrls.order(language, id) },
				detail: [shippingAddress.companyName, shippingAddress.name].filter(Boolean).join(", "),
			};
			if (to === noteAct) {
				const lacks = texts.notes.lacks.replace("{status}", codes[status]);
				const reason = anonymizedAt === null ? lacks : adminTrade.detail.anonymized;
				return { ...row, isPossible: hasNote, letter: null, ...(!hasNote && { reason }) };
			}
			const isPossible = canActOn(status, to);
			const isTold = isPossible && anonymizedAt === null;
			return { ...row, isPossible, letter: isTold ? draftOrderLetter(sender, order, to) : null };
		},
	});
	const picks = asked.rows
		.filter(({ isPossible }) => isPossible)
		.map(({ id }) => [severalFields.pick, id] satisfies [string, string]);
	const file = areNotes
		? {
				address: `${adminUrls.deliveryNotes(language)}?${new URLSearchParams(picks)}`,
				words: texts.notes,
				problem: searchParams.has(notesFailed) ? texts.notes.failed : null,
			}
		: null;
	return { texts, codes, file, ...asked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "orders.change");
	const form = await request.formData();
	// Those of the form, since it is they that are changed: whoever is to be told is told.
	const ids = (readRows(form, orderStatuses) ?? []).map(({ id }) => id);
	const sender = await confirmationSender(shop);
	const orderOf = new Map((await ordersByIds(shop.db, ids)).map((order) => [order.id, order]));
	return answerSeveral(form, {
		...{ what: "orders", codes: orderStatuses, acts: orderActs },
		async change({ letterKey, ...row }) {
			const order = orderOf.get(row.id);
			const draft =
				letterKey !== null && order && order.anonymizedAt === null
					? draftOrderLetter(sender, order, row.to)
					: null;
			const telling = draft && letterKey && { sender, letter: { ...draft, key: letterKey } };
			const result = await changeOrderStatus(shop.db, author, { ...row, telling: telling || null });
			return { ...result, told: "changed" in result && result.changed && draft !== null };
		},
		deliver: () => shop.deliverMail(),
		canUndo: ({ seen, to }) =>
			orderSteps[to].includes(seen) && (!saysMoney(to, seen) || may(author.role, "payments.record")),
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralOrders({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} isTold answer={actionData ?? null} />;
}
