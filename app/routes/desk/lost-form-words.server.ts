import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";

/** What a page of the desk says where a form did not arrive: a session may end while something is written. */
export function lostFormWords(language: Language) {
	const { accounts, adminRights } = pageTexts[language];
	const { email, password, code, codeText, signIn, sending, errors, outcomes } = accounts;
	return {
		refused: adminRights.refused.form,
		signIn: { email, password, code, codeText, signIn, sending, errors, outcomes },
	};
}
