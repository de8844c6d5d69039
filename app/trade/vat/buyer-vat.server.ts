import { requireVatSettings } from "~/company/company.store.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { partsOfVatNumber } from "~/values/vat-number.ts";
import { checkVatNumber } from "./check-vat-number.server.ts";

/** Who says to be buying. @property vatNumber in its usual form */
export type SaidBuyer = { companyName: string | null; vatNumber: string | null };

/**
 * What is known of a buyer's VAT, with what VIES says where that can change anything: of a Belgian number nothing does.
 * Before a transaction, never within one.
 * @param requester the company's own number; @param asked from which address
 */
export async function askBuyerVat(
	{ db, cache, config }: Pick<Services, "db" | "cache" | "config">,
	requester: string,
	{ companyName, vatNumber }: SaidBuyer,
	asked: { from: string; now: Date },
): Promise<BuyerVat> {
	const settings = await requireVatSettings(db, cache);
	const parts = vatNumber === null ? null : partsOfVatNumber(vatNumber);
	const number = parts && parts.country + parts.rest;
	const isAsked = settings.byCase && number !== null && parts?.country !== "BE";
	const check = isAsked ? await checkVatNumber({ db, url: config.viesUrl, requester }, number, asked) : null;
	return { settings, buyer: vatNumber || companyName ? "business" : "private", number, check };
}
