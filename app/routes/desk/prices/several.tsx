import { randomUUID } from "node:crypto";
import { pageSize } from "~/desk/list/list-query.ts";
import { severalFields } from "~/desk/list/several-form.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { backTo, inOrder, readAsk } from "~/desk/several/several.ts";
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
	const { searchParams } = new URL(request.url);
	const ask = readAsk(searchParams, availabilityCodes, pageSize);
	if (ask === null) throw new Response(null, { status: 400 });
	const { ids, to } = ask;
	const found = to === null || ids.length === 0 ? [] : await productsByIds(db, language, ids);
	const { adminSeveral: texts, adminPrices } = pageTexts[language];
	const query = new URLSearchParams(productList.fields(productList.read(searchParams))).toString();
	return {
		texts,
		list: {
			title: adminPrices.title,
			address: backTo(adminUrls.products(language), searchParams.get(severalFields.back) ?? query),
		},
		act: to && texts.acts.products[to],
		to: to ?? "",
		codes: texts.products,
		formKey: randomUUID(),
		rows: inOrder(ids, found).map(({ id, size, title, isAvailable }) => {
			const code = isAvailable ? "available" : "unavailable";
			return {
				...{ id, name: title ?? adminPrices.noTitle, detail: size, code, letter: null },
				...{ address: adminUrls.productPrices(language, id), isPossible: code !== to },
			};
		}),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "prices.change");
	return answerSeveral(await request.formData(), {
		...{ what: "products", codes: availabilityCodes, acts: availabilityCodes, most: pageSize },
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
