import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { findRalColor } from "~/trade/catalog/ral.ts";
import { pictureForPainting, pictureOf } from "~/values/picture-address.ts";
import { productPictures } from "../../db/seed/product-pictures.ts";
import { expect, fill, onPhone, standard20ft, test, words } from "../fixtures/shop.ts";

const d = words.de.catalog.details;
const shown = productPictures["20ft-dv"].new.front;
const path = `/de/container/${standard20ft.de}`;

type Rgb = [number, number, number];

function rgbOf(ral: string): Rgb {
	const hex = findRalColor(ral)?.hex ?? "";
	return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb;
}

/** How far apart two colours look, in steps of CIE L*a*b* (CIE 1976); 2 is hardly seen. */
async function colorDistance(one: Rgb, other: Rgb): Promise<number> {
	const lab = async ([r, g, b]: Rgb) => {
		const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } });
		const raw = await pixel.toColourspace("lab").raw({ depth: "float" }).toBuffer();
		return new Float32Array(raw.buffer, raw.byteOffset, 3);
	};
	const [a, b] = await Promise.all([lab(one), lab(other)]);
	return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function fileOf(address: string): string {
	return fileURLToPath(new URL(`../../public${address.split("?")[0]}`, import.meta.url));
}

/** Side of the square that is measured, as a share of the picture's width. */
const side = 0.016;

type Pixels = { data: Buffer; info: { width: number; height: number; channels: number } };

function pixelsOf(picture: string | Buffer): Promise<Pixels> {
	return sharp(picture).raw().toBuffer({ resolveWithObject: true });
}

/** Mean and roughness (largest deviation) of each channel in a square. @param x, y shares of width and height */
function squareOf({ data, info }: Pixels, x: number, y: number): { mean: number[]; rough: number } {
	const size = Math.max(2, Math.round(side * info.width));
	const [left, top] = [Math.round(x * info.width), Math.round(y * info.height)];
	const channels = Array.from({ length: info.channels }, (_, channel) =>
		Array.from({ length: size * size }, (_, pixel) => {
			const at = (top + Math.floor(pixel / size)) * info.width + left + (pixel % size);
			return data[at * info.channels + channel] ?? 0;
		}),
	);
	const mean = channels.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
	const rough = channels.map((values, channel) =>
		Math.max(...values.map((value) => Math.abs(value - (mean[channel] ?? 0)))),
	);
	return { mean, rough: Math.max(...rough) };
}

/** A lit, flat place of the door that is nothing but paint: the brightest even square of the white picture. */
async function flatPlaceOnDoor(): Promise<{ x: number; y: number; white: Rgb }> {
	const paint = pictureForPainting(shown);
	const neutral = await pixelsOf(fileOf(paint?.neutral ?? ""));
	const mask = await pixelsOf(fileOf(paint?.masks.at(-1)?.src ?? ""));
	let best = { x: 0, y: 0, white: [0, 0, 0] as Rgb };
	for (let x = 0.2; x < 0.42; x += 0.005) {
		for (let y = 0.28; y < 0.62; y += 0.005) {
			const covered = squareOf(mask, x, y);
			if ((covered.mean[3] ?? 0) < 254) continue;
			const { mean, rough } = squareOf(neutral, x, y);
			if (rough < 9 && (mean[1] ?? 0) > best.white[1]) best = { x, y, white: mean as Rgb };
		}
	}
	return best;
}

/** The gallery of the container page: its first picture, and the colour over it. */
function galleryOf(page: Page) {
	const gallery = page.getByRole("region", { name: d.gallery.replace("{title}", "") });
	const painted = gallery.getByTestId("painted");
	return {
		gallery,
		painted,
		layer: painted.locator("> div"),
		first: gallery.locator(`#picture-1 img[src='${shown}']`),
		note: gallery.getByRole("status"),
	};
}

const isNew = (page: Page) => page.getByRole("radio", { name: d.conditionNames.new });
const stockColor = (page: Page, ral: string) => page.getByRole("button", { name: `RAL ${ral}` });

async function wish(page: Page, ral: string): Promise<void> {
	await page.getByRole("radio", { name: d.colors.wish_color }).check();
	await page.getByRole("combobox", { name: d.ral }).fill(ral);
}

async function expectColor(layer: Locator, ral: string): Promise<void> {
	await expect(layer).toHaveCSS("background-color", `rgb(${rgbOf(ral).join(", ")})`);
}

test(
	"a wish colour is seen on the container as it is on the chart",
	onPhone,
	async ({ page, expectAccessible }) => {
		const { gallery, painted, layer, first, note } = galleryOf(page);
		await page.goto(path);
		await isNew(page).check();
		await expect(first).not.toHaveAttribute("alt", /RAL/);
		await expect(async () => {
			await gallery.getByRole("button", { name: d.nextImage }).click();
			await expect(first).not.toBeInViewport({ timeout: 500 });
		}).toPass();
		await wish(page, "3000");
		await expect(note).toHaveText(fill(d.colorPreview, { color: "RAL 3000 Feuerrot" }));
		await expect(first).toHaveAttribute("alt", /RAL 3000 Feuerrot/);
		await expect(painted).toHaveCSS("opacity", "1");
		await expect(painted).toHaveCSS("isolation", "isolate");
		await expectColor(layer, "3000");
		await expect(layer).toHaveCSS("mix-blend-mode", "multiply");
		await expect(layer).toHaveCSS("mask-image", /20ft-dv-new-front-\w{6}-mask-\d+\.webp/);
		await expectAccessible();

		await first.scrollIntoViewIfNeeded();
		await expect(first).toBeInViewport({ ratio: 0.95 });
		const place = await flatPlaceOnDoor();
		const picture = await pixelsOf(await painted.screenshot());
		const seen = squareOf(picture, place.x, place.y).mean.slice(0, 3) as Rgb;
		expect(await colorDistance(seen, rgbOf("3000")), `${seen}`).toBeLessThan(8);
		const painting = place.white.map((value, index) => (value * (rgbOf("3000")[index] ?? 0)) / 255) as Rgb;
		expect(await colorDistance(seen, painting), `${seen} for ${painting}`).toBeLessThan(4);
		// The ground beside it has no paint.
		const ground = squareOf(picture, 0.9, 0.05).mean.slice(0, 3);
		expect(Math.max(...ground) - Math.min(...ground)).toBeLessThan(20);
	},
);

