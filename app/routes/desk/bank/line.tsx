import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { listFields } from "~/desk/list/list-query.ts";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerLineForm } from "~/trade/payments/desk/bank/answer-line-form.server.ts";
import { assignFields, namedIn, typedParts } from "~/trade/payments/desk/bank/assign-form.ts";
import { findBankLine } from "~/trade/payments/desk/bank/bank-lines.store.server.ts";
import { type LineOrders, ordersOfLine } from "~/trade/payments/desk/bank/line-orders.store.server.ts";
import { LinePage } from "~/trade/payments/desk/bank/line-page.tsx";
import { proposedAmounts } from "~/trade/payments/desk/bank/proposed-amounts.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { Notice } from "~/ui/notice.tsx";
import { confirmationSender } from "../../letter-sender.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/line";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const line = await findBankLine(db, params.id);
	if (!line) throw data(null, { status: 404 });
	const query = url.searchParams;
	const none: LineOrders = { candidates: [], named: [], refused: null };
	const orders = line.state === "open" ? await ordersOfLine(db, line, namedIn(query)) : none;
	// What stands in the form when one more order is added to it.
	const typed = query.has(assignFields.amount) ? typedParts(query) : null;
	const { adminBank: texts, adminPayments } = pageTexts[languageOf(context)];
	return {
		...{ texts, credited: adminPayments.credited },
		...{ line, ...orders, lineKey: randomUUID() },
		...{ typed, proposal: proposedAmounts({ ...orders, line, typed }) },
		isUndone: query.get(listFields.done) === "undo",
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const sender = await confirmationSender(shop);
	const address = adminUrls.bankLine(language, params.id);
	const line = { id: params.id, address, list: adminUrls.bank(language), sender };
	return answerLineForm(shop, allowed(context, "bank.change"), line, await request.formData());
}

export default function BankLine({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, isUndone, ...page } = loaderData;
	const language = useLanguage();
	return (
		<EditorPage
			title={texts.line.title}
			back={{ to: `${adminUrls.bank(language)}?state=open`, label: texts.line.back }}
		>
			{isUndone && !actionData && (
				<Notice tone="success" role="status">
					{texts.done.undo}
				</Notice>
			)}
			<LinePage texts={texts} {...page} answer={useStandingAnswer(actionData)} />
		</EditorPage>
	);
}
