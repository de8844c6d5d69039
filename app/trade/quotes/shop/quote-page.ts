import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { quoteRequestTypes } from "~/values/vocabulary.ts";

/** What the form's page hands out: to the page itself, and to the dialog that takes its place. */
export type QuotePage = {
	ticket: string;
	/** What is being asked for, as the mails will say it. */
	asked: readonly (readonly [label: string, value: string, href?: string])[];
	/** What the fields start with. */
	start: { deliveryAddress: string; requestType: (typeof quoteRequestTypes)[number] | "" };
	texts: PageTexts["quoteRequest"];
};
