import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOffers } from "~/trade/offers/desk/offer-desk.store.server.ts";
import { offerList } from "~/trade/offers/desk/offer-list.ts";
import { OfferListPage } from "~/trade/offers/desk/offer-list-page.tsx";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = offerList.read(new URL(request.url).searchParams);
	const today = antwerpClock(new Date()).slice(0, 10);
	const { rows, found } = await listOffers(services(context).db, query, today);
	withinPages(offerList, adminUrls.offers(language), query, found.total);
	const { adminTrade: texts, adminOffers: offerTexts } = pageTexts[language];
	return { query, rows, found, texts, offerTexts };
}

export default function Offers({ loaderData }: Route.ComponentProps) {
	return <OfferListPage {...loaderData} />;
}
