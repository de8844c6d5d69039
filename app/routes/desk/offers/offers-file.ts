import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { allOffers } from "~/trade/offers/desk/offer-desk.store.server.ts";
import { offerList } from "~/trade/offers/desk/offer-list.ts";
import { offerSheet } from "~/trade/offers/desk/offer-sheet.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Route } from "./+types/offers-file";

/** All offers that the list's query finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = offerList.read(new URL(request.url).searchParams);
	const now = new Date();
	const { title } = pageTexts[language].adminTrade.offers;
	const portions = allOffers(services(context).db, query, antwerpClock(now).slice(0, 10));
	return sheetAnswer(request, { name: "offers", title, portions, ...offerSheet(language) }, now);
}
