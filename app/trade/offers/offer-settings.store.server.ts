import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { OfferTexts } from "~/values/offer-content.ts";
import type { Language } from "~/values/vocabulary.ts";

export type OfferSettings = Omit<typeof schema.offerSettings.$inferSelect, "id">;

/** How offers begin. One statement. @throws Error in a database that has no such row */
export async function readOfferSettings(db: Db | Transaction): Promise<OfferSettings> {
	const [row] = await db.select().from(schema.offerSettings);
	if (!row) throw new Error("offer_settings has no row");
	const { id: _one, ...settings } = row;
	return settings;
}

/** The templates of a language: the owner's, else the shop's own. */
export function templatesOf({ texts }: Pick<OfferSettings, "texts">, language: Language): OfferTexts {
	const [own, usual] = [texts[language], mailCatalogues[language].offer.texts];
	return {
		intro: own?.intro || usual.intro,
		closing: own?.closing || usual.closing,
		conditions: own?.conditions || usual.conditions,
	};
}
