import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listBuyers } from "~/trade/buyers/desk/buyer.store.server.ts";
import { buyerList, parsePlace } from "~/trade/buyers/desk/buyer.ts";
import { behindField } from "~/trade/buyers/desk/buyer-form.ts";
import { BuyerList } from "~/trade/buyers/desk/buyer-list.tsx";
import type { Route } from "./+types/list";

export async function loader({ url, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = buyerList.read(url.searchParams);
	const place = parsePlace(url.searchParams.get(behindField), query.sort);
	const found = await listBuyers(services(context).db, { ...query, place });
	const { adminBuyers: texts, adminTrade } = pageTexts[language];
	return {
		...found,
		texts,
		query,
		listTexts: adminTrade.list,
		isLater: place !== null && query.search === "",
	};
}

export default function Buyers({ loaderData }: Route.ComponentProps) {
	return <BuyerList {...loaderData} />;
}
