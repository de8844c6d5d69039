import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { markOf } from "~/site/redirects/desk/publish-redirects.server.ts";
import { readRedirects } from "~/site/redirects/redirects.store.server.ts";
import { deleteProduct } from "~/trade/catalog/desk/delete-product.server.ts";
import { signInAdmin, signInMember } from "../support/admin.ts";
import { asOwner } from "../support/author.ts";
import { metaContent, shownText, tagsOf, textsIn } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const { auditLog, productTranslations, publishedRedirects, users } = schema;
const page = "/redirect-manager";

type Rule = { oldPath: string; newPath: string; statusCode: number };
const rule = (oldPath: string, newPath = "/en/container", statusCode = 301): Rule => ({
	oldPath,
	newPath,
	statusCode,
});

/** Publishes in place of what is published, or of what somebody saw so. */
async function publish(rules: unknown, seen?: Rule[]) {
	const owner = await signInAdmin(shop);
	const mark = markOf((seen as never) ?? (await readRedirects(shop.database.db)).rules);
	const text = typeof rules === "string" ? rules : JSON.stringify(rules);
	return owner.post(page, { intent: "publish", rules: text, mark });
}

beforeEach(async () => {
	await publish([]);
	await shop.database.db.delete(auditLog);
});

/** The slugs of a new container by language. */
async function newContainer(): Promise<{ id: string; slugs: Record<string, string> }> {
	const { id } = await createContainer(shop.database.db);
	const rows = await shop.database.db
		.select()
		.from(productTranslations)
		.where(eq(productTranslations.productId, id));
	return { id, slugs: Object.fromEntries(rows.map(({ language, slug }) => [language, slug])) };
}

async function where(path: string): Promise<[status: number, to: string | null]> {
	const answer = await shop.fetch(path, { headers: { "Accept-Language": "de" } });
	return [answer.status, answer.headers.get("Location")];
}

