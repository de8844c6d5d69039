import { data, replace } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { productsTag } from "../products-tag.ts";
import { productSchema } from "./product.schema.ts";
import { editorFields, type Outcome, slugOf } from "./product-admin.ts";
import { errorAbout, type ProductAnswer } from "./product-errors.ts";
import { createProduct, type SaveResult, updateProduct } from "./save-product.server.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, failed: 503 } as const;

/**
 * Takes the form of a product and leads to its editor, at its slug in the language (shop document §2); whatever is
 * refused comes back with all that was typed. Only for a request of an admin.
 * @param isNew whether the form makes a product; else the form names it
 * @param addressOf the editor's address of a slug
 */
export async function answerProductForm(
	shop: Services,
	admin: Author,
	input: { isNew: boolean; fields: FormData; language: Language; addressOf: (slug: string) => string },
) {
	const { isNew, fields, language } = input;
	const id = String(fields.get("id") ?? "");
	const submission = parseForm(fields, productSchema, { repeated: ["id"] });
	function refuse(
		problem: ProductAnswer["problem"],
		reply: ProductAnswer["reply"],
		current: string | null = null,
	) {
		const answer: ProductAnswer = { form: "product", problem, reply, current };
		return data(answer, { status: statuses[problem] });
	}
	if (submission.status !== "success") return refuse("invalid", submission.reply());
	const { product, seen } = submission.value;
	let result: SaveResult;
	try {
		result = isNew
			? await createProduct(shop.db, admin, product)
			: await updateProduct(shop.db, admin, { id, seen, product });
	} catch (error) {
		log.error("product not stored", { product: id, error: errorText(error) });
		return refuse("failed", submission.reply());
	}
	if (!result.saved) {
		if (result.problem === "missing") return refuse("missing", submission.reply());
		if (result.problem === "stale") return refuse("stale", submission.reply(), result.current);
		const fieldErrors = result.taken.map(({ language: code, slug }) => [
			`${code}.slug`,
			[errorAbout("slugTaken", slug)],
		]);
		return refuse("invalid", submission.reply({ fieldErrors: Object.fromEntries(fieldErrors) }));
	}
	// The notice to all processes may come after the page that the author sees next.
	shop.cache.drop([productsTag]);
	const done: Outcome = isNew ? "created" : "updated";
	const query = new URLSearchParams({ [editorFields.done]: done });
	const tab = fields.get(editorFields.tab);
	if (typeof tab === "string" && tab !== "") query.set(editorFields.tab, tab);
	const address = input.addressOf(slugOf(result.texts, language) ?? "");
	return replace(`${address}?${query}`, { status: 303 });
}
