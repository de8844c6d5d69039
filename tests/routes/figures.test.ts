import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shop } from "../../server/shop.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin } from "../support/test-shop.ts";

const metricsToken = "figures-for-the-owner";
const database = useTestDatabase();
let shop: Shop;

beforeAll(async () => {
	shop = await openTestShop(database.url, { metricsToken });
});
afterAll(() => shop.close());

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return shop.fetch(new Request(shopOrigin + path, { headers }));
}

describe("the shop's figures", () => {
	test("are there for whoever knows the token", async () => {
		await ask("/nl/container");
		const answer = await ask("/metrics", { Authorization: `Bearer ${metricsToken}` });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toContain("text/plain");
		const text = await answer.text();
		for (const figure of [
			'kade_http_requests_total{kind="page",status="2xx"} 1',
			"kade_http_request_seconds_bucket",
			"kade_database_connections",
			"kade_mails_waiting 0",
			"kade_mails_oldest_seconds 0",
			"kade_pages_kept 1",
			"nodejs_eventloop_lag_p99_seconds",
			"process_resident_memory_bytes",
		]) {
			expect(text).toContain(figure);
		}
	});

	test.each<[string, Record<string, string>]>([
		["nobody", {}],
		["a wrong token", { Authorization: "Bearer figures-for-the-thief" }],
		["the token without its scheme", { Authorization: metricsToken }],
	])("are not there for %s", async (_name, headers) => {
		const answer = await ask("/metrics", headers);
		expect(answer.status).not.toBe(200);
		expect(await answer.text()).not.toContain("kade_");
	});
});

describe("health", () => {
	test.each(["/health", "/health/live"])("%s answers without being kept", async (path) => {
		const answer = await ask(path);
		expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
	});
});
