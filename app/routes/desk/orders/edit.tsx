import { data } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { amendmentOf } from "~/trade/amendments/amendment.ts";
import { typedAmendment } from "~/trade/amendments/desk/amend-form.ts";
import { AmendPage } from "~/trade/amendments/desk/amend-page.tsx";
import { answerAmendForm, closedReason } from "~/trade/amendments/desk/answer-amend-form.server.ts";
import { listContainers } from "~/trade/offers/desk/offer-desk.store.server.ts";
import { findDeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { orderTaker } from "../../letter-sender.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/edit";

/** Before the decimals, as the desk's language writes amounts. */
const signOf = (language: Language) => (language === "en" ? "." : ",");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const [order, containers] = await Promise.all([
		findDeskOrder(db, params.id, language),
		listContainers(db, language),
	]);
	if (!order) throw data(null, { status: 404 });
	const { adminAmend: texts, adminOffers: saleTexts, adminAudit: historyTexts } = pageTexts[language];
	return {
		...{ texts, saleTexts, historyTexts, containers, orderNumber: order.orderNumber, id: order.id },
		...{ closed: closedReason(order), revision: order.revision },
		languageName: languageTable[order.language].nativeName,
		start: typedAmendment(amendmentOf(order), signOf(language)),
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const form = await request.formData();
	const order = await findDeskOrder(shop.db, params.id, language);
	if (!order) throw data(null, { status: 404 });
	return answerAmendForm(
		shop,
		allowed(context, "orders.change"),
		{ order, address: adminUrls.order(language, order.id) },
		{
			...{ form, language, sign: signOf(language), taker: await orderTaker(shop) },
			...{ from: clientAddress(context), now: new Date() },
		},
	);
}

export default function EditOrder({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<AmendPage
			{...loaderData}
			answer={useStandingAnswer(actionData)}
			action={adminUrls.editOrder(language, loaderData.id)}
			back={adminUrls.order(language, loaderData.id)}
		/>
	);
}