describe("published redirects", () => {
	test("lead on where there is no page, with and without a language, in one step", async () => {
		const rules = [
			rule("/old-page"),
			rule("/sale*", "/de/rent", 302),
			rule("/away", "/", 410),
			rule("/fr/b", "/fr", 302),
		];
		expect((await publish(rules)).status).toBe(200);
		expect(await where("/old-page")).toEqual([301, "/en/container"]);
		expect(await where("/nl/old-page")).toEqual([301, "/en/container"]);
		expect(await where("/old-page/?from=mail")).toEqual([301, "/en/container?from=mail"]);
		expect(await where("/sale-2019/x")).toEqual([302, "/de/rent"]);
		expect(await where("/away")).toEqual([410, null]);
		expect(await where("/en/away")).toEqual([410, null]);
		expect(await where("/fr/b")).toEqual([302, "/fr"]);
		expect(await where("/de/b")).toEqual([404, null]);
		const answer = await shop.fetch("/old-page");
		expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
	});

	test.each(["/over-ons/", "/over-ons", "/nl/over-ons/", "/nl/over-ons", "/over-ons/?from=mail"])(
		"that were written with a slash at the end are met by %s",
		async (path) => {
			await publish([rule("/over-ons/", "/nl/about"), rule("/*", "/nl/contact")]);
			const search = path.includes("?") ? "?from=mail" : "";
			expect(await where(path)).toEqual([301, `/nl/about${search}`]);
		},
	);

	test("of everything below a path are met at its slash, and by a query where they name one", async () => {
		await publish([rule("/category/*"), rule("/page.php?id=5", "/nl/rent"), rule("/page.php", "/nl/blog")]);
		for (const path of ["/category/", "/nl/category/", "/category/x/"]) {
			expect(await where(path)).toEqual([301, "/en/container"]);
		}
		expect((await where("/nl/category"))[0]).toBe(404);
		expect(await where("/page.php?id=5")).toEqual([301, "/nl/rent"]);
		expect(await where("/nl/page.php?id=5")).toEqual([301, "/nl/rent"]);
		expect(await where("/page.php?id=6")).toEqual([301, "/nl/blog?id=6"]);
	});

	test.each(["/blog/old-post", "/container/old-one", "/container/old-one/quote", "/pages/old-page"])(
		"that name a query are met by it at %s too, where pages leave out what they do not read",
		async (path) => {
			await publish([rule(`${path}?x=1`, "/nl/rent"), rule(`${path}?x=2`, "/", 410), rule(path, "/nl/blog")]);
			for (const start of ["", "/nl"]) {
				expect(await where(`${start}${path}?x=1`)).toEqual([301, "/nl/rent"]);
				expect(await where(`${start}${path}?x=2`)).toEqual([410, null]);
				expect(await where(`${start}${path}?x=3`)).toEqual([301, "/nl/blog?x=3"]);
			}
			expect(await (await shop.fetch(`/nl${path}.data?x=1`)).text()).toContain('"/nl/rent"');
		},
	);

	test("may be written with any letters, encoded or not, on both sides", async () => {
		await publish([
			rule("/euro", "/nl/€ł"),
			rule("/groesse", "/de/search?q=größe"),
			rule("/encoded", "/de/search?q=gr%C3%B6%C3%9Fe"),
			rule("/enc%C3%9F", "/de/rent"),
			rule("/straße", "/de/blog"),
		]);
		expect(await where("/euro")).toEqual([301, "/nl/%E2%82%AC%C5%82"]);
		expect(await where("/nl/euro?x=1")).toEqual([301, "/nl/%E2%82%AC%C5%82?x=1"]);
		expect(await where("/groesse")).toEqual([301, "/de/search?q=gr%C3%B6%C3%9Fe"]);
		expect(await where("/de/encoded")).toEqual([301, "/de/search?q=gr%C3%B6%C3%9Fe"]);
		for (const path of ["/enc%C3%9F", "/enc%c3%9f", "/nl/enc%c3%9f/"]) {
			expect(await where(path)).toEqual([301, "/de/rent"]);
		}
		for (const path of ["/stra%C3%9Fe", "/stra%c3%9fe", "/fr/straße"]) {
			expect(await where(path)).toEqual([301, "/de/blog"]);
		}
	});

	test("lead as the address was sent, whatever is said of the same one in a language", async () => {
		await publish([rule("/de/*", "/de/contact"), rule("/old/*", "/de/rent")]);
		expect(await where("/old/x")).toEqual([301, "/de/rent"]);
		expect(await where("/de/old/x")).toEqual([301, "/de/contact"]);
	});

	test("lead on who follows a link within the shop, without what the framework asks for", async () => {
		await publish([rule("/old-page", "/nl/rent")]);
		const part = "_routes=routes%2Fshop%2Fnot-found";
		for (const path of ["/nl/old-page.data", "/nl/old-page/_.data"]) {
			const answer = await (await shop.fetch(`${path}?from=mail&${part}`)).text();
			expect(answer).toContain('"/nl/rent?from=mail"');
		}
	});

	test("never stand in the way of a page, a picture or the owner's side", async () => {
		const { slugs } = await newContainer();
		const ours = [
			"/*",
			"/nl",
			"/en/container*",
			`/en/container/${slugs.en}`,
			"/admin/orders",
			"/redirect-manager",
			"/container",
			"/en/about",
		];
		expect((await publish(ours.map((path) => rule(path, "/en/blog")))).status).toBe(200);
		expect((await where("/nl"))[0]).toBe(200);
		expect((await where(`/en/container/${slugs.en}`))[0]).toBe(200);
		expect((await where("/en/about"))[0]).toBe(200);
		expect(await where("/en/admin/orders")).toEqual([302, "/en/products"]);
		expect((await where("/favicon.svg"))[0]).not.toBe(301);
		expect(await where("/container")).toEqual([302, "/de/container"]);
		expect(await where("/")).toEqual([302, "/de"]);
		expect(await where("/robots.txt")).toEqual([200, null]);
		expect(await where("/en/container/no-such-one")).toEqual([301, "/en/blog"]);
		expect(await where("/en/blog/no-such-one")).toEqual([301, "/en/blog"]);
		expect(await where("/en/pages/no-such-one")).toEqual([301, "/en/blog"]);
	});

	test("come before the shop's own guess", async () => {
		expect((await where("/en/old-container-page"))[0]).toBe(302);
		await publish([rule("/old-container-page", "/en/rent")]);
		expect(await where("/en/old-container-page")).toEqual([301, "/en/rent"]);
	});

	test("are replaced all at once, noted, and refused where somebody has published others since", async () => {
		const first = [rule("/one")];
		await publish(first);
		expect((await publish([rule("/two")], [])).status).toBe(409);
		expect(await where("/one")).toEqual([301, "/en/container"]);
		expect((await publish([rule("/two")], first)).status).toBe(200);
		// The same press once more, as where its answer was lost.
		expect((await publish([rule("/two")], first)).status).toBe(200);
		expect(await where("/one")).toEqual([302, "/de/one"]);
		expect(await where("/two")).toEqual([301, "/en/container"]);
		const changes = await shop.database.db.select().from(auditLog).orderBy(auditLog.createdAt);
		expect(changes).toMatchObject([
			{ entity: "redirects", action: "update", before: { rules: [] } },
			{ before: { rules: ["/one → /en/container (301)"] }, after: { rules: ["/two → /en/container (301)"] } },
		]);
	});

	test.each<[string, unknown]>([
		["no JSON", "{"],
		["no list", {}],
		["another site", [rule("/a", "//evil.example")]],
		["another site by a backslash", [rule("/a", "/\\evil.example")]],
		["a whole address", [rule("/a", "https://evil.example")]],
		["a status that it cannot serve", [rule("/a", "/b", 200)]],
		["a line break", [rule("/a", "/b\r\nSet-Cookie: x=1")]],
		["no path", [rule("a")]],
		["too many", Array.from({ length: 5_001 }, (_, index) => rule(`/${index}`, "/"))],
		["a circle", [rule("/a", "/b"), rule("/b", "/a")]],
	])("hold no %s", async (_name, rules) => {
		expect((await publish(rules)).status).toBe(422);
		expect(await shop.database.db.select().from(publishedRedirects)).toEqual([]);
	});

	test("are an admin's to publish", async () => {
		const form = { intent: "publish", rules: JSON.stringify([rule("/a")]), mark: markOf([]) };
		for (const visitor of [shop.visitor(), await signInMember(shop)]) {
			expect((await visitor.post(page, form)).status).toBe(403);
		}
		expect(await where("/a")).toEqual([302, "/de/a"]);
	});
});

