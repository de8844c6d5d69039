import { pageTexts } from "~/i18n/page-texts.server.ts";
import { browserLanguages, expect, onPhoneIn, standard20ft, test, words } from "../fixtures/shop.ts";

const gentianBlue = { nl: "Gentiaanblauw", en: "Gentian blue", de: "Enzianblau", fr: "Bleu gentiane" };

for (const language of browserLanguages) {
	test(
		`a wish colour is found by its name in ${language}`,
		onPhoneIn(language),
		async ({ page, expectAccessible }) => {
			const d = words[language].catalog.details;
			await page.goto(`/${language}/container/${standard20ft[language]}`);
			await page.getByRole("radio", { name: d.colors.wish_color }).check();
			const field = page.getByRole("combobox", { name: d.ral });
			await field.fill(gentianBlue[language].slice(-8).toUpperCase());
			const list = page.getByRole("listbox", { name: pageTexts[language].container.ralSuggestions });
			await expect(list).toBeVisible();
			await expect(field).toHaveAttribute("aria-expanded", "true");
			await expectAccessible();
			await list.getByRole("option", { name: `RAL 5010 ${gentianBlue[language]}` }).click();
			await expect(list).toBeHidden();
			await expect(field).toHaveValue("RAL 5010");
			await expect(field).toHaveAccessibleDescription(`RAL 5010 ${gentianBlue[language]}`);
			await expect(page).toHaveURL(/color=wish_color&ral=RAL\+5010/);
		},
	);

	test(`an unknown or missing number is told in words of ${language}`, async ({ page }) => {
		const d = words[language].catalog.details;
		await page.goto(`/${language}/container/${standard20ft[language]}`);
		await page.getByRole("radio", { name: d.colors.wish_color }).check();
		const field = page.getByRole("combobox", { name: d.ral });
		await field.fill("RAL 9999");
		await expect(field).toHaveAttribute("aria-expanded", "false");
		await field.blur();
		await expect(field).toHaveAccessibleDescription(pageTexts[language].container.ralUnknown);
		await field.fill("");
		await field.blur();
		await expect(field).toHaveAccessibleDescription(d.ralRequired);
		await field.fill("ral-7016");
		await field.blur();
		await expect(field).toHaveValue("RAL 7016");
		await expect(field).not.toHaveAttribute("aria-invalid");
	});
}

test("a colour can be chosen with the keyboard alone", async ({ page }) => {
	const d = words.en.catalog.details;
	await page.goto(`/en/container/${standard20ft.en}?color=wish_color`);
	const field = page.getByRole("combobox", { name: d.ral });
	const options = page
		.getByRole("listbox", { name: pageTexts.en.container.ralSuggestions })
		.getByRole("option");
	const chosen = options.and(page.locator("[aria-selected=true]"));
	await field.focus();
	await expect(options).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await expect(options).toHaveCount(8);
	await expect(chosen).toHaveText(/RAL 3009/);
	await page.keyboard.press("ArrowUp");
	await expect(chosen).toHaveAttribute("id", (await field.getAttribute("aria-activedescendant")) ?? "none");
	await page.keyboard.press("Escape");
	await expect(options).toHaveCount(0);
	await page.keyboard.type("501");
	await expect(options).toHaveCount(8);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(chosen).toHaveText(/RAL 5011/);
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("RAL 5011");
	await expect(field).toBeFocused();
	await expect(page).toHaveURL(/ral=RAL\+5011/);
});

test("a shared address shows its colour; a stock colour forgets it", async ({ page }) => {
	const d = words.fr.catalog.details;
	await page.goto(`/fr/container/${standard20ft.fr}?color=wish_color&ral=7035`);
	const field = page.getByRole("combobox", { name: d.ral });
	await expect(field).toHaveAccessibleDescription("RAL 7035 Gris clair");
	await page.getByRole("radio", { name: d.colors.from_stack }).check();
	await page.getByRole("radio", { name: d.colors.wish_color }).check();
	await expect(field).toHaveValue("");
	await expect(field).not.toHaveAttribute("aria-invalid");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the number is a plain field that keeps what was typed", async ({ page }) => {
		const d = words.de.catalog.details;
		await page.goto(`/de/container/${standard20ft.de}`);
		await page.getByRole("radio", { name: d.colors.wish_color }).check();
		await page.getByRole("textbox", { name: d.ral }).fill("RAL 5010");
		await page.getByRole("button", { name: pageTexts.de.container.calculate }).click();
		await expect(page.getByRole("textbox", { name: d.ral })).toHaveValue("RAL 5010");
		await expect(page.getByTestId("total").filter({ visible: true })).toHaveText(
			words.de.catalog.priceOnRequest,
		);
	});
});
