import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { onPhone, toastOf, untilAwake, untilFilledIn } from "../fixtures/shop.ts";

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

/** Makes the offer that a request asks for and sends it. @returns the link that its buyer is mailed */
async function sendOffer(page: Page, buyer: { name: string; email: string }): Promise<string> {
	await page.goto(`/nl/admin/quotes?q=${encodeURIComponent(buyer.email)}`);
	await page.getByRole("link", { name: buyer.name }).click();
	await page.getByRole("link", { name: desk.make }).click();
	await page.getByRole("button", { name: desk.new.button }).click();
	await page.getByRole("link", { name: desk.edit, exact: true }).click();
	await page.getByRole("button", { name: desk.save, exact: true }).last().click();
	await page.getByRole("button", { name: desk.send.button }).click();
	await expect(page.getByText(desk.send.done)).toBeVisible();
	return (await page.getByRole("link", { name: desk.summary, exact: true }).getAttribute("href")) ?? "";
}

/** Sends the next version of the offer that the desk shows. */
async function sendNextVersion(page: Page): Promise<void> {
	await page.getByRole("link", { name: desk.editNext, exact: true }).click();
	await page
		.getByRole("group", { name: `${desk.fields.line} 1` })
		.getByLabel(desk.fields.unitPrice)
		.fill("1750");
	await page.getByRole("button", { name: desk.save, exact: true }).last().click();
	await page.getByRole("button", { name: desk.send.button }).click();
	await expect(page.getByText(desk.send.done)).toBeVisible();
}

// The browser notes by itself the form that lacked something, the offer that was accepted already, and what had no connection.
test.use({ expectedErrors: ["409", "422", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });

test("an offer's added lines, and what is typed in them, stay where saving it does not arrive", async ({
	page,
}) => {
	const buyer = await askForQuote(page);
	await page.goto(`/nl/admin/quotes?q=${encodeURIComponent(buyer.email)}`);
	await page.getByRole("link", { name: buyer.name }).click();
	await page.getByRole("link", { name: desk.make }).click();
	await page.getByRole("button", { name: desk.new.button }).click();
	await page.getByRole("link", { name: desk.edit, exact: true }).click();
	await page.getByRole("button", { name: desk.addFree }).click();
	const line = page.getByRole("group", { name: `${desk.fields.line} 2` });
	await line.getByLabel(desk.fields.title).fill("Verluchting");
	await line.getByLabel(desk.fields.unitPrice).fill("99,90");
	const save = page.getByRole("button", { name: desk.save, exact: true }).last();
	await page.context().setOffline(true);
	await save.click();
	const told = page.getByRole("dialog", { name: words.nl.common.lostForm.title });
	await told.getByRole("button", { name: words.nl.common.lostForm.stay }).click();
	await expect(line.getByLabel(desk.fields.title)).toHaveValue("Verluchting");
	await save.click();
	await expect(told).toBeVisible();
	await page.context().setOffline(false);
	await told.getByRole("button", { name: words.nl.common.lostForm.again }).click();
	await expect(page.getByText("1 × Verluchting", { exact: true })).toBeVisible();
});

test("what is typed for an offer, and for how offers begin, is not left without asking; their own buttons do not ask", async ({
	page,
}) => {
	const frame = pageTexts.nl.adminShell;
	const question = page.getByRole("dialog", { name: frame.record.unsavedTitle });
	const leave = () =>
		page
			.getByRole("navigation", { name: frame.label })
			.getByRole("link", { name: pageTexts.nl.adminTrade.quotes.title })
			.click();

	await page.goto("/nl/admin/offers/new");
	const buyer = newBuyer();
	const name = page.getByLabel(words.nl.checkout.name, { exact: true });
	await untilAwake(name);
	await name.fill(buyer.name);
	await leave();
	await question.getByRole("button", { name: frame.record.stay }).click();
	await page.getByLabel(words.nl.checkout.email).fill(buyer.email);
	await page.getByRole("button", { name: desk.new.button }).click();

	const remarks = page.getByLabel(desk.fields.remarks);
	await expect(remarks).toBeVisible();
	// What was begun is stored.
	await page.getByRole("button", { name: desk.addFree }).click();
	const line = page.getByRole("group", { name: `${desk.fields.line} 1` });
	await expect(line).toBeVisible();
	// A line that is added is not saved, though nobody has typed.
	await leave();
	await question.getByRole("button", { name: frame.record.stay }).click();
	await line.getByLabel(desk.fields.title).fill("Verluchting");
	await line.getByLabel(desk.fields.unitPrice).fill("99,90");
	await remarks.fill("Met slotkast");
	await page.goBack();
	await question.getByRole("button", { name: frame.record.stay }).click();
	await expect(remarks).toHaveValue("Met slotkast");
	await page.getByRole("button", { name: desk.save, exact: true }).last().click();
	await expect(page.getByText(desk.saved)).toBeVisible();
	await leave();
	await expect(page).toHaveURL(/admin\/quotes/);

	await page.goto("/nl/admin/offers/settings");
	const closing = page.getByLabel(desk.fields.closing).first();
	await untilAwake(closing);
	const before = await closing.inputValue();
	await closing.fill("Tot binnenkort");
	await leave();
	await question.getByRole("button", { name: frame.record.stay }).click();
	await expect(closing).toHaveValue("Tot binnenkort");
	await closing.fill(before);
	await page.getByRole("button", { name: desk.settings.save }).click();
	await expect(page.getByText(desk.settings.saved)).toBeVisible();
	await leave();
	await expect(page).toHaveURL(/admin\/quotes/);
});

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
		await expect(second.getByRole("heading", { name: offerPage.states.accepted.title })).toBeInViewport();
		await expect(second.getByRole("link", { name: number })).toBeVisible();
		await stranger.close();

		await page.goto("/nl/admin/offers?status=accepted");
		await expect(page.getByText(number)).toBeVisible();
	},
);

