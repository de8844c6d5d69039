import { randomUUID } from "node:crypto";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, test } from "../fixtures/own-desk.ts";
import { onPhone } from "../fixtures/shop.ts";

// The browser notes by itself the refused row.
test.use({ expectedErrors: ["422"] });

const t = pageTexts.de.adminPrices;
const { adminProducts: editor, adminShell: shell } = pageTexts.de;

test("prices go up by 4 percent and come back, and the shop follows", onPhone, async ({ page }) => {
	test.slow();
	const title = `Preisprobe ${randomUUID()}`;
	await page.goto("/nl/products/admin/new");
	const nl = pageTexts.nl.adminProducts;
	await page.getByLabel(nl.size).fill("20ft");
	await page.locator("[name=priceNew]").fill("2650");
	await page.getByRole("tab", { name: nl.tabs.translations }).click();
	await page.locator("[name='nl.title']").fill(title);
	await page.locator("[name='nl.description']").fill("Op proef.");
	await page.getByRole("button", { name: nl.create }).click();
	await expect(page.getByText(nl.done.created).first()).toBeVisible();
	const slug = new URL(page.url()).pathname.split("/").at(-1);
	const shop = await page.context().newPage();
	async function expectPrice(price: RegExp): Promise<void> {
		await shop.goto(`/nl/container/${slug}`);
		await expect(shop.getByText(price).filter({ visible: true }).first()).toBeVisible();
	}
	await expectPrice(/2\.650/);

	await page.goto(`/de/admin/products?q=${encodeURIComponent(title)}`);
	const price = page.getByLabel(`${t.columns.priceNew}: ${title}`);
	await expect(price).toHaveValue("2650,00");
	await price.fill("zu teuer");
	await page.getByRole("button", { name: t.save }).click();
	await expect(price).toBeFocused();
	await expect(price).toHaveAccessibleDescription(editor.errors.euros);
	await price.fill("2.700,00");
	// What is typed is asked for before it is left behind.
	await page.getByRole("link", { name: t.changes }).click();
	await page.getByRole("dialog").getByRole("button", { name: shell.record.stay }).click();
	await page.getByRole("button", { name: t.save }).click();
	await expect(page.getByText(t.saved)).toBeVisible();
	await expect(price).toHaveValue("2700,00");
	await expectPrice(/2\.700/);

	await page.getByRole("checkbox", { name: `${t.tick}: ${title}` }).check();
	await page.getByRole("button", { name: t.bulk.ticked }).click();
	await page.getByLabel(t.rule.by).fill("4");
	await page.getByLabel(t.rule.rounding).selectOption(t.rule.roundings["10"]);
	await page.getByRole("button", { name: t.rule.preview }).click();
	const change = page.getByRole("list", { name: t.batch.preview }).getByRole("listitem").first();
	for (const text of ["2.700,00", "2.810,00", "110,00"]) await expect(change).toContainText(text);
	await page.getByRole("button", { name: t.batch.applyOne }).click();
	await expect(page.getByText(t.batch.done.applied)).toBeVisible();
	await expectPrice(/2\.810/);

	await page.getByRole("button", { name: t.batch.undo }).click();
	await expect(page.getByText(t.batch.done.undone)).toBeVisible();
	await expect(page.getByTestId("came")).toContainText(t.batch.counts.undone.replace("{n}", "1"));
	await expectPrice(/2\.700/);
	await page.getByRole("link", { name: title }).click();
	await expect(page.getByRole("img", { name: /20\d\d/ })).toBeVisible();
});
