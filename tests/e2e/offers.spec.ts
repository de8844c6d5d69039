import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { onPhone, toastOf, untilFilledIn } from "../fixtures/shop.ts";

const desk = pageTexts.nl.adminOffers;
const { offerPage } = pageTexts.de;

/** A German buyer asks for a used container. */
async function askForQuote(page: Page) {
	const { quote } = words.de;
	const buyer = newBuyer();
	await page.goto(`/de/container/${standard20ft.de}/quote?condition=used-a`);
	await page.getByLabel(quote.customerName).fill(buyer.name);
	await page.getByLabel(quote.email).fill(buyer.email);
	await page.getByLabel(quote.phone).fill("+49 30 000001");
	const message = toastOf(page, quote.successTitle);
	await untilFilledIn(page);
	await page.getByRole("button", { name: quote.submit }).click();
	await expect(message).toBeVisible();
	return buyer;
}

// The browser notes by itself the form that lacked something, and the offer that was accepted already.
test.use({ expectedErrors: ["409", "422"] });

test(
	"an owner answers a request in Dutch, and its German buyer accepts the offer on a phone, once",
	onPhone,
	async ({ page, browser, expectAccessible }) => {
		const buyer = await askForQuote(page);
		await page.goto(`/nl/admin/quotes?q=${encodeURIComponent(buyer.email)}`);
		await page.getByRole("link", { name: buyer.name }).click();
		await page.getByRole("link", { name: desk.make }).click();
		await page.getByRole("button", { name: desk.new.button }).click();
		await page.getByRole("link", { name: desk.edit, exact: true }).click();
		const lines = page.getByRole("group", { name: `${desk.fields.line} 1` });
		await lines.getByLabel(desk.fields.unitPrice).fill("1500,01");
		await page.getByRole("button", { name: desk.addFree }).click();
		const work = page.getByRole("group", { name: `${desk.fields.line} 2` });
		await work.getByLabel(desk.fields.title).fill("Lüftungsgitter, eingebaut");
		await work.getByLabel(desk.fields.unitPrice).fill("99,90");
		await expectAccessible();
		await page.getByRole("button", { name: desk.save, exact: true }).last().click();
		await expect(page.getByText(desk.saved)).toBeVisible();
		await page.getByRole("button", { name: desk.send.button }).click();
		await expect(page.getByText(desk.send.done)).toBeVisible();
		await expectAccessible();

		let link = "";
		await expect
			.poll(async () => {
				const mails = (await mailsTo(buyer.email)).join("\n");
				link = /https?:\/\/[^\s"]+\/de\/offer\/[\w-]+/.exec(mails)?.[0] ?? "";
				return link;
			})
			.not.toBe("");
		const stranger = await browser.newContext({ viewport: { width: 390, height: 664 } });
		const phone = await stranger.newPage();
		await phone.goto(link);
		await expect(phone.getByText("Lüftungsgitter, eingebaut")).toBeVisible();
		const second = await stranger.newPage();
		await second.goto(link);
		const accept = async (tab: Page) => {
			await tab.getByLabel(words.de.checkout.street).fill("Hafenstraße 1");
			await tab.getByLabel(words.de.checkout.postalCode).fill("1050");
			await tab.getByLabel(words.de.checkout.city).fill("Brüssel");
			await tab.getByRole("checkbox", { name: offerPage.terms }).check();
			await tab.getByRole("button", { name: words.de.checkout.placeOrder }).click();
		};
		await phone.getByRole("button", { name: words.de.checkout.placeOrder }).click();
		await expect(phone.getByText(offerPage.termsRequired)).toBeVisible();
		await accept(phone);
		const number = await phone.getByTestId("order-number").innerText();
		await accept(second);
		await expect(second.getByRole("heading", { name: offerPage.states.accepted.title })).toBeVisible();
		await expect(second.getByRole("link", { name: number })).toBeVisible();
		await stranger.close();

		await page.goto("/nl/admin/offers?status=accepted");
		await expect(page.getByText(number)).toBeVisible();
	},
);
