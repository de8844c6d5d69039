import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { TwoStepIds } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ModificationForm } from "~/trade/quotes/quote.schema.ts";
import { type QuoteSender, type QuoteSubject, writeQuoteMails } from "~/trade/quotes/quote-mails.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Configuration } from "./configuration.ts";
import { configurationCode } from "./configuration-code.ts";
import type { Conversion } from "./conversions.ts";
import { describeConfiguration, descriptionText } from "./describe-configuration.ts";

export type ModificationRequest = {
	form: ModificationForm;
	/** The example of the showcase that it started from. */
	conversion: Conversion | null;
	configuration: Configuration | null;
	/** JPEG of the configuration; not kept without one. */
	picture: Buffer | null;
	/** Where the shop draws the configuration again. */
	drawingUrl: string | null;
	language: Language;
};

/** What the mails say of the conversion: the shop's own words for the configuration, not those that came along. */
function subjectOf({ conversion, configuration, drawingUrl, language }: ModificationRequest): QuoteSubject {
	const texts = pageTexts[language].modifications;
	const label = texts.mail.conversion;
	if (configuration === null) {
		const title = conversion ? texts.conversions[conversion].title : texts.mail.own;
		return { label, title, condition: null };
	}
	const lines = describeConfiguration(configuration, texts.configurator, language);
	const drawing: [string, string][] = drawingUrl ? [[texts.mail.drawing, drawingUrl]] : [];
	return {
		label,
		title: `${texts.mail.own}, ${texts.configurator.models[configuration.model]}`,
		condition: null,
		details: [[texts.mail.configuration, descriptionText(lines, language)], ...drawing],
	};
}

/**
 * Stores the inquiry for a conversion as a quote without a container and writes its two mails, before any mail is
 * tried. Anyone may call it. A configured colour is a wish colour.
 */
export async function requestModification(
	db: Db | Transaction,
	company: QuoteSender,
	request: ModificationRequest,
): Promise<TwoStepIds> {
	const { form, configuration, picture, language } = request;
	return db.transaction(async (tx) => {
		const [quote] = await tx
			.insert(schema.quotes)
			.values({
				...form,
				language,
				requestType: "Special Modification",
				colorType: configuration && "wish_color",
				ralColor: configuration ? `RAL ${configuration.color}` : "N/A",
				configuration: configuration && configurationCode(configuration),
				configurationPicture: configuration && picture,
			})
			.returning();
		if (!quote) throw new Error("the quote was not inserted");
		return writeQuoteMails(tx, company, quote, subjectOf(request));
	});
}
