import type { pages } from "../pages/en/index.ts";
import type { messages } from "./en/index.ts";
import type { mail } from "./en/mail.ts";
import type { paper } from "./en/paper.ts";

/** Any text in place of the English one, the same keys all the way down. */
type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What every language must say in the shop; English names the keys. A missing or extra key fails the type check. */
export type Catalogue = Texts<typeof messages>;

/** What mails say; stays on the server. */
export type MailCatalogue = Texts<typeof mail>;

/** What papers say; stays on the server. */
export type PaperCatalogue = Texts<typeof paper>;

/** What single pages say: titles, paragraphs and lists, sent with the page alone. */
export type PageTexts = Texts<typeof pages>;
