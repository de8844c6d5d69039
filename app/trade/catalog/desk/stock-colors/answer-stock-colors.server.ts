import { redirect } from "react-router";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import { givenBack } from "~/desk/record/save.ts";
import type { Services } from "~/platform/services.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { colorFields, moveColor, readOrder } from "~/trade/catalog/stock-colors.ts";
import type { Actor } from "~/values/rights.ts";
import { saveStockColors } from "./save-stock-colors.server.ts";
import { stockColorsSchema } from "./stock-colors.schema.ts";

/**
 * Takes the form of the colours in stock: shows it in another order where no script runs, else stores it and leads
 * back to it. Only for a request of an admin.
 * @param address of the form, which says that it was saved
 */
export async function answerStockColors(
	shop: Services,
	admin: Actor<"company.change">,
	fields: FormData,
	address: string,
) {
	for (const [field, step] of [
		[colorFields.up, -1],
		[colorFields.down, 1],
	] as const) {
		const ral = fields.get(field);
		if (typeof ral !== "string") continue;
		const order = moveColor(readOrder(fields.getAll(colorFields.color).map(String)), ral, step);
		const seen = String(fields.get("seen") ?? "");
		return givenBack({ initialValue: { [colorFields.color]: order, seen } });
	}
	return answerSave(shop, admin, {
		...{ what: "stock colours", fields, schema: stockColorsSchema, tags: [productsTag] },
		save: (given, author) => saveStockColors(shop.db, author, given),
		again: () => ({}),
		done: () => redirect(address, { status: 303 }),
	});
}
