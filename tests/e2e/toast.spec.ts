import type { Locator } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { addStandardContainer, askForQuote } from "../fixtures/buyer.ts";
import { expect, standard20ft, test, words } from "../fixtures/shop.ts";

test.use({ expectedErrors: ["422"] });

/** Whether two things share a part of the window. */
async function overlap(a: Locator, b: Locator): Promise<boolean> {
	const [one, other] = await Promise.all([a.boundingBox(), b.boundingBox()]);
	if (!one || !other) throw new Error("not on the screen");
	const apart =
		one.x + one.width <= other.x ||
		other.x + other.width <= one.x ||
		one.y + one.height <= other.y ||
		other.y + other.height <= one.y;
	return !apart;
}

for (const viewport of [
	{ width: 390, height: 664 },
	{ width: 1024, height: 700 },
	{ width: 1440, height: 900 },
]) {
	test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
		test.use({ viewport });

		test("a toast covers neither the price nor the field that it speaks of", async ({ page }) => {
			const d = words.de.catalog.details;
			await page.goto(`/de/container/${standard20ft.de}`);
			await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
			await page.getByLabel(d.postcode).fill("00999");
			const title = pageTexts.de.container.noPriceTitle;
			const toast = page.getByRole("listitem").filter({ hasText: title });
			await expect(toast).toBeVisible();
			expect(await overlap(toast, page.getByLabel(d.postcode))).toBe(false);
			expect(await overlap(toast, page.getByRole("region", { name: pageTexts.de.container.summary }))).toBe(
				false,
			);
		});

		test("a toast gives way to what gets the focus while it is there", async ({ page }) => {
			await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
			const toast = page.getByRole("listitem").filter({ hasText: words.de.checkout.toasts.added });
			await expect(toast).toBeVisible();
			// Its time stands still while another window is looked at.
			await page.evaluate(() => window.dispatchEvent(new Event("blur")));
			const links = page.getByRole("contentinfo").getByRole("link");
			for (const link of await links.all()) {
				await link.focus();
				await expect.poll(() => overlap(toast, link)).toBe(false);
			}
		});

		test("a toast of an open dialog lies in front of it and can be closed", async ({ page }) => {
			const t = words.de.quote;
			await page.goto(`/de/container/${standard20ft.de}?color=wish_color`);
			const dialog = await askForQuote(page, "de");
			await dialog.getByLabel(t.customerName).fill("An Peeters");
			await dialog.getByLabel(t.email).fill("an@example.com");
			const submit = dialog.getByRole("button", { name: t.submit });
			await submit.click();
			const toast = dialog.getByRole("listitem").filter({ hasText: t.errors.ralColor });
			await expect(toast).toBeVisible();
			expect(await overlap(toast, dialog.getByLabel(t.ralColor))).toBe(false);
			expect(await overlap(toast, submit)).toBe(false);
			await toast.getByRole("button", { name: words.de.common.close }).click();
			await expect(toast).toBeHidden();
			await expect(dialog).toBeVisible();
		});
	});
}
