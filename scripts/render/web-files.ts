import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
	type PixelSize,
	pictureAddress,
	pictureForPainting,
	pictureOf,
	variantOf,
	variantWidths,
} from "../../app/values/picture-address.ts";
import type { Lettering } from "./colours.ts";
import { neutralWithLetters, type Paint, type Picture, plain, tinted } from "./tint.ts";

/** A rendered picture on its way to the shop. */
export type Source = {
	/** Path below the folder of pictures, without ending: `products/6ft-new-front`. */
	name: string;
	picture: string;
	/** Where its paint and lettering are, and what is laid on them; null for scenes, which bring their own. */
	paint: (Paint & { colour: string; lettering: Lettering }) | null;
	/** Whether visitors may try other colours on it. */
	paintable: boolean;
};

/**
 * Nearly every browser takes AVIF; scenes are few and shown large, a neutral picture is only seen under a colour. A mask
 * of 14 levels is half as large as one of 176 and at most 12 of 255 off.
 */
export const QUALITY = {
	scene: { avif: 44, webp: 68, jpeg: 68 },
	product: { avif: 46, webp: 60, jpeg: 56 },
	neutral: { avif: 41, webp: 54, jpeg: 46 },
	mask: { quality: 40, alphaQuality: 60 },
};
type Kind = "scene" | "product" | "neutral";

const prefix = "/pictures/";

/** Where the file of an address lies, below the folder of pictures. */
function fileOf(address: string): string {
	return address.slice(prefix.length).replace(/\?.*$/, "");
}

/** Every file that an address promises, below the folder of pictures. */
export function filesOf(address: string): string[] {
	const picture = pictureOf(address);
	if (!picture) throw new Error(`${address} is no address of a picture`);
	const variants = `${picture.avif}, ${picture.webp}`.split(", ").map((part) => part.replace(/ \d+w$/, ""));
	const family = [address, ...variants].map(fileOf);
	const painting = pictureForPainting(address);
	if (!painting) return family;
	return [...family, ...filesOf(painting.neutral), ...painting.masks.map(({ src }) => fileOf(src))];
}

async function save(picture: Sharp, path: string): Promise<void> {
	writeFileSync(`${path}.part`, await picture.toBuffer());
	renameSync(`${path}.part`, path);
}

const raw = ({ width, height }: PixelSize) => ({ raw: { width, height, channels: 3 as const } });

async function saveFamily(pixels: Picture, path: string, kind: Kind, effort: number) {
	const { avif, webp, jpeg } = QUALITY[kind];
	for (const width of variantWidths(pixels.width)) {
		const scaled = sharp(pixels.data, raw(pixels));
		if (width < pixels.width) scaled.resize(width);
		await save(scaled.clone().avif({ quality: avif, effort }), variantOf(`${path}.jpg`, width, "avif"));
		const forWebp = scaled.clone().webp({ quality: webp, effort: 6, smartSubsample: true });
		await save(forWebp, variantOf(`${path}.jpg`, width, "webp"));
	}
	await save(sharp(pixels.data, raw(pixels)).jpeg({ quality: jpeg, mozjpeg: true }), `${path}.jpg`);
}

/** Black, and as see-through as the mask is dark: what CSS takes to cut a layer of colour. */
async function saveMasks(mask: Buffer, address: string, folder: string, own: PixelSize): Promise<void> {
	const whole = { raw: { width: own.width, height: own.height, channels: 1 as const } };
	for (const { width, src } of pictureForPainting(address)?.masks ?? []) {
		const size = { width, height: Math.round((own.height * width) / own.width) };
		const alpha = await sharp(mask, whole).resize(size).greyscale().raw().toBuffer();
		const black = sharp(Buffer.alloc(size.width * size.height * 3), raw(size));
		const cut = black.joinChannel(alpha, { raw: { ...size, channels: 1 } });
		await save(cut.webp({ ...QUALITY.mask, effort: 6 }), join(folder, fileOf(src)));
	}
}

/** Average colour: what stands in a picture's place until it is there. */
async function toneOf(pixels: Picture): Promise<string> {
	const { channels } = await sharp(pixels.data, raw(pixels)).stats();
	return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Writes all files of a picture.
 * @param stamp six hex digits of what it is made from: browsers keep a file for good, so another picture has another name
 * @returns its address
 */
export async function writeWebFiles(
	source: Source,
	{ folder, effort, stamp }: { folder: string; effort: number; stamp: string },
): Promise<string> {
	const { picture, paint, paintable } = source;
	const name = `${source.name}-${stamp}`;
	const path = join(folder, name);
	mkdirSync(dirname(path), { recursive: true });
	const pixels = paint ? await tinted(picture, paint, paint.colour, paint.lettering) : await plain(picture);
	const { width, height } = pixels;
	const facts = { width, height, tone: await toneOf(pixels), paint: paintable };
	const address = pictureAddress("pictures", `${name}.jpg`, facts);
	if (paint && paintable) {
		const neutral = await neutralWithLetters(picture, paint);
		await saveMasks(neutral.mask, address, folder, pixels);
		await saveFamily(neutral.picture, `${path}-neutral`, "neutral", effort);
	}
	await saveFamily(pixels, path, paint ? "product" : "scene", effort);
	return address;
}
