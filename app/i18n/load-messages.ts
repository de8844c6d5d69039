import type { Language } from "./languages.ts";
import type { Catalogue } from "./messages/catalogue.ts";
import type { OwnersCatalogue } from "./messages/owners-part.ts";

const loaders: Record<Language, () => Promise<{ messages: Catalogue }>> = {
	nl: () => import("./messages/nl/index.ts"),
	en: () => import("./messages/en/index.ts"),
	de: () => import("./messages/de/index.ts"),
	fr: () => import("./messages/fr/index.ts"),
};

const deskLoaders: Record<Language, () => Promise<{ messages: OwnersCatalogue }>> = {
	nl: () => import("./messages/nl/desk.ts"),
	en: () => import("./messages/en/desk.ts"),
	de: () => import("./messages/de/desk.ts"),
	fr: () => import("./messages/fr/desk.ts"),
};

/** The file with the words of one language: a browser loads no other. */
export function loadCatalogue(language: Language): Promise<{ messages: Catalogue }> {
	return loaders[language]();
}

/** The words of one language, or of them what the owner's pages say. */
export async function loadMessages(
	language: Language,
	isDesk: boolean,
): Promise<Catalogue | OwnersCatalogue> {
	return (await (isDesk ? deskLoaders : loaders)[language]()).messages;
}

/** Whether a page of these routes is one of the owner's, which say only a part of the shop's words. */
export function isDeskPage(routes: readonly string[]): boolean {
	return routes.some((id) => id.startsWith("routes/desk/"));
}
