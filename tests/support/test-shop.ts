import { afterAll, beforeAll } from "vitest";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import type { Config } from "~/platform/config.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import type { GuardedForm } from "~/values/vocabulary.ts";
import type { Shop } from "../../server/shop.ts";
import { type TestDatabase, useTestDatabase } from "./test-database.ts";

export const shopOrigin = "http://shop.example";

/** The built server; by a computed path, so that types can be checked without a build. */
const builtServer = new URL("../../build/server/index.js", import.meta.url).href;

/** Opens the built shop on a database, as `npm start` does. Whoever opens it closes it. */
export async function openTestShop(databaseUrl: string, given: Partial<Config> = {}): Promise<Shop> {
	const { openShop } = (await import(/* @vite-ignore */ builtServer)) as {
		openShop: (config: Config) => Promise<Shop>;
	};
	return openShop({
		port: 3000,
		host: null,
		dataDir: "/nowhere",
		databaseUrl,
		smtpUrl: null,
		eInvoice: null,
		publicUrl: null,
		origin: given.publicUrl ?? shopOrigin,
		proxies: given.publicUrl ? 1 : 0,
		workers: 1,
		metricsToken: null,
		demo: true,
		viesUrl: null,
		mollie: null,
		s3: null,
		...given,
	});
}

export type Fields = Record<string, string>;

/** Someone with a browser: keeps the cookies of a shop and follows no redirect. */
export type Visitor = {
	cookies: Map<string, string>;
	get(path: string, headers?: Fields): Promise<Response>;
	/** Submits a form as a browser does, with the shop's own Origin unless another is given; "" sends none. */
	post(path: string, fields: Fields | URLSearchParams, headers?: Fields): Promise<Response>;
	/** The ticket of a form that was opened a minute ago, unless another age is given. */
	openedTicket(form: GuardedForm, ageMs?: number): Promise<string>;
};

export type TestShop = {
	database: TestDatabase;
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** @param cookies of an earlier visit */
	visitor(cookies?: Fields, origin?: string): Visitor;
};

function keepCookies(cookies: Map<string, string>, response: Response): void {
	for (const line of response.headers.getSetCookie()) {
		const [pair = "", ...attributes] = line.split(";");
		const name = pair.slice(0, pair.indexOf("="));
		const gone = attributes.some((attribute) => attribute.trim() === "Max-Age=0");
		if (gone) cookies.delete(name);
		else cookies.set(name, pair.slice(name.length + 1));
	}
}

export function visitorOf(
	shop: Pick<Shop, "fetch" | "database">,
	cookies: Fields = {},
	origin: string = shopOrigin,
): Visitor {
	const jar = new Map(Object.entries(cookies));

	async function send(path: string, init: RequestInit, given: Fields): Promise<Response> {
		const headers = new Headers(init.headers);
		if (jar.size > 0) headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
		for (const [name, value] of Object.entries(given)) {
			if (value === "") headers.delete(name);
			else headers.set(name, value);
		}
		const response = await shop.fetch(new Request(origin + path, { ...init, headers }));
		keepCookies(jar, response);
		return response;
	}

	return {
		cookies: jar,
		get: (path, headers = {}) => send(path, {}, headers),
		post: (path, fields, headers = {}) =>
			send(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: origin } }, headers),
		async openedTicket(form, ageMs = 60_000) {
			return issueTicket(await requireSecret(shop.database.db), form, new Date(Date.now() - ageMs));
		},
	};
}

/** The built shop with the demo content, on a database for one test file; closed when the file is done. */
export function useTestShop(given: Partial<Config> = {}): TestShop {
	const database = useTestDatabase();
	let shop: Shop | null = null;

	function openedShop(): Shop {
		if (!shop) throw new Error("the shop is not open yet");
		return shop;
	}

	beforeAll(async () => {
		shop = await openTestShop(database.url, given);
	});
	afterAll(() => shop?.close());

	return {
		database,
		fetch: async (path, init) => openedShop().fetch(new Request(shopOrigin + path, init)),
		visitor: (cookies, origin) => visitorOf(openedShop(), cookies, origin),
	};
}
