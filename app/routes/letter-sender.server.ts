import { requireCompany, requirePaymentTerms } from "~/company/company.store.server.ts";
import { bankAccountOf } from "~/company/payment-terms.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { LetterSender } from "~/mail/letter.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Issuer } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import type { ConfirmationSender, OrderTaker } from "~/trade/orders/order-sender.server.ts";

/** Who writes in the shop's name: the company as it is now, with addresses of its desk for its own copies. */
export async function letterSender({ db, cache, config }: Services): Promise<LetterSender> {
	const company = await requireCompany(db, cache);
	const { origin } = config;
	return {
		...{ company, origin },
		deskAddress: (kind, id) => origin + adminUrls[kind](company.mailLanguage, id),
	};
}

/** Who writes to buyers in the shop's name, with links that open their orders. */
export async function confirmationSender(shop: Services): Promise<ConfirmationSender> {
	return { ...(await letterSender(shop)), secret: shop.secret };
}

/** Who takes orders in the shop's name, with the account that buyers pay to. */
export async function orderTaker(shop: Services): Promise<OrderTaker> {
	const { db, cache } = shop;
	const [sender, company, terms] = await Promise.all([
		confirmationSender(shop),
		requireCompany(db, cache),
		requirePaymentTerms(db, cache),
	]);
	return {
		...sender,
		account: bankAccountOf(company, terms),
		termDays: terms.termDays,
		hasPrivateBuyers: company.customers === "everyone",
	};
}

/** Who issues invoices: the company as it is now, with the account that buyers pay to. */
export async function issuerOf({ db, cache }: Services): Promise<Issuer> {
	const [company, terms] = await Promise.all([requireCompany(db, cache), requirePaymentTerms(db, cache)]);
	return { company, account: bankAccountOf(company, terms) };
}