describe.each(languages)("what a published redirect says to be gone, in %s,", (language) => {
	const { notFound } = catalogues[language].common;
	const texts = pageTexts[language];
	const plain = (text: string) => text.replace(/\s+/g, " ");

	async function gonePage(path: string): Promise<string> {
		const answer = await shop.fetch(path, { headers: { "Accept-Language": language } });
		expect([answer.status, answer.headers.get("Location")]).toEqual([410, null]);
		const html = await answer.text();
		expect(metaContent(html, "robots")).toBe("noindex");
		return html;
	}

	test("is not found, with a search and what may be meant", async () => {
		const meant = language === "nl" ? "standaard" : "standard";
		await publish([rule(`/${meant}`, "/", 410), rule(`/${language}/pages/${meant}`, "/", 410)]);
		for (const path of [`/${meant}`, `/${language}/${meant}/`, `/${language}/pages/${meant}`]) {
			const html = await gonePage(path);
			expect(textsIn(html, "title")).toEqual([plain(notFound.title)]);
			expect(textsIn(html, "h1")).toEqual([plain(notFound.title)]);
			expect(tagsOf(html, "input").map(({ name }) => name)).toContain("q");
			expect(shownText(html)).toContain(plain(notFound.suggestions));
			expect(shownText(html)).toContain(plain(texts.search.inStock));
		}
	});

	test("comes before a guess by a keyword", async () => {
		await publish([rule("/old-container-page", "/", 410)]);
		expect(textsIn(await gonePage("/old-container-page"), "h1")).toEqual([plain(notFound.title)]);
	});

	test("is no longer for sale, or no longer on the blog", async () => {
		await publish([rule("/container/no-box*", "/", 410), rule("/blog/no-post", "/", 410)]);
		const box = shownText(await gonePage(`/${language}/container/no-box`));
		expect(box).toContain(plain(texts.container.absent.gone));
		const post = await gonePage(`/${language}/blog/no-post`);
		expect(textsIn(post, "h1")).toEqual([plain(catalogues[language].blog.notFound)]);
		expect(shownText(post)).toContain(plain(texts.blog.gone));
		const quote = await gonePage(`/${language}/container/no-box/quote`);
		expect(textsIn(quote, "h1")).toEqual([plain(notFound.title)]);
	});
});

test("the address of a deleted product says that it is gone, in every language", async () => {
	const { id, slugs } = await newContainer();
	const [author] = await shop.database.db.select().from(users).limit(1);
	if (!author) throw new Error("nobody is there");
	expect((await where(`/en/container/${slugs.en}`))[0]).toBe(200);
	await deleteProduct(shop.database.db, asOwner(author), id);
	for (const [language, slug] of Object.entries(slugs)) {
		await expect.poll(() => where(`/${language}/container/${slug}`)).toEqual([410, null]);
	}
	expect((await where("/en/container/never-was"))[0]).toBe(404);
});
