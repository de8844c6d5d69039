import { eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { plainText } from "~/values/plain-text.ts";
import type { Actor } from "~/values/rights.ts";
import { acceptOffer } from "../accept-offer.server.ts";
import { findOffer, lockOffer, type WholeOffer } from "../offer.store.server.ts";
import { missingOf } from "../offer.ts";
import { noteOffer } from "../offer-log.server.ts";
import { vatOfBuyer } from "./answer-offer-form.server.ts";
import {
	type DeskOfferAnswer,
	type DeskOfferIntent,
	type DeskOfferProblem,
	deskOfferFields,
	deskOfferIntents,
	outcomeId,
	recordedWays,
} from "./offer-actions.ts";
import { discardDraft, saveOffer, seenMark } from "./save-offer.server.ts";
import { type Sending, sendOffer, sendWithin, withdrawOffer } from "./send-offer.server.ts";

/** What a form beside an offer asks for; null for a form of another kind. */
export function offerIntentOf(form: FormData): DeskOfferIntent | null {
	return memberOf(deskOfferIntents, String(form.get(deskFields.intent) ?? ""));
}

const statusOf: Partial<Record<DeskOfferProblem, number>> = {
	...{ gone: 404, failed: 503, lines: 422, nothing: 422, place: 422, ended: 422, missing: 422, name: 422 },
};

type Given = {
	intent: DeskOfferIntent;
	form: FormData;
	taker: OrderTaker;
	/** The desk's address on the net, for whoever counts questions to VIES. */
	from: string;
	now: Date;
};

/** Whether the buyer is reminded before the end; noted, as all that is done. Admins only. */
async function setReminders(
	db: Db,
	author: Actor<"offers.change">,
	{ id, stopped }: { id: string; stopped: boolean },
) {
	await db.transaction(async (tx) => {
		const offer = await lockOffer(tx, id);
		if (!offer || offer.remindersStopped === stopped) return;
		await tx.update(schema.offers).set({ remindersStopped: stopped }).where(eq(schema.offers.id, id));
		await noteOffer(tx, author, {
			...{ offer, action: "update", before: { remindersStopped: offer.remindersStopped } },
			after: { remindersStopped: stopped },
		});
	});
}

/** The draft's VAT by what VIES says now; where that changes its sums, they are stored, so that the page shows them. */
async function withDraft<Result extends object>(
	shop: Services,
	admin: Actor<"offers.change">,
	found: WholeOffer,
	{ given, isMailed }: { given: Given; isMailed: boolean },
	send: (sending: Sending) => Promise<Result>,
): Promise<Result | { problem: "gone" }> {
	const { form, from, now } = given;
	const draft = found.versions.at(-1);
	if (!draft) return { problem: "gone" };
	const vat = await vatOfBuyer(shop, draft.content, { from, now });
	const seen = String(form.get(deskOfferFields.seen) ?? "");
	const seenTotal = Number(form.get(deskOfferFields.total) || Number.NaN);
	const { id, language } = found.offer;
	const result = await send({ id, seen, seenTotal, vat, isMailed, now });
	if ("problem" in result && result.problem === "total") {
		await saveOffer(shop.db, admin, {
			id,
			seen: seenMark(draft),
			content: draft.content,
			language,
			vat,
			now,
		});
	}
	return result;
}

async function recordAcceptance(
	shop: Services,
	admin: Actor<"offers.change">,
	found: WholeOffer,
	given: Given,
) {
	const { form, taker, now } = given;
	const name = plainText(String(form.get(deskOfferFields.name) ?? "")).trim();
	const how = memberOf(recordedWays, String(form.get(deskOfferFields.how) ?? "")) ?? "phone";
	if (name === "" || name.length > 200 || !holdsNoLink(name)) return { problem: "name" } as const;
	const version = Number(form.get(deskOfferFields.version));
	const content = found.versions.find((one) => one.version === version)?.content;
	if (!content) return { problem: "superseded" } as const;
	// Before anything is fixed: a draft that cannot become an order stays one.
	if (found.offer.status !== "accepted" && missingOf(content.buyer).length > 0) {
		return { problem: "missing" } as const;
	}
	const acceptance = {
		...{ offerId: found.offer.id, version, name, how, actor: admin, address: {}, userId: null, now },
	};
	if (found.offer.sentVersion !== null) return acceptOffer(shop.db, taker, acceptance);
	// Fixed and accepted at once, or neither: nobody has been sent it.
	return withDraft(shop, admin, found, { given, isMailed: false }, (sending) =>
		acceptOffer(shop.db, taker, acceptance, (tx) => sendWithin(tx, taker, admin, sending)),
	);
}

/**
 * Does what a form beside an offer asks: sends, withdraws, records an acceptance, drops a draft, spares the reminder. Only for
 * a request of an admin.
 * @param places the offer's page and the list, where an answer leads to
 */
export async function answerDeskOffer(
	shop: Services,
	admin: Actor<"offers.change">,
	offer: { id: string; address: string; list: string },
	given: Given,
) {
	const { intent, form, taker, now } = given;
	const typed = {
		name: String(form.get(deskOfferFields.name) ?? ""),
		how: String(form.get(deskOfferFields.how) ?? ""),
	};
	const refuse = (problem: DeskOfferProblem) =>
		data<DeskOfferAnswer>({ offer: intent, problem, typed }, { status: statusOf[problem] ?? 409 });
	const done = (address = offer.address) =>
		redirect(`${address}?${deskOfferFields.done}=${intent}#${outcomeId}`, { status: 303 });
	const found = await findOffer(shop.db, offer.id);
	const toList = () => redirect(offer.list, { status: 303 });
	// What is deleted is what was wanted, as by the same press whose answer was lost.
	if (!found) return intent === "discard" ? toList() : refuse("gone");
	const { id } = offer;
	switch (intent) {
		case "send": {
			const result = await withDraft(shop, admin, found, { given, isMailed: true }, (sending) =>
				sendOffer(shop.db, taker, admin, sending),
			);
			if ("problem" in result) return refuse(result.problem);
			shop.deliverMail();
			return done();
		}
		case "withdraw": {
			const isTold = form.get(deskOfferFields.told) === "on";
			const result = await withdrawOffer(shop.db, taker, admin, { id, isTold, now });
			if (result !== "withdrawn") return refuse(result);
			shop.deliverMail();
			return done();
		}
		case "accept": {
			const result = await recordAcceptance(shop, admin, found, given);
			if ("problem" in result) return refuse(result.problem);
			shop.deliverMail();
			return done();
		}
		case "discard": {
			const seen = String(form.get(deskOfferFields.seen) ?? "");
			const result = await discardDraft(shop.db, admin, { id, seen });
			if ("problem" in result) return refuse(result.problem);
			return result.isLeft ? done() : toList();
		}
		case "remind": {
			await setReminders(shop.db, admin, { id, stopped: form.get(deskOfferFields.reminded) !== "on" });
			return done();
		}
	}
}
