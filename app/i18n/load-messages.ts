import type { Language } from "./languages.ts";
import type { Catalogue } from "./messages/catalogue.ts";

const loaders: Record<Language, () => Promise<{ messages: Catalogue }>> = {
	nl: () => import("./messages/nl/index.ts"),
	en: () => import("./messages/en/index.ts"),
	de: () => import("./messages/de/index.ts"),
	fr: () => import("./messages/fr/index.ts"),
};

/** The file with the words of one language: a browser loads no other. */
export function loadCatalogue(language: Language): Promise<{ messages: Catalogue }> {
	return loaders[language]();
}

export async function loadMessages(language: Language): Promise<Catalogue> {
	return (await loadCatalogue(language)).messages;
}
