import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { LetterRow, LetterSender } from "~/mail/letter.ts";
import type { TwoStepIds } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ModificationForm } from "~/trade/quotes/quote.schema.ts";
import { type QuoteSubject, writeQuoteMails } from "~/trade/quotes/quote-mails.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Configuration } from "./configuration.ts";
import { configurationCode } from "./configuration-code.ts";
import type { Conversion } from "./conversions.ts";
import { configurationText, describeConfiguration } from "./describe-configuration.ts";

export type ModificationRequest = {
	form: ModificationForm;
	/** The example of the showcase that it started from. */
	conversion: Conversion | null;
	configuration: Configuration | null;
	/** JPEG of the configuration; not kept without one. */
	picture: Buffer | null;
	/** Where the shop draws the configuration again, with words of a language. */
	drawingUrl: (language: Language) => string;
	language: Language;
};

/**
 * What the mails say of the conversion, in words of a language: the shop's own for the configuration, not those that
 * came along.
 */
export function conversionSubject(
	{ conversion, configuration, drawingUrl }: Omit<ModificationRequest, "form" | "picture" | "language">,
	language: Language,
): QuoteSubject {
	const texts = pageTexts[language].modifications;
	const label = texts.mail.conversion;
	if (configuration === null) {
		return { label, title: conversion ? texts.conversions[conversion].title : texts.mail.own };
	}
	const lines = describeConfiguration(configuration, texts.configurator, language);
	return {
		label,
		title: `${texts.mail.own}, ${texts.configurator.models[configuration.model]}`,
		details: [
			...lines.map(({ label: what, value }): LetterRow => [what, value]),
			[texts.mail.drawing, texts.mail.openDrawing, drawingUrl(language)],
		],
	};
}

/** What was typed, without the description that the form filled in: the mails have it from the configuration itself. */
function withoutDescription(typed: string, { configuration, language }: ModificationRequest): string | null {
	if (configuration === null) return typed;
	const texts = pageTexts[language].modifications;
	const description = configurationText(configuration, texts, language);
	return typed.replaceAll("\r\n", "\n").replace(description, "").trim() || null;
}

/**
 * Stores the inquiry for a conversion as a quote without a container and writes its two mails, before any mail is
 * tried. Anyone may call it. A configured colour is a wish colour.
 */
export async function requestModification(
	db: Db | Transaction,
	sender: LetterSender,
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
		const told = { ...quote, specialRequirements: withoutDescription(form.specialRequirements, request) };
		return writeQuoteMails(tx, sender, told, (reader) => conversionSubject(request, reader));
	});
}
