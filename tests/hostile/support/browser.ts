import { fieldValue } from "../../support/html.ts";
import { checkoutFields } from "../../support/shop-visits.ts";
import { type Answer, ask, formBody, newAddress } from "./ask.ts";
import type { HostileShop } from "./hostile-shop.ts";

/** Somebody at one address who keeps cookies. */
export type Browser = {
	get(path: string): Promise<Answer>;
	post(path: string, fields: Record<string, string>): Promise<Answer>;
	/** The cookies as they are sent. */
	cookie(): string;
};

export function openBrowser(from: string = newAddress()): Browser {
	const jar = new Map<string, string>();
	const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
	async function send(path: string, body?: string): Promise<Answer> {
		const answer = await ask({ path, from, cookie: cookie(), ...(body === undefined ? {} : { body }) });
		for (const line of answer.headers["set-cookie"] ?? []) {
			const pair = line.split(";")[0] ?? "";
			jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
		}
		return answer;
	}
	return { cookie, get: (path) => send(path), post: (path, fields) => send(path, formBody(fields)) };
}

/** The order form of a browser's cart, filled in, with what the page puts into it, else as given. */
export async function filledOrder(
	shop: HostileShop,
	browser: Browser,
	given: Record<string, string> = {},
): Promise<Record<string, string>> {
	const { body } = await browser.get("/nl/cart");
	const own = {
		idempotencyKey: fieldValue(body, "idempotencyKey"),
		seenTotal: fieldValue(body, "seenTotal"),
	};
	if (own.idempotencyKey === undefined || own.seenTotal === undefined)
		throw new Error("there is no order form");
	const { idempotencyKey, seenTotal } = own;
	return {
		...checkoutFields(),
		website: "",
		ticket: shop.ticket("order"),
		idempotencyKey,
		seenTotal,
		...given,
	};
}