test("a buyer who accepts an offer that has changed meanwhile is led to the version that stands", async ({
	page,
	browser,
}) => {
	const link = await sendOffer(page, await askForQuote(page));
	const stranger = await browser.newContext({ viewport: { width: 390, height: 664 } });
	const [accepts, asks] = [await stranger.newPage(), await stranger.newPage()];
	await accepts.goto(link);
	await accepts.getByLabel(words.de.checkout.street).fill("Hafenstraße 1");
	await accepts.getByLabel(words.de.checkout.postalCode).fill("1050");
	await accepts.getByLabel(words.de.checkout.city).fill("Brüssel");
	await accepts.getByRole("checkbox", { name: offerPage.terms }).check();
	await asks.goto(link);
	await asks.getByLabel(offerPage.ask.text).fill("Auch ohne Kran?");
	await sendNextVersion(page);

	await accepts.getByRole("button", { name: words.de.checkout.placeOrder }).click();
	await expect(accepts.getByRole("alert")).toHaveText(offerPage.problems.superseded);
	await expect(accepts.getByRole("alert")).toBeInViewport();
	await asks.getByRole("button", { name: offerPage.ask.button }).click();
	await expect(asks.getByText("Auch ohne Kran?")).toBeVisible();
	await accepts.getByRole("link", { name: offerPage.states.superseded.link }).click();
	await expect(accepts.getByText("1.750,00").first()).toBeVisible();
	await expect(accepts.getByLabel(words.de.checkout.street)).toHaveValue("Hafenstraße 1");
	await asks.getByRole("link", { name: offerPage.states.superseded.link }).click();
	const question = asks.getByLabel(offerPage.ask.text);
	await expect(question).toHaveValue("Auch ohne Kran?");
	await asks.getByRole("button", { name: words.de.checkout.placeOrder }).click();
	await expect(asks.getByText(offerPage.termsRequired)).toBeVisible();
	await expect(question).toHaveValue("Auch ohne Kran?");
	await asks.getByRole("button", { name: offerPage.ask.button }).click();
	await expect(asks.getByText(offerPage.ask.sent)).toBeInViewport();
	await expect(question).toHaveValue("");
	await stranger.close();
});

test("what became of an offer is in sight on a phone, for whoever declines it and at the desk", async ({
	page,
	browser,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const link = await sendOffer(page, await askForQuote(page));
	await expect(page.getByText(desk.send.done)).toBeInViewport();
	const stranger = await browser.newContext({ viewport: { width: 390, height: 664 } });
	const phone = await stranger.newPage();
	await phone.goto(link);
	await phone.getByText(offerPage.decline.title, { exact: true }).click();
	await phone.getByRole("button", { name: offerPage.decline.button }).click();
	await expect(phone.getByRole("heading", { name: offerPage.states.declined.title })).toBeInViewport();
	await stranger.close();
});
