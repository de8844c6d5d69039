import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import {
	addStandardContainer,
	askForQuote,
	fillDelivery,
	newBuyer,
	pressPlaceOrder,
} from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { core, onPhone, untilAwake, untilFilledIn } from "../fixtures/shop.ts";

/** Buys a container as anyone does. @returns the order's number and the buyer */
async function buy(page: Page, language: Language) {
	const buyer = newBuyer();
	await addStandardContainer(page, language, `/${language}/container/${standard20ft[language]}`);
	await page.goto(`/${language}/cart`);
	await fillDelivery(page, language, buyer);
	await pressPlaceOrder(page, language);
	const number = await page.getByTestId("order-number").innerText();
	return { buyer, number };
}

/** Asks for a quote and writes a message, as visitors do. @returns who */
async function askAndWrite(page: Page) {
	const { quote, contact } = words.de;
	const buyer = newBuyer();
	await page.goto(`/de/container/${standard20ft.de}?condition=used-a`);
	const dialog = await askForQuote(page, "de");
	await dialog.getByLabel(quote.customerName).fill(buyer.name);
	await dialog.getByLabel(quote.email).fill(buyer.email);
	await untilFilledIn(dialog);
	await dialog.getByRole("button", { name: quote.submit }).click();
	await expect(dialog).toBeHidden();
	await page.goto("/de");
	const section = page.locator("main section").last();
	await section.getByLabel(contact.name, { exact: true }).fill(buyer.name);
	await section.getByLabel(contact.email).fill(buyer.email);
	await section.getByLabel(contact.message, { exact: true }).fill("Liefern Sie auch samstags?");
	await untilFilledIn(section);
	await section.getByRole("button", { name: contact.submit }).click();
	await expect(section.getByRole("status")).toContainText(contact.successTitle);
	return buyer;
}

// The browser notes by itself the refused note.
test.use({ expectedErrors: ["422"] });

