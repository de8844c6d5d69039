import { inArray } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { optionPrice, priceLine } from "~/trade/catalog/pricing.ts";
import { chooseTranslation } from "~/trade/catalog/product.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { noCents, timesCents } from "~/values/money.ts";
import type { OfferLine } from "~/values/offer-content.ts";
import { rentDays } from "~/values/rental.ts";
import type { Condition, DeliveryChoice, Language, TransportCountry } from "~/values/vocabulary.ts";

const { products, productTranslations } = schema;

export type ContainerWish = {
	productId: string;
	condition: Condition;
	quantity: number;
	/** Null for a colour in stock. */
	ralColor: string | null;
	transportType: DeliveryChoice;
	/** Where a truck goes; null as long as nobody has said so. */
	place: { country: TransportCountry; postcode: string } | null;
	language: Language;
};

/**
 * Lines of an offer for containers of the shop, at today's price and tariff, named in the buyer's language; what is asked
 * for by offer only begins at the catalogue's price of the condition, or at none. Null where there is no such container.
 * Three statements, however many lines.
 */
export async function priceContainerLines(
	db: Db | Transaction,
	wishes: readonly ContainerWish[],
): Promise<({ line: OfferLine; isAvailable: boolean } | null)[]> {
	if (wishes.length === 0) return [];
	const ids = [...new Set(wishes.map(({ productId }) => productId))];
	const found = await db.select().from(products).where(inArray(products.id, ids));
	const titles = await db
		.select({
			productId: productTranslations.productId,
			language: productTranslations.language,
			title: productTranslations.title,
		})
		.from(productTranslations)
		.where(inArray(productTranslations.productId, ids));
	const tariffs = await readTariffs(db);
	return wishes.map((wish) => {
		const product = found.find(({ id }) => id === wish.productId);
		if (!product) return null;
		const named = titles.filter(({ productId }) => productId === product.id);
		return { line: lineOf(product, named, tariffs, wish), isAvailable: product.isAvailable };
	});
}

/** The line of one container; null where there is no such container. Three statements. */
export async function priceContainerLine(
	db: Db | Transaction,
	wish: ContainerWish,
): Promise<OfferLine | null> {
	const [priced] = await priceContainerLines(db, [wish]);
	return priced?.line ?? null;
}

function lineOf(
	product: typeof products.$inferSelect,
	titles: { language: Language; title: string }[],
	tariffs: Awaited<ReturnType<typeof readTariffs>>,
	wish: ContainerWish,
): OfferLine {
	const { condition, quantity, ralColor, transportType, place, language } = wish;
	const country = place?.country ?? "BE";
	const { transport } = priceLine(
		product,
		{
			...{ condition, quantity, colorType: "from_stack" },
			transport: { delivery: transportType, country, postcode: place?.postcode ?? "" },
		},
		tariffs[country],
	);
	const listed = optionPrice(product, condition);
	const listPrice = listed && timesCents(listed, condition === "rent" ? rentDays : 1);
	const isRented = condition === "rent";
	return {
		productId: product.id,
		title: (chooseTranslation(titles, language)?.title ?? "").slice(0, 200),
		details: "",
		condition,
		colorType: ralColor && !isRented ? "wish_color" : "from_stack",
		ralColor: isRented ? null : ralColor,
		...{ quantity, unitPrice: listPrice ?? noCents, listPrice },
		transportPrice: transport.state === "priced" ? transport.price : noCents,
	};
}
