import { formatEuro } from "~/i18n/format.ts";
import { languages } from "~/i18n/languages.ts";
import { cents } from "~/values/money.ts";
import { fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { coreIn, expect, fill, standard20ft, test, toastOf, words } from "../fixtures/shop.ts";

for (const language of languages) {
	test(`a visitor buys a delivered container in ${language}`, coreIn(language), async ({ page, browser }) => {
		const t = words[language];
		const d = t.catalog.details;
		const euro = (amount: number, decimals?: "always") =>
			formatEuro(language, cents(Math.round(amount * 100)), decimals);
		const buyer = newBuyer();

		await page.goto(`/${language}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.getByRole("main").getByRole("link").first().click();

		await expect(page.getByRole("heading", { level: 1, name: t.catalog.title })).toBeVisible();
		await page.getByLabel(t.catalog.size).selectOption("20ft");
		await page.getByLabel(t.catalog.type).selectOption("standard");
		await expect(page).toHaveURL(/size=20ft&type=standard/);
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("article").getByRole("heading").getByRole("link").click();

		await expect(page).toHaveURL(new RegExp(standard20ft[language]));
		const total = page.getByTestId("total").filter({ visible: true });
		await expect(total).toHaveText(euro(2650));
		await page.getByRole("radio", { name: d.conditionNames["used-a"] }).check();
		await expect(total).toHaveText(euro(1750));
		await page.getByRole("button", { name: d.more }).click();
		await page.getByRole("button", { name: d.more }).click();
		await expect(total).toHaveText(euro(3 * 1750));
		await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
		await page.getByLabel(d.country).selectOption("BE");
		await page.getByLabel(d.postcode).fill("1050");
		// Three 20 ft to Brussels: a pair at 443 and one at 310.
		await expect(total).toHaveText(euro(3 * 1750 + 443 + 310));
		await page.getByRole("button", { name: d.addToCart, exact: true }).click();

		await expect(toastOf(page, t.checkout.toasts.added)).toBeVisible();
		await page.getByRole("link", { name: t.checkout.toasts.goToCart }).first().click();

		await expect(page.getByRole("heading", { level: 1, name: t.checkout.title })).toBeVisible();
		await fillDelivery(page, language, buyer);
		const summary = page.getByRole("region", { name: t.checkout.summary });
		// 6,003.00 net, 21 % = 1,260.63.
		await expect(summary).toContainText(euro(6003, "always"));
		await expect(summary).toContainText(euro(1260.63, "always"));
		await expect(summary).toContainText(euro(7263.63, "always"));
		await pressPlaceOrder(page, language);

		await expect(page.getByRole("heading", { level: 1, name: t.checkout.confirmation.title })).toBeVisible();
		await expect(page.getByText(t.checkout.toasts.placed).first()).toBeVisible();
		const orderNumber = await page.getByTestId("order-number").innerText();
		expect(orderNumber).toMatch(/^K-\d{5,}$/);
		await expect(page.getByRole("main")).toContainText(euro(7263.63, "always"));
		await expect(page.getByRole("link", { name: fill(t.common.cart, {}) }).first()).toBeVisible();

		const [mail = ""] = await mailsTo(buyer.email);
		expect(mail).toContain(orderNumber);
		expect(mail).toContain(euro(7263.63, "always"));
		const link =
			/http:\/\/localhost:\d+(\/\w\w\/order-confirmation\/[\w-]+\?key=[\w-]+)/.exec(mail)?.[1] ?? "";

		const stranger = await browser.newPage();
		const withoutKey = await stranger.goto(new URL(link.split("?")[0] ?? "", page.url()).href);
		expect(withoutKey?.status()).toBe(404);
		const withKey = await stranger.goto(new URL(link, page.url()).href);
		expect(withKey?.status()).toBe(200);
		await expect(stranger.getByTestId("order-number")).toHaveText(orderNumber);
		await stranger.close();
	});
}
