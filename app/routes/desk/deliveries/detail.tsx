import { data, redirect } from "react-router";
import { readNote } from "~/desk/detail/note.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import { uploadFields } from "~/media/media.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { confirmDelivery } from "~/trade/orders/desk/confirm-delivery.server.ts";
import { findDelivery } from "~/trade/orders/desk/deliveries.store.server.ts";
import { type DeliveryAnswer, type DeliveryProblem, deliveryFields } from "~/trade/orders/desk/deliveries.ts";
import { DeliveryPage } from "~/trade/orders/desk/delivery-page.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { memberOf } from "~/values/closed-set.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const delivery = await findDelivery(services(context).db, params.id, language);
	if (!delivery) throw data(null, { status: 404 });
	const { adminDeliveries: texts, adminVat, adminTrade, deliveryWish } = pageTexts[language];
	const { fileLarge, fileKind, fileDamaged, fileMany } = adminVat.problems;
	const { note_long, missing, moved } = adminTrade.problems;
	return {
		...{ delivery, texts },
		problems: { fileLarge, fileKind, fileDamaged, fileMany, note_long, missing, moved },
		wish: wishRows(delivery, deliveryWish, language),
		wishTitle: deliveryWish.title,
	};
}

const statuses: Record<DeliveryProblem, number> = {
	...{ moved: 409, missing: 404, note_long: 422 },
	...{ fileLarge: 413, fileKind: 422, fileDamaged: 422, fileMany: 422 },
};

export async function action({ params, request, context }: Route.ActionArgs) {
	const actor = allowed(context, "deliveries.confirm");
	const { db } = services(context);
	const language = languageOf(context);
	const form = await request.formData();
	const typed = String(form.get(deliveryFields.note) ?? "");
	const refuse = (problem: DeliveryProblem) =>
		data<DeliveryAnswer>({ problem, note: typed }, { status: statuses[problem] });
	if (form.has(uploadFields.tooLarge)) return refuse("fileLarge");
	const seen = memberOf(orderStatuses, String(form.get(deliveryFields.seen)));
	if (seen === null) throw new Response(null, { status: 400 });
	const read = typed.trim() === "" ? { text: "" } : readNote(typed);
	if ("problem" in read) return refuse("note_long");
	// Who drives comes by what is shown to drivers alone.
	const delivery = await findDelivery(db, params.id, language);
	if (!delivery) return refuse("missing");
	const sent = form.get(deliveryFields.file);
	const file = sent instanceof File && sent.size > 0 ? await readAttachedFile(sent) : null;
	if (file && "problem" in file) {
		return refuse(file.problem === "fileLarge" || file.problem === "fileKind" ? file.problem : "fileDamaged");
	}
	const result = await confirmDelivery(db, actor, { id: params.id, seen, file, note: read.text });
	if ("problem" in result) return refuse(result.problem === "not_allowed" ? "moved" : result.problem);
	return redirect(`${adminUrls.deliveries(language)}?${deliveryFields.done}=${delivery.number}`, 303);
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { delivery } = loaderData;
	return (
		<DeliveryPage
			{...loaderData}
			answer={useStandingAnswer(actionData)}
			list={adminUrls.deliveries(language)}
			order={adminUrls.order(language, delivery.id)}
			address={adminUrls.delivery(language, delivery.id)}
		/>
	);
}
