import type { Page } from "@playwright/test";
import { adminMedia as de } from "~/i18n/pages/de/admin-media.ts";
import { adminMedia as en } from "~/i18n/pages/en/admin-media.ts";
import { adminProducts as product } from "~/i18n/pages/en/admin-products.ts";
import { expect, test } from "../fixtures/admin.ts";
import { onPhone } from "../fixtures/shop.ts";
import { twoHalves } from "../support/sample-pictures.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

/** Pictures that every shop has. */
const { yard, quay, garden } = sceneFiles;

const handle = (page: Page, place: number) =>
	page.getByRole("button", { name: `${en.drag} ${en.image} ${place}`, exact: true });
const button = (page: Page, task: "moveUp" | "moveDown" | "remove", place: number) =>
	page.getByRole("button", { name: `${en[task]} ${en.image} ${place}`, exact: true });

/** What a screen reader has been told. */
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** What the form would send, in its order. */
async function expectList(page: Page, addresses: readonly (string | RegExp | undefined)[]): Promise<void> {
	await expect
		.poll(async () => (await page.locator("textarea[name=images]").inputValue()).split("\n").filter(Boolean))
		.toEqual(addresses.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)));
}

/** The images of a new container, with three of them in the list. */
async function openList(page: Page, language: "en" | "de" = "en"): Promise<void> {
	const texts = { en, de }[language];
	await page.goto(`/${language}/products/admin/new?tab=images`);
	const address = page.getByLabel(texts.url);
	await expect(page.getByRole("button", { name: texts.addByUrl })).toBeDisabled();
	for (const image of [yard, quay, garden]) {
		await address.fill(image ?? "");
		await page.getByRole("button", { name: texts.addByUrl }).click();
		await expect(address).toHaveValue("");
	}
	await expectList(page, [yard, quay, garden]);
}

test("images are added by their address, one at a time", async ({ page }) => {
	await openList(page);
	const address = page.getByLabel(en.url);
	await expect(address).toBeFocused();
	await address.fill("   ");
	await expect(page.getByRole("button", { name: en.addByUrl })).toBeDisabled();
	await address.fill("yard.jpg");
	await page.keyboard.press("Enter");
	await expect(address).toHaveAccessibleDescription(en.problems.address);
	await address.fill(quay);
	await page.keyboard.press("Enter");
	await expect(address).toHaveAccessibleDescription(en.problems.twice);
	await expectList(page, [yard, quay, garden]);
	// One that is not added yet goes along with a save.
	await address.fill("https://pictures.example/front.jpg");
	await expectList(page, [yard, quay, garden, "https://pictures.example/front.jpg"]);
	await page.getByRole("link", { name: product.back }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("buttons move an image and keep the focus", async ({ page }) => {
	await openList(page);
	await button(page, "moveUp", 3).click();
	await expect(button(page, "moveUp", 2)).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: `${en.position} 2 ${en.of} 3.` })).toBeAttached();
	await page.keyboard.press("Enter");
	await expect(button(page, "moveUp", 1)).toBeFocused();
	await expectList(page, [garden, yard, quay]);
	// The first one cannot go on, and does not lose the focus for it.
	await expect(button(page, "moveUp", 1)).toBeDisabled();
	await page.keyboard.press("Enter");
	await expect(button(page, "moveUp", 1)).toBeFocused();
	await expectList(page, [garden, yard, quay]);
	await button(page, "moveDown", 1).click();
	await expect(button(page, "moveDown", 2)).toBeFocused();
	await expectList(page, [yard, garden, quay]);
});

test("an image is removed, and the focus goes on", async ({ page }) => {
	await openList(page);
	await button(page, "remove", 1).click();
	await expect(page.getByText(en.deleted).first()).toBeVisible();
	await expectList(page, [quay, garden]);
	await expect(button(page, "remove", 1)).toBeFocused();
	await button(page, "remove", 2).click();
	await expect(page.getByLabel(en.url)).toBeFocused();
	await button(page, "remove", 1).click();
	await expect(page.getByText(en.noImages)).toBeVisible();
	await expect(page.getByLabel(en.url)).toBeFocused();
});

