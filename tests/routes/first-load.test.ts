import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { languages } from "~/i18n/languages.ts";
import { signInAdmin } from "../support/admin.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

const pages = [
	...[
		"",
		"/container",
		"/cart",
		"/rent",
		"/size-guide",
		"/container/compare",
		"/leasing",
		"/modifications",
		"/blog",
		"/contact",
		"/faq",
	],
	"/koelcontainers-reefers-vriescontainers",
];

/** Bytes of what comes with a file, as long as its connection asks for one after the other. */
const headers = 325;

/**
 * Bytes of JavaScript (brotli), headers counted, that a public page may name for its first load. What comes by itself after that
 * makes it 115 kB (tests/e2e/late-code.spec.ts).
 */
const budget = 113_800;

function builtFile(name: string): string {
	return fileURLToPath(new URL(`../../build/client${name}`, import.meta.url));
}

function compressedSize(file: string): number {
	return statSync(builtFile(`${file}.br`)).size;
}

const scriptsIn = (html: string) => [
	...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)),
];

/** The scripts that a page of the shop loads, by address. */
async function scriptsOf(path: string): Promise<string[]> {
	return scriptsIn(await (await shop.fetch(path)).text());
}

const sizeOf = (files: readonly string[]) =>
	files.reduce((sum, file) => sum + compressedSize(file) + headers, 0);

test.each(languages)(
	"the first load of a page names at most 113.8 kB of JavaScript in %s",
	async (language) => {
		const post = blogPosts[0]?.translations[language].slug;
		for (const path of [...pages, `/container/${standard20ft[language]}`, `/blog/${post}`]) {
			const files = await scriptsOf(`/${language}${path}`);
			expect(files.length).toBeGreaterThan(5);
			expect(sizeOf(files), path).toBeLessThanOrEqual(budget);
		}
	},
);

/** What any page of the desk may name for its first load. */
const deskBudget = 121_500;

test.each(languages)(
	"the first load of a page of the desk names at most 121.5 kB of JavaScript in %s",
	async (language) => {
		const admin = await signInAdmin(shop);
		const { orderId } = await placeOrder(shop, language);
		const post = blogPosts[0]?.translations[language].slug;
		const paths = [
			...["", "/orders", "/quotes", "/offers", "/offers/new", "/offers/settings", "/buyers", "/messages"],
			...["/deliveries", "/invoices", "/bank", "/bank/import", "/bank/open-items", "/products", "/tariffs"],
			...["/landing-pages", "/blog", "/voices", "/media", "/company", "/stock-colors", "/owners", "/mails"],
			...["/personal-data", "/history", "/trash", "/search", "/landing-pages/new", "/products/changes"],
			...["/orders/several", "/landing-pages/several", "/blog/several", "/media/several"],
			...[`/orders/${orderId}/edit`, `/orders/${orderId}`],
		].map((path) => `/admin${path}`);
		paths.push(
			"/products/admin/new",
			`/blog/admin/${post}/edit`,
			`/products/admin/${standard20ft[language]}`,
		);
		for (const path of paths) {
			const answer = await admin.get(`/${language}${path}`);
			const files = scriptsIn(await answer.text());
			expect([path, answer.status, files.length > 5]).toEqual([path, 200, true]);
			expect(sizeOf(files), path).toBeLessThanOrEqual(deskBudget);
			// Forms are read on the server alone.
			for (const file of files)
				expect(readFileSync(builtFile(file), "utf8").includes("$ZodType"), file).toBe(false);
		}
	},
);

test("a page of text loads no cards of containers, which a missing one shows", async () => {
	const files = (await scriptsOf("/nl/faq")).join(" ");
	expect(files).toContain("text-page");
	expect(files).not.toMatch(/product-card|selling|missing-page/);
	// Its page is whole without scripts all the same.
	const missing = await (await shop.fetch("/nl/pages/missing")).text();
	expect(missing).toContain("<article");
});

test("visitors load no code of the owner's side", async () => {
	const post = blogPosts[0]?.translations.nl.slug;
	const loaded = [...pages, `/container/${standard20ft.nl}`, `/blog/${post}`].map((path) =>
		scriptsOf(`/nl${path}`),
	);
	// The list of routes names where the owner's side begins; code that works with its addresses is elsewhere.
	const files = new Set((await Promise.all(loaded)).flat().filter((file) => !file.includes("/visitors-")));
	for (const file of files) {
		expect(readFileSync(builtFile(file), "utf8"), file).not.toMatch(
			/\/admin\/|ProseMirror|DndContext|dnd-kit/,
		);
	}
});
