import { createTranslator, type useTranslations } from "use-intl";
import { compiledFormat } from "./compiled-format.ts";
import type { Language } from "./languages.ts";

type Translator = ReturnType<typeof useTranslations>;
/** Makes the translator of a part of a catalogue, which never changes. */
type MakeTranslator = (language: Language, messages: object, namespace: string | undefined) => Translator;

/**
 * One translator for every page, and every part of one, that asks for it: what it has parsed of the texts and its formats
 * of numbers stay. Made anew for each page they were a twentieth of the server's time.
 */
export function keptTranslators(make: MakeTranslator): MakeTranslator {
	const translators = new WeakMap<object, Map<string | undefined, Translator>>();
	return (language, messages, namespace) => {
		const ofCatalogue = translators.get(messages) ?? new Map<string | undefined, Translator>();
		translators.set(messages, ofCatalogue);
		const known = ofCatalogue.get(namespace);
		if (known) return known;
		const made = make(language, messages, namespace);
		ofCatalogue.set(namespace, made);
		return made;
	};
}

/** For a catalogue as it is written: on the server, and where words change while somebody writes them. */
export const writtenTranslator: MakeTranslator = (locale, messages, namespace) => {
	// The texts hold no dates, so no time zone is needed.
	const config = { locale, messages, namespace };
	return createTranslator(config as Parameters<typeof createTranslator>[0]) as unknown as Translator;
};

/** What stands at a path of names with dots between them; undefined for nothing. */
const at = (messages: unknown, path: string): unknown =>
	path.split(".").reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);

/**
 * For a catalogue that was compiled as the shop was built (`scripts/compiled-messages.ts`). It answers what pages ask for
 * as the library's does: words, whether there are any, what is there as it is, and its name for a word that is missing.
 */
export const compiledTranslator: MakeTranslator = (language, messages, namespace) => {
	const words = namespace === undefined ? messages : at(messages, namespace);
	const t = (key: string, values?: object) => {
		const text = at(words, key);
		if (text !== undefined) return compiledFormat(language, text, values);
		const name = namespace === undefined ? key : `${namespace}.${key}`;
		// biome-ignore lint/suspicious/noConsole: as the library does; a test that hears of it fails.
		console.error(`MISSING_MESSAGE: ${name} (${language})`);
		return name;
	};
	const has = (key: string) => at(words, key) !== undefined;
	const raw = (key: string) => at(words, key);
	return Object.assign(t, { has, raw }) as unknown as Translator;
};
