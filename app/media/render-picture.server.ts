import type { Sharp, SharpOptions } from "sharp";
import {
	type PixelSize,
	type VariantFormat,
	variantOf,
	variantWidths,
	widestPicture,
} from "~/values/picture-address.ts";
import { type ImageProblem, longestSide, looksLikePicture, mostAvifPixels, mostPixels } from "./media.ts";

/** A file of a picture. @property key where it is kept */
type RenderedFile = { key: string; type: string; bytes: Buffer };

/**
 * A picture as the shop keeps it: the JPEG that every browser knows, and smaller forms beside it.
 * @property tone its average colour as `#rrggbb`; null where the page shines through it
 */
export type RenderedPicture = PixelSize & { tone: string | null; files: RenderedFile[] };

/** Why bytes are no picture that the shop keeps. */
export class PictureError extends Error {
	readonly problem: ImageProblem;
	constructor(problem: Extract<ImageProblem, "kind" | "pixels" | "damaged">, cause?: unknown) {
		super(`not a picture for the shop: ${problem}`, { cause });
		this.problem = problem;
	}
}

const given: SharpOptions = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true };
/** For one step on a busy machine; a picture of 50 megapixels takes about two. */
const patience = { seconds: 60 };

type SharpModule = typeof import("sharp").default;

/** Loaded with the first upload: a shop sells on a machine for which there is no such library, too. */
async function loadSharp(): Promise<SharpModule> {
	const { default: sharp } = await import("sharp");
	// What a file claims to be never starts the decoder of another format.
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({
		operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
	});
	return sharp;
}

/** Refuses what the file's own head already tells. @throws PictureError */
async function judge(sharp: SharpModule, bytes: Uint8Array): Promise<void> {
	if (!looksLikePicture(bytes)) throw new PictureError("kind");
	// Reading the head decodes nothing; what it promises is judged below, by a limit that can be named.
	const head = await sharp(bytes, { ...given, limitInputPixels: false })
		.metadata()
		.catch((error) => {
			throw new PictureError("damaged", error);
		});
	// HEIC has the frame of AVIF around pictures that browsers cannot show.
	if (head.format === "heif" && head.compression !== "av1") throw new PictureError("kind");
	const most = head.format === "heif" ? mostAvifPixels : mostPixels;
	if (head.width * head.height > most || Math.max(head.width, head.height) > longestSide) {
		throw new PictureError("pixels");
	}
}

const encoders: Record<VariantFormat, (image: Sharp) => Sharp> = {
	// Effort 2 takes a fifth of the time of effort 4.
	avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
	webp: (image) => image.webp({ quality: 80 }),
};

/** The average colour of pixels; null where the page shines through them. */
async function toneOf(pixels: () => Sharp): Promise<string | null> {
	const { isOpaque } = await pixels().stats();
	if (!isOpaque) return null;
	const pixel = await pixels()
		.resize(1, 1, { fit: "fill" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer();
	return `#${pixel.toString("hex")}`;
}

async function render(bytes: Uint8Array, key: string): Promise<RenderedPicture> {
	const sharp = await loadSharp();
	await judge(sharp, bytes);
	// Decoded once, upright, in sRGB; raw pixels carry no position, no camera and no profile.
	const { data, info } = await sharp(bytes, given)
		.autoOrient()
		.resize({ width: widestPicture, withoutEnlargement: true })
		.timeout(patience)
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch((error) => {
			throw new PictureError("damaged", error);
		});
	const { width, height, channels } = info;
	const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout(patience);
	const fallback = pixels().flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true });
	const files: RenderedFile[] = [{ key, type: "image/jpeg", bytes: await fallback.toBuffer() }];
	for (const step of variantWidths(width)) {
		for (const format of ["avif", "webp"] as const) {
			const image = encoders[format](step === width ? pixels() : pixels().resize({ width: step }));
			files.push({
				key: variantOf(key, step, format),
				type: `image/${format}`,
				bytes: await image.toBuffer(),
			});
		}
	}
	return { width, height, tone: await toneOf(pixels), files };
}

/** Pixels of a scan's longer side: A4 at 300 dots an inch is 3,508. */
const longestScan = 3_000;

async function encodeScan(bytes: Uint8Array): Promise<Buffer> {
	const sharp = await loadSharp();
	await judge(sharp, bytes);
	return sharp(bytes, given)
		.autoOrient()
		.resize({ width: longestScan, height: longestScan, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.timeout(patience)
		.jpeg({ quality: 80, mozjpeg: true })
		.toBuffer()
		.catch((error) => {
			throw new PictureError("damaged", error);
		});
}

/** Of a logo on paper: 80 mm at 300 dots an inch, and what may be as high as it. */
const largestLogo = { width: 945, height: 472 };

async function encodeLogo(bytes: Uint8Array): Promise<PixelSize & { bytes: Buffer }> {
	const sharp = await loadSharp();
	await judge(sharp, bytes);
	try {
		const whole = await sharp(bytes, given)
			.autoOrient()
			.flatten({ background: "#ffffff" })
			.toColourspace("srgb")
			.timeout(patience)
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { width, height, channels } = whole.info;
		const { data, info } = await sharp(whole.data, { raw: { width, height, channels } })
			// White around it would move it away from the edge of the paper.
			.trim({ background: "#ffffff", threshold: 12 })
			.resize({ ...largestLogo, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.timeout(patience)
			.jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
			.toBuffer({ resolveWithObject: true });
		return { width: info.width, height: info.height, bytes: data };
	} catch (error) {
		throw new PictureError("damaged", error);
	}
}

let last: Promise<unknown> = Promise.resolve();

/** In its turn: each picture may need 450 MB for a moment. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
	const turn = last.catch(() => {}).then(run);
	last = turn;
	return turn;
}

/**
 * Renders a picture in all its forms, never as it was sent. One at a time.
 * @param key where the JPEG will be kept
 * @throws PictureError for anything but a whole JPEG, PNG, WebP or AVIF of a bearable size
 */
export function renderPicture(bytes: Uint8Array, key: string): Promise<RenderedPicture> {
	return inTurn(() => render(bytes, key));
}

/**
 * A picture of a paper as one JPEG, upright, without what the file says of place and camera; never as it was sent.
 * @throws PictureError for anything but a whole JPEG, PNG, WebP or AVIF of a bearable size
 */
export function renderScan(bytes: Uint8Array): Promise<Buffer> {
	return inTurn(() => encodeScan(bytes));
}

/**
 * A picture as papers print it beside the company's address: one small JPEG on white, without white around it.
 * @throws PictureError for anything but a whole JPEG, PNG, WebP or AVIF of a bearable size
 */
export function renderLogo(bytes: Uint8Array): Promise<PixelSize & { bytes: Buffer }> {
	return inTurn(() => encodeLogo(bytes));
}