test(
	"an owner finds an order, confirms it, notes something, sends its mail again and takes the list along",
	onPhone,
	async ({ page, admin }) => {
		const t = pageTexts.en.adminTrade;
		const { buyer, number } = await buy(page, "en");
		await page.goto("/en/admin");
		const today = page.getByRole("list", { name: pageTexts.en.adminToday.now.title });
		await expect(today.getByRole("listitem").first()).toBeVisible();
		const menu = page.getByRole("navigation", { name: pageTexts.en.adminShell.label });
		await menu.getByRole("link", { name: pageTexts.en.adminShell.orders, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name: t.orders.title })).toBeVisible();
		await page.getByLabel(t.list.search).fill(buyer.email.toUpperCase());
		await page.getByRole("button", { name: t.list.apply }).click();
		await expect(page.getByTestId("found")).toHaveText(`${t.list.found} 1`);

		const downloading = page.waitForEvent("download");
		await page.getByRole("link", { name: t.list.csv }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
		const file = await readFile(await download.path(), "utf8");
		expect(file).toContain(`${number};`);
		expect(file.trimEnd().split("\r\n")).toHaveLength(2);

		await page.getByRole("link", { name: number }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
		await page.getByLabel(t.status.label).selectOption(t.statuses.order.confirmed);
		await page
			.getByRole("region", { name: t.status.title })
			.getByRole("button", { name: t.status.go })
			.click();
		await expect(page.getByLabel(t.letter.subject).first()).toHaveValue(new RegExp(number));
		await page.getByRole("checkbox", { name: t.letter.offer }).uncheck();
		await page.getByRole("button", { name: t.status.save }).click();
		// The page says it, and a toast that can take it back.
		await expect(page.getByRole("status").filter({ hasText: t.done.status }).first()).toBeVisible();
		const history = page.getByRole("region", { name: t.history.title });
		await expect(history.getByRole("listitem").first()).toContainText(t.statuses.order.confirmed);
		await expect(history.getByRole("listitem").first()).toContainText(admin);

		const notes = page.getByRole("region", { name: t.notes.title });
		await notes.getByRole("button", { name: t.notes.save }).click();
		await expect(notes.getByText(t.problems.note_blank)).toBeVisible();
		await expect(notes.getByLabel(t.notes.label)).toBeFocused();
		await notes.getByLabel(t.notes.label).fill("Crane needs 4 m of free width.");
		await notes.getByLabel(t.notes.files).setInputFiles({
			...{ name: "place.pdf", mimeType: "application/pdf" },
			buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(80)}\n%%EOF`),
		});
		await notes.getByRole("button", { name: t.notes.save }).click();
		const note = notes.getByRole("listitem").first();
		await expect(note).toContainText("Crane needs 4 m of free width.");
		await expect(note).toContainText(admin);
		const saved = page.waitForEvent("download");
		await note.getByRole("link", { name: "place.pdf" }).click();
		expect((await saved).suggestedFilename()).toBe("place.pdf");
		await expect(notes.getByLabel(t.notes.label)).toHaveValue("");

		await notes.getByLabel(t.notes.label).fill("Half a sentence");
		const second = await page.context().newPage();
		await second.goto(page.url());
		await second.getByLabel(t.notes.label).fill("The gate is 3.5 m wide.");
		await second.getByRole("button", { name: t.notes.save }).click();
		await expect(second.getByRole("listitem").filter({ hasText: "3.5 m wide" })).toBeVisible();
		await second.close();

		const mails = page.getByRole("region", { name: t.resend.title });
		const copies = mails.getByRole("listitem");
		await expect(copies).toHaveCount(2);
		await mails.getByRole("button", { name: buyer.email }).click();
		await expect(page.getByRole("status").filter({ hasText: t.done.resend })).toBeVisible();
		await expect(copies).toHaveCount(3);
		// A note from elsewhere takes nothing from the one that is being typed.
		await expect(notes.getByRole("listitem").filter({ hasText: "3.5 m wide" })).toBeVisible();
		await expect(notes.getByLabel(t.notes.label)).toHaveValue("Half a sentence");
		await expect
			.poll(async () => {
				await page.reload();
				return mails.getByText(t.statuses.mail.sent, { exact: true }).count();
			})
			.toBe(3);
	},
);

test("no list of the desk scrolls sideways on a phone or a tablet in German", async ({ page }) => {
	const lists = [
		...[
			"",
			"orders",
			"quotes",
			"offers",
			"offers/new",
			"buyers",
			"messages",
			"deliveries",
			"invoices",
			"bank",
		],
		...[
			"bank/open-items",
			"products",
			"tariffs",
			"landing-pages",
			"blog",
			"voices",
			"media",
			"company",
			"owners",
		],
		...["stock-colors", "mails", "personal-data", "history", "trash"],
	];
	for (const list of lists) {
		await page.goto(`/de/admin/${list}`);
		for (const width of [320, 768, 1024]) {
			await page.setViewportSize({ width, height: 664 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `${list} at ${width}`).toBeLessThanOrEqual(0);
		}
	}
});

test("no findings on any screen of the desk in German", async ({ page, expectAccessible }) => {
	test.slow();
	const t = pageTexts.de.adminTrade;
	await buy(page, "de");
	await askAndWrite(page);
	await page.goto("/de/admin");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByText(pageTexts.de.adminToday.plots.table).first().click();
	await expectAccessible();
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(wide).toBeLessThanOrEqual(0);
	for (const list of ["orders", "quotes", "messages", "mails"]) {
		await page.goto(`/de/admin/${list}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, list).toBeLessThanOrEqual(0);
		await page.goto(`/de/admin/${list}?q=niemand-heisst-so`);
		await expect(page.getByText(t.list.nothing, { exact: true })).toBeVisible();
		await expectAccessible();
	}
	for (const list of ["orders", "quotes", "messages", "mails"] as const) {
		await page.goto(`/de/admin/${list}`);
		await page.getByRole("list", { name: t[list].title }).getByRole("link").first().click();
		await expect(page.getByText(t[list].one, { exact: true }).first()).toBeVisible();
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, list).toBeLessThanOrEqual(0);
	}
});

test("a letter that is being written outlasts what somebody else sends; one that is sent leaves a fresh one", async ({
	page,
}) => {
	const t = pageTexts.de.adminTrade;
	const { email } = await askAndWrite(page);
	await page.goto(`/de/admin/quotes?q=${encodeURIComponent(email)}`);
	await page.getByRole("list", { name: t.quotes.title }).getByRole("link").first().click();
	const panel = page.getByRole("region", { name: t.letter.answerTitle });
	const body = panel.getByLabel(t.letter.body);
	await panel.getByText(t.letter.write).click();
	const draft = await body.inputValue();
	await body.fill("Samstags liefern wir von 8 bis 12 Uhr.");
	const shell = pageTexts.de.adminShell;
	const away = page
		.getByRole("navigation", { name: shell.label })
		.getByRole("link", { name: shell.orders, exact: true });
	await away.click();
	await page.getByRole("dialog").getByRole("button", { name: shell.record.stay }).click();
	await expect(body).toHaveValue("Samstags liefern wir von 8 bis 12 Uhr.");
	const second = await page.context().newPage();
	await second.goto(page.url());
	const other = second.getByRole("region", { name: t.letter.answerTitle });
	await other.getByText(t.letter.write).click();
	await other.getByRole("button", { name: t.letter.send }).click();
	await expect(second.getByRole("status").filter({ hasText: t.done.answer })).toBeVisible();
	await second.close();
	const notes = page.getByRole("region", { name: t.notes.title });
	await notes.getByLabel(t.notes.label).fill("Ruft morgen an.");
	await notes.getByRole("button", { name: t.notes.save }).click();
	await expect(notes.getByRole("listitem")).toContainText("Ruft morgen an.");
	await expect(notes.getByLabel(t.notes.label)).toHaveValue("");
	await expect(body).toHaveValue("Samstags liefern wir von 8 bis 12 Uhr.");
	await panel.getByRole("button", { name: t.letter.send }).click();
	await expect(page.getByRole("status").filter({ hasText: t.done.answer })).toBeVisible();
	await expect(body).toBeHidden();
	await expect(body).toHaveValue(draft);
	await away.click();
	await expect(page.getByRole("heading", { level: 1, name: t.orders.title })).toBeVisible();
});

