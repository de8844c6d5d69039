import { describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import { metaContent, shownText, tagsOf, textsIn } from "../support/html.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const paths = ["/redirect-manager", "/redirect-manager/x", "/redirect-manager/x/y"];

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

describe.each(languages)("the redirect manager in %s", (language) => {
	const texts = pageTexts[language].redirects;
	const speaking = { "Accept-Language": language };

	test.each(paths)("%s leads anyone else to the products", async (path) => {
		for (const headers of [speaking, { Cookie: `kade_language=${language}`, "Accept-Language": "es" }]) {
			const response = await shop.fetch(path, { headers });
			expect([response.status, response.headers.get("Location")]).toEqual([302, `/${language}/products`]);
		}
	});

	test.each(paths)(
		"%s is an admin's tool, without bar and footer, left out by search engines",
		async (path) => {
			const admin = await signInAdmin(shop);
			const response = await admin.get(path, speaking);
			expect(response.status).toBe(200);
			expect(response.headers.get("Cache-Control")).toBe("private, no-store");
			const html = await response.text();
			expect(metaContent(html, "robots")).toBe("noindex");
			expect(textsIn(html, "title")).toEqual([plain(texts.title)]);
			expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
			for (const name of ["header", "nav", "footer"]) expect(tagsOf(html, name)).toEqual([]);
			expect(tagsOf(html, "main")).toMatchObject([{ lang: language }]);
			const shown = shownText(html);
			for (const text of [
				...["add", "bulk", "test"].map((tab) => texts.tabs[tab as "add"]),
				texts.table.export,
			]) {
				expect(shown).toContain(plain(text));
			}
			expect(shown).toContain(plain(texts.table.empty));
			expect(textsIn(html, "noscript").filter(Boolean)).toEqual([plain(texts.scriptsNeeded)]);
		},
	);

	test("follows the admin's choice of a language rather than the browser's", async () => {
		const admin = await signInAdmin(shop);
		admin.cookies.set("kade_language", language);
		const html = await (await admin.get("/redirect-manager", { "Accept-Language": "es, en" })).text();
		expect(tagsOf(html, "main")).toMatchObject([{ lang: language }]);
		// What is chosen for the desk goes with its person to every device.
		await shop.database.db.update(schema.users).set({ deskLanguage: "fr" });
		const own = await (await admin.get("/redirect-manager", speaking)).text();
		expect(tagsOf(own, "main")).toMatchObject([{ lang: "fr" }]);
	});
});

test("nothing can be sent to it", async () => {
	const admin = await signInAdmin(shop);
	const response = await admin.post("/redirect-manager", { oldPath: "/a", newPath: "/b" });
	expect(response.status).toBeGreaterThanOrEqual(400);
	expect(response.status).toBeLessThan(500);
});

test("its controls wait for scripts", async () => {
	const html = await (await (await signInAdmin(shop)).get("/redirect-manager")).text();
	for (const name of ["input", "select", "textarea", "button"]) {
		expect(tagsOf(html, name).filter((tag) => !("disabled" in tag))).toEqual([]);
	}
});

test("the documented English texts (shop document §2, §5, §8)", () => {
	const { tabs, table, test: testing, bulk } = pageTexts.en.redirects;
	expect(tabs).toMatchObject({ add: "Add Redirects", bulk: "Bulk Import", test: "Test Redirects" });
	expect(table).toMatchObject({
		oldPath: "Old Path",
		newPath: "New Path",
		status: "Status",
		active: "Active",
		actions: "Actions",
		empty: "No redirects added yet",
		export: "Export _redirects File",
	});
	expect(testing.none).toBe("No redirect rule matches this URL.");
	expect(bulk.problems).toMatchObject({
		type: expect.stringMatching(/^File type must be /),
		tooLarge: "File is larger than {n} bytes",
		tooSmall: "File is smaller than {n} bytes",
		tooMany: "Too many files",
	});
});
