import type { Language } from "./languages.ts";
import type { PageTexts } from "./messages/catalogue.ts";
import { pages as de } from "./pages/de/index.ts";
import { pages as en } from "./pages/en/index.ts";
import { pages as fr } from "./pages/fr/index.ts";
import { pages as nl } from "./pages/nl/index.ts";

/**
 * Words of single pages, by page: they come with the page's data, so that no other page loads them. Texts without
 * arguments; what needs one (a number, a name) stands in the catalogue of the shop.
 */
export const pageTexts: Record<Language, PageTexts> = { nl, en, de, fr };
