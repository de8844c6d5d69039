import { pageTexts } from "~/i18n/page-texts.server.ts";
import { askForQuote, newBuyer, openWholeSum } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import {
	browserLanguages,
	coreIn,
	expect,
	standard20ft,
	test,
	untilAwake,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

for (const language of browserLanguages) {
	test(`a visitor asks for a quote in ${language}`, coreIn(language), async ({ page, expectAccessible }) => {
		const t = words[language].quote;
		const d = words[language].catalog.details;
		const buyer = newBuyer();
		await page.goto(`/${language}/container/${standard20ft[language]}`);
		await page.getByRole("radio", { name: d.conditionNames["used-a"] }).check();
		await openWholeSum(page);
		const dialog = await askForQuote(page, language);
		await expect(dialog.getByLabel(t.customerName)).toBeVisible();
		await expectAccessible();
		await dialog.getByLabel(t.customerName).fill(buyer.name);
		await dialog.getByLabel(t.email).fill(buyer.email);
		await dialog.getByLabel(t.specialRequirements).fill("Ventilation, please.\nTwo vents.");
		await untilFilledIn(dialog);
		await dialog.getByRole("button", { name: t.submit }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("button", { name: t.button })).toBeFocused();
		// Beside the message that goes by, until the next step.
		const notice = page.locator("form").getByRole("status").filter({ hasText: t.successTitle });
		await expect(notice).toBeInViewport({ ratio: 1 });
		await page.getByRole("radio", { name: d.conditionNames.new }).check();
		await expect(notice).toBeHidden();
		const mails = await mailsTo(buyer.email);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toContain("Two vents.");
		expect(mails[0]).toContain(d.conditionNames["used-a"]);
	});
}

test("what is asked for follows what is typed in the dialog", async ({ page }) => {
	const [t, d] = [words.de.quote, words.de.catalog.details];
	const query = "?delivery=truck&country=BE&postcode=10500&condition=used-a";
	await page.goto(`/de/container/${standard20ft.de}${query}`);
	const dialog = await askForQuote(page, "de");
	const asked = dialog.getByRole("region", { name: pageTexts.de.quoteRequest.asked });
	// A postcode that is none is asked for again, and the sum is there as soon as it is one.
	const postcode = dialog.getByLabel(d.postcode);
	await expect(postcode).toHaveAccessibleDescription(pageTexts.de.container.postcodeErrors.BE);
	await expect(asked).not.toContainText("310,00");
	await postcode.fill("1050");
	await expect(asked).toContainText("310,00");
	await dialog.getByLabel(t.quantityRequested).fill("5");
	await expect(asked).toContainText("1.196,00");
	await expect(asked).toContainText(`${t.quantityRequested}5`);
});

test.describe("mistakes", () => {
	test.use({ expectedErrors: ["422"] });
	test("are told beside their fields, in the dialog and with a wish colour", async ({ page }) => {
		const t = words.en.quote;
		await page.goto(`/en/container/${standard20ft.en}`);
		await page.getByRole("radio", { name: words.en.catalog.details.colors.wish_color }).check();
		const dialog = await askForQuote(page, "en");
		await dialog.getByLabel(t.email).fill("nobody");
		await dialog.getByRole("button", { name: t.submit }).click();
		await expect(dialog.getByLabel(t.customerName)).toHaveAccessibleDescription("Full name is required");
		await expect(dialog.getByLabel(t.email)).toHaveAccessibleDescription("Please enter a valid email");
		await expect(dialog.getByLabel(t.ralColor)).toHaveAccessibleDescription("RAL colour number is required");
		await expect(dialog.getByLabel(t.email)).toHaveValue("nobody");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});
});

test("what is typed about one container is not asked of another", async ({ page }) => {
	const t = words.fr.quote;
	const remark = page.getByLabel(t.specialRequirements);
	const ask = async (slug: string) => {
		await page.goto(`/fr/container/${slug}/quote?condition=used-a`);
		await untilAwake(remark);
	};
	await ask(standard20ft.fr);
	await remark.fill("Avec deux fenêtres");
	await ask("conteneur-40-pieds-standard");
	await expect(remark).toHaveValue("");
	await ask(standard20ft.fr);
	await expect(remark).toHaveValue("Avec deux fenêtres");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the form has a page of its own", async ({ page }) => {
		const t = words.de.quote;
		const buyer = newBuyer();
		await page.goto(`/de/container/${standard20ft.de}?condition=rent`);
		await page.getByRole("button", { name: t.button }).click();
		await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
		await page.getByLabel(t.customerName).fill(buyer.name);
		await page.getByLabel(t.email).fill(buyer.email);
		const message = page.getByRole("status").filter({ hasText: t.successTitle });
		await untilFilledIn(page);
		await page.getByRole("button", { name: t.submit }).click();
		await expect(message).toBeVisible();
		expect(await mailsTo(buyer.email)).toHaveLength(1);
	});
});
