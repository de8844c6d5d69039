import { pageTexts } from "~/i18n/page-texts.server.ts";
import { coreOnPhone, expect, test, words } from "../fixtures/shop.ts";

const t = pageTexts.de.search;

test("the key / opens the search, types into fields, and can be switched off", async ({
	page,
	expectAccessible,
}) => {
	await page.goto("/de/contact");
	const link = page
		.getByRole("link", { name: words.de.common.search, exact: true })
		.filter({ visible: true });
	const name = page.getByRole("main").getByLabel(words.de.contact.name, { exact: true });
	await name.press("/");
	await expect(name).toHaveValue("/");
	await name.blur();
	const field = page.getByRole("searchbox", { name: t.label });
	// The code that hears the key comes after the page has come to life.
	await expect(async () => {
		if (!(await field.isVisible())) await page.keyboard.press("/");
		await expect(field).toBeFocused({ timeout: 1_000 });
	}).toPass();
	await page.keyboard.type("20 fuss");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/de/search?q=20+fuss");
	await expect(page.getByRole("main").getByRole("article").first()).toContainText("20-Fuß");
	await expectAccessible();
	await page.getByRole("checkbox", { name: t.key }).uncheck();
	await page.goto("/de/faq", { waitUntil: "networkidle" });
	await page.keyboard.press("/");
	await link.click();
	await expect(page.getByRole("checkbox", { name: t.key })).not.toBeChecked();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the search answers", coreOnPhone, async ({ page }) => {
		await page.goto("/de/search");
		await page.getByRole("searchbox", { name: t.label }).fill("kuhlcontainer");
		await page.getByRole("button", { name: t.button }).click();
		await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
	});
});

test("on paper a page has its words, black on white, and nothing to press", async ({ page }) => {
	await page.goto("/de/faq", { waitUntil: "networkidle" });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole("contentinfo").getByText("Kade Containers BV").first()).toHaveCSS(
		"color",
		"rgb(0, 0, 0)",
	);
});
