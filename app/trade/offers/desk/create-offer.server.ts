import { eq, sql } from "drizzle-orm";
import { requirePaymentTerms } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { addressAt } from "~/trade/cart/delivery-place.ts";
import { readTitles } from "~/trade/catalog/titles.store.server.ts";
import { parseConfiguration } from "~/trade/conversions/configuration-code.ts";
import { describeConfiguration, descriptionText } from "~/trade/conversions/describe-configuration.ts";
import { conversionSubject } from "~/trade/conversions/request-modification.server.ts";
import { optionCondition } from "~/trade/quotes/purchase-option.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { cents, noCents } from "~/values/money.ts";
import type { OfferBuyer, OfferContent, OfferLine, OfferWish } from "~/values/offer-content.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { highestRate } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { offerColumns, readVersion } from "../offer.store.server.ts";
import { offerNumber, offerSums } from "../offer.ts";
import { noteOffer } from "../offer-log.server.ts";
import { readOfferSettings, templatesOf } from "../offer-settings.store.server.ts";
import { priceContainerLine } from "./price-line.server.ts";
import { repeatOrder } from "./repeat-order.server.ts";

const { offerCounters, offers, offerVersions, quotes } = schema;

type Quote = typeof quotes.$inferSelect;

const noWish: OfferWish = {
	...{ wishedDate: null, note: null, ground: null, accessWidth: null, doorSide: null },
	...{ rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
};

/** Who is called back: the first facts of an offer that no request came before. */
export type NewBuyer = Pick<OfferBuyer, "name" | "email" | "phone" | "companyName"> & { language: Language };

/** A buyer of whom nothing else is known. */
export function buyerOf({ name, email, phone, companyName }: Omit<NewBuyer, "language">): OfferBuyer {
	return {
		...{ name, email, phone, companyName, vatNumber: null },
		...{ street: null, city: null, postalCode: null, country: "belgium" },
	};
}

function buyerOfQuote(quote: Quote): OfferBuyer {
	const { customerName: name, email, phone, companyName, transportCountry, transportPostcode } = quote;
	const place =
		transportCountry && addressAt({ country: transportCountry, postcode: transportPostcode ?? "" });
	return {
		...buyerOf({ name, email, phone, companyName }),
		// As it was typed: one line of it is the street, and the owner sees which.
		street: quote.deliveryAddress?.replace(/\s+/g, " ").trim().slice(0, 200) || null,
		...(place && { country: place.country, postalCode: place.postalCode || null }),
	};
}

/** What a free line begins with: the words, and a price that the owner has to say. */
function freeLine(title: string, quantity: number, details = ""): OfferLine {
	return {
		...{
			productId: null,
			title,
			details,
			condition: null,
			colorType: "from_stack",
			ralColor: null,
			quantity,
		},
		...{ unitPrice: noCents, listPrice: null, transportPrice: noCents },
	};
}

/** The lines that a request asks for, in its buyer's language, at today's prices. */
async function linesOfQuote(tx: Transaction, quote: Quote): Promise<OfferLine[]> {
	const { language, quantityRequested: quantity } = quote;
	const configuration = parseConfiguration(quote.configuration);
	if (configuration) {
		const texts = pageTexts[language].modifications.configurator;
		const { title } = conversionSubject({ conversion: null, configuration, drawingUrl: () => "" }, language);
		const details = descriptionText(describeConfiguration(configuration, texts, language), language);
		return [freeLine(title, quantity, details)];
	}
	const condition = quote.purchaseOption && optionCondition[quote.purchaseOption];
	if (quote.productId === null) return [];
	const line =
		condition &&
		(await priceContainerLine(tx, {
			...{ productId: quote.productId, condition, quantity, language },
			ralColor: quote.colorType === "wish_color" ? quote.ralColor : null,
			transportType: quote.transportType ?? "self_pickup",
			place: quote.transportCountry && {
				country: quote.transportCountry,
				postcode: quote.transportPostcode ?? "",
			},
		}));
	if (line) return [line];
	const titles = await readTitles(tx, language, [quote.productId]);
	return [freeLine(titles.get(quote.productId) ?? "", quantity)];
}

function wishOfQuote(quote: Quote): OfferWish {
	const { preferredDeliveryDate: wishedDate, specialRequirements, ground, accessWidth, doorSide } = quote;
	const { rentalStart, rentalLength, rentalUnit, rentalReturn } = quote;
	// What an inquiry for a conversion says stands in its line.
	const note = quote.configuration === null ? specialRequirements?.trim().slice(0, 2_000) || null : null;
	return {
		...{ wishedDate, note, ground, accessWidth, doorSide },
		...{ rentalStart, rentalLength, rentalUnit, rentalReturn },
	};
}

/** The next number of the year: taken with its offer, so that one that is not stored takes none. */
async function takeNumber(tx: Transaction, year: number): Promise<string> {
	const [row] = await tx
		.insert(offerCounters)
		.values({ year, last: 1 })
		.onConflictDoUpdate({ target: offerCounters.year, set: { last: sql`${offerCounters.last} + 1` } })
		.returning({ last: offerCounters.last });
	if (!row) throw new Error("no number was taken");
	return offerNumber(year, row.last);
}

/** VIES is asked when a draft is saved; until then VAT is as for anybody. */
const unasked = (vat: BuyerVat["settings"], companyName: string | null): BuyerVat => ({
	...{ settings: vat, buyer: companyName ? "business" : "private", number: null, check: null },
});

/** What stands under a form's id already: of another press of the same form, or of one that said something else. */
type Begun = { result: "made" } | { result: "other"; number: string; name: string };

/** Whether an offer is what a form with its id asks for; a request and an order say all of it by themselves. */
async function begunBefore(tx: Transaction, { id, from }: NewOffer): Promise<Begun | null> {
	const [offer] = await tx.select(offerColumns).from(offers).where(eq(offers.id, id));
	if (!offer) return null;
	if (!("name" in from)) return { result: "made" };
	const newest = await readVersion(tx, id, offer.version);
	const { language, name, email, phone, companyName } = from;
	const buyer = newest?.content.buyer;
	const isSame =
		offer.language === language &&
		buyer?.name === name &&
		buyer.email === email &&
		buyer.phone === phone &&
		buyer.companyName === companyName;
	return isSame ? { result: "made" } : { result: "other", number: offer.number, name: offer.buyerName };
}

export type NewOffer = {
	/** The form's: the same form sent twice makes one offer, of this id. */
	id: string;
	/** What it answers, what it repeats, or who called. */
	from: { quoteId: string } | { orderId: string } | NewBuyer;
	vat: BuyerVat["settings"];
	now: Date;
};

/**
 * Begins an offer: from a request with all that it asks for at today's prices, its transport, wishes, conversion and drawing;
 * from an order, with its lines at today's prices; or for somebody who called. Admins only.
 * @returns gone: there is no such request or order; other: the form's id has begun an offer for somebody else
 */
export async function createOffer(
	shop: Pick<Services, "db" | "cache">,
	author: Actor<"offers.change">,
	given: NewOffer,
): Promise<Begun | { result: "gone" }> {
	const { termDays } = await requirePaymentTerms(shop.db, shop.cache);
	return shop.db.transaction(async (tx) => {
		const known = await begunBefore(tx, given);
		if (known) return known;
		const { from, now } = given;
		const [quote = null] =
			"quoteId" in from ? await tx.select().from(quotes).where(eq(quotes.id, from.quoteId)) : [];
		if ("quoteId" in from && !quote) return { result: "gone" };
		const repeated = "orderId" in from ? await repeatOrder(tx, from.orderId) : null;
		if ("orderId" in from && !repeated) return { result: "gone" };
		const language = (quote ?? repeated ?? (from as NewBuyer)).language;
		const settings = await readOfferSettings(tx);
		const today = antwerpClock(now).slice(0, 10);
		const begun = repeated
			? repeated
			: {
					buyer: quote ? buyerOfQuote(quote) : buyerOf(from as NewBuyer),
					billing: null,
					transportType: quote?.transportType ?? ("self_pickup" as const),
					lines: quote ? await linesOfQuote(tx, quote) : [],
				};
		const { buyer, billing, transportType, lines } = begun;
		const content: OfferContent = {
			...templatesOf(settings, language),
			...{ buyer, billing, transportType, lines, remarks: "", pictures: [] },
			wish: quote ? wishOfQuote(quote) : noWish,
			hasDrawing: Boolean(quote?.configurationPicture),
			...{ validUntil: daysLater(today, settings.validDays), termDays },
		};
		const number = await takeNumber(tx, Number(today.slice(0, 4)));
		const { inputs, decision, totals } = offerSums(content, unasked(given.vat, content.buyer.companyName));
		const { name: buyerName, companyName, email } = content.buyer;
		const [offer] = await tx
			.insert(offers)
			.values({
				...{ id: given.id, number, quoteId: quote?.id ?? null, language, buyerName, companyName, email },
				...{ validUntil: content.validUntil, totalAmount: totals.gross, createdAt: now, updatedAt: now },
				...{ configuration: quote?.configuration ?? null, drawing: quote?.configurationPicture ?? null },
			})
			.onConflictDoNothing({ target: offers.id })
			.returning({ id: offers.id, number: offers.number });
		if (!offer) return (await begunBefore(tx, given)) ?? { result: "gone" };
		await tx.insert(offerVersions).values({
			...{ offerId: offer.id, version: 1, content, vatInputs: inputs, vatDecision: decision },
			...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: cents(totals.gross) },
			...{ vatRate: highestRate(totals), createdAt: now, updatedAt: now },
		});
		await noteOffer(tx, author, {
			...{ offer, action: "create" },
			after: { name: buyerName, ...(repeated && { order: repeated.number }) },
		});
		return { result: "made" };
	});
}
