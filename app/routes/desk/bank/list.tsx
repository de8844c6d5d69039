import { listFields } from "~/desk/list/list-query.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listBankLines } from "~/trade/payments/desk/bank/bank-lines.store.server.ts";
import { BankList, bankList, bankOutcomes } from "~/trade/payments/desk/bank/bank-list.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = bankList.read(searchParams);
	const { rows, found } = await listBankLines(services(context).db, query);
	withinPages(bankList, adminUrls.bank(language), query, found.total);
	const done = memberOf(bankOutcomes, searchParams.get(listFields.done));
	const { adminBank: texts, adminTrade } = pageTexts[language];
	const { from, to } = adminTrade.list;
	return { query, rows, found, done, texts, dayWords: { from, to } };
}

export default function Bank({ loaderData }: Route.ComponentProps) {
	return <BankList {...loaderData} />;
}
