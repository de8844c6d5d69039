import { replace } from "react-router";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import { errorAbout } from "~/desk/record/field-errors.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { productSchema } from "./product.schema.ts";
import { editorFields, type Outcome, slugOf } from "./product-admin.ts";
import { createProduct, tagsOfProduct, updateProduct } from "./save-product.server.ts";

/**
 * Takes the form of a product and leads to its editor, at its slug in the language (shop document §2). Only for a
 * request of an admin.
 * @param isNew whether the form makes a product; else the form names it
 * @param addressOf the editor's address of a slug
 */
export function answerProductForm(
	shop: Services,
	admin: Actor<"catalog.change">,
	input: { isNew: boolean; fields: FormData; language: Language; addressOf: (slug: string) => string },
) {
	const { isNew, fields, language } = input;
	const id = String(fields.get("id") ?? "");
	return answerSave(shop, admin, {
		...{ what: "product", fields, schema: productSchema, extras: { repeated: ["id"] }, tags: tagsOfProduct },
		slugError: ({ language: code, slug }) => [`${code}.slug`, errorAbout("slugTaken", slug)],
		save: ({ product, seen }, author) =>
			isNew ? createProduct(shop.db, author, product) : updateProduct(shop.db, author, { id, seen, product }),
		again: (saved, { product }) => ({ id: saved, texts: product.texts }),
		done({ texts }) {
			const done: Outcome = isNew ? "created" : "updated";
			const query = new URLSearchParams({ [editorFields.done]: done });
			const tab = fields.get(editorFields.tab);
			if (typeof tab === "string" && tab !== "") query.set(editorFields.tab, tab);
			return replace(`${input.addressOf(slugOf(texts, language) ?? "")}?${query}`, { status: 303 });
		},
	});
}
