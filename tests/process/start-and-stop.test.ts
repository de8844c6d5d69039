import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { freePort, newDataDir, type ShopProcess, startShop } from "../support/shop-process.ts";

const running: ShopProcess[] = [];
const folders: string[] = [];

function dataDir(): string {
	const folder = newDataDir();
	folders.push(folder);
	return folder;
}

function start(settings: Parameters<typeof startShop>[0]): ShopProcess {
	const shop = startShop(settings);
	running.push(shop);
	return shop;
}

afterEach(async () => {
	for (const shop of running.splice(0)) {
		if (shop.child.exitCode === null && shop.child.signalCode === null) shop.child.kill("SIGTERM");
		await shop.ended;
	}
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What was wrong, in one line, with exit code 1. */
async function expectRefusal(shop: ShopProcess, reason: RegExp): Promise<void> {
	expect(await shop.ended).toBe(1);
	const lines = shop.errors().trim().split("\n");
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(reason);
}

describe("a start that cannot succeed says why in one line", () => {
	test("a taken port", async () => {
		const port = await freePort();
		const first = start({ port, dataDir: dataDir() });
		await first.ready();
		await expectRefusal(start({ port, dataDir: dataDir() }), new RegExp(`^kade: port ${port} is taken`));
	});

	test("a second start on the same data folder", async () => {
		const folder = dataDir();
		const first = start({ port: await freePort(), dataDir: folder });
		await first.ready();
		await expectRefusal(
			start({ port: await freePort(), dataDir: folder }),
			/^kade: another shop is running on .*data folder/,
		);
		expect((await fetch(`${first.origin}/health`)).status).toBe(200);
	});

	test("a data folder that cannot be written", async () => {
		const file = join(dataDir(), "occupied");
		writeFileSync(file, "");
		await expectRefusal(
			start({ port: await freePort(), dataDir: file }),
			/^kade: the data folder .* cannot be written/,
		);
	});

	test.each([
		["postgres://kade@127.0.0.1:9/kade", /^kade: DATABASE_URL: the database cannot be used/],
		["mysql://kade@127.0.0.1/kade", /^kade: DATABASE_URL: must look like postgres:/],
	])("DATABASE_URL=%s", async (url, reason) => {
		await expectRefusal(
			start({ port: await freePort(), dataDir: dataDir(), env: { DATABASE_URL: url } }),
			reason,
		);
	});

	test("a wrong PORT", async () => {
		await expectRefusal(start({ port: 0, dataDir: dataDir(), env: { PORT: "many" } }), /^kade: PORT: /);
	});
});

type Visitor = { origin: string; cookies: Map<string, string> };

async function send(visitor: Visitor, path: string, form?: Record<string, string>): Promise<Response> {
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
async function order(visitor: Visitor): Promise<string> {
	await send(visitor, "/en/container/20ft-container-standard", {
		condition: "new",
		color: "from_stack",
		quantity: "1",
		delivery: "self_pickup",
	});
	const html = await (await send(visitor, "/en/cart")).text();
	const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
	const fields = {
		intent: "order",
		ticket: hidden("ticket"),
		idempotencyKey: hidden("idempotencyKey"),
		seenTotal: hidden("seenTotal"),
		name: "Jana Peeters",
		email: "jana@buyer.example",
		phone: "1",
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

describe("stopping", () => {
	test.each(["SIGTERM", "SIGINT"] as const)(
		"%s closes the database, and the next start keeps the data",
		async (signal) => {
			const folder = dataDir();
			const first = start({ port: await freePort(), dataDir: folder });
			await first.ready();
			const cookies = new Map<string, string>();
			const confirmation = await order({ origin: first.origin, cookies });
			first.child.kill(signal);
			expect(await first.ended).toBe(0);
			expect(first.errors()).toBe("");

			const second = start({ port: await freePort(), dataDir: folder });
			await second.ready();
			expect((await send({ origin: second.origin, cookies }, confirmation)).status).toBe(200);
			const list = await (await fetch(`${second.origin}/en/container`)).text();
			expect(list).toContain("14 containers");
		},
	);

	test("after kill -9 the next start finds every acknowledged order", async () => {
		const folder = dataDir();
		const first = start({ port: await freePort(), dataDir: folder });
		await first.ready();
		const visitors = Array.from({ length: 5 }, () => ({
			origin: first.origin,
			cookies: new Map<string, string>(),
		}));
		const confirmations = await Promise.all(visitors.map(order));
		first.child.kill("SIGKILL");
		await first.ended;

		const second = start({ port: await freePort(), dataDir: folder });
		await second.ready();
		for (const [index, path] of confirmations.entries()) {
			const visitor = { origin: second.origin, cookies: visitors[index]?.cookies ?? new Map() };
			expect((await send(visitor, path)).status).toBe(200);
		}
	});
});
