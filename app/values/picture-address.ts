/** Widths in pixels that a picture is kept in, besides its own (docs/decisions/011). */
const ladder = [480, 800, 1200, 1920] as const;

/** Pixels that a kept picture is wide at the most. */
export const widestPicture = 1920;

/** Folders of the shop whose pictures have variants: what editors uploaded, and the shop's own. */
type PictureFolder = "uploads" | "pictures";

export type VariantFormat = "avif" | "webp";

/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** What an `img` and the sources beside it need. */
export type KeptPicture = PixelSize & { src: string; avif: string; webp: string };

const form = /^\/(?:uploads|pictures)\/(?:[\w-]+\/)*[\w-]+\.jpg\?size=([1-9]\d{0,3})x([1-9]\d{0,4})$/;

/** Widths that a picture is kept in: the steps of the ladder below its own, and its own; never enlarged. */
export function variantWidths(width: number): number[] {
	return [...ladder.filter((step) => step < width), width];
}

/** Where a variant lies beside its picture. @param picture path or key that ends in .jpg */
export function variantOf(picture: string, width: number, format: VariantFormat): string {
	return `${picture.replace(/\.jpg$/, "")}-${width}.${format}`;
}

/** Address of a picture that has variants. @param key its path in the folder, ending in .jpg */
export function pictureAddress(folder: PictureFolder, key: string, { width, height }: PixelSize): string {
	return `/${folder}/${key}?size=${width}x${height}`;
}

/** The picture with its variants; null for an address that promises none. */
export function pictureOf(address: string): KeptPicture | null {
	const [, width, height] = form.exec(address) ?? [];
	if (width === undefined || height === undefined) return null;
	const size = { width: Number(width), height: Number(height) };
	if (size.width > widestPicture) return null;
	const path = address.slice(0, address.indexOf("?"));
	const sources = (format: VariantFormat) =>
		variantWidths(size.width)
			.map((step) => `${variantOf(path, step, format)} ${step}w`)
			.join(", ");
	return { src: address, ...size, avif: sources("avif"), webp: sources("webp") };
}
