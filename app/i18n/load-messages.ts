import type { Language } from "./languages.ts";
import type { Catalogue } from "./messages/catalogue.ts";

const loaders: Record<Language, () => Promise<{ messages: Catalogue }>> = {
	nl: () => import("./messages/nl/index.ts"),
	en: () => import("./messages/en/index.ts"),
	de: () => import("./messages/de/index.ts"),
	fr: () => import("./messages/fr/index.ts"),
};

/** The words of one language, as a file of their own: a browser loads no other. */
export async function loadMessages(language: Language): Promise<Catalogue> {
	return (await loaders[language]()).messages;
}
