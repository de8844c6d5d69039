import { tagsOf } from "../support/html.ts";

/** An order that the shop has acknowledged: from then on it must be there. */
export type Acknowledged = { orderId: string; totalCents: number; lines: number; email: string };

export type BuyerFigures = { acknowledged: number; repeated: number; doubled: number; refused: number };

type Cookies = Map<string, string>;

const products = ["20ft-container-standard", "40ft-container-standard", "10ft-container"];
const patienceMs = 30_000;

/** Sends one request as a browser does; a shop that does not answer counts as no answer. */
async function send(
	origin: string,
	visitor: { cookies: Cookies; address: string; home: string },
	path: string,
	fields?: Record<string, string>,
): Promise<{ status: number; location: string; html: string }> {
	const response = await fetch(origin + path, {
		method: fields ? "POST" : "GET",
		redirect: "manual",
		signal: AbortSignal.timeout(patienceMs),
		headers: {
			"X-Forwarded-For": visitor.address,
			Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			...(fields ? { Origin: visitor.home } : {}),
		},
		...(fields ? { body: new URLSearchParams(fields) } : {}),
	});
	for (const line of response.headers.getSetCookie()) {
		const [pair = ""] = line.split(";");
		visitor.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
	}
	return {
		status: response.status,
		location: response.headers.get("Location") ?? "",
		html: await response.text(),
	};
}

function hiddenFields(html: string): Record<string, string> {
	const inputs = tagsOf(html, "input").filter(({ type }) => type === "hidden");
	return Object.fromEntries(inputs.map(({ name = "", value = "" }) => [name, value]));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Market = {
	/** Addresses of the shop's processes, the public one first; each request goes to any of them. */
	origins: readonly string[];
	isOpen: () => boolean;
	acknowledge: (order: Acknowledged) => void;
};

/**
 * Buys one cart after the other until the market closes, in a visitor's steps: containers, cart, two seconds of
 * typing, order. What is not answered is sent again with the same key, as a browser's reload does, and every seventh
 * order is sent twice at once.
 */
export async function buyUntilClosed(market: Market, name: string): Promise<BuyerFigures> {
	const figures: BuyerFigures = { acknowledged: 0, repeated: 0, doubled: 0, refused: 0 };
	for (let round = 0; market.isOpen(); round++) {
		try {
			await buyOnce(market, `${name}-${round}`, round % 7 === 0, figures);
		} catch {
			// The shop was away before the order was sent: the next cart.
			await pause(200);
		}
	}
	return figures;
}

async function buyOnce(market: Market, name: string, twice: boolean, figures: BuyerFigures): Promise<void> {
	const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60_000, 7);
	const address = `10.${number % 200}.${Math.floor(number / 200)}.${(number * 7) % 250}`;
	const visitor = { cookies: new Map<string, string>(), address, home: market.origins[0] ?? "" };
	const origin = () => market.origins[Math.floor(Math.random() * market.origins.length)] ?? "";
	const lines = 1 + (number % 3);
	for (const product of products.slice(0, lines)) {
		const choice = { condition: "new", color: "from_stack", quantity: String(1 + (number % 5)) };
		const added = await send(origin(), visitor, `/en/container/${product}`, {
			...choice,
			delivery: "self_pickup",
		});
		if (added.status !== 303) throw new Error(`the line was refused: ${added.status}`);
	}
	const cart = await send(origin(), visitor, "/en/cart");
	const hidden = hiddenFields(cart.html);
	if (cart.status !== 200 || hidden.idempotencyKey === undefined) throw new Error("no order form");
	// Nobody types an address faster, and the form is not taken sooner.
	await pause(2_100);
	const email = `${name}@buyer.example`;
	const fields = {
		...hidden,
		intent: "order",
		...{ name: "Jana Peeters", email, phone: "+32 3 000 00 01", street: "Kaaistraat 12", city: "Brussel" },
		...{ postalCode: "1050", country: "belgium" },
	};
	const place = () => send(origin(), visitor, "/en/cart", fields).catch(() => null);
	const deadline = Date.now() + 90_000;
	for (let attempt = 0; Date.now() < deadline; attempt++) {
		if (attempt > 0) figures.repeated++;
		if (twice) figures.doubled++;
		const answers = await Promise.all(twice ? [place(), place()] : [place()]);
		const taken = answers.find((answer) => answer?.status === 303);
		if (taken) {
			const orderId = taken.location.split("?")[0]?.split("/").at(-1) ?? "";
			market.acknowledge({ orderId, totalCents: Number(hidden.seenTotal), lines, email });
			figures.acknowledged++;
			return;
		}
		// A refusal in words (429, a changed price) is an answer; a failure is sent again.
		if (answers.some((answer) => answer && answer.status < 500 && answer.status !== 429)) {
			figures.refused++;
			return;
		}
		await pause(300);
	}
}
