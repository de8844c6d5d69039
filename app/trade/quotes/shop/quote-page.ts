import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import type { WishAnswerError } from "~/trade/lines/delivery-wish.ts";
import type { quoteRequestTypes } from "~/values/vocabulary.ts";

/** What the shop says to the form. @property isGone the container is sold no more: there is nothing left to ask for */
export type QuoteAnswer = FormAnswer & { isGone?: true };

/** What the form's page hands out: to the page itself, and to the dialog that takes its place. */
export type QuotePage = {
	ticket: string;
	/** The container's id: what is typed is kept for it alone. */
	product: string;
	/** What is being asked for, as the mails will say it; nothing of a container that is gone. */
	asked: readonly (readonly [label: string, value: string, href?: string])[];
	/** What the fields start with. */
	start: { deliveryAddress: string; requestType: (typeof quoteRequestTypes)[number] | "" };
	texts: PageTexts["quoteRequest"];
	/** What is to be said of a postcode that is none of the chosen country. */
	postcodeError: string;
	/** What is asked of the way there and of a rental. */
	wish: {
		asks: { truck: boolean; rental: boolean };
		/** In Antwerp. */
		today: string;
		texts: PageTexts["deliveryWish"];
		errors: Pick<PageTexts["checkoutPage"]["errors"], WishAnswerError>;
	};
};
