import { beganWith, compareStored, describeMet } from "~/desk/meeting/meet-stored.server.ts";
import { versionName } from "~/desk/record/version.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { OfferSettings } from "../offer-settings.store.server.ts";
import { offerTextNames, type SettingsAnswer, type TypedSettings } from "./offer-settings.ts";

type Settings = Pick<OfferSettings, "validDays" | "remindBefore" | "texts">;

/** What the form of the settings begins with. */
export function typedSettings({ validDays, remindBefore, texts }: Settings): TypedSettings {
	return {
		...{ validDays: String(validDays), remindBefore: remindBefore === null ? "" : String(remindBefore) },
		texts,
	};
}

const textFields = languages.flatMap((language) =>
	offerTextNames.map((name) => ({ language, name, field: `texts.${language}.${name}` })),
);

function fieldsOf(settings: Settings): Record<string, string> {
	const { validDays, remindBefore, texts } = typedSettings(settings);
	const written = textFields.map(({ language, name, field }) => [field, texts[language]?.[name] ?? ""]);
	return { validDays, remindBefore, ...Object.fromEntries(written) };
}

/** What the form of the settings begins with, as it carries it along. */
export function settingsBegan(settings: Settings): string {
	return beganWith(fieldsOf(settings));
}

/**
 * What an editor's form becomes where another one was quicker: it takes over what only they have changed, and what both have
 * changed is named, as stored and as typed.
 * @param given.typed as it was sent; @param given.mine what it means; @param language of the page
 */
export function meetSettings(
	given: { typed: TypedSettings; mine: Settings; seen: string; began: string },
	stored: OfferSettings,
	language: Language,
): Omit<SettingsAnswer, "errors"> {
	const compared = compareStored(given.began, fieldsOf(given.mine), fieldsOf(stored));
	const theirs = typedSettings(stored);
	const taken = new Set(compared.taken);
	const chosen = (name: "validDays" | "remindBefore") => (taken.has(name) ? theirs : given.typed)[name];
	const texts: TypedSettings["texts"] = {};
	for (const { language: code, name, field } of textFields) {
		const text = (taken.has(field) ? theirs : given.typed).texts[code]?.[name] ?? "";
		texts[code] = { ...texts[code], [name]: text };
	}
	const { adminOffers: words, adminAudit } = pageTexts[language];
	const current = versionName(stored.updatedAt);
	const { updatedAt: _moment, ...record } = stored;
	const met = describeMet(
		compared,
		{ typed: given.mine, stored: record },
		{
			reader: {
				language,
				fields: {
					...{
						validDays: { label: words.settings.validDays },
						remindBefore: { label: words.settings.remindBefore },
					},
					...Object.fromEntries(offerTextNames.map((name) => [name, { label: words.fields[name] }])),
				},
				words: { yes: adminAudit.yes, no: adminAudit.no },
			},
			current,
		},
	);
	return {
		...{ typed: { validDays: chosen("validDays"), remindBefore: chosen("remindBefore"), texts }, met },
		// Where both have changed a field, the press that saves over it says so itself.
		...{ seen: compared.isContested ? given.seen : current, began: compared.began },
	};
}
