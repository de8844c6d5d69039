import type { LetterCompany } from "~/mail/letter.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { BrowserName } from "./browser-name.ts";
import type { Destination } from "./destination.ts";

/** Who asks, from where and with what, and where links in mails lead. */
export type Caller = {
	company: LetterCompany;
	language: Language;
	/** Network address to count tries by. */
	address: string;
	origin: string;
	now: Date;
	/** Tokens of the browser's cookies, as they were sent: they may be anything. */
	session: string | null;
	device: string | null;
	browser: BrowserName;
	/** Where links in mails lead on to. */
	destination: Destination;
};
