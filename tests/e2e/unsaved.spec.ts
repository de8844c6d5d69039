import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { untilAwake } from "../fixtures/shop.ts";

const { adminTrade: t, adminShell: shell, adminAmend: amend, adminSettings, adminMedia } = pageTexts.de;

// The browser notes by itself the refused forms.
test.use({ expectedErrors: ["422"] });

/** Leaves by the desk's navigation. */
const pressAway = (page: Page) =>
	page
		.getByRole("navigation", { name: shell.label })
		.getByRole("link", { name: shell.media, exact: true })
		.click();

const question = (page: Page) => page.getByRole("dialog", { name: shell.record.unsavedTitle });

async function stayAsked(page: Page): Promise<void> {
	await question(page).getByRole("button", { name: shell.record.stay }).click();
	await expect(question(page)).toHaveCount(0);
}

async function leaveUnasked(page: Page): Promise<void> {
	await pressAway(page);
	await expect(page.getByRole("heading", { level: 1, name: adminMedia.title })).toBeVisible();
}

test("no form of an order is left with what was typed in it before somebody is asked", async ({ page }) => {
	test.slow();
	await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
	await page.goto("/de/cart");
	await fillDelivery(page, "de", newBuyer());
	await pressPlaceOrder(page, "de");
	const number = await page.getByTestId("order-number").innerText();
	await page.goto(`/de/admin/orders?q=${number}`);
	await page.getByRole("link", { name: number }).click();
	const notes = page.getByRole("region", { name: t.notes.title });
	const note = notes.getByLabel(t.notes.label);
	await expect(note).toBeVisible();
	const address = new URL(page.url()).pathname;

	// A note: asked once, kept by whoever stays, settled once it is saved.
	await note.fill("Ruft morgen an.");
	await pressAway(page);
	await stayAsked(page);
	await expect(note).toHaveValue("Ruft morgen an.");
	await page.goBack();
	await stayAsked(page);
	await expect(note).toHaveValue("Ruft morgen an.");
	await notes.getByRole("button", { name: t.notes.save }).click();
	await expect(note).toHaveValue("");
	await leaveUnasked(page);

	// A letter that was proposed and not touched goes without a question, one that was changed does not.
	await page.goto(`${address}?to=confirmed`);
	const status = page.getByRole("region", { name: t.status.title });
	const body = status.getByLabel(t.letter.body);
	await untilAwake(status.getByRole("button", { name: t.status.save }));
	await leaveUnasked(page);
	await page.goBack();
	await body.fill("Wir sind dran.");
	await pressAway(page);
	await stayAsked(page);
	// Another form of the page would take the letter away.
	await note.fill("Hat angerufen.");
	await notes.getByRole("button", { name: t.notes.save }).click();
	await stayAsked(page);
	await expect(body).toHaveValue("Wir sind dran.");
	await expect(note).toHaveValue("Hat angerufen.");
	// What is refused and what is done asks nothing, and leaves the note alone.
	await body.fill(" ");
	await status.getByRole("button", { name: t.status.save }).click();
	await expect(body).toBeFocused();
	await body.fill("Wir sind dran.");
	await status.getByRole("button", { name: t.status.save }).click();
	await expect(page.getByRole("status").filter({ hasText: t.done.status })).toBeVisible();
	await expect(note).toHaveValue("Hat angerufen.");
	await pressAway(page);
	await stayAsked(page);
	await notes.getByRole("button", { name: t.notes.save }).click();
	await expect(notes.getByRole("listitem")).toHaveCount(2);
	await leaveUnasked(page);

	// The amendment: a line that a button has added is unsaved as well.
	await page.goto(address);
	await page.getByRole("link", { name: amend.change }).click();
	await untilAwake(page.getByRole("button", { name: amend.check }));
	await page.getByLabel(words.de.checkout.street).first().fill("Dok 7");
	await page.getByRole("button", { name: amend.check }).click();
	await expect(page.getByRole("region", { name: amend.preview })).toContainText("Dok 7");
	await pressAway(page);
	await stayAsked(page);
	await expect(page.getByLabel(words.de.checkout.street).first()).toHaveValue("Dok 7");
	await page.getByRole("region", { name: amend.preview }).getByRole("button", { name: amend.save }).click();
	await expect(page).toHaveURL(new RegExp(`${address}\\?amended=`));
	await leaveUnasked(page);
});

test("lines that were pasted for an import are not left before somebody is asked", async ({ page }) => {
	const { import: texts } = adminSettings;
	await page.goto("/de/admin/tariffs/import");
	const lines = page.getByLabel(texts.text, { exact: true });
	await untilAwake(page.getByRole("button", { name: texts.check }));
	await lines.fill("nichts davon");
	await pressAway(page);
	await stayAsked(page);
	await page.getByRole("button", { name: texts.check }).click();
	await expect(page.getByRole("heading", { name: texts.result })).toBeFocused();
	await expect(lines).toHaveValue("nichts davon");
	await pressAway(page);
	await question(page).getByRole("button", { name: shell.record.leave }).click();
	await expect(page.getByRole("heading", { level: 1, name: adminMedia.title })).toBeVisible();
});
