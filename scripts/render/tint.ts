import sharp from "sharp";
import { bytes, type Lettering } from "./colours.ts";

/** Decoded pixels, three bytes each. */
export type Picture = { data: Buffer; width: number; height: number };

/** The picture as it was rendered. */
export async function plain(picture: string): Promise<Picture> {
	const { data, info } = await sharp(picture)
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Where a render's paint and its lettering are: grey pictures, white for all of it. */
export type Paint = { mask: string; ink: string };

/** Sixteen bits a part: a colour laid on a dark place would show steps of eight. */
async function deep(picture: string): Promise<{ values: Uint16Array; width: number; height: number }> {
	const { data, info } = await sharp(picture)
		.removeAlpha()
		.toColourspace("rgb16")
		.raw({ depth: "ushort" })
		.toBuffer({ resolveWithObject: true });
	const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
	return { values, width: info.width, height: info.height };
}

const grey = (picture: string): Promise<Buffer> => sharp(picture).greyscale().raw().toBuffer();

/** Share of the light that black letters leave of white paint, in encoded values. */
const BLACK = 0.16;

/**
 * The neutral picture with a colour laid over its painted parts: a multiplication of encoded sRGB values. White letters
 * are holes in the colour, so the light and the wear of the paint are on them.
 */
export async function tinted(
	picture: string,
	paint: Paint,
	hex: string,
	lettering: Lettering = "white",
): Promise<Picture> {
	const { values, width, height } = await deep(picture);
	const [covered, inked] = [await grey(paint.mask), await grey(paint.ink)];
	const colour = bytes(hex).map((part) => part / 255);
	const letters = lettering === "white" ? 1 : BLACK;
	const out = Buffer.alloc(width * height * 3);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const ink = (inked[pixel] ?? 0) / 255;
		const share = ((covered[pixel] ?? 0) / 255) * (1 - ink);
		for (let part = 0; part < 3; part++) {
			const at = pixel * 3 + part;
			const factor = 1 - share - ink + share * (colour[part] ?? 1) + ink * letters;
			out[at] = Math.round(((values[at] ?? 0) / 257) * factor);
		}
	}
	return { data: out, width, height };
}

/** Share of the light left on the rim of white letters, in encoded values. */
const RIM = 0.5;

/**
 * The neutral picture and its mask for colours that visitors try on it. Their letters must be read on all of them: they
 * are white, and a thin dark rim carries them on light paint; on dark paint nobody sees it.
 */
export async function neutralWithLetters(
	picture: string,
	paint: Paint,
): Promise<{ picture: Picture; mask: Buffer }> {
	const { values, width, height } = await deep(picture);
	const [covered, inked] = [await grey(paint.mask), await grey(paint.ink)];
	const near = await sharp(inked, { raw: { width, height, channels: 1 } })
		.blur(1.1)
		.greyscale()
		.raw()
		.toBuffer();
	const data = Buffer.alloc(width * height * 3);
	const mask = Buffer.alloc(width * height);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const ink = (inked[pixel] ?? 0) / 255;
		const rim = Math.min(1, ((near[pixel] ?? 0) / 255) * 2.2) * (1 - ink);
		mask[pixel] = Math.round((covered[pixel] ?? 0) * (1 - ink));
		for (let part = 0; part < 3; part++) {
			const at = pixel * 3 + part;
			data[at] = Math.round(((values[at] ?? 0) / 257) * (1 - rim * (1 - RIM)));
		}
	}
	return { picture: { data, width, height }, mask };
}
