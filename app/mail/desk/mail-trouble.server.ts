import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Config } from "~/platform/config.server.ts";
import type { Language } from "~/values/vocabulary.ts";

/** What the desk says where no server is set that sends the shop's mails; null where one is. */
export function mailTrouble({ smtpUrl }: Pick<Config, "smtpUrl">, language: Language): string | null {
	return smtpUrl === null ? pageTexts[language].adminTrade.mails.noServer : null;
}
