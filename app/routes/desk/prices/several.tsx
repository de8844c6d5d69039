import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import {
	availabilityCodes,
	changeAvailability,
} from "~/trade/catalog/desk/prices/change-availability.server.ts";
import { tagsOfProducts } from "~/trade/catalog/desk/prices/change-sale-facts.server.ts";
import { productList } from "~/trade/catalog/desk/prices/product-query.ts";
import { productsByIds } from "~/trade/catalog/desk/prices/product-table.store.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminSeveral: texts, adminPrices } = pageTexts[language];
	const narrowed = productList.fields(productList.read(new URL(request.url).searchParams));
	const asked = await askAboutSeveral(request, {
		list: {
			...{ title: adminPrices.title, address: adminUrls.products(language) },
			query: new URLSearchParams(narrowed).toString(),
		},
		acts: texts.acts.products,
		find: (ids) => productsByIds(db, language, ids),
		shown({ id, size, title, isAvailable }, to) {
			const code = isAvailable ? "available" : "unavailable";
			return {
				...{ id, name: title ?? adminPrices.noTitle, detail: size, code, letter: null },
				...{ address: adminUrls.productPrices(language, id), isPossible: code !== to },
			};
		},
	});
	return { texts, codes: texts.products, ...asked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "prices.change");
	return answerSeveral(await request.formData(), {
		...{ what: "products", codes: availabilityCodes, acts: availabilityCodes },
		async change({ id, seen, to }) {
			const result = await changeAvailability(shop.db, author, { id, seen, to });
			shop.cache.drop(tagsOfProducts([id]));
			return result;
		},
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralProducts({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
