import { expect, vi } from "vitest";
import { fieldValue } from "./html.ts";

/** Someone who asks a shop over HTTP, with cookies of their own. */
export type Visitor = { origin: string; cookies: Map<string, string> };

export async function send(visitor: Visitor, path: string, form?: Record<string, string>): Promise<Response> {
	const response = await fetch(visitor.origin + path, {
		method: form ? "POST" : "GET",
		redirect: "manual",
		headers: {
			Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			...(form ? { Origin: visitor.origin, "Content-Type": "application/x-www-form-urlencoded" } : {}),
		},
		...(form ? { body: new URLSearchParams(form) } : {}),
	});
	for (const cookie of response.headers.getSetCookie()) {
		const [pair = ""] = cookie.split(";");
		const [name = "", ...value] = pair.split("=");
		visitor.cookies.set(name, value.join("="));
	}
	return response;
}

/** Places an order for a collected 20 ft container; returns the path of its confirmation. */
export async function order(visitor: Visitor): Promise<string> {
	await send(visitor, "/en/container/20ft-container-standard", {
		condition: "new",
		color: "from_stack",
		quantity: "1",
		delivery: "self_pickup",
	});
	const html = await (await send(visitor, "/en/cart")).text();
	const hidden = (name: string) => fieldValue(html, name) ?? "";
	const fields = {
		intent: "order",
		ticket: hidden("ticket"),
		idempotencyKey: hidden("idempotencyKey"),
		seenTotal: hidden("seenTotal"),
		name: "Jana Peeters",
		email: "jana@buyer.example",
		phone: "+32 3 000 00 01",
		street: "Kaaistraat 12",
		city: "Brussel",
		postalCode: "1050",
		country: "belgium",
	};
	// Nobody fills in a form in less than two seconds: the shop asks for the same once more.
	return vi.waitFor(
		async () => {
			const response = await send(visitor, "/en/cart", fields);
			expect(response.status).toBe(303);
			return response.headers.get("Location") ?? "";
		},
		{ timeout: 20_000, interval: 250 },
	);
}
