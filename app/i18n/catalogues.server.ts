import type { Language } from "./languages.ts";
import type { Catalogue, MailCatalogue, PaperCatalogue } from "./messages/catalogue.ts";
import { messages as de } from "./messages/de/index.ts";
import { mail as deMail } from "./messages/de/mail.ts";
import { paper as dePaper } from "./messages/de/paper.ts";
import { messages as en } from "./messages/en/index.ts";
import { mail as enMail } from "./messages/en/mail.ts";
import { paper as enPaper } from "./messages/en/paper.ts";
import { messages as fr } from "./messages/fr/index.ts";
import { mail as frMail } from "./messages/fr/mail.ts";
import { paper as frPaper } from "./messages/fr/paper.ts";
import { messages as nl } from "./messages/nl/index.ts";
import { mail as nlMail } from "./messages/nl/mail.ts";
import { paper as nlPaper } from "./messages/nl/paper.ts";
import { type OwnersCatalogue, ownersPart } from "./messages/owners-part.ts";

/** All languages at once: the server speaks every one, a browser loads its own only. */
export const catalogues: Record<Language, Catalogue> = { nl, en, de, fr };

/** What browsers have of them on the owner's side. */
export const ownersCatalogues: Record<Language, OwnersCatalogue> = {
	nl: ownersPart(nl),
	en: ownersPart(en),
	de: ownersPart(de),
	fr: ownersPart(fr),
};

export const mailCatalogues: Record<Language, MailCatalogue> = {
	nl: nlMail,
	en: enMail,
	de: deMail,
	fr: frMail,
};

export const paperCatalogues: Record<Language, PaperCatalogue> = {
	nl: nlPaper,
	en: enPaper,
	de: dePaper,
	fr: frPaper,
};
