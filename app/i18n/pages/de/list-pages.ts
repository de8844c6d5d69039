import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const listPages: PageTexts["listPages"] = { pages: "Seiten", previous: "Zurück", next: "Weiter" };
