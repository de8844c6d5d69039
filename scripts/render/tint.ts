import sharp from "sharp";
import { bytes } from "./colours.ts";

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

/** The neutral picture with a colour laid over its painted parts: a multiplication of encoded sRGB values. */
export async function tinted(picture: string, mask: string, hex: string): Promise<Picture> {
	const source = await sharp(picture)
		.removeAlpha()
		.toColourspace("rgb16")
		.raw({ depth: "ushort" })
		.toBuffer({ resolveWithObject: true });
	const values = new Uint16Array(source.data.buffer, source.data.byteOffset, source.data.length / 2);
	const covered = await sharp(mask).greyscale().raw().toBuffer();
	const colour = bytes(hex).map((part) => part / 255);
	const { width, height } = source.info;
	const out = Buffer.alloc(width * height * 3);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const share = (covered[pixel] ?? 0) / 255;
		for (let part = 0; part < 3; part++) {
			const at = pixel * 3 + part;
			const factor = 1 - share + share * (colour[part] ?? 1);
			out[at] = Math.round(((values[at] ?? 0) / 257) * factor);
		}
	}
	return { data: out, width, height };
}
