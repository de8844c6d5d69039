import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { TransportObstacle } from "~/trade/catalog/order-obstacle.ts";
import type { CartObstacle } from "../cart.ts";
import type { CartLineView, CartView } from "../cart-view.ts";

/** The words for obstacles of a container: it had a price once, so several say the same here. */
const reasons = {
	gone: "gone",
	unavailable: "unavailable",
	no_price: "quote_required",
	no_condition: "not_offered",
	not_offered: "not_offered",
	quote_required: "quote_required",
} as const satisfies Record<Exclude<CartObstacle, TransportObstacle>, string>;

/** Why a line cannot be ordered; null when it can. Those of transport are told as the container's page tells them. */
export function obstacleText(
	t: (key: `obstacles.${(typeof reasons)[keyof typeof reasons]}`) => string,
	{ obstacle, transportReason }: CartLineView,
): string | null {
	if (obstacle === null || transportReason !== null) return transportReason;
	return t(`obstacles.${reasons[obstacle as keyof typeof reasons]}`);
}

/** What keeps each line from being ordered, after the container's name. */
export function blockedLines(
	t: Parameters<typeof obstacleText>[0],
	language: Language,
	cart: CartView,
): string[] {
	return cart.lines.flatMap((line) => {
		const reason = obstacleText(t, line);
		return reason === null ? [] : [labelled(language, line.title, reason)];
	});
}
