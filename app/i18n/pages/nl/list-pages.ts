import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const listPages: PageTexts["listPages"] = { pages: "Pagina’s", previous: "Vorige", next: "Volgende" };
