import { beforeAll, describe, expect, test, vi } from "vitest";
import { companyTag } from "~/company/company-tag.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { sign } from "~/platform/secret.server.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ask, formBody, publicUrl, type Question } from "./support/ask.ts";
import { attack, forEachOf } from "./support/attack.ts";
import { readFigure, readFingerprint, useHostileShop } from "./support/hostile-shop.ts";
import { type Identity, openIdentities } from "./support/identities.ts";
import { type Planted, plant } from "./support/planted.ts";
import { isDeskGroup, placesOf } from "./support/role-table.ts";

const shop = useHostileShop();
let planted: Planted;
let cookies: Record<Identity, string | undefined>;
beforeAll(async () => {
	planted = await plant(shop);
	cookies = await openIdentities(shop);
});

const evil = "evil.example";

/** What a request may claim about where it goes and where it comes from. */
const hostHeaders: Record<string, Question["headers"]> = {
	"a foreign host": { Host: evil },
	"a foreign host with a port": { Host: `${evil}:8443` },
	"a host behind the own one": { Host: `shop.example.${evil}` },
	"a host in upper case with a dot": { Host: "EVIL.EXAMPLE." },
	"an address as a host": { Host: "127.0.0.1" },
	"a forwarded host": { "X-Forwarded-Host": evil },
	"two forwarded hosts": { "X-Forwarded-Host": [evil, "shop.example"] },
	"a forwarded server": { "X-Forwarded-Server": evil, "X-Host": evil, "X-HTTP-Host-Override": evil },
	"another scheme": { "X-Forwarded-Proto": "http", "X-Forwarded-Scheme": "http", "X-Forwarded-Ssl": "off" },
	"a scheme of scripts": { "X-Forwarded-Proto": "javascript", "X-Forwarded-Port": "1" },
	"the standard's way to say all of it": { Forwarded: `for=1.1.1.1;host=${evil};proto=http` },
	"a prefix": { "X-Forwarded-Prefix": `//${evil}`, "X-Script-Name": `//${evil}` },
	"an address to write in place of the own one": {
		"X-Original-URL": "/nl/admin/orders",
		"X-Rewrite-URL": "/nl/admin/orders",
	},
	"an address it came from": { Referer: `https://${evil}/`, Origin: `https://${evil}` },
	"the shop's own inner headers": { "X-Script-Mark": "x", "Cache-Tag": evil, "X-Middleware-Subrequest": "1" },
	"a method to take": {
		"X-HTTP-Method-Override": "DELETE",
		"X-HTTP-Method": "PUT",
		"X-Method-Override": "PUT",
	},
	"visitors that are the shop itself": {
		"X-Real-IP": "127.0.0.1",
		"X-Client-IP": "127.0.0.1",
		"CF-Connecting-IP": "127.0.0.1",
	},
	"a visitor that is markup": { "X-Forwarded-For": "<script>alert(1)</script>" },
	"a language that is markup": { "Accept-Language": '"><script>alert(1)</script>' },
	"a browser that is markup": { "User-Agent": '"><script>alert(1)</script>' },
	"a kind of answer": { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
	"a part of the answer": { Range: "bytes=0-10", "If-Range": '"x"' },
	"the framework's own words": {
		"X-Remix-Request": "yes",
		"X-React-Router-Request": "1",
		"X-Remix-Response": "1",
	},
};

/** Cookies that say what their sender likes. */
function forgedCookies(): Record<string, string> {
	const cart = planted.order;
	const ownCart = `${cart}.${sign(shop.secret, `cart:${cart}`)}`;
	return {
		"a cart that the shop did not sign": `__Host-kade_cart=${cart}.forged`,
		"a cart without a code": `__Host-kade_cart=${cart}`,
		"a cart that is no cart": "__Host-kade_cart=' or 1=1--",
		"a signed cart with a space behind its name": `__Host-kade_cart =${ownCart}`,
		"a signed cart behind a tabulator": `\t__Host-kade_cart\t=${ownCart}`,
		"a signed cart in quotes": `__Host-kade_cart="${ownCart}"`,
		"a signed cart under another name": `kade_cart=${ownCart}`,
		"a signed cart in other letters": `__HOST-KADE_CART=${ownCart}`,
		"a signed cart twice": `__Host-kade_cart=x; __Host-kade_cart=${ownCart}`,
		"a signed cart in odd separators": `a=b,__Host-kade_cart=${ownCart};;;=;`,
		"a signed cart": `__Host-kade_cart=${ownCart}`,
		"a message of another shape": `__Host-kade_flash=${encodeURIComponent('{"kind":"added","title":{"a":1}}')}`,
		"a message that is markup": `__Host-kade_flash=${encodeURIComponent("added:<script>alert(1)</script>")}`,
		"a message of enormous length": `__Host-kade_flash=added:${"x".repeat(8_000)}`,
		"a message of another kind": "__Host-kade_flash=__proto__",
		"an unknown language": "kade_language=xx",
		"a language that is an address": `kade_language=//${evil}`,
		"a language that is markup": "kade_language=<script>",
		"eight kilobytes": `x=${"y".repeat(8_000)}`,
		"two thousand names": Array.from({ length: 1_500 }, (_, n) => `c${n}=1`).join("; "),
		"names of every object": "__proto__=1; constructor=1; toString=1; hasOwnProperty=1",
		"broken encodings": "__Host-kade_cart=%; __Host-kade_session=%ff%fe; kade_language=%E0%A4%A",
		"no name": "=value; ; =; value",
		"a session that is none": "__Host-kade_session=; __Host-kade_device=",
		"a session of enormous length": `__Host-kade_session=${"a".repeat(8_000)}`,
		"sessions twice": `__Host-kade_session=a; ${cookies.expired ?? ""}`,
		"a session behind a space": `${cookies.stranger?.replace("=", " =") ?? ""}`,
	};
}

/** Public pages of every kind, each of which is kept for everyone. */
const keptPages = [
	...["/nl", "/en/container", "/de/blog", "/fr/contact", "/nl/rent", "/en/about", "/nl/modifications"],
	...["/sitemap.xml", "/robots.txt", "/nl/blog/feed.xml", "/nl/rent.data"],
];

const allTags = [productsTag, contentTag, companyTag, tariffsTag, blogTag];

/** Drops every kept page, so that the next visitor's request is the one that it is made for. */
async function dropPages(): Promise<void> {
	await announceChange(shop.db, allTags);
	await vi.waitFor(async () => expect(await readFigure("kade_pages_kept")).toBe(0), { timeout: 10_000 });
}

/** What a visitor without anything gets: every word, and the headers that say who may keep it. */
async function readPages(): Promise<Record<string, string>> {
	const pages = await forEachOf(keptPages, async (path) => {
		const { status, headers, body } = await ask({ path });
		const about = [status, headers["cache-control"], headers["content-security-policy"], headers.location];
		return [path, `${about.join("\n")}\n${body}`] as const;
	});
	return Object.fromEntries(pages);
}

describe("what one visitor sends is seen by no other", () => {
	let clean: Record<string, string>;
	beforeAll(async () => {
		await dropPages();
		clean = await readPages();
	});

	/** Asks for every page first, with a header or cookie, then as everybody else does. */
	async function poison(name: string, given: Pick<Question, "headers" | "cookie">): Promise<string[]> {
		await dropPages();
		const answers = await forEachOf(keptPages, (path) => ask({ path, ...given }));
		const failed = answers.filter(({ status }) => status >= 500).map(({ status }) => `${name}: ${status}`);
		const after = await readPages();
		const changed = keptPages.filter((path) => after[path] !== clean[path]);
		return [...failed, ...changed.map((path) => `${name}: ${path} is another page for everyone`)];
	}

	test("a host, an address, a method or a language that a header claims", async () => {
		for (const [name, headers] of Object.entries(hostHeaders)) {
			expect(
				await attack(
					"headers on kept pages",
					[name],
					async () => (await poison(name, { headers }))[0] ?? null,
				),
			).toEqual([]);
		}
	});

	test("a cookie", async () => {
		for (const [name, cookie] of Object.entries(forgedCookies())) {
			expect(
				await attack(
					"cookies on kept pages",
					[name],
					async () => (await poison(name, { cookie }))[0] ?? null,
				),
			).toEqual([]);
		}
	});

	test("a forged cookie fails no page of its sender either", async () => {
		const pages = ["/nl/cart", "/nl/auth", "/nl/auth/account", "/nl/container?size=20ft", "/nl/cart.data"];
		const rows = Object.entries(forgedCookies()).flatMap(([name, cookie]) =>
			pages.map((path) => ({ name, cookie, path })),
		);
		const through = await attack("cookies on own pages", rows, async ({ name, cookie, path }) => {
			const answer = await ask({ path, cookie });
			const isMarkup = /html/.test(answer.headers["content-type"] ?? "");
			const isHeld = answer.status < 500 && !(isMarkup && answer.body.includes("<script>alert"));
			return isHeld && !answer.body.includes(planted.secretWord) ? null : `${name}: ${path} ${answer.status}`;
		});
		expect(through).toEqual([]);
	});
});

/** Where a form may claim to come from; a browser on another site sends one of these. */
const origins: Record<string, Record<string, string>> = {
	"another site": { Origin: `https://${evil}` },
	"a site whose name begins alike": { Origin: `${publicUrl}.${evil}` },
	"a site whose name ends alike": { Origin: `https://${evil}.shop.example` },
	"a name below the shop's": { Origin: "https://www.shop.example" },
	"the shop without TLS": { Origin: "http://shop.example" },
	"the shop at another port": { Origin: `${publicUrl}:8443` },
	"the shop with a path": { Origin: `${publicUrl}/` },
	"the shop in upper case": { Origin: publicUrl.toUpperCase() },
	"two origins": { Origin: `${publicUrl} https://${evil}` },
	"the shop's port": { Origin: "http://127.0.0.1" },
	"an unknown one": { Origin: "null" },
	"none, from another site": { Origin: "", "Sec-Fetch-Site": "cross-site" },
	"none, from a site below": { Origin: "", "Sec-Fetch-Site": "same-site" },
	"another site that names the host": { Origin: `https://${evil}`, Host: evil, "X-Forwarded-Host": evil },
};

describe("a form that another site sends", () => {
	test("is refused everywhere, whoever's browser sends it", async () => {
		const before = await readFingerprint(shop);
		const places = placesOf(planted).filter(({ write }) => write !== "nobody");
		const rows = places.flatMap(({ path }) =>
			Object.entries(origins).map(([name, headers]) => ({ path, name, headers })),
		);
		const through = await attack("foreign origins", rows, async ({ path, name, headers }) => {
			const body = `id=${planted.order}&intent=order&status=cancelled`;
			const answer = await ask({ path, body, headers, cookie: cookies.admin });
			const isRefused = answer.status === 400 && answer.headers["set-cookie"] === undefined;
			return isRefused ? null : `${name}: ${path} ${answer.status}`;
		});
		expect(through).toEqual([]);
		expect(await readFingerprint(shop)).toEqual(before);
	});
});

test("no other method is read out of a header, a query or a field", async () => {
	const before = await readFingerprint(shop);
	const methods = ["DELETE", "PUT", "PATCH", "POST"];
	const rows = placesOf(planted)
		.filter(({ write }) => isDeskGroup(write))
		.flatMap(({ path }) => methods.map((method) => ({ path, method })));
	const through = await attack("method overrides", rows, async ({ path, method }) => {
		const joined = `${path}${path.includes("?") ? "&" : "?"}_method=${method}&intent=delete&id=${planted.order}`;
		const answer = await ask({
			path: joined,
			cookie: cookies.admin,
			headers: { "X-HTTP-Method-Override": method, "X-HTTP-Method": method, "X-Method-Override": method },
		});
		return answer.status < 500 ? null : `${path}: ${answer.status}`;
	});
	expect(through).toEqual([]);
	expect(await readFingerprint(shop)).toEqual(before);
});

test("no mail leads to a host that a request named", async () => {
	const email = `${cookies.stranger?.slice(-8)}@buyer.example`.toLowerCase();
	await shop.pool.query("insert into users (email, name) values ($1, 'Somebody')", [email]);
	const { rows: countBefore } = await shop.pool.query("select count(*)::int as count from mail_outbox");
	const password = "an unlikely heap of words 7";
	const contact = () => ({
		...{ name: "Jana Peeters", subject: "A question", message: "When can it come?" },
		...{ email: "jana@buyer.example", website: "", ticket: shop.ticket("contact") },
	});
	const forms: { path: string; body: (n: number) => string }[] = [
		{ path: "/nl/auth?mode=forgot", body: () => formBody({ email }) },
		{ path: "/nl/auth?mode=sign-up", body: (n) => formBody({ email: `new-${n}-${email}`, password }) },
		{ path: "/nl/contact", body: () => formBody(contact()) },
	];
	const claims = Object.entries(hostHeaders).filter(([, headers]) => !("Origin" in (headers ?? {})));
	const rows = forms.flatMap((form) => claims.map(([name, headers], n) => ({ ...form, name, headers, n })));
	const through = await attack("mails", rows, async ({ path, body, name, headers, n }) => {
		const answer = await ask({ path, body: body(n), headers: headers ?? {} });
		return answer.status < 500 || answer.status === 503 ? null : `${name}: ${path} ${answer.status}`;
	});
	expect(through).toEqual([]);
	const { rows: mails } = await shop.pool.query<{ said: string }>(
		"select concat_ws(' ', subject, html, text, reply_to) as said from mail_outbox",
	);
	expect(mails.length).toBeGreaterThan(countBefore[0].count + 5);
	expect(mails.filter(({ said }) => said.toLowerCase().includes(evil))).toEqual([]);
	const links = mails.flatMap(({ said }) =>
		[...said.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([link]) => link),
	);
	expect(new Set(links)).toEqual(new Set([publicUrl]));
});
