import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, fill, onPhone, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

const d = words.de.catalog.details;
const t = pageTexts.de.container.gallery;
const path = `/de/container/${standard20ft.de}`;

function galleryOf(page: Page) {
	const gallery = page.getByRole("region", { name: d.gallery.replace("{title}", "") });
	const thumbnails = gallery.getByRole("navigation", { name: t.thumbnails }).getByRole("link");
	return {
		gallery,
		thumbnails,
		shown: gallery.getByRole("navigation").locator("[aria-current]"),
		pictures: gallery.getByRole("link", { name: t.open }),
		viewer: page.getByRole("dialog"),
	};
}

test(
	"pictures are leafed through by thumbnails and arrows, and the one in sight is marked",
	onPhone,
	async ({ page, expectAccessible }) => {
		const { gallery, thumbnails, shown, pictures } = galleryOf(page);
		await page.goto(path);
		await expect(thumbnails).toHaveCount(4);
		await untilAwake(thumbnails);
		await thumbnails.nth(2).press("Enter");
		await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
		await expect(pictures.first()).not.toBeInViewport();
		await expect(shown).toHaveText(await thumbnails.nth(2).innerText());
		await expect(page).toHaveURL(path);
		await gallery.getByRole("button", { name: d.nextImage }).dblclick();
		await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
		// As a finger leaves it.
		await gallery
			.locator("#picture-2")
			.evaluate((slide) => slide.parentElement?.scrollTo(slide.clientWidth - 20, 0));
		await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
		await expect(shown).toHaveText(await thumbnails.nth(1).innerText());
		await expectAccessible();
	},
);

test(
	"a picture fills the screen, is zoomed and panned, and gives the focus back",
	onPhone,
	async ({ page, expectAccessible }) => {
		const { pictures, viewer } = galleryOf(page);
		await page.goto("/de/container");
		await page.goto(path);
		// Before the scripts have come: the press is not lost.
		await pictures.first().press("Enter");
		const picture = viewer.getByRole("img");
		const { width = 0 } = page.viewportSize() ?? {};
		await expect(viewer).toBeVisible();
		await expect(picture).toHaveAccessibleName(
			fill(d.imageAlt, { title: "20-Fuß-Container DV (Standard)", condition: d.conditionNames.new }),
		);
		await expectAccessible();
		const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
		const whole = await widthOf();
		expect(whole).toBeLessThanOrEqual(width);
		await page.keyboard.press("ArrowLeft");
		await expect(viewer.getByText("4 / 4")).toBeVisible();
		await page.keyboard.press("ArrowRight");
		await expect(viewer.getByText("1 / 4")).toBeVisible();
		await page.keyboard.press("+");
		await expect.poll(widthOf).toBeCloseTo(whole * 1.5, 0);
		const room = viewer.getByRole("region");
		const scrolled = () => room.evaluate((place) => place.scrollLeft);
		const before = await scrolled();
		await page.keyboard.press("ArrowRight");
		await expect.poll(scrolled).toBeGreaterThan(before);
		await page.keyboard.press("-");
		await expect.poll(widthOf).toBeCloseTo(whole, 0);
		await picture.dblclick();
		await expect.poll(widthOf).toBeCloseTo(whole * 2, 0);
		await viewer.getByRole("button", { name: t.zoomOut }).click();
		await viewer.getByRole("button", { name: t.zoomOut }).click();
		await expect.poll(widthOf).toBeCloseTo(whole, 0);
		await page.keyboard.press("Escape");
		await expect(viewer).toHaveCount(0);
		await expect(pictures.first()).toBeFocused();
		await pictures.first().click();
		await viewer.getByRole("button", { name: t.close }).click();
		await expect(viewer).toHaveCount(0);
		await page.goBack();
		await expect(page).toHaveURL("/de/container");
	},
);

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("thumbnails lead to their pictures, and each of these to its file", async ({ page }) => {
		const { thumbnails, pictures } = galleryOf(page);
		await page.goto(path);
		await thumbnails.nth(2).click();
		await expect(page).toHaveURL(`${path}#picture-3`);
		await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
		const image = pictures.nth(2).locator("img");
		await expect(image).toBeVisible();
		const file = await page.request.get((await pictures.nth(2).getAttribute("href")) ?? "");
		expect(file.headers()["content-type"]).toBe("image/jpeg");
	});
});

test("whichever picture Tab reaches is in sight", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(path);
	const pictures = page.getByRole("link", { name: t.open });
	await untilAwake(pictures.last());
	const count = await pictures.count();
	expect(count).toBeGreaterThan(2);
	await pictures.first().focus();
	for (let n = 0; n < count; n++) {
		await expect(pictures.nth(n)).toBeFocused();
		await expect(pictures.nth(n)).toBeInViewport({ ratio: 0.9 });
		await page.keyboard.press("Tab");
	}
});
