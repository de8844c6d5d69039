import type { LetterRow } from "~/mail/letter.ts";
import type { Services } from "~/platform/services.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { parseRal } from "~/trade/catalog/ral.ts";
import { type ProductSelection, selectionFromForm } from "~/trade/catalog/selection.ts";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { quoteSchema } from "./quote.schema.ts";
import { type QuoteChoice, quoteChoice } from "./quote-choice.ts";
import { choiceRows } from "./quote-mails.server.ts";

type Asked = { choice: QuoteChoice; rows: LetterRow[] };

/** What a request's form says is asked for: the choice that it brings, as it was changed there; null for one that nobody could have made. */
export function askedSelection(fields: FormData, language: Language): ProductSelection | null {
	const chosen = selectionFromForm(fields, language);
	if (!chosen) return null;
	const text = (name: string) => String(fields.get(name) ?? "");
	const quantity = quoteSchema.shape.quantityRequested.parse(text("quantityRequested"));
	return { ...chosen, quantity, ral: text("ralColor") };
}

/** What a quote will keep and its mails will say of a choice, but for the container's title, which stands above. */
export async function askedOf(
	{ db, cache }: Pick<Services, "db" | "cache">,
	{
		product,
		selection,
		language,
	}: { product: ProductDetails; selection: ProductSelection; language: Language },
): Promise<Asked> {
	const tariffs = await listTariffs(db, cache);
	const choice = quoteChoice(product, selection, {
		quantity: selection.quantity,
		ral: parseRal(selection.ral) ?? undefined,
		table: tariffs[selection.transport.country],
	});
	return { choice, rows: choiceRows(choice, { title: product.text.title }, language).slice(1) };
}

/** The same for a form that is being filled in; null for a choice that nobody could have made. */
export async function askedRowsOf(
	shop: Pick<Services, "db" | "cache">,
	{ product, fields, language }: { product: ProductDetails; fields: FormData; language: Language },
): Promise<LetterRow[] | null> {
	const selection = askedSelection(fields, language);
	return selection && (await askedOf(shop, { product, selection, language })).rows;
}
