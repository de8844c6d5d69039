import { company } from "#db/seed/company.ts";
import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { OrderLine } from "~/trade/lines/lines.ts";
import { orderPaper, type PaperOrder } from "~/trade/papers/order-paper.ts";
import type { Paper } from "~/trade/papers/paper.ts";
import { cents } from "~/values/money.ts";
import { ogmOf } from "~/values/ogm.ts";
import type { Language, OrderPaperKind } from "~/values/vocabulary.ts";
import { buyerAddress } from "./sample-trade.ts";

/** Two containers that a truck with a crane brings. */
export const sampleLine: OrderLine = {
	...{ productTitle: "20ft Container Standaard", quantity: 2, selectedCondition: "used-a" },
	...{ transportType: "truck_with_crane", transportCountry: "BE", transportPostcode: "9000" },
	...{ colorType: "from_stack", ralColor: null, price: cents(132_500), transportPrice: cents(31_000) },
};

/** An order of 2,960.00 net, 3,581.60 with VAT, else as given. */
export function sampleOrder(given: Partial<PaperOrder> = {}): PaperOrder {
	return {
		...{ orderNumber: "K-10001", paymentReference: ogmOf(10_001), language: "nl", placedOn: "2026-11-20" },
		...{ subtotalAmount: cents(296_000), vatAmount: cents(62_160), totalAmount: cents(358_160), vatRate: 21 },
		...{ creditedAmount: cents(0), paidAmount: null, vatDecision: null, revision: 0 },
		...{ depositAmount: cents(0), invoicedAmount: cents(0) },
		...{ shippingAddress: buyerAddress, billingAddress: null, items: [sampleLine], dueOn: "2026-11-27" },
		...{ wishedDate: null, note: null, ground: null, accessWidth: null, doorSide: null },
		...{ rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
		...given,
	};
}

const account = { holder: "Kade Containers BV", iban: "BE71 0961 2345 6769", bic: "GKCCBEBB" };

/** A paper of such an order, of the demo company. */
export function samplePaper(
	kind: OrderPaperKind,
	language: Language = "nl",
	given: Partial<PaperOrder> = {},
): Paper {
	const words = {
		paper: paperCatalogues[language],
		shop: catalogues[language],
		wish: pageTexts[language].deliveryWish,
		exemptions: mailCatalogues[language].bill.reasons,
	};
	const shop = { seller: company, account, today: "2026-11-23" };
	return orderPaper(kind, sampleOrder({ language, ...given }), shop, words);
}
