import { beganWith, compareStored, describeMet } from "~/desk/meeting/meet-stored.server.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { formatDate } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { canonicalJson } from "~/values/canonical-json.ts";
import { noonOf } from "~/values/day.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { OfferVersion } from "../offer.store.server.ts";
import { type MetOffer, typedOffer } from "./offer-form.ts";
import { offerWords } from "./offer-words.ts";
import type { TypedSale } from "./sale-form.ts";
import { seenMark } from "./save-offer.server.ts";

/** What an offer says, and the language of its buyer. */
type Said = { content: OfferContent; language: Language };

/** The fields of the form by their names; its lines are one of them. */
function fieldsOf({ content, language }: Said): Record<string, string> {
	const { fields, lines } = typedOffer(content, language, ".");
	return { ...fields, lines: canonicalJson(lines) };
}

/** What the form of an offer begins with, as it carries it along. */
export function offerBegan(said: Said): string {
	return beganWith(fieldsOf(said));
}

/** The same by the same names, as it is read. @param language of the page */
function recordOf({ content, language }: Said, page: Language) {
	const { fields } = typedOffer(content, language, ".");
	return {
		...fields,
		lines: content.lines.map(({ productId: _id, colorType: _colour, listPrice: _listed, ...line }) => line),
		...{ pictures: content.pictures, hasDrawing: content.hasDrawing },
		validUntil: formatDate(page, noonOf(content.validUntil)),
	};
}

/**
 * What an editor's form becomes where another one was quicker: it takes over what only they have changed, and what both have
 * changed is named, as stored and as typed.
 * @param given.typed as it was sent; @param given.mine what it means
 */
export function meetOffer(
	given: { typed: TypedSale; mine: Said; seen: string; began: string },
	stored: Said & Pick<OfferVersion, "version" | "updatedAt" | "sentAt">,
	{ language, sign }: { language: Language; sign: DecimalSign },
): { typed: TypedSale; seen: string; began: string; met: MetOffer } {
	const compared = compareStored(given.began, fieldsOf(given.mine), fieldsOf(stored));
	const theirs = typedOffer(stored.content, stored.language, sign);
	const typed = {
		fields: {
			...given.typed.fields,
			...Object.fromEntries(compared.taken.map((name) => [name, theirs.fields[name] ?? ""])),
		},
		lines: compared.taken.includes("lines") ? theirs.lines : given.typed.lines,
	};
	const current = seenMark(stored);
	const pages = pageTexts[language];
	const { yes, no } = pages.adminAudit;
	const met = describeMet(
		compared,
		{ typed: recordOf(given.mine, language), stored: recordOf(stored, language) },
		{
			reader: { language, fields: offerWords(pages, catalogues[language]), words: { yes, no } },
			current,
		},
	);
	return {
		...{ typed, began: compared.began, met: { ...met, isSent: stored.sentAt !== null } },
		// Where both have changed a field, the press that saves over it says so itself.
		seen: compared.isContested ? given.seen : current,
	};
}