/** To the middle of three; rows that were picked up are measured first, and a key before that moves nothing. */
async function firstStep(page: Page, key: "ArrowUp" | "ArrowDown") {
	await expect(async () => {
		await page.keyboard.press(key);
		await expect(said(page, `${en.position} 2 ${en.of} 3.`)).toBeAttached({ timeout: 1_000 });
	}).toPass();
}

test("an image is dragged by keyboard, and every step is said", async ({ page }) => {
	await openList(page);
	await handle(page, 1).focus();
	await expect(handle(page, 1)).toHaveAccessibleDescription(en.dragHelp);
	await page.keyboard.press("Space");
	await expect(said(page, `${en.image} 1. ${en.pickedUp} ${en.position} 1 ${en.of} 3.`)).toBeAttached();
	await firstStep(page, "ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(said(page, `${en.position} 3 ${en.of} 3.`)).toBeAttached();
	await page.keyboard.press("Space");
	await expect(said(page, `${en.putDown} ${en.position} 3 ${en.of} 3.`)).toBeAttached();
	await expectList(page, [quay, garden, yard]);
	await expect(handle(page, 3)).toBeFocused();

	await page.keyboard.press("Space");
	await expect(said(page, `${en.image} 3. ${en.pickedUp}`)).toBeAttached();
	await firstStep(page, "ArrowUp");
	await page.keyboard.press("Escape");
	await expect(said(page, en.putBack)).toBeAttached();
	await expectList(page, [quay, garden, yard]);
});

test("an image is dragged by pointer", async ({ page }) => {
	await openList(page);
	const from = await handle(page, 1).boundingBox();
	const to = await handle(page, 3).boundingBox();
	if (!from || !to) throw new Error("no handles");
	const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
	await page.mouse.move(middle.x, middle.y);
	await page.mouse.down();
	await page.mouse.move(middle.x, middle.y + 20, { steps: 4 });
	await page.mouse.move(middle.x, to.y + to.height / 2 + 8, { steps: 12 });
	await expect(said(page, `${en.position} 3 ${en.of} 3.`)).toBeAttached();
	await page.mouse.up();
	await expectList(page, [quay, garden, yard]);
});

test("an image is dragged by finger", onPhone, async ({ page, context, hasTouch }) => {
	test.skip(!hasTouch, "needs a screen that feels fingers");
	await openList(page);
	await handle(page, 1).scrollIntoViewIfNeeded();
	const from = await handle(page, 1).boundingBox();
	const to = await handle(page, 3).boundingBox();
	if (!from || !to) throw new Error("no handles");
	const finger = await context.newCDPSession(page);
	const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
	await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
	for (let step = 1; step <= 20; step++) {
		const y = start.y + ((to.y - from.y + 8) * step) / 20;
		await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...start, y }] });
	}
	await expect(said(page, `${en.position} 3 ${en.of} 3.`)).toBeAttached();
	await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await expectList(page, [quay, garden, yard]);
});

test("several images are uploaded in their order, into rows that keep their shape", async ({ page }) => {
	await openList(page);
	const photo = async (name: string, width: number) => ({
		name,
		mimeType: "image/jpeg",
		buffer: await twoHalves({ width, height: 300 }).jpeg().toBuffer(),
	});
	await page
		.getByLabel(en.uploadImages)
		.setInputFiles([await photo("first.jpg", 640), await photo("second.jpg", 360)]);
	await expectList(page, [
		yard,
		quay,
		garden,
		/products\/.+\?size=640x300&tone=[\da-f]{6}$/,
		/products\/.+\?size=360x300&tone=[\da-f]{6}$/,
	]);
	await expect(page.getByText(en.uploaded).first()).toBeVisible();
	const height = async (place: number) =>
		(
			await page
				.getByRole("listitem")
				.filter({ has: handle(page, place) })
				.boundingBox()
		)?.height ?? 0;
	// A picture that took a cell too many would add its own height.
	expect(Math.abs((await height(5)) - (await height(1)))).toBeLessThan(12);
});

test("no findings, and nothing scrolls sideways, in German", async ({ page, expectAccessible }) => {
	await openList(page, "de");
	await expectAccessible();
	await page.setViewportSize({ width: 320, height: 800 });
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
});
