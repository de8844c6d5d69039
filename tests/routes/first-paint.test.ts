import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { languages } from "~/i18n/languages.ts";
import { signInAdmin } from "../support/admin.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { elementsIn, tagsOf } from "../support/html.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();

const paths = languages.flatMap((language) =>
	[
		...["", "/container", `/container/${standard20ft[language]}`, "/rent", "/leasing", "/modifications"],
		...["/koelcontainers-reefers-vriescontainers", "/blog", "/contact", "/about", "/pages/delivery", "/cart"],
		...["/search?q=reefer", "/auth", "/no-such-page"],
		`/blog/${blogPosts[0]?.translations[language].slug}`,
		`/container/${standard20ft[language]}/quote`,
	].map((path) => `/${language}${path}`),
);

async function pageOf(path: string, visitor?: Visitor): Promise<{ html: string; policy: string }> {
	const response = await (visitor ? visitor.get(path) : shop.fetch(path));
	return { html: await response.text(), policy: response.headers.get("Content-Security-Policy") ?? "" };
}

function stylesOf(html: string): string[] {
	return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
}

function sheetsOf(html: string): string[] {
	return tagsOf(html, "link").flatMap(({ rel, href }) => (rel === "stylesheet" && href ? [href] : []));
}

/** Names of the classes that a sheet has rules for. */
function classesIn(sheet: string): Set<string> {
	const found = sheet.matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w-])+)/g);
	return new Set([...found].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

/** All rules of the shop, visitors' and the owner's. */
async function everyRule(): Promise<string> {
	const { html } = await pageOf("/en/admin/orders", await signInAdmin(shop));
	const [sheet = ""] = sheetsOf(html);
	return (await shop.fetch(sheet)).text();
}

test("a visitor's page is drawn with what stands in it, the same bytes on each, allowed by their hash", async () => {
	const { html: home } = await pageOf("/en");
	const styles = stylesOf(home);
	// The look, and the typeface for who has no scripts: with them it comes once the page is drawn.
	expect(styles).toEqual([
		expect.stringContaining("--font-sans:"),
		expect.stringMatching(/^@font-face\{[^}]+\}$/),
	]);
	expect(styles[0]).not.toContain("woff2");
	const hashes = styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
	for (const path of paths) {
		const { html, policy } = await pageOf(path);
		expect(stylesOf(html), path).toEqual(styles);
		expect(sheetsOf(html), path).toEqual([]);
		expect(
			tagsOf(html, "link").filter(({ rel, as }) => rel === "preload" && as === "font"),
			path,
		).toEqual([]);
		expect(policy, path).toContain(`; style-src 'self' ${hashes.join(" ")}; `);
	}
});

test("the rules in a visitor's page are those that visitors' pages use", async () => {
	const { html } = await pageOf("/en");
	const rules = classesIn(stylesOf(html)[0] ?? "");
	const all = classesIn(await everyRule());
	expect(all.size).toBeGreaterThan(rules.size + 100);
	for (const path of paths) {
		const page = (await pageOf(path)).html;
		const used = elementsIn(page, "*").flatMap(({ attrs }) =>
			attrs.flatMap(({ name, value }) => (name === "class" ? value.split(/\s+/) : [])),
		);
		const missing = used.filter((name) => all.has(name) && !rules.has(name));
		expect([...new Set(missing)], path).toEqual([]);
	}
});

test("the owner's side has its rules on top, and so have visitors' pages with its tools", async () => {
	const admin = await signInAdmin(shop);
	const [sheet] = sheetsOf((await pageOf("/en/admin/orders", admin)).html);
	expect(sheet).toMatch(/^\/assets\/desk-[\w-]+\.css$/);
	for (const path of ["/redirect-manager", "/en/container", "/en/blog"]) {
		expect(sheetsOf((await pageOf(path, admin)).html), path).toEqual([sheet]);
	}
});
