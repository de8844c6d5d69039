import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, test } from "../fixtures/own-desk.ts";
import { memberPassword } from "../support/members.ts";

// The browser notes by itself the page that is refused.
test.use({ expectedErrors: ["403"] });

const { adminOwners: people, adminRights, adminDeliveries: t, adminShell: shell, accounts } = pageTexts.de;

/** A confirmed order that a truck comes for, as SQL: 2 × "20ft Seecontainer" for 98.765 euros each. */
function delivery(number: string, company = "Baustoffhandelsgesellschaft Hintertupfing"): string {
	return `with made as (
		insert into orders (order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount, vat_rate,
			status, wished_date, note, shipping_address)
		values ('${number}', gen_random_uuid(), gen_random_uuid(), 'de', 19753000, 0, 19753000, 0, 'confirmed',
			current_date, 'Bitte vor 10 Uhr', '{"name": "Jana Peeters", "email": "jana@buyer.example", "phone": "+32 3 000 00 01",
			"companyName": "${company}", "street": "Kaaistraat 12", "city": "Antwerpen",
			"postalCode": "2030", "country": "belgium"}') returning id)
		insert into order_items (order_id, position, product_title, price, transport_price, quantity, selected_condition,
			transport_type, transport_country, transport_postcode, color_type)
		select id, 0, '20ft Seecontainer', 9876500, 0, 2, 'new', 'truck_with_crane', 'BE', '2030', 'from_stack' from made`;
}

async function choosePassword(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await page.getByLabel(accounts.newPassword).fill(memberPassword);
	await page.getByRole("button", { name: accounts.savePassword }).click();
	await expect(page.getByText(accounts.outcomes.passwordChanged.text).first()).toBeVisible();
}

test("an owner invites a driver, who sees only deliveries on a phone and confirms one", async ({
	page,
	shop,
	browser,
	expectAccessible,
}) => {
	test.slow();
	const email = `fahrer-${randomUUID().slice(0, 8)}@shop.example`;
	const number = `K-${Math.floor(Math.random() * 1e9)}`;
	await shop.sql(delivery(number));

	await page.goto("/de/admin/owners");
	await page.getByLabel(people.email).fill(email);
	const invitation = page.getByRole("region", { name: people.addTitle });
	await invitation.getByLabel(people.role).selectOption(adminRights.roles.driver);
	await page.getByRole("button", { name: people.add }).click();
	await expect(page.getByText(people.done.added).first()).toBeVisible();
	await expect(
		page.getByRole("list", { name: people.title }).getByText(email, { exact: true }),
	).toBeVisible();
	await expectAccessible();

	let link = "";
	await expect
		.poll(() => {
			const mail = shop.mail.received.find(({ envelope }) => envelope.to.includes(email));
			link = /https?:\/\/\S+\/auth\/reset\?token=[\w-]+/.exec(mail?.parts["text/plain"] ?? "")?.[0] ?? "";
			return link;
		})
		.not.toBe("");
	const phone = await browser.newContext({ viewport: { width: 390, height: 664 }, baseURL: shop.origin });
	const driver = await phone.newPage();
	await choosePassword(driver, link);
	await driver.goto("/de/auth");
	await driver.getByLabel(accounts.email).fill(email);
	await driver.getByLabel(accounts.password, { exact: true }).fill(memberPassword);
	await driver.getByRole("button", { name: accounts.signIn, exact: true }).click();

	await expect(driver.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
	const bar = driver.getByRole("navigation", { name: shell.label });
	await expect(bar.getByRole("link")).toHaveText([t.title]);
	// Found by its town, and by nothing else of the order.
	await driver.goto("/de/admin/search");
	const field = driver.getByRole("searchbox", { name: shell.find.deliveriesPlaceholder });
	await field.fill("antwerpen");
	await field.press("Enter");
	await expect(driver.getByRole("main").getByRole("listitem")).toHaveCount(1);
	await driver.getByRole("link", { name: "2030 Antwerpen" }).click();
	await expect(driver.getByRole("heading", { level: 1, name: number })).toBeVisible();
	await expect(driver.getByRole("main")).toContainText("Bitte vor 10 Uhr");
	await expect(driver.getByRole("main")).not.toContainText(/98\.?765|197\.?530|€/);

	await driver.getByLabel(t.note).fill("Delle an der Tür");
	await driver.getByRole("button", { name: t.confirm, exact: true }).click();
	await expect(driver.getByText(t.done.replace("{number}", number))).toBeVisible();
	await expect(driver.getByText(t.none)).toBeVisible();

	const refused = await driver.goto("/de/admin/company");
	expect(refused?.status()).toBe(403);
	await expect(driver.getByRole("heading", { level: 1, name: adminRights.refused.title })).toBeVisible();
	await expect(driver.getByRole("link", { name: /owner-.*@shop\.example/ }).first()).toBeVisible();
	await expect(driver.getByRole("link", { name: t.title })).toBeVisible();

	// Another role holds from the next click on.
	const row = page.getByRole("listitem").filter({ hasText: email });
	await row.getByLabel(people.role).selectOption(adminRights.roles.reader);
	await row.getByRole("button", { name: people.changeRole }).click();
	await expect(page.getByText(people.done.changed).first()).toBeVisible();
	await driver.goto("/de/admin");
	await expect(driver.getByRole("heading", { level: 1, name: shell.orders })).toBeVisible();
	await driver.getByRole("link", { name: number }).click();
	await expect(driver.getByText("Delle an der Tür")).toBeVisible();
	await expect(driver.getByRole("main").getByRole("button")).toHaveCount(0);
	await phone.close();
});

test("a word without an end widens the desk's first page on no phone", async ({ page, shop }) => {
	const word = "Stahlkonstruktionsbau".repeat(4).slice(0, 76);
	for (const status of ["confirmed", "pending"]) {
		const number = `K-${Math.floor(Math.random() * 1e9)}`;
		await shop.sql(delivery(number, word));
		await shop.sql(`update orders set status = '${status}', due_on = current_date - 5,
			shipping_address = shipping_address || '{"city": "${word}"}' where order_number = '${number}'`);
		await shop.sql(`update order_items set product_title = '${word}' where order_id = (
			select id from orders where order_number = '${number}')`);
	}
	await shop.sql(`insert into contact_messages (name, email, message, subject, language)
		values ('${word}', 'jana@buyer.example', 'Bitte anrufen', '${word}', 'de')`);
	await page.goto("/de/admin");
	for (const width of [320, 390, 1024]) {
		await page.setViewportSize({ width, height: 664 });
		await expect(page.getByText(word).first()).toBeVisible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, String(width)).toBeLessThanOrEqual(0);
	}
});
