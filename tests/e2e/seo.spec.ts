import type { Page } from "@playwright/test";
import { languages, languageTable } from "~/i18n/languages.ts";
import { expect, standard20ft, test, words } from "../fixtures/shop.ts";

type Data = Record<string, unknown> & { "@type": string };

/** What the page says to search engines, by its type. */
async function structuredData(page: Page): Promise<Map<string, Data>> {
	const texts = await page.locator("script[type='application/ld+json']").allTextContents();
	return new Map(texts.map((text) => JSON.parse(text) as Data).map((data) => [data["@type"], data]));
}

/** The address of the picture that a shared link shows; the file must be there. */
async function sharedPicture(page: Page): Promise<string> {
	const address = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
	expect((await page.request.get(address)).status()).toBe(200);
	return address;
}

for (const language of languages) {
	const t = words[language];

	test(`home in ${language} names the owner and a picture`, async ({ page, baseURL }) => {
		await page.goto(`/${language}`);
		expect((await structuredData(page)).get("Organization")).toMatchObject({
			name: "Kade Containers",
			url: `${baseURL}/${language}`,
			vatID: expect.stringMatching(/^BE\d{10}$/),
			address: { addressCountry: "BE" },
		});
		expect(await sharedPicture(page)).toMatch(`${baseURL}/pictures/scenes/`);
	});

	test(`a container in ${language} names its offers and the way to it`, async ({ page, baseURL }) => {
		const list = `${baseURL}/${language}/container`;
		const url = `${list}/${standard20ft[language]}`;
		await page.goto(url);
		const data = await structuredData(page);
		const title = await page.getByRole("heading", { level: 1 }).textContent();
		expect(data.get("Product")).toMatchObject({
			name: title,
			url,
			offers: expect.arrayContaining([
				expect.objectContaining({ url: `${url}?condition=new`, price: "2650.00", priceCurrency: "EUR" }),
			]),
		});
		expect(data.get("BreadcrumbList")).toMatchObject({
			itemListElement: [
				{ position: 1, name: t.common.home, item: `${baseURL}/${language}` },
				{ position: 2, name: t.catalog.title, item: list },
				{ position: 3, name: title, item: url },
			],
		});
		expect(await sharedPicture(page)).toMatch(`${baseURL}/pictures/products/`);
	});

	test(`the floating switcher leads from ${language} to every language`, async ({ page }) => {
		await page.goto(`/${language}?size=20ft`);
		const switcher = page.getByRole("main").getByRole("navigation", { name: t.common.language });
		for (const { nativeName } of Object.values(languageTable)) {
			await expect(switcher.getByRole("link", { name: nativeName })).toBeHidden();
		}
		await switcher.locator("summary").click();
		for (const { nativeName } of Object.values(languageTable)) {
			await expect(switcher.getByRole("link", { name: nativeName })).toBeVisible();
		}
		await page.keyboard.press("Escape");
		await expect(switcher.getByRole("link").first()).toBeHidden();
		await page.keyboard.press("Enter");
		const other = language === "de" ? "fr" : "de";
		await switcher.getByRole("link", { name: languageTable[other].nativeName }).click();
		await expect(page).toHaveURL(`/${other}?size=20ft`);
	});
}

test("the list names the way to it and a picture", async ({ page, baseURL }) => {
	await page.goto("/nl/container");
	expect((await structuredData(page)).get("BreadcrumbList")).toMatchObject({
		itemListElement: [{ position: 1 }, { position: 2, item: `${baseURL}/nl/container` }],
	});
	expect(await sharedPicture(page)).toMatch(`${baseURL}/pictures/products/`);
});

test("the floating switcher stays in the window and leaves the footer alone", async ({ page }) => {
	await page.goto("/nl");
	const switcher = page.getByRole("main").getByRole("navigation", { name: words.nl.common.language });
	const summary = switcher.locator("summary");
	await expect(summary).toBeInViewport({ ratio: 1 });
	const box = await summary.boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(44);
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
	expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const footer = await page.getByRole("contentinfo").boundingBox();
	const atEnd = await summary.boundingBox();
	expect((atEnd?.y ?? 0) + (atEnd?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the floating switcher opens and leads on", async ({ page }) => {
		await page.goto("/nl");
		const switcher = page.getByRole("main").getByRole("navigation", { name: words.nl.common.language });
		await switcher.locator("summary").click();
		await switcher.getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL("/en");
	});
});
