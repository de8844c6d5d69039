import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cameraJpeg, hugePng, transparentPng, twoHalves } from "../../tests/support/sample-pictures.ts";
import { PictureError, renderPicture } from "./render-picture.server.ts";

const key = "products/1-ab.jpg";

async function rendered(bytes: Buffer) {
	const { files, tone, ...size } = await renderPicture(bytes, key);
	const byName = new Map(files.map((file) => [file.key.replace("products/1-ab", ""), file.bytes]));
	return { size, tone, byName, names: [...byName.keys()] };
}

/** Red, green and blue of a pixel, of a file of the picture. */
async function pixel(bytes: Buffer | undefined, x: number, y: number): Promise<number[]> {
	const { data, info } = await sharp(bytes)
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const start = (y * info.width + x) * info.channels;
	return [...data.subarray(start, start + 3)];
}

function expectNear(actual: number[], expected: number[], most = 12): void {
	for (const [index, value] of expected.entries()) {
		expect(Math.abs((actual[index] ?? Number.NaN) - value), `${actual} is not ${expected}`).toBeLessThan(
			most,
		);
	}
}

/** Why a picture is refused. */
async function problemOf(bytes: Uint8Array): Promise<string> {
	const error: unknown = await renderPicture(bytes, key).catch((thrown: unknown) => thrown);
	return error instanceof PictureError ? error.problem : `none: ${error}`;
}

const large = { width: 2400, height: 1600 };

