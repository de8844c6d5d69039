import type { LetterSender } from "~/mail/letter.ts";
import type { TwoStepIds } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { readTitles } from "~/trade/catalog/titles.store.server.ts";
import { answersOf } from "~/trade/lines/delivery-wish.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { QuoteForm } from "./quote.schema.ts";
import { askedLine, quoteChoice } from "./quote-choice.ts";
import { writeQuoteMails } from "./quote-mails.server.ts";

/**
 * Stores a quote with all that was chosen and writes its two mails, before any mail is tried. Anyone may call it.
 * Every price is the shop's own, for the quantity that was asked for; a stock colour is stored as N/A (storefront document §5).
 */
export async function requestQuote(
	db: Db | Transaction,
	sender: LetterSender,
	input: { product: ProductDetails; selection: ProductSelection; form: QuoteForm; language: Language },
): Promise<TwoStepIds> {
	const { product, selection, form, language } = input;
	return db.transaction(async (tx) => {
		const tariffs = await readTariffs(tx);
		const choice = quoteChoice(product, selection, {
			quantity: form.quantityRequested,
			ral: form.ralColor,
			table: tariffs[selection.transport.country],
		});
		const [quote] = await tx
			.insert(schema.quotes)
			.values({
				productId: product.id,
				language,
				customerName: form.customerName,
				email: form.email,
				phone: form.phone,
				companyName: form.companyName,
				deliveryAddress: form.deliveryAddress,
				preferredDeliveryDate: form.preferredDeliveryDate,
				specialRequirements: form.specialRequirements,
				requestType: form.requestType,
				...choice,
				...answersOf(form, [askedLine(choice)]),
			})
			.returning();
		if (!quote) throw new Error("the quote was not inserted");
		const { mailLanguage } = sender.company;
		const titles = mailLanguage === language ? null : await readTitles(tx, mailLanguage, [product.id]);
		const ownTitle = titles?.get(product.id) ?? product.text.title;
		return writeQuoteMails(tx, sender, quote, (reader) => ({
			title: reader === language ? product.text.title : ownTitle,
		}));
	});
}
