import type { OrderObstacle } from "~/trade/catalog/order-obstacle.ts";
import { type PricedProduct, priceLine } from "~/trade/catalog/pricing.ts";
import type { LineChoice } from "~/trade/lines/line-choice.ts";
import type { TariffTable } from "~/trade/transport/transport.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import { type Amounts, withVat } from "~/values/vat.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import { atPlace, type DeliveryPlace } from "./delivery-place.ts";

/** What a visitor put into the cart, with the price as last seen (cents). */
export type CartItem = LineChoice & {
	id: string;
	/** Null once the product is gone. */
	productId: string | null;
	price: Cents;
	transportPrice: Cents;
};

/** Why a line of a cart cannot be ordered; gone: the shop has no such product any more. */
export type CartObstacle = OrderObstacle | "gone";

export type CartLine<P = PricedProduct, I = CartItem> = {
	item: I;
	/** Null once it is gone. */
	product: P | null;
	/** Per piece; for rent the first 30 days. */
	unitPrice: Cents;
	/** Of the whole line; nothing where it has no price. */
	transportPrice: Cents;
	/** Its total leaves out a transport that has no price. */
	lacksTransport: boolean;
	/** Unit price times quantity plus transport (shop document §5); nothing where the container has no price. */
	total: Cents;
	/** Why the line cannot be ordered; null when it can. */
	obstacle: CartObstacle | null;
	/** The unit price the visitor saw when it is no longer the price. */
	priceBefore: Cents | null;
};

export type PricedCart<P = PricedProduct, I = CartItem> = {
	lines: CartLine<P, I>[];
	canOrder: boolean;
} & Amounts;

const undecidedCountry: TransportCountry = "BE";

/**
 * The cart at today's prices: never what a client or an older row says. A line whose product is gone costs nothing and
 * keeps the cart from being ordered.
 * @param products by id; @param tariffs by country
 */
export function priceCart<P extends PricedProduct, I extends CartItem>(
	items: readonly I[],
	products: ReadonlyMap<string, P>,
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): PricedCart<P, I> {
	const lines = items.map((item) => {
		const product = item.productId === null ? undefined : products.get(item.productId);
		return product ? priceItem(item, product, tariffs) : goneLine<P, I>(item);
	});
	const canOrder = lines.length > 0 && lines.every((line) => line.obstacle === null);
	return { lines, canOrder, ...withVat(sumCents(lines.map((line) => line.total))) };
}

/** The same cart brought to another place, whatever its lines were priced for. */
export function priceCartAt<P extends PricedProduct & { id: string }, I extends CartItem>(
	cart: PricedCart<P, I>,
	place: DeliveryPlace,
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): PricedCart<P, I> {
	const items = cart.lines.map(({ item }) => atPlace(item, place));
	const products = new Map(cart.lines.flatMap(({ product }) => (product ? [[product.id, product]] : [])));
	return priceCart(items, products, tariffs);
}

function goneLine<P, I extends CartItem>(item: I): CartLine<P, I> {
	return {
		...{ item, product: null, unitPrice: item.price, transportPrice: noCents, total: noCents },
		...{ lacksTransport: false, obstacle: "gone", priceBefore: null },
	};
}

function priceItem<P extends PricedProduct, I extends CartItem>(
	item: I,
	product: P,
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): CartLine<P, I> {
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
		lacksTransport: priced.unitPrice > 0 && priced.transport.state !== "priced",
		// Transport alone is nothing that anybody can order.
		total: priced.unitPrice > 0 ? cents(priced.total) : noCents,
		obstacle: priced.obstacle,
		priceBefore: item.price === priced.unitPrice ? null : item.price,
	};
}