describe("a picture is kept", () => {
	test("at most 1920 px wide, in every width of the ladder and two formats", async () => {
		const { size, names, byName } = await rendered(await twoHalves(large).jpeg().toBuffer());
		expect(size).toEqual({ width: 1920, height: 1280 });
		const variants = [480, 800, 1200, 1920].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
		expect(names).toEqual([".jpg", ...variants]);
		for (const [name, bytes] of byName) {
			const { width, height, format } = await sharp(bytes).metadata();
			const wanted = Number(/\d+/.exec(name)?.[0] ?? 1920);
			expect([width, height]).toEqual([wanted, Math.round((wanted * 2) / 3)]);
			expect(format).toBe({ jpg: "jpeg", avif: "heif", webp: "webp" }[name.split(".")[1] ?? ""]);
		}
	});

	test("as small as it is, never enlarged", async () => {
		const { size, names } = await rendered(await twoHalves({ width: 500, height: 40 }).webp().toBuffer());
		expect(size).toEqual({ width: 500, height: 40 });
		expect(names).toEqual([".jpg", "-480.avif", "-480.webp", "-500.avif", "-500.webp"]);
		expect((await rendered(await twoHalves({ width: 1, height: 1 }).png().toBuffer())).names).toEqual([
			...[".jpg", "-1.avif", "-1.webp"],
		]);
	});

	test.each(["jpeg", "png", "webp", "avif"] as const)("when it is sent as %s", async (format) => {
		const { byName } = await rendered(
			await twoHalves({ width: 120, height: 90 }).toFormat(format).toBuffer(),
		);
		for (const bytes of byName.values()) {
			expectNear(await pixel(bytes, 10, 45), [220, 0, 0]);
			expectNear(await pixel(bytes, 110, 45), [0, 0, 220]);
		}
	});

	test("with its average colour, unless the page shines through it", async () => {
		const grey = (background: string, channels: 3 | 4) =>
			sharp({ create: { width: 30, height: 20, channels, background } })
				.png()
				.toBuffer();
		const { tone } = await rendered(await twoHalves({ width: 600, height: 400 }).png().toBuffer());
		expect(tone).toMatch(/^#[0-9a-f]{6}$/);
		expectNear([...Buffer.from(tone?.slice(1) ?? "", "hex")], [110, 0, 110], 3);
		expect((await rendered(await grey("#80a0c0", 4))).tone).toBe("#80a0c0");
		expect(
			(
				await rendered(
					await sharp(await grey("#777777", 3))
						.greyscale()
						.png()
						.toBuffer(),
				)
			).tone,
		).toBe("#777777");
		expect((await rendered(await transparentPng())).tone).toBeNull();
	});

	test("upright, and without a word of where and by whom it was taken", async () => {
		const sent = await cameraJpeg();
		expect((await sharp(sent).metadata()).orientation).toBe(6);
		expect(sent.toString("latin1")).toMatch(/Kade Camera/);
		const { size, byName } = await rendered(sent);
		expect(size).toEqual({ width: 200, height: 300 });
		for (const bytes of byName.values()) {
			const { orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
			expect([orientation, exif, xmp, iptc, icc]).toEqual(Array(5).fill(undefined));
			expect(bytes.toString("latin1")).not.toMatch(/Kade Camera|secret|Exif|GPS/);
			expectNear(await pixel(bytes, 100, 20), [220, 0, 0]);
			expectNear(await pixel(bytes, 100, 280), [0, 0, 220]);
		}
	});

	test("on white where it is see-through and the format cannot be", async () => {
		const { byName } = await rendered(await transparentPng());
		expectNear(await pixel(byName.get(".jpg"), 1, 1), [255, 255, 255]);
		expectNear(await pixel(byName.get(".jpg"), 32, 32), [0, 160, 0]);
		for (const name of ["-64.avif", "-64.webp"]) {
			expect((await sharp(byName.get(name)).stats()).isOpaque).toBe(false);
		}
	});

	test.each([
		["in grey", () => twoHalves({ width: 60, height: 40 }).greyscale().png()],
		[
			"in grey and see-through",
			() => twoHalves({ width: 60, height: 40 }).ensureAlpha(0.5).greyscale().png(),
		],
		["with 16 bits", () => twoHalves({ width: 60, height: 40 }).toColourspace("rgb16").png()],
		["with few colours", () => twoHalves({ width: 60, height: 40 }).png({ palette: true })],
		["in stripes", () => twoHalves({ width: 60, height: 40 }).png({ progressive: true })],
	])("when it is %s", async (_name, make) => {
		const { names } = await rendered(await make().toBuffer());
		expect(names).toEqual([".jpg", "-60.avif", "-60.webp"]);
	});

	test.each([
		["a printer's", () => twoHalves({ width: 60, height: 40 }).toColourspace("cmyk").jpeg()],
		[
			"a wide screen's",
			() => twoHalves({ width: 60, height: 40 }).withIccProfile("p3").jpeg({ quality: 95 }),
		],
	])("in colours that every screen shows, when they are %s", async (_name, make) => {
		const { byName } = await rendered(await make().toBuffer());
		for (const bytes of byName.values()) expectNear(await pixel(bytes, 10, 20), [220, 0, 0], 25);
	});

	test("one after another, and a refused one holds up nobody", async () => {
		const good = await twoHalves({ width: 60, height: 40 }).png().toBuffer();
		const results = await Promise.all([rendered(good), problemOf(good.subarray(0, 60)), rendered(good)]);
		expect(results.map((result) => (typeof result === "string" ? result : result.names.length))).toEqual([
			...[3, "damaged", 3],
		]);
	});
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const gif = "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

describe("it is refused", () => {
	test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
		["as drawn in SVG", () => Buffer.from(svg)],
		["as SVG behind a byte order mark", () => Buffer.from(`\xef\xbb\xbf<?xml version="1.0"?>${svg}`)],
		["as a GIF", () => Buffer.from(gif, "base64")],
		["as a TIFF", () => twoHalves({ width: 9, height: 9 }).tiff().toBuffer()],
		["as a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n")],
		["as a page that is called .jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
		["as text", () => Buffer.from("containers")],
		["as nothing", () => Buffer.alloc(0)],
	])("%s", async (_name, make) => {
		expect(await problemOf(await make())).toBe("kind");
	});

	test("as the first bytes are no proof", async () => {
		expect(await problemOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]))).toBe(
			"damaged",
		);
	});

	test.each(["jpeg", "png", "webp", "avif"] as const)("when the end of a %s is missing", async (format) => {
		const whole = await twoHalves({ width: 400, height: 300 }).toFormat(format).toBuffer();
		for (const part of [0.99, 0.7, 0.2]) {
			expect(await problemOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe("damaged");
		}
	});

	test.each([
		[60_000, 60_000],
		[8_000, 6_251],
		[16_001, 10],
		[10, 16_001],
	])("when its head promises %i × %i pixels", async (width, height) => {
		expect(await problemOf(await hugePng(width, height))).toBe("pixels");
	});

	test("sooner as AVIF, which is decoded in one piece", async () => {
		const avif = (height: number) =>
			twoHalves({ width: 6_000, height }).avif({ effort: 0, quality: 1 }).toBuffer();
		expect(await problemOf(await avif(4_010))).toBe("pixels");
	}, 60_000);

	test("only then: 50 megapixels are read, and found to be missing", async () => {
		expect(await problemOf(await hugePng(8_000, 6_250))).toBe("damaged");
	});
});
