import type { Locator, Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { test as base, expect, standard20ft, words } from "../fixtures/own-shop.ts";
import { core, untilAwake, untilFilledIn } from "../fixtures/shop.ts";

const test = base.extend({ baseURL: async ({ shop }, use) => use(shop.origin) });
test.use({ expectedErrors: ["409", "422", "503"] });

const t = words.de.checkout;
const path = `/de/container/${standard20ft.de}`;

async function startCheckout(page: Page) {
	await addStandardContainer(page, "de", path);
	await page.goto("/de/cart");
	const buyer = newBuyer();
	await fillDelivery(page, "de", buyer);
	return buyer;
}

async function pressUntil(page: Page, reason: Locator): Promise<void> {
	await untilFilledIn(page);
	await page.getByRole("button", { name: t.placeOrder }).click();
	await expect(reason).toBeVisible();
}

function alert(page: Page, text: string): Locator {
	return page.getByRole("main").getByRole("alert").filter({ hasText: text });
}

async function expectTyped(page: Page, { name, email, street }: ReturnType<typeof newBuyer>): Promise<void> {
	const delivery = page.getByRole("group", { name: t.delivery });
	await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(name);
	await expect(delivery.getByLabel(t.email, { exact: true })).toHaveValue(email);
	await expect(delivery.getByLabel(t.street, { exact: true })).toHaveValue(street);
}

const lines = (page: Page) => page.getByRole("region", { name: t.review });
const moreIn = (page: Page) => lines(page).getByRole("button", { name: /^Einen mehr|erhöhen/ });
const [totalStart = ""] = t.totalChanged.split("{total}");

test(
	"a quantity that was changed in a second tab: the page shows it, and the next press orders it",
	core,
	async ({ page, context }) => {
		const buyer = await startCheckout(page);
		const second = await context.newPage();
		await second.goto("/de/cart");
		await moreIn(second).click();
		await expect(lines(second)).toContainText("3.943");
		await second.close();
		const reason = alert(page, totalStart.trim());
		await pressUntil(page, reason);
		await expect(page.locator(":focus")).toContainText(totalStart.trim());
		await expect(lines(page)).toContainText("3.943");
		await expectTyped(page, buyer);
		await pressPlaceOrder(page, "de");
	},
);

test(
	"a price that went up stands at its line, and the next press orders at it",
	core,
	async ({ page, shop }) => {
		const buyer = await startCheckout(page);
		const price = (cents: number) =>
			shop.sql(`update products set price_used_a = ${cents} where id in
			(select product_id from product_translations where slug = '${standard20ft.de}')`);
		await price(199_900);
		try {
			await pressUntil(page, alert(page, totalStart.trim()));
			await expect(lines(page)).toContainText("bisher €\u00a01.750, jetzt €\u00a01.999");
			await expectTyped(page, buyer);
			await pressPlaceOrder(page, "de");
		} finally {
			await price(175_000);
		}
	},
);

test("a container that is no longer for sale stays until it is taken out by keyboard, then the rest is ordered", async ({
	page,
	shop,
}) => {
	const { rows } = await shop.sql(`with copied as (
			insert into products (size, condition, price, price_used_a, stock_status, is_available, type)
			select size, condition, price, price_used_a, stock_status, true, type from products where id in
				(select product_id from product_translations where slug = '${standard20ft.de}')
			returning id)
		insert into product_translations (product_id, language, title, slug, description)
		select id, 'de', 'Einmalstück', 'einmalstueck-' || id, 'x' from copied returning slug, product_id`);
	const { slug, product_id: id } = rows[0];
	await addStandardContainer(page, "de", `/de/container/${slug}`);
	const buyer = await startCheckout(page);
	await expect(lines(page)).toContainText("Einmalstück");
	await shop.sql(`delete from products where id = '${id}'`);
	await pressUntil(page, alert(page, t.blocked));
	const gone = lines(page).getByRole("listitem").filter({ hasText: "Einmalstück" });
	await expect(gone.first()).toContainText(t.obstacles.gone);
	await expect(page.getByRole("button", { name: t.placeOrder })).toBeDisabled();
	await gone
		.first()
		.getByRole("button", { name: /Einmalstück.*(entfernen)|entfernen.*Einmalstück/i })
		.press("Enter");
	await expect(lines(page).getByRole("heading", { name: "Einmalstück" })).toBeHidden();
	// The focus goes on to the line that follows.
	await expect(lines(page).getByRole("button", { name: /entfernen/ })).toBeFocused();
	await expectTyped(page, buyer);
	await pressPlaceOrder(page, "de");
});

test("a cart that was ordered in a second tab, or whose cookie is gone, is empty; what was typed stays", async ({
	page,
	context,
}) => {
	const buyer = await startCheckout(page);
	const second = await context.newPage();
	await second.goto("/de/cart");
	await fillDelivery(second, "de", newBuyer());
	await pressPlaceOrder(second, "de");
	await second.close();
	await pressUntil(page, alert(page, t.empty));
	await expect(page.getByRole("banner")).not.toContainText(/\b1\b/);
	await expectTyped(page, buyer);
	// Back from the containers with another one, the form is as it was left.
	await startCheckoutAgain(page, buyer);
	await context.clearCookies({ name: "kade_cart" });
	await pressUntil(page, alert(page, t.empty));
	await expectTyped(page, buyer);
});

async function startCheckoutAgain(page: Page, buyer: ReturnType<typeof newBuyer>): Promise<void> {
	await addStandardContainer(page, "de", path);
	await page.goto("/de/cart");
	await expectTyped(page, buyer);
}

test("an address far from where transport was priced for changes the sum before the order, which takes that sum", async ({
	page,
}) => {
	await startCheckout(page);
	const delivery = page.getByRole("group", { name: t.delivery });
	const summary = page.getByRole("region", { name: t.summary });
	const before = await summary.textContent();
	await delivery.getByLabel(t.postalCode, { exact: true }).fill("10115");
	await delivery.getByLabel(t.country, { exact: true }).selectOption("germany");
	await delivery.getByLabel(t.country, { exact: true }).blur();
	await expect(delivery.getByRole("status")).toContainText("10115");
	await expect(lines(page)).toContainText("10115, Deutschland");
	await expect(summary).not.toHaveText(before ?? "");
	await pressPlaceOrder(page, "de");
	await expect(page.getByRole("main")).toContainText("10115, Deutschland");
});

test(
	"a database that refuses is told as a toast and at the form, and the next press orders once",
	core,
	async ({ page, shop }) => {
		const buyer = await startCheckout(page);
		await shop.sql("alter table order_items rename to order_items_away");
		try {
			const message = t.orderFailed.replace("{message}", t.tryAgain);
			await pressUntil(page, alert(page, message));
			await expect(
				page.getByText(t.failedSteps.items.replace("{message}", t.tryAgain)).first(),
			).toBeVisible();
			await expectTyped(page, buyer);
		} finally {
			await shop.sql("alter table order_items_away rename to order_items");
		}
		await pressPlaceOrder(page, "de");
		const { rows } = await shop.sql(
			`select count(*)::int as n from orders where shipping_address ->> 'email' = '${buyer.email}'`,
		);
		expect(rows).toEqual([{ n: 1 }]);
	},
);

test("an old confirmation takes nothing from the order that is being typed", async ({ page }) => {
	await startCheckout(page);
	await pressPlaceOrder(page, "de");
	const old = page.url();
	const buyer = await startCheckout(page);
	await page.goto(old);
	await expect(page.getByRole("heading", { level: 1, name: t.confirmation.title })).toBeVisible();
	await page.waitForLoadState("networkidle");
	await page.goto("/de/cart");
	await expectTyped(page, buyer);
	await pressPlaceOrder(page, "de");
	await addStandardContainer(page, "de", path);
	await page.goto("/de/cart");
	const delivery = page.getByRole("group", { name: t.delivery });
	await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue("");
});

test("a change of language keeps what was typed, after a refusal too", async ({ page }) => {
	const buyer = await startCheckout(page);
	const name = page.getByRole("group", { name: t.delivery }).getByLabel(t.name, { exact: true });
	// What is typed before scripts run is kept from when they do.
	await untilAwake(name);
	await name.fill("");
	await pressUntil(page, alert(page, pageTexts.de.checkoutPage.errorSummary));
	await name.fill(buyer.name);
	await page.goto("/fr/cart");
	const delivery = page.getByRole("group", { name: words.fr.checkout.delivery });
	await expect(delivery.getByLabel(words.fr.checkout.email, { exact: true })).toHaveValue(buyer.email);
});
