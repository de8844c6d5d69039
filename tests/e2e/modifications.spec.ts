import type { Page } from "@playwright/test";
import { modifications as de } from "~/i18n/pages/de/modifications.ts";
import { modifications as en } from "~/i18n/pages/en/modifications.ts";
import { modifications as fr } from "~/i18n/pages/fr/modifications.ts";
import { modifications as nl } from "~/i18n/pages/nl/modifications.ts";
import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import {
	axeLanguages,
	core,
	expect,
	onPhoneIn,
	test,
	untilAwake,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

const pages = { nl, en, de, fr };

/** A browser that cannot draw in 3D. */
async function without3d(page: Page): Promise<void> {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
}

async function sendInquiry(page: Page, t: (typeof words)["en"]["quote"]): Promise<void> {
	await untilFilledIn(page);
	await page.getByRole("button", { name: t.submit }).click();
	// Beside the message that goes by.
	await expect(page.locator("form").getByText(t.successTitle)).toBeVisible();
}

for (const language of axeLanguages) {
	test(`no findings on any tab in ${language}`, onPhoneIn(language), async ({ page, expectAccessible }) => {
		const { tabs, showcase, configurator, inquiry } = pages[language];
		await page.goto(`/${language}/modifications`);
		await expect(page.getByRole("heading", { level: 2, name: showcase.title })).toBeVisible();
		await expectAccessible();
		await page.getByRole("tab", { name: tabs.configurator }).click();
		await expect(page.getByRole("heading", { level: 2, name: configurator.title })).toBeVisible();
		await expect(page.getByRole("button", { name: configurator.view.home })).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: configurator.view.drawing }).click();
		await expect(page.getByRole("img", { name: configurator.view.drawing })).toBeVisible();
		await expectAccessible();
		await page.getByRole("tab", { name: tabs.contact }).click();
		await expect(page.getByRole("heading", { level: 2, name: inquiry.title })).toBeVisible();
		await expectAccessible();
	});
}

test("nothing scrolls sideways at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const query of [
		"",
		"?tab=configurator&config=40ft-hc.7016.80.extended.wl40.rr80",
		"?tab=contact&from=pool",
	]) {
		await page.goto(`/de/modifications${query}`);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, query).toBeLessThanOrEqual(0);
	}
});

