import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type TransportObstacle, transportObstacles, waysPast } from "~/trade/catalog/order-obstacle.ts";
import { galleryImages } from "~/trade/catalog/product.ts";
import { likelyCountry, type ProductSelection, selectionToUrl } from "~/trade/catalog/selection.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Language } from "~/values/vocabulary.ts";
import { lineText, type StoredCart, type StoredItem } from "./cart.store.server.ts";
import type { CartObstacle } from "./cart.ts";
import type { CartView, CartWay, RemovedLine } from "./cart-view.ts";

/** What the cart's page needs of a cart, in the page's language. */
export function toCartView(cart: StoredCart, language: Language): CartView {
	const { container: texts } = pageTexts[language];
	return {
		lines: cart.lines.map((line) => ({
			id: line.item.id,
			...lineText(line, language),
			imageUrl: (line.product && galleryImages(line.product, line.item.selectedCondition)[0]) ?? null,
			...choiceOf(line.item),
			price: line.unitPrice,
			transportPrice: line.transportPrice,
			total: line.total,
			lacksTransport: line.lacksTransport,
			obstacle: line.obstacle,
			transportReason: isOfTransport(line.obstacle) ? texts.obstacles[line.obstacle] : null,
			ways: waysOf(line, texts.ways),
			priceBefore: line.priceBefore,
			quoteAddress: quoteAddressOf(line, language),
		})),
		canOrder: cart.canOrder,
		subtotal: cart.subtotal,
		vat: cart.vat,
		total: cart.total,
	};
}

/** A line that was taken out, at the place that it had among the others and would have again. */
export function toRemovedLine(item: StoredItem, { lines }: StoredCart, language: Language): RemovedLine {
	const { title } = lineText({ item, product: item.product }, language);
	const place = lines.filter((line) => line.item.createdAt < item.createdAt).length;
	return { id: item.id, title, place };
}

function isOfTransport(obstacle: CartObstacle | null): obstacle is TransportObstacle {
	return memberOf(transportObstacles, obstacle) !== null;
}

/** The same ways as the container's page offers; the quote has its own address. */
function waysOf(
	{ obstacle, product }: StoredCart["lines"][number],
	labels: PageTexts["container"]["ways"],
): CartWay[] {
	if (!product || !isOfTransport(obstacle)) return [];
	return waysPast(obstacle, product.deliveryOptions).flatMap((way): CartWay[] => {
		if (way === "collect") return [{ way }];
		return way === "postcode" || way === "delivery" ? [{ way, label: labels[way] }] : [];
	});
}

/** Obstacles that a quote does not get around. */
const withoutQuote: readonly CartObstacle[] = ["gone", "unavailable", "not_offered", "no_condition"];

/** A quote keeps what was chosen, its country and postcode too (ruling on P4 and K3). */
function quoteAddressOf(line: StoredCart["lines"][number], language: Language): string | null {
	const { item, product, obstacle } = line;
	const { slug } = lineText(line, language);
	if (!product || slug === null || obstacle === null || withoutQuote.includes(obstacle)) return null;
	const selection: ProductSelection = {
		...{ condition: item.selectedCondition, colorType: item.colorType, ral: item.ralColor ?? "" },
		quantity: item.quantity,
		transport: {
			delivery: item.transportType,
			country: item.transportCountry ?? likelyCountry(language),
			postcode: item.transportPostcode ?? "",
		},
	};
	const query = selectionToUrl(selection, product).toString();
	return urls.requestQuote(language, slug) + (query && `?${query}`);
}
