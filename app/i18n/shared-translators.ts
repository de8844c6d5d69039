import { createTranslator, type useTranslations } from "use-intl";
import type { Language } from "./languages.ts";

type Translator = ReturnType<typeof useTranslations>;

const translators = new WeakMap<object, Map<string | undefined, Translator>>();

/**
 * The translator of a part of a catalogue, the same one for every page that the server renders: what it has parsed of the
 * texts and its formats of numbers stay. The library's own begins anew with each page, a twentieth of its time.
 * @param messages a catalogue, which never changes; its texts hold no dates, so no time zone is needed
 */
export function sharedTranslator(
	language: Language,
	messages: object,
	namespace: string | undefined,
): Translator {
	const ofCatalogue = translators.get(messages) ?? new Map<string | undefined, Translator>();
	translators.set(messages, ofCatalogue);
	const known = ofCatalogue.get(namespace);
	if (known) return known;
	const config = { locale: language, messages, namespace };
	const made = createTranslator(config as Parameters<typeof createTranslator>[0]) as unknown as Translator;
	ofCatalogue.set(namespace, made);
	return made;
}
