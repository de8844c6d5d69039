import type { Page } from "@playwright/test";
import type { Language } from "~/i18n/languages.ts";
import { adminVoices as de } from "~/i18n/pages/de/admin-voices.ts";
import { voices as german } from "~/i18n/pages/de/voices.ts";
import { voices as french } from "~/i18n/pages/fr/voices.ts";
import { expect, signInOwner, test } from "../fixtures/own-shop.ts";
import { onPhone } from "../fixtures/shop.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

// The browser's own note of a form that is refused.
test.use({ expectedErrors: ["422"] });

const words = "Der Container stand am Dienstag um acht im Hof, wie am Telefon gesagt.";

/** In a shop of its own: the home page of the others' is read meanwhile. */
test(
	"an owner enters a review and a reference, visitors see them in two languages, and one is hidden",
	onPhone,
	async ({ page, shop, expectAccessible }) => {
		test.slow();
		const home = async (visitor: Page, language: Language) => {
			await visitor.goto(`${shop.origin}/${language}`);
			return {
				reviews: visitor.getByRole("list", {
					name: (language === "de" ? german : french).reviews,
					exact: true,
				}),
				references: visitor.getByRole("list", {
					name: (language === "de" ? german : french).references,
					exact: true,
				}),
			};
		};
		await signInOwner(page, shop);
		const list = `${shop.origin}/de/admin/voices`;
		const main = page.getByRole("main");

		await page.goto(list);
		await expect(main.getByText(de.noReviews)).toBeVisible();
		await expectAccessible();
		await main.getByRole("link", { name: de.newReview }).click();
		await page.getByLabel(de.fields.sourceUrl).fill("http://www.trustpilot.com/x");
		await page.getByLabel(de.fields.words).fill(words);
		await page.getByRole("button", { name: de.save }).click();
		await expect(page.getByLabel(de.fields.name)).toHaveAccessibleDescription(new RegExp(de.errors.name));
		await expect(page.getByLabel(de.fields.sourceUrl)).toHaveAccessibleDescription(
			new RegExp(de.errors.source),
		);
		await expectAccessible();
		await page.getByLabel(de.fields.name).fill("Frau Weiß");
		await page.getByLabel(de.fields.place, { exact: true }).fill("Aachen");
		await page.getByLabel(de.fields.stars).selectOption("5");
		await page.getByLabel(de.fields.sourceUrl).fill("https://www.trustpilot.com/x");
		await page.getByRole("button", { name: de.save }).click();
		await expect(page.getByText(de.done.created).first()).toBeVisible();

		await main.getByRole("link", { name: de.newReference }).click();
		const deutsch = page.getByRole("group", { name: "Deutsch", exact: true });
		await deutsch.getByLabel(de.fields.title, { exact: true }).fill("Baubüro am Kai");
		await deutsch.getByLabel(de.fields.imageAlt).fill("Ein Kranwagen");
		await page.getByLabel(de.fields.year).fill("2025");
		await page.getByLabel(de.fields.imageUrl, { exact: true }).fill(sceneFiles.craneTruck);
		await page.getByRole("button", { name: de.save }).click();
		await expect(page.getByText(de.done.created).first()).toBeVisible();
		await expectAccessible();

		const visitor = await page.context().newPage();
		const own = await home(visitor, "de");
		await expect(own.reviews).toContainText(words);
		await expect(own.references).toContainText("Baubüro am Kai");
		await expect(own.references.getByRole("img", { name: "Ein Kranwagen" })).toBeVisible();
		await expect(visitor.getByText(german.checks.none)).toBeVisible();
		const other = await home(visitor, "fr");
		await expect(other.reviews.getByRole("blockquote")).toHaveAttribute("lang", "de");
		await expect(other.reviews).toContainText(french.in.de);
		await expect(other.references.getByRole("heading", { name: "Baubüro am Kai" })).toHaveAttribute(
			"lang",
			"de",
		);
		const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
		expect(await visitor.evaluate(overflow)).toBeLessThanOrEqual(0);

		await page.goto(`${shop.origin}/fr`);
		await expectAccessible();

		await page.goto(list);
		await main.getByRole("link", { name: "Frau Weiß", exact: true }).click();
		await page.getByRole("checkbox", { name: de.fields.isVisible }).uncheck();
		await page.getByRole("button", { name: de.save }).click();
		await expect(page.getByText(de.done.updated).first()).toBeVisible();
		const left = await home(visitor, "de");
		await expect(left.references).toBeVisible();
		await expect(left.reviews).toHaveCount(0);
		await expect(visitor.getByText(german.checks.none)).toHaveCount(0);
	},
);
