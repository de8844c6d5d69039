import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { coreOnPhone, expect, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

test(
	"a firm in Breda types its VAT number, sees the sum change and why, and orders it so",
	coreOnPhone,
	async ({ page }) => {
		const t = words.nl.checkout;
		const { intraCommunity } = pageTexts.nl.vat.reasons;
		const euro = (amount: number) => formatEuro("nl", cents(amount), "auto");
		await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
		await page.goto("/nl/cart");
		await untilAwake(page.getByRole("button", { name: t.placeOrder }));
		const buyer = { ...newBuyer(), postalCode: "4811 AA", city: "Breda", country: "netherlands" };
		await fillDelivery(page, "nl", buyer);
		const summary = page.getByRole("region", { name: t.summary });
		// 1,750.00 and 321.00 to Breda; 21 % of it is 434.91.
		await expect(summary).toContainText(formatEuro("nl", cents(250_591), "always"));
		const delivery = page.getByRole("group", { name: t.delivery });
		await delivery.getByLabel(t.vatNumber).pressSequentially("NL123456782B01");
		await expect(summary).toContainText(intraCommunity);
		await expect(summary).toContainText(euro(207_100));
		// Back to no number, and forth: the sum is that of what stands there.
		await delivery.getByLabel(t.vatNumber).fill("");
		await expect(summary).not.toContainText(intraCommunity);
		await delivery.getByLabel(t.vatNumber).fill("NL123456782B01");
		await expect(summary).toContainText(intraCommunity);
		await pressPlaceOrder(page, "nl");
		await expect(page.getByRole("main")).toContainText(intraCommunity);
		await expect(page.getByRole("main")).toContainText(euro(207_100));
	},
);