test.describe("a step that somebody else was faster with", () => {
	test.use({ expectedErrors: ["409", "422", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });
	test("is refused with the letter as it was written, which the next press sends, without a connection too", async ({
		page,
		context,
	}) => {
		const t = pageTexts.de.adminTrade;
		const { email } = await askAndWrite(page);
		await page.goto(`/de/admin/quotes?q=${encodeURIComponent(email)}`);
		await page.getByRole("list", { name: t.quotes.title }).getByRole("link").first().click();
		await expect(page.getByText(t.quotes.one, { exact: true }).first()).toBeVisible();
		const { pathname } = new URL(page.url());
		const saveIn = (one: Page) => one.getByRole("button", { name: t.status.save });
		await page.goto(`${pathname}?to=won`);
		await untilAwake(saveIn(page));
		const second = await context.newPage();
		await second.goto(`${pathname}?to=lost`);
		await saveIn(second).click();
		await expect(second.getByRole("status").filter({ hasText: t.done.status })).toBeVisible();
		await second.close();
		const body = page.getByRole("region", { name: t.status.title }).getByLabel(t.letter.body);
		await body.fill("Der Container gehört Ihnen.");
		await saveIn(page).click();
		await expect(page.getByRole("alert")).toHaveText(t.problems.moved);
		await expect(saveIn(page)).toBeEnabled();
		await expect(page.getByRole("alert")).toBeInViewport();
		await expect(body).toHaveValue("Der Container gehört Ihnen.");
		await context.setOffline(true);
		await saveIn(page).click();
		const { lostForm } = words.de.common;
		const told = page.getByRole("dialog", { name: lostForm.title });
		await expect(told).toContainText(lostForm.offline);
		await expect(body).toHaveValue("Der Container gehört Ihnen.");
		await context.setOffline(false);
		await told.getByRole("button", { name: lostForm.again }).click();
		await expect(page.getByRole("status").filter({ hasText: t.done.status })).toBeVisible();
		const [mail] = (await mailsTo(email)).filter((text) => text.includes("Der Container gehört Ihnen."));
		expect(mail).toBeDefined();
	});
});

test("a payment that is being written outlasts one that comes in, and what nobody touched follows the open sum", async ({
	page,
}) => {
	const { adminTrade, adminPayments: t } = pageTexts.de;
	const { number } = await buy(page, "de");
	await page.goto(`/de/admin/orders?q=${number}`);
	await page.getByRole("list", { name: adminTrade.orders.title }).getByRole("link").first().click();
	const panel = page.getByRole("region", { name: t.title });
	const [amount, note] = [panel.getByLabel(t.amount), panel.getByLabel(t.note)];
	const whole = await amount.inputValue();
	await note.fill("Rest in bar bei Lieferung");
	await panel.getByRole("button", { name: t.stop }).press("Enter");
	await expect(panel.getByRole("button", { name: t.resume })).toBeFocused();
	const second = await page.context().newPage();
	await second.goto(page.url());
	const other = second.getByRole("region", { name: t.title });
	await other.getByLabel(t.amount).fill("100,00");
	await other.getByRole("button", { name: t.record }).click();
	await expect(other.getByRole("status")).toContainText(t.done.yes);
	await second.close();
	const notes = page.getByRole("region", { name: adminTrade.notes.title });
	await notes.getByLabel(adminTrade.notes.label).fill("Ruft morgen an.");
	await notes.getByRole("button", { name: adminTrade.notes.save }).click();
	await expect(panel.getByRole("list", { name: t.list }).getByRole("listitem")).toHaveCount(1);
	await expect(note).toHaveValue("Rest in bar bei Lieferung");
	await expect(amount).not.toHaveValue(whole);
	await amount.fill("200,00");
	await panel.getByRole("button", { name: t.record }).click();
	await expect(panel.getByRole("list", { name: t.list }).getByRole("listitem")).toHaveCount(2);
	await expect(note).toHaveValue("");
	const rest = Number.parseFloat(whole.replace(",", ".")) - 300;
	await expect(amount).toHaveValue(rest.toFixed(2).replace(".", ","));
	await note.fill("Der Rest");
	await panel.getByRole("button", { name: t.record }).click();
	await expect(panel.getByRole("list", { name: t.list }).getByRole("listitem")).toHaveCount(3);
	await expect(amount).toHaveValue("");
	await expect(note).toHaveValue("");
});

test(
	"an owner finds an order and an action by the keyboard alone",
	core,
	async ({ page, expectAccessible }) => {
		const { number } = await buy(page, "de");
		const { find } = pageTexts.de.adminShell;
		await page.goto("/de/admin");
		await untilAwake(page.getByRole("main"));
		await page.keyboard.press("/");
		const dialog = page.getByRole("dialog", { name: find.title });
		const field = dialog.getByRole("combobox", { name: find.title });
		await expect(field).toBeFocused();
		await field.fill(number);
		await expect(dialog.getByRole("option", { name: number })).toHaveAttribute("aria-selected", "true");
		await expectAccessible();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
		await page.keyboard.press("Control+k");
		// In a field the key is a letter.
		await field.pressSequentially("/");
		await expect(field).toHaveValue("/");
		await field.fill(find.actions.newProduct);
		await expect(dialog.getByRole("option", { name: find.actions.newProduct })).toBeVisible();
		await page.keyboard.press("ArrowUp");
		await expect(dialog.getByRole("option", { selected: true })).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	},
);

test("whoever has signed out elsewhere is led to the products by the next click", async ({ page }) => {
	await page.goto("/de/admin/orders");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.context().clearCookies();
	await page.getByRole("link", { name: pageTexts.de.adminShell.quotes, exact: true }).click();
	await expect(page).toHaveURL(/\/de\/container$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an owner works without scripts", async ({ browser, page, baseURL }) => {
	const t = pageTexts.de.adminTrade;
	const { number } = await buy(page, "de");
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: baseURL ?? "",
		storageState: await page.context().storageState(),
	});
	const desk = await plain.newPage();
	await desk.goto("/de/admin/orders");
	await desk.getByLabel(t.list.search).fill(number);
	await desk.getByRole("button", { name: t.list.apply }).click();
	await desk.getByRole("link", { name: number }).click();
	await desk.getByLabel(t.status.label).selectOption("paid");
	await desk.getByRole("region", { name: t.status.title }).getByRole("button", { name: t.status.go }).click();
	await expect(desk.getByText(t.warnings.paid)).toBeVisible();
	await desk.getByLabel(t.letter.subject).fill("Zahlung erhalten");
	await desk.getByRole("button", { name: t.status.save }).click();
	await expect(desk.getByText(t.done.status)).toBeVisible();
	await expect(desk.getByRole("region", { name: t.history.title })).toContainText(t.statuses.order.paid);
	await expect(desk.getByRole("region", { name: t.resend.title })).toContainText("Zahlung erhalten");
	// A note that is sent after the session has ended waits for who signs in again, and asks for its file once more.
	const paper = Buffer.from(`%PDF-1.7\n${"x".repeat(300_000)}\n%%EOF`);
	const file = { name: "Schaden.pdf", mimeType: "application/pdf", buffer: paper };
	await desk.getByLabel(t.notes.label).fill("Ruft\nmorgen an");
	await desk.getByLabel(t.notes.files).setInputFiles(file);
	const session = await plain.cookies();
	await plain.clearCookies();
	await desk.getByRole("button", { name: t.notes.save }).click();
	await expect(desk.getByRole("heading", { name: pageTexts.de.refusals.signedOut.title })).toBeVisible();
	await expect(desk.getByText(pageTexts.de.refusals.files)).toBeVisible();
	await desk.getByLabel("Schaden.pdf").setInputFiles(file);
	await plain.addCookies(session);
	await desk.getByRole("button", { name: words.de.common.lostForm.again }).click();
	await expect(desk.getByText("Ruft morgen an")).toBeVisible();
	await expect(desk.getByRole("link", { name: "Schaden.pdf" })).toBeVisible();
	await plain.close();
});
