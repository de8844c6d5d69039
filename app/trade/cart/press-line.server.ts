import type { Flash } from "~/people/visitor/visitor-cookies.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import {
	collectLine,
	type PutBackResult,
	putBackInCart,
	removeFromCart,
	stepQuantity,
} from "./change-cart.server.ts";

/** What a line's own buttons ask for. */
export type LineIntent = "more" | "less" | "remove" | "putBack" | "collect";

const failures = {
	...{ more: "quantity_failed", less: "quantity_failed", collect: "quantity_failed" },
	...{ remove: "remove_failed", putBack: "not_put_back" },
} as const satisfies Record<LineIntent, Flash["kind"]>;

const putBackFlashes = {
	...{ back: "put_back", gone: "not_put_back", cart_full: "cart_full" },
} as const satisfies Record<PutBackResult, Flash["kind"]>;

/**
 * Does to a line of a cart what was pressed.
 * @returns `message`: what the buyer is told of it, null where the line itself says enough; `isLineGone`: whether that is
 * because this browser's cart has no such line any more
 */
export async function pressLine(
	db: Db,
	cartId: string | null,
	{ intent, item }: { intent: LineIntent; item: string },
): Promise<{ message: Flash | null; isLineGone: boolean }> {
	const failed = { kind: failures[intent] };
	const say = (message: Flash | null) => ({ message, isLineGone: false });
	const gone = { message: intent === "collect" ? null : failed, isLineGone: intent !== "putBack" };
	if (cartId === null) return gone;
	try {
		switch (intent) {
			case "remove":
				return (await removeFromCart(db, cartId, item)) ? say({ kind: "removed" }) : gone;
			case "putBack":
				return say({ kind: putBackFlashes[await putBackInCart(db, cartId, item)] });
			// A line that cannot be collected any more says so itself.
			case "collect":
				await collectLine(db, cartId, item);
				return say(null);
			case "more":
			case "less":
				return (await stepQuantity(db, cartId, item, intent === "more" ? 1 : -1)) ? say(null) : gone;
		}
	} catch (error) {
		log.error("cart not changed", { error: errorText(error) });
		return say(failed);
	}
}
