import type { TwoStepIds } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { effectiveColor, priceLine } from "~/trade/catalog/pricing.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { type Language, purchaseOptionOf } from "~/values/vocabulary.ts";
import type { QuoteForm } from "./quote.schema.ts";
import { type QuoteSender, writeQuoteMails } from "./quote-mails.server.ts";

/**
 * Stores a quote with all that was chosen and writes its two mails, before any mail is tried. Anyone may call it.
 * The transport price is the shop's own; a stock colour is stored as N/A (storefront document §5).
 */
export async function requestQuote(
	db: Db | Transaction,
	company: QuoteSender,
	input: { product: ProductDetails; selection: ProductSelection; form: QuoteForm; language: Language },
): Promise<TwoStepIds> {
	const { product, selection, form, language } = input;
	return db.transaction(async (tx) => {
		const { country, delivery } = selection.transport;
		const { transport } = priceLine(
			product,
			{ ...selection, quantity: form.quantityRequested },
			(await readTariffs(tx))[country],
		);
		const colorType = effectiveColor(selection.condition, selection.colorType);
		const [quote] = await tx
			.insert(schema.quotes)
			.values({
				productId: product.id,
				language,
				customerName: form.customerName,
				email: form.email,
				phone: form.phone,
				companyName: form.companyName,
				quantityRequested: form.quantityRequested,
				deliveryAddress: form.deliveryAddress,
				preferredDeliveryDate: form.preferredDeliveryDate,
				specialRequirements: form.specialRequirements,
				requestType: form.requestType,
				purchaseOption: selection.condition && purchaseOptionOf[selection.condition],
				transportType: delivery,
				transportPrice: transport.state === "priced" ? transport.price : null,
				colorType,
				ralColor: colorType === "wish_color" ? (form.ralColor ?? "N/A") : "N/A",
			})
			.returning();
		if (!quote) throw new Error("the quote was not inserted");
		return writeQuoteMails(tx, company, quote, { title: product.text.title, condition: selection.condition });
	});
}