test("the tabs open by keyboard, and the back button goes through them", async ({ page }) => {
	await page.goto("/en/modifications");
	const tab = (name: string) => page.getByRole("tab", { name });
	await expect(tab("Showcase")).toHaveAttribute("aria-selected", "true");
	await tab("Showcase").focus();
	await page.keyboard.press("ArrowRight");
	await expect(tab("Configurator")).toBeFocused();
	await expect(tab("Showcase")).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("tabpanel", { name: "Configurator" })).toBeVisible();
	await expect(page).toHaveURL(/\?tab=configurator$/);
	await page.keyboard.press("ArrowRight");
	await expect(tab("Inquiry")).toBeFocused();
	await page.keyboard.press("Space");
	await expect(page.getByRole("tabpanel", { name: "Inquiry" })).toBeVisible();
	await expect(page).toHaveURL(/\?tab=contact$/);
	await page.goBack();
	await expect(page.getByRole("tabpanel", { name: "Configurator" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("tabpanel", { name: "Showcase" })).toBeVisible();
});

test("an example fills in the inquiry, and leaving it clears that again", async ({ page }) => {
	const { tabs, conversions, inquiry } = de;
	await page.goto("/de/modifications");
	await page.getByRole("link", { name: `${words.de.quote.button}: ${conversions.workshop.title}` }).click();
	const heading = page.getByRole("heading", { level: 2, name: inquiry.title });
	await expect(heading).toBeInViewport();
	await expect(heading).toBeFocused();
	const details = page.getByLabel(inquiry.details);
	for (const work of conversions.workshop.works) await expect(details).toHaveValue(new RegExp(work));
	await page.getByLabel(words.de.quote.customerName).fill("Jana Peeters");
	await page.getByRole("tab", { name: tabs.showcase }).click();
	await page.getByRole("tab", { name: tabs.contact }).click();
	await expect(details).toHaveValue("");
	await expect(page.getByText(inquiry.conversion)).toHaveCount(0);
	// What the visitor typed is theirs.
	await expect(page.getByLabel(words.de.quote.customerName)).toHaveValue("Jana Peeters");
	await details.fill("Ein Atelier.");
	await page.getByRole("tab", { name: tabs.showcase }).click();
	await page.getByRole("tab", { name: tabs.contact }).click();
	await expect(details).toHaveValue("Ein Atelier.");
});

test.describe("the configurator", () => {
	test("shows in 3D what is chosen, and says it in words", async ({ page }) => {
		const { configurator: t } = en;
		await page.goto("/en/modifications?tab=configurator");
		const view = page.getByRole("application", { name: t.view.label });
		await expect(view.locator("canvas")).toBeVisible();
		const overview = page.getByTestId("overview");
		await page.getByRole("button", { name: t.add, exact: true }).click();
		await expect(page.getByRole("status").filter({ hasText: t.added })).toContainText(
			"in the left wall, 1.40 m",
		);
		await expect(overview).toContainText("1.00 × 1.00 m, in the left wall, 1.40 m from the doors");
		const before = await view.screenshot();
		await page.getByRole("radio", { name: "RAL 9010 Pure white" }).check();
		await expect(overview).toContainText("RAL 9010 Pure white");
		expect((await view.screenshot()).equals(before)).toBe(false);
		await page.getByRole("radio", { name: t.models["40ft-hc"] }).check();
		await expect(overview).toContainText("12.19 × 2.44 × 2.90 m");
		await expect(page).toHaveURL(/config=40ft-hc\.9010\.0\.none\.wl28\.dl52/);
		await page.reload();
		await expect(overview).toContainText("RAL 9010 Pure white");
		await page.getByRole("link", { name: t.reset }).click();
		await expect(overview).toContainText("RAL 5010 Gentian blue");
	});

	test("is worked with the keyboard alone", async ({ page }) => {
		const { configurator: t } = en;
		await page.goto("/en/modifications?tab=configurator");
		const view = page.getByRole("application", { name: t.view.label });
		await expect(view.locator("canvas")).toBeVisible();
		await view.focus();
		const before = await view.screenshot();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowUp");
		await expect.poll(async () => (await view.screenshot()).equals(before)).toBe(false);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: t.view.threeD })).toBeFocused();
		const slider = page.getByRole("slider", { name: t.kinds.door });
		await slider.focus();
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		await expect(slider).toHaveAttribute("aria-valuetext", "2.50\u00a0m from the doors");
		await page.keyboard.press("Home");
		await expect(slider).toBeFocused();
		await expect(page.getByTestId("overview")).toContainText("0.20 m from the doors");
		await page.getByRole("button", { name: `${t.remove}: ${t.kinds.door}` }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText(t.noOpenings)).toBeVisible();
		await expect(page.getByRole("button", { name: t.add, exact: true })).toBeFocused();
		const left = page.getByRole("button", { name: t.view.left });
		await expect(async () => {
			// Scrolling to the button closes its tooltip again.
			await left.blur();
			await left.focus();
			await expect(page.getByRole("tooltip")).toHaveText(t.view.left, { timeout: 1_000 });
		}).toPass();
		await page.keyboard.press("Enter");
		await page.getByRole("button", { name: t.view.cut }).focus();
		await page.keyboard.press("Space");
		await expect(page.getByRole("button", { name: t.view.cut })).toHaveAttribute("aria-pressed", "true");
	});

	test("says why something has no place", async ({ page }) => {
		const { configurator: t } = en;
		await page.goto("/en/modifications?tab=configurator&config=10ft.5010.0.none.rl10");
		const add = page.getByRole("button", { name: t.add, exact: true });
		await add.click();
		await expect(page.getByRole("status").filter({ hasText: t.notes.no_room })).toBeVisible();
		await page.getByLabel(t.wall, { exact: true }).selectOption("rear");
		await add.click();
		await expect(page.getByRole("status").filter({ hasText: t.notes.not_here })).toBeVisible();
	});

	test("draws to scale where the browser has no 3D", core, async ({ page, expectAccessible }) => {
		await without3d(page);
		const { configurator: t } = nl;
		await page.goto("/nl/modifications?tab=configurator");
		await expect(page.getByText(t.view.missing)).toBeVisible();
		const drawing = page.getByRole("img", { name: t.view.drawing });
		const shapes = await drawing.locator("rect").count();
		await page.getByRole("button", { name: t.add, exact: true }).click();
		await expect(page.getByTestId("overview")).toContainText(t.kinds.window);
		expect(await drawing.locator("rect").count()).toBeGreaterThan(shapes);
		await expect(page.locator("canvas")).toHaveCount(0);
		await expectAccessible();
	});
});