test("typing a number asks the shop for nothing", async ({ page }) => {
	await page.goto(path);
	await isNew(page).check();
	await page.getByRole("radio", { name: d.colors.wish_color }).check();
	const asked: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.url());
	});
	const field = page.getByRole("combobox", { name: d.ral });
	await field.pressSequentially("3000");
	await expect(galleryOf(page).painted).toHaveCSS("opacity", "1");
	await expect(page).toHaveURL(/ral=3000/);
	expect(asked).toEqual([]);
});

test("another number is another colour, an unknown one none", async ({ page }) => {
	const { painted, layer, first, note } = galleryOf(page);
	await page.goto(`${path}?condition=new&color=wish_color&ral=7016`);
	await expect(note).toContainText("RAL 7016");
	await expectColor(layer, "7016");
	await wish(page, "1021");
	await expect(note).toContainText("RAL 1021");
	await expectColor(layer, "1021");
	await wish(page, "102");
	await expect(painted).toHaveCount(0);
	await expect(note).toBeEmpty();
	await expect(first).not.toHaveAttribute("alt", /RAL/);
});

test("a used container is repainted on the picture of one of A quality, a rented one never", async ({
	page,
}) => {
	const { painted, note } = galleryOf(page);
	await page.goto(`${path}?condition=used-cw&color=wish_color&ral=5010`);
	await expect(note).toContainText("RAL 5010");
	await expect(painted.locator("img")).toHaveAttribute("src", /20ft-dv-used-a-front-\w{6}-neutral\.jpg/);
	await page.getByRole("radio", { name: d.conditionNames.rent }).check();
	await expect(painted).toHaveCount(0);
	await expect(note).toBeEmpty();
});

test("a colour in stock is looked at and left again, and is no part of the order", async ({
	page,
	expectAccessible,
}) => {
	const { painted, layer, note } = galleryOf(page);
	await page.goto(path);
	await isNew(page).check();
	const address = page.url();
	// A container is new at first, so nothing has been pressed: the colours come to life for whoever points at them.
	await page.getByRole("listitem").filter({ hasText: "RAL 6007" }).hover();
	const green = stockColor(page, "6007");
	await expect(green).toHaveAttribute("aria-pressed", "false");
	await green.click();
	await expect(green).toHaveAttribute("aria-pressed", "true");
	await expect(note).toContainText("RAL 6007");
	await expectColor(layer, "6007");
	await expectAccessible();
	await stockColor(page, "9010").click();
	await expect(green).toHaveAttribute("aria-pressed", "false");
	await expectColor(layer, "9010");
	expect((await green.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await stockColor(page, "9010").press("Enter");
	await expect(painted).toHaveCount(0);
	await expect(note).toBeEmpty();
	expect(page.url()).toBe(address);
	await expect(page.getByRole("radio", { name: d.colors.from_stack })).toBeChecked();

	await green.click();
	await expectColor(layer, "6007");
	await wish(page, "3000");
	await expectColor(layer, "3000");
	await expect(green).toHaveCount(0);
	await page.getByRole("radio", { name: d.colors.from_stack }).check();
	await expect(green).toHaveAttribute("aria-pressed", "false");
	await expect(painted).toHaveCount(0);
});

for (const missing of ["mask", "neutral"] as const) {
	test.describe(`without the ${missing} of the picture`, () => {
		test.use({ expectedErrors: ["404"] });
		test("the ordinary one stays, and nothing is said", async ({ page }) => {
			const { painted, first, note } = galleryOf(page);
			await page.route(`**/*-${missing}*`, (route) => route.fulfill({ status: 404 }));
			await page.goto(`${path}?condition=new`);
			const other = page.waitForResponse((response) =>
				response.url().includes(missing === "mask" ? "-neutral" : "-mask"),
			);
			const failed = page.waitForResponse((response) => response.url().includes(`-${missing}`));
			await stockColor(page, "6007").click();
			expect((await failed).status()).toBe(404);
			await (await other).finished();
			await expect(painted).toHaveCSS("opacity", "0");
			await expect(stockColor(page, "6007")).toHaveAttribute("aria-pressed", "true");
			await expect(note).toBeEmpty();
			await expect(first).not.toHaveAttribute("alt", /RAL/);
		});
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the page has its picture and a plain list of the colours in stock", async ({ page }) => {
		const { painted, first } = galleryOf(page);
		await page.goto(`${path}?condition=new&color=wish_color&ral=3000`);
		await expect(first).toHaveAttribute("width", String(pictureOf(shown)?.width));
		await expect(painted).toHaveCount(0);
		await expect(
			page.getByRole("list", { name: pageTexts.de.container.stockNow }).getByRole("listitem"),
		).toHaveCount(7);
		await expect(stockColor(page, "6007")).toHaveCount(0);
		await expect(page.getByText(pageTexts.de.container.stockLook)).toBeHidden();
	});
});
