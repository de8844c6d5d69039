import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type FakePayment = {
	id: string;
	status: string;
	amount: { currency: string; value: string };
	body: Record<string, unknown>;
};

export type FakeMollie = {
	url: string;
	payments: Map<string, FakePayment>;
	/** A status becomes another by being set. */
	refunds: { id: string; value: string; status: string; metadata: unknown }[];
	/** What payers' banks have taken back. @property id of the payment */
	chargebacks: { id: string; value: string; reversedAt: string | null }[];
	/** What is asked for is answered like this instead; null: as it should be. */
	mood: "hang" | "garbage" | "error" | "endless" | "refuse" | "lose" | "key" | "method" | "amount" | null;
	/** Requests so far. */
	asked: { method: string; path: string; key: string; authorization: string }[];
	close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	const text = Buffer.concat(parts).toString("utf8");
	return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** The page on which a payer decides; every button leads back to the shop. */
async function showPayPage(
	request: IncomingMessage,
	response: ServerResponse,
	payment: FakePayment | undefined,
): Promise<void> {
	if (!payment) {
		response.writeHead(404).end();
		return;
	}
	if (request.method === "POST") {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		payment.status = new URLSearchParams(Buffer.concat(parts).toString()).get("become") ?? payment.status;
		response.writeHead(303, { Location: String(payment.body.redirectUrl) }).end();
		return;
	}
	const buttons = ["paid", "canceled"].map((to) => `<button name="become" value="${to}">${to}</button>`);
	response.writeHead(200, { "Content-Type": "text/html" });
	response.end(
		`<!doctype html><link rel="icon" href="data:,"><title>Pay</title><form method="post">${buttons.join("")}</form>`,
	);
}

/** A provider of payments on this machine that speaks as Mollie does, version 2: the same idempotency key is one payment. */
export async function startFakeMollie(): Promise<FakeMollie> {
	const made = new Map<string, unknown>();
	const fake: Omit<FakeMollie, "close" | "url"> & { url: string } = {
		...{ url: "", payments: new Map(), refunds: [], chargebacks: [], mood: null, asked: [] },
	};
	const shown = ({ body: _body, ...payment }: FakePayment) => ({
		...payment,
		paidAt: payment.status === "paid" ? "2026-11-26T23:30:00+00:00" : null,
		_links: payment.status === "open" ? { checkout: { href: `${fake.url}/pay/${payment.id}` } } : {},
	});
	const createdAt = "2026-11-27T23:30:00+00:00";
	const euros = (value: string) => ({ currency: "EUR", value });
	/** Each by its place: nothing that was made goes away. */
	const embedded = (payment: string) => ({
		refunds: fake.refunds.flatMap(({ id, value, status, metadata }, at) =>
			id === payment ? [{ id: `re_${at + 1}`, amount: euros(value), status, createdAt, metadata }] : [],
		),
		chargebacks: fake.chargebacks.flatMap(({ id, value, reversedAt }, at) =>
			id === payment ? [{ id: `chb_${at + 1}`, amount: euros(value), createdAt, reversedAt }] : [],
		),
	});
	const server: Server = createServer(async (request, response) => {
		const path = request.url ?? "";
		const key = String(request.headers["idempotency-key"] ?? "");
		const { authorization = "" } = request.headers;
		fake.asked.push({ method: request.method ?? "", path, key, authorization });
		const answer = (status: number, body: unknown) => {
			response.writeHead(status, { "Content-Type": "application/json" });
			response.end(typeof body === "string" ? body : JSON.stringify(body));
		};
		const payer = /^\/pay\/(\w+)/.exec(path)?.[1];
		if (payer) {
			await showPayPage(request, response, fake.payments.get(payer));
			return;
		}
		if (fake.mood === "hang") return;
		if (fake.mood === "endless") {
			response.writeHead(200);
			response.write("{");
			return;
		}
		if (fake.mood === "garbage") return answer(200, "<html>maintenance</html>");
		if (fake.mood === "key") {
			return answer(401, { status: 401, detail: "Missing authentication, or failed to authenticate" });
		}
		if (request.method === "POST" && (fake.mood === "method" || fake.mood === "amount")) {
			return answer(422, { status: 422, detail: "It is not accepted", field: fake.mood });
		}
		if (fake.mood === "error") return answer(503, { status: 503 });
		const body = await bodyOf(request);
		const known = made.get(key);
		if (key && known) return answer(201, known);
		const id = /^\/v2\/payments\/([^/?]+)/.exec(path)?.[1];
		if (request.method === "POST" && path.endsWith("/refunds") && id) {
			if (fake.mood === "refuse") {
				return answer(422, { status: 422, detail: "The amount is higher than the maximum" });
			}
			const { value } = body.amount as { value: string };
			fake.refunds.push({ id, value, status: "pending", metadata: body.metadata });
			const refund = { id: `re_${fake.refunds.length}` };
			made.set(key, refund);
			// It is done, and nobody hears of it.
			if (fake.mood === "lose") return response.destroy();
			return answer(201, refund);
		}
		if (request.method === "POST") {
			const amount = body.amount as FakePayment["amount"];
			const payment = { id: `tr_${fake.payments.size + 1}abc`, status: "open", amount, body };
			fake.payments.set(payment.id, payment);
			made.set(key, shown(payment));
			return answer(201, shown(payment));
		}
		const payment = fake.payments.get(id ?? "");
		if (!payment) return answer(404, { status: 404 });
		const isWhole = path.endsWith("?embed=refunds,chargebacks");
		return answer(200, { ...shown(payment), ...(isWhole && { _embedded: embedded(payment.id) }) });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return Object.assign(fake, {
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	});
}
