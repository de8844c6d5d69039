import type { Browser, Page } from "@playwright/test";
import { expect, words } from "../fixtures/shop.ts";

const { checkout, quote, contact, catalog } = words.en;

export type Buyer = {
	name: string;
	email: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	company?: string;
	vatNumber?: string;
};

export const willems: Buyer = {
	...{
		name: "Bram Willems",
		company: "Bouwwerken Willems BV",
		vatNumber: "BE0428759497",
		email: "bram@willems.example",
	},
	...{ phone: "+32 15 00 00 01", street: "Leuvensesteenweg 88", postalCode: "2800", city: "Mechelen" },
	country: "belgium",
};
export const peeters: Buyer = {
	...{ name: "Jana Peeters", email: "jana.peeters@buyer.example", phone: "+32 2 000 00 02" },
	...{ street: "Kaaistraat 12", postalCode: "1050", city: "Brussel", country: "belgium" },
};
export const vandam: Buyer = {
	...{ name: "Ruud van Dam", company: "Voorbeeld Breda BV", vatNumber: "NL123456782B01" },
	...{ email: "ruud@breda.example", phone: "+31 76 000 0003", street: "Havenkade 1" },
	...{ postalCode: "4811 AA", city: "Breda", country: "netherlands" },
};
export const dubois: Buyer = {
	...{ name: "Claire Dubois", company: "Dubois Événements SRL", email: "claire@dubois.example" },
	...{ phone: "+32 81 00 00 04", street: "Rue du Quai 5", postalCode: "5000", city: "Namur" },
	country: "belgium",
};

/** Lets a visitor into the shop who has not been there before, and out again. */
async function visit(browser: Browser, origin: string, act: (page: Page) => Promise<void>): Promise<void> {
	visitors += 1;
	const context = await browser.newContext({
		...{ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: "en-GB" },
		extraHTTPHeaders: { "X-Forwarded-For": `192.0.2.${visitors}` },
	});
	await act(await context.newPage());
	await context.close();
}
let visitors = 0;

/** Presses until it has worked: nobody fills in a form in less than two seconds, and the shop asks to press once more. */
async function send(press: () => Promise<void>, seen: () => Promise<void>): Promise<void> {
	await expect(async () => {
		await press();
		await seen();
	}).toPass({ timeout: 20_000 });
}

export type Purchase = {
	slug: string;
	condition: "new" | "used-a" | "used-cw";
	delivery: "truck" | "truck_with_crane" | "self_pickup";
	/** In so many days from today; none: whenever it suits. */
	inDays?: number;
};

/** Orders one container, as a visitor does. @returns the order's number and structured communication */
export async function order(browser: Browser, origin: string, buyer: Buyer, purchase: Purchase) {
	const bought = { number: "", ogm: "" };
	await visit(browser, origin, async (page) => {
		const t = catalog.details;
		const postcode = { belgium: "BE", netherlands: "NL" }[buyer.country] ?? "BE";
		await page.goto(`/en/container/${purchase.slug}`);
		await page.getByRole("radio", { name: t.conditionNames[purchase.condition] }).check();
		await page.getByRole("radio", { name: t.deliveries[purchase.delivery] }).first().check();
		if (purchase.delivery !== "self_pickup") {
			await page.getByLabel(t.country).selectOption(postcode);
			await page.getByLabel(t.postcode).fill(buyer.postalCode);
		}
		await page.getByRole("button", { name: t.addToCart, exact: true }).click();
		await page.getByText(checkout.toasts.added).first().waitFor();
		await page.goto("/en/cart");
		const fields = page.getByRole("group", { name: checkout.delivery });
		for (const name of ["name", "email", "phone", "street", "postalCode", "city"] as const)
			await fields.getByLabel(checkout[name], { exact: true }).fill(buyer[name]);
		await fields.getByLabel(checkout.country, { exact: true }).selectOption(buyer.country);
		if (buyer.company) await fields.getByLabel(checkout.companyName).first().fill(buyer.company);
		if (buyer.vatNumber) await fields.getByLabel(checkout.vatNumber).first().fill(buyer.vatNumber);
		if (purchase.inDays !== undefined) {
			const day = new Date(Date.now() + purchase.inDays * 86_400_000).toISOString().slice(0, 10);
			await page.locator("[name=wishedDate]").fill(day);
		}
		const thanks = page.getByRole("heading", { level: 1, name: checkout.confirmation.title });
		await send(
			async () => {
				if (!(await thanks.isVisible()))
					await page.getByRole("button", { name: checkout.placeOrder }).click();
			},
			() => expect(thanks).toBeVisible({ timeout: 4_000 }),
		);
		bought.number = await page.getByTestId("order-number").innerText();
		const told = await page.locator("main").innerText();
		bought.ogm = /\+\+\+([\d/]+)\+\+\+/.exec(told)?.[1]?.replaceAll("/", "") ?? "";
	});
	return bought;
}

/** Asks for a quote at a container's page. */
export async function ask(browser: Browser, origin: string, buyer: Buyer, slug: string, wish: string) {
	await visit(browser, origin, async (page) => {
		await page.goto(`/en/container/${slug}/quote?condition=used-a`);
		await page.getByLabel(quote.customerName).fill(buyer.name);
		await page.getByLabel(quote.email).fill(buyer.email);
		await page.getByLabel(quote.phone).fill(buyer.phone);
		await page.getByLabel(quote.companyName).fill(buyer.company ?? "");
		await page.getByLabel(quote.specialRequirements).fill(wish);
		const sent = page.getByRole("status").filter({ hasText: quote.successTitle });
		await send(
			async () => {
				if (!(await sent.isVisible())) await page.getByRole("button", { name: quote.submit }).click();
			},
			() => expect(sent).toBeVisible({ timeout: 4_000 }),
		);
	});
}

/** Writes by the contact form. */
export async function write(browser: Browser, origin: string, buyer: Buyer, message: string) {
	await visit(browser, origin, async (page) => {
		await page.goto("/en/contact");
		const form = page.locator("main");
		await form.getByLabel(contact.name, { exact: true }).fill(buyer.name);
		await form.getByLabel(contact.email).fill(buyer.email);
		await form.getByLabel(contact.subject, { exact: true }).fill("Delivery");
		await form.getByLabel(contact.message, { exact: true }).fill(message);
		const sent = form.getByRole("status").filter({ hasText: contact.successTitle });
		await send(
			async () => {
				if (!(await sent.isVisible())) await form.getByRole("button", { name: contact.submit }).click();
			},
			() => expect(sent).toBeVisible({ timeout: 4_000 }),
		);
	});
}
