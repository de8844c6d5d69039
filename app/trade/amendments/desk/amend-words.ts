import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { Catalogue, PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the fields of an order's lines and addresses are called, as its form does. */
export function amendWords(pages: PageTexts, { checkout, catalog }: Catalogue): FieldWords {
	const { fields } = pages.adminOffers;
	const texts = pages.adminAmend;
	const address = (part: "delivery" | "billing") => {
		const labels = {
			...{ name: checkout.name, companyName: checkout.companyName, vatNumber: checkout.vatNumber },
			...{ email: checkout.email, phone: checkout.phone, street: checkout.street },
			...{ postalCode: checkout.postalCode, city: checkout.city, country: checkout.country },
		};
		return Object.fromEntries(
			Object.entries(labels).map(([name, label]) => [
				`${part}.${name}`,
				{
					label: `${texts[part]} · ${label}`,
					...(name === "country" && { words: checkout.countries }),
				},
			]),
		);
	};
	const { conditionNames, deliveries } = catalog.details;
	return {
		lines: { label: fields.line },
		"lines.id": { label: "", isHidden: true },
		"lines.title": { label: fields.title },
		"lines.details": { label: fields.details },
		"lines.quantity": { label: fields.quantity },
		"lines.price": { label: fields.unitPrice, kind: "money" },
		"lines.condition": { label: fields.condition, words: conditionNames },
		"lines.ral": { label: fields.ral },
		"lines.transport": { label: fields.transportType, words: deliveries },
		"lines.transportPrice": { label: fields.transportPrice, kind: "money" },
		...address("delivery"),
		...address("billing"),
	};
}
