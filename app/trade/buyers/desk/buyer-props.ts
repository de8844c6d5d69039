import type { DeskAnswer } from "~/desk/detail/desk-form.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { BuyerCard } from "./buyer.ts";
import type { BuyerAnswer } from "./buyer-form.ts";

export type BuyerPageProps = {
	texts: PageTexts["adminBuyers"];
	tradeTexts: PageTexts["adminTrade"];
	invoiceTexts: PageTexts["adminInvoices"];
	vatTexts: PageTexts["adminVat"];
	offerTexts: PageTexts["adminOffers"];
	card: BuyerCard;
	/** What who looks may see and do. */
	may: { trade: boolean; mails: boolean; change: boolean };
	answer: DeskAnswer | BuyerAnswer | null;
};
