import type { Field, FieldWords } from "~/desk/history/describe-change.ts";
import type { Catalogue, PageTexts } from "~/i18n/messages/catalogue.ts";
import { conditions, deliveryChoices } from "~/values/vocabulary.ts";
import { conditionPrices, dimensionFields, safetyContacts, weightFields } from "./product-admin.ts";

type Words = { pages: PageTexts; messages: Catalogue };

const entries = <T>(members: readonly T[], fieldsOf: (member: T) => [string, Field][]) =>
	Object.fromEntries(members.flatMap(fieldsOf));

/** What the fields of a product are called in the history: as in its editor. */
export function productWords({ pages, messages }: Words): FieldWords {
	const { adminProducts: texts } = pages;
	const { conditions: names, details } = messages.catalog;
	const { tabs, info } = texts;
	const delivery = messages.catalog.details.deliveries;
	const ofConditions = entries(conditions, (condition) => {
		const { price, ask } = conditionPrices[condition];
		const name = names[condition];
		const priceLabel = condition === "rent" ? texts.pricePerDay : texts.price;
		return [
			[price, { label: `${name} · ${priceLabel}`, kind: "money" }],
			[ask, { label: `${name} · ${texts.onRequest}` }],
			[`conditionImages.${condition}`, { label: `${tabs.conditionImages} · ${name}`, kind: "picture" }],
			[
				`mainConditionImages.${condition}`,
				{ label: `${tabs.mainConditionImages} · ${name}`, kind: "picture" },
			],
			[`conditionInfo.${condition}`, { label: `${tabs.conditionInfo} · ${name}` }],
		];
	});
	const measures = (name: string, label: string) =>
		entries(dimensionFields, (side) => [
			[`${name}.${side}`, { label: `${label} · ${texts.dimensions[side]}` }],
		]);
	return {
		type: { label: texts.type, words: { ...texts.types, Refrigerated: texts.types.Thermostatic } },
		condition: { label: texts.condition, words: names },
		size: { label: texts.size },
		isAvailable: { label: texts.available },
		stockStatus: { label: texts.stockStatus, words: details.stock },
		price: { label: texts.basePrice, kind: "money" },
		...ofConditions,
		...entries(deliveryChoices, (choice) => [
			[`deliveryOptions.${choice}`, { label: `${texts.delivery} · ${delivery[choice]}` }],
		]),
		...measures("dimensionsInside", texts.inside),
		...measures("dimensionsOutside", texts.outside),
		...entries(weightFields, (kind) => [[`weight.${kind}`, { label: texts.weight[kind] }]]),
		capacityCbm: { label: texts.capacity },
		palletPlaces: { label: texts.pallets },
		"safety.model": { label: texts.safety.model },
		...entries(["maker", "responsible"] as const, (who) =>
			Object.entries(safetyContacts[who]).map(([part, field]) => [
				`safety.${who}.${part}`,
				{ label: texts.safety[field] },
			]),
		),
		images: { label: texts.images, kind: "picture" },
		title: { label: texts.fields.title },
		slug: { label: texts.fields.slug },
		description: { label: texts.fields.description },
		descriptionHtml: { label: texts.fields.descriptionHtml, kind: "html" },
		metaTitle: { label: texts.fields.metaTitle },
		metaDescription: { label: texts.fields.metaDescription },
		warnings: { label: texts.fields.warnings },
		imageUrl: { label: info.image, kind: "picture" },
		benefits: { label: info.benefits },
		badges: { label: info.badge },
		...{ "badges.text": { label: "" }, "badges.type": { label: info.badgeType, words: info.badgeTypes } },
	};
}
