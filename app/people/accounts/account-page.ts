import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { AccountError } from "./account-errors.ts";

/** Field of the account's forms: id of the account that the page was made for. */
export const ownerField = "account";

/** What the forms of the account's page ask for. */
export const accountIntents = [
	...(["password", "end-session", "end-others"] as const),
	...(["start", "cancel", "confirm", "renew", "off", "delete"] as const),
];
export type AccountIntent = (typeof accountIntents)[number];

/** Parts of the account's page that have forms, by what these ask for: a part tells what came of its own. */
export const accountParts = {
	password: "password",
	...{ "end-session": "sessions", "end-others": "sessions" },
	...{ start: "codes", cancel: "codes", confirm: "codes", renew: "codes", off: "codes" },
	delete: "deletion",
} as const satisfies Record<AccountIntent, string>;
export type AccountPart = (typeof accountParts)[AccountIntent];

/** Id of a part on the page. */
export const partId = (part: AccountPart) => `account-${part}`;

/** What the answer to a form of the account's page says. */
export type AccountPageAnswer = {
	intent: AccountIntent;
	/** What was done; null when nothing was. */
	notice: keyof PageTexts["accountPage"]["notices"] | null;
	/** Why nothing was done, where no field is to blame. */
	problem: "tooManyTries" | "busy" | "setUpExpired" | "otherAccount" | null;
	errors: Partial<Record<"current" | "password" | "code", AccountError>>;
	/** New recovery codes, for the only time. */
	codes: string[] | null;
	/** Nothing was deleted: an owner of the shop is one as long as the others want it. */
	isOwner?: true;
	/** The account is gone: whoever asked is nobody any more. */
	isDeleted?: true;
	/** Tells one answer from the next. */
	at: number;
};

/** One line of the list of sessions. */
export type SessionLine = { id: string; name: string | null; isHere: boolean; lastUsed: string };