test("a configuration is asked for with its picture, and reaches shop and visitor", async ({ page }) => {
	const { configurator: t, inquiry } = fr;
	const buyer = newBuyer();
	await page.goto("/fr/modifications?tab=configurator&config=20ft-hc.7016.80.basic.wl25.dl60");
	await expect(page.getByRole("application", { name: t.view.label }).locator("canvas")).toBeVisible();
	await page.getByRole("button", { name: t.request }).click();
	await expect(page.getByRole("heading", { level: 2, name: inquiry.title })).toBeFocused();
	await expect(page.getByRole("img", { name: inquiry.pictureAlt })).toHaveAttribute(
		"src",
		/^data:image\/jpeg/,
	);
	await expect(page.getByLabel(inquiry.details)).toHaveValue(/Fenêtre.*1,25\sm depuis les portes/);
	await page.getByLabel(words.fr.quote.customerName).fill(buyer.name);
	await page.getByLabel(words.fr.quote.email).fill(buyer.email);
	await sendInquiry(page, words.fr.quote);
	await expect(page.getByLabel(words.fr.quote.customerName)).toHaveValue("");
	await expect(page.getByLabel(inquiry.details)).toHaveValue("");
	const [mail = ""] = await mailsTo(buyer.email);
	expect(mail).toContain("20 pieds High Cube");
	expect(mail).toContain("config=20ft-hc.7016.80.basic.wl25.dl60");
});

test("a configuration is asked for after an example: the form comes into sight again", async ({ page }) => {
	const { tabs, conversions, configurator: t, inquiry } = de;
	const heading = page.getByRole("heading", { level: 2, name: inquiry.title });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/de/modifications");
	await page.getByRole("link", { name: `${words.de.quote.button}: ${conversions.workshop.title}` }).click();
	await expect(heading).toBeFocused();
	await page.getByRole("tab", { name: tabs.configurator }).click();
	await page.getByRole("radio", { name: t.models["10ft"] }).check();
	// The address has the configuration already when it is asked for.
	await expect(page).toHaveURL(/config=10ft\./);
	await page.getByRole("button", { name: t.request }).click();
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
	await expect(page.getByLabel(inquiry.details)).toHaveValue(new RegExp(t.models["10ft"]));
});

test("a configuration is asked for as a drawing where the browser has no 3D", async ({ page }) => {
	await without3d(page);
	const { configurator: t, inquiry } = en;
	const buyer = newBuyer();
	await page.goto("/en/modifications?tab=configurator&config=20ft.5010.0.none.wl20");
	await expect(page.getByText(t.view.missing)).toBeVisible();
	await page.getByRole("button", { name: t.request }).click();
	await expect(page.getByRole("img", { name: inquiry.pictureAlt }).locator("rect").first()).toBeVisible();
	await page.getByLabel(words.en.quote.customerName).fill(buyer.name);
	await page.getByLabel(words.en.quote.email).fill(buyer.email);
	await sendInquiry(page, words.en.quote);
	expect((await mailsTo(buyer.email))[0]).toContain("20ft standard");
});

test.describe("mistakes", () => {
	test.use({ expectedErrors: ["422"] });
	test("are told beside their fields, and nothing typed is lost", async ({ page }) => {
		const t = words.en.quote;
		await page.goto("/en/modifications?tab=contact&from=bar");
		await untilAwake(page.getByLabel(en.inquiry.details));
		await page.getByLabel(en.inquiry.details).fill("");
		await page.getByLabel(t.email).fill("nobody");
		await page.getByRole("button", { name: t.submit }).click();
		await expect(page.getByLabel(en.inquiry.details)).toHaveAccessibleDescription(en.inquiry.detailsRequired);
		await expect(page.getByLabel(en.inquiry.details)).toBeFocused();
		await expect(page.getByLabel(t.customerName)).toHaveAccessibleDescription("Full name is required");
		await expect(page.getByLabel(t.email)).toHaveAccessibleDescription("Please enter a valid email");
		await expect(page.getByLabel(t.email)).toHaveValue("nobody");
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("a container is put together and asked for", core, async ({ page }) => {
		const { tabs, configurator: t, inquiry } = de;
		const buyer = newBuyer();
		await page.goto("/de/modifications");
		await page.getByRole("link", { name: tabs.configurator, exact: true }).click();
		await page.getByLabel(t.kind, { exact: true }).selectOption("roller");
		await page.getByLabel(t.wall, { exact: true }).selectOption("right");
		await page.getByRole("radio", { name: t.models["40ft"] }).check();
		await page.getByRole("button", { name: t.add, exact: true }).click();
		await expect(page.getByTestId("overview")).toContainText("in der rechten Wand");
		await expect(page.getByRole("img", { name: t.view.drawing })).toBeVisible();
		await page.getByRole("button", { name: t.request }).click();
		await expect(page.getByLabel(inquiry.details)).toHaveValue(/40 Fuß Standard/);
		await page.getByLabel(words.de.quote.customerName).fill(buyer.name);
		await page.getByLabel(words.de.quote.email).fill(buyer.email);
		const message = page.getByRole("status").filter({ hasText: words.de.quote.successTitle });
		await untilFilledIn(page);
		await page.getByRole("button", { name: words.de.quote.submit }).click();
		await expect(message).toBeVisible();
		expect((await mailsTo(buyer.email))[0]).toContain("40 Fuß Standard");
	});
});
