import { type OrderObstacle, type PricedProduct, priceLine } from "~/trade/catalog/pricing.ts";
import type { LineChoice } from "~/trade/lines/line-choice.ts";
import type { TariffTable } from "~/trade/transport/transport.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import { type Amounts, withVat } from "~/values/vat.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";

/** What a visitor put into the cart, with the price as last seen (cents). */
export type CartItem = LineChoice & {
	id: string;
	productId: string;
	price: Cents;
	transportPrice: Cents;
};

export type CartLine<P = PricedProduct> = {
	item: CartItem;
	product: P;
	/** Per piece; for rent the first 30 days. */
	unitPrice: Cents;
	/** Of the whole line. */
	transportPrice: Cents;
	/** Unit price times quantity plus transport (shop document §5). */
	total: Cents;
	/** Why the line cannot be ordered; null when it can. */
	obstacle: OrderObstacle | null;
	/** The unit price the visitor saw when it is no longer the price. */
	priceBefore: Cents | null;
};

export type PricedCart<P = PricedProduct> = { lines: CartLine<P>[]; canOrder: boolean } & Amounts;

const undecidedCountry: TransportCountry = "BE";

/**
 * The cart at today's prices: never what a client or an older row says.
 * @param products by id; @param tariffs by country
 */
export function priceCart<P extends PricedProduct>(
	items: readonly CartItem[],
	products: ReadonlyMap<string, P>,
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): PricedCart<P> {
	const lines = items.flatMap((item) => {
		const product = products.get(item.productId);
		return product ? [priceItem(item, product, tariffs)] : [];
	});
	const canOrder = lines.length > 0 && lines.every((line) => line.obstacle === null);
	return { lines, canOrder, ...withVat(sumCents(lines.map((line) => line.total))) };
}

function priceItem<P extends PricedProduct>(
	item: CartItem,
	product: P,
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): CartLine<P> {
	const country = item.transportCountry ?? undecidedCountry;
	const priced = priceLine(
		product,
		{
			condition: item.selectedCondition,
			colorType: item.colorType,
			quantity: item.quantity,
			transport: { delivery: item.transportType, country, postcode: item.transportPostcode ?? "" },
		},
		tariffs[country],
	);
	return {
		item,
		product,
		unitPrice: priced.unitPrice,
		transportPrice: priced.transport.state === "priced" ? priced.transport.price : noCents,
		total: cents(priced.total),
		obstacle: priced.obstacle,
		priceBefore: item.price === priced.unitPrice ? null : item.price,
	};
}
