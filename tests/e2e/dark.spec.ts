import { expect, test as signedIn, standard20ft } from "../fixtures/admin.ts";
import { addStandardContainer } from "../fixtures/buyer.ts";
import { onPhone, test } from "../fixtures/shop.ts";

const item = `/de/container/${standard20ft.de}`;

test.use({ colorScheme: "dark" });
signedIn.use({ colorScheme: "dark" });

test("in a dark window no page of the shop has findings", onPhone, async ({ page, expectAccessible }) => {
	for (const address of ["/de", "/de/container", item]) {
		await page.goto(address);
		await expectAccessible();
	}
	await addStandardContainer(page, "de", item);
	await page.goto("/de/cart");
	await expect(page.getByRole("main")).toHaveCSS("color", "rgb(228, 235, 241)");
	await expectAccessible();
});

signedIn("nor has the desk, in a list and in a form", async ({ page, expectAccessible }) => {
	for (const address of ["/de/admin/products", "/de/admin/company"]) {
		await page.goto(address);
		await expect(page.getByRole("main")).toHaveCSS("color", "rgb(228, 235, 241)");
		await expectAccessible();
	}
});

test("what is printed from a dark window is black on white", async ({ page }) => {
	await page.goto(item);
	const look = () =>
		page.evaluate(() => {
			const { color, colorScheme } = getComputedStyle(document.documentElement);
			const picture = document.querySelector("main picture img") ?? document.body;
			return { color, colorScheme, filter: getComputedStyle(picture).filter };
		});
	expect(await look()).toEqual({
		color: "rgb(228, 235, 241)",
		colorScheme: "dark",
		filter: "brightness(0.88)",
	});
	await page.emulateMedia({ media: "print" });
	expect(await look()).toEqual({ color: "rgb(0, 0, 0)", colorScheme: "normal", filter: "none" });
});
