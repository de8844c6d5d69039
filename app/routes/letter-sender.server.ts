import { requireCompany, requirePaymentTerms } from "~/company/company.store.server.ts";
import { bankAccountOf } from "~/company/payment-terms.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { LetterSender } from "~/mail/letter.ts";
import type { Services } from "~/platform/services.server.ts";
import type { OrderTaker } from "~/trade/orders/order-confirmation-mail.server.ts";

/** Who writes in the shop's name: the company as it is now, with addresses of its desk for its own copies. */
export async function letterSender({ db, cache, config }: Services): Promise<LetterSender> {
	const company = await requireCompany(db, cache);
	const { origin } = config;
	return {
		...{ company, origin },
		deskAddress: (kind, id) => origin + adminUrls[kind](company.mailLanguage, id),
	};
}

/** Who takes orders in the shop's name, with the account that buyers pay to. */
export async function orderTaker(shop: Services): Promise<OrderTaker> {
	const { db, cache, secret } = shop;
	const [sender, company, terms] = await Promise.all([
		letterSender(shop),
		requireCompany(db, cache),
		requirePaymentTerms(db, cache),
	]);
	return {
		...sender,
		secret,
		account: bankAccountOf(company, terms),
		termDays: terms.termDays,
		hasPrivateBuyers: company.customers === "everyone",
	};
}
