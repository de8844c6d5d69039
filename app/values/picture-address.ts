/** Widths in pixels that a picture is kept in, besides its own (docs/decisions/011). */
const ladder = [480, 800, 1200, 1920] as const;

/** Widths in pixels that the mask of a picture's paint is kept in, besides the picture's own. */
const maskLadder = [480, 800] as const;

/** Pixels that a kept picture is wide at the most. */
export const widestPicture = 1920;

/** Folders of the shop whose pictures have variants: what editors uploaded, and the shop's own. */
type PictureFolder = "uploads" | "pictures";

export type VariantFormat = "avif" | "webp";

/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** What an `img` and the sources beside it need. @property tone average colour as `#rrggbb`, where it is known */
export type KeptPicture = PixelSize & { src: string; tone: string | null; avif: string; webp: string };

/** What an address says about a picture. @property paint whether the picture can be shown in another colour */
type PictureFacts = PixelSize & { tone?: string | null; paint?: boolean };

/**
 * What it takes to show a picture in another colour.
 * @property neutral address of the same picture with white paint
 * @property masks from small to large; the alpha channel is the share of paint in each pixel
 */
export type PictureForPainting = { neutral: string; masks: { width: number; src: string }[] };

const form =
	/^\/(?:uploads|pictures)\/(?:[\w-]+\/)*[\w-]+\.jpg\?size=([1-9]\d{0,3})x([1-9]\d{0,4})(?:&tone=([\da-f]{6}))?(?:&paint)?$/;

function stepsUpTo(width: number, steps: readonly number[]): number[] {
	return [...steps.filter((step) => step < width), width];
}

/** Widths that a picture is kept in: the steps of the ladder below its own, and its own; never enlarged. */
export function variantWidths(width: number): number[] {
	return stepsUpTo(width, ladder);
}

/** Where a variant lies beside its picture. @param picture path or key that ends in .jpg */
export function variantOf(picture: string, width: number, format: VariantFormat): string {
	return `${picture.replace(/\.jpg$/, "")}-${width}.${format}`;
}

/**
 * Address of a picture that has variants.
 * @param key its path in the folder, ending in .jpg
 * @param facts.tone `#rrggbb`; left out where the picture is see-through or its colour unknown
 */
export function pictureAddress(folder: PictureFolder, key: string, facts: PictureFacts): string {
	const tone = facts.tone ? `&tone=${facts.tone.slice(1)}` : "";
	return `/${folder}/${key}?size=${facts.width}x${facts.height}${tone}${facts.paint ? "&paint" : ""}`;
}

/** The picture with its variants; null for an address that promises none. */
export function pictureOf(address: string): KeptPicture | null {
	const [, width, height, tone] = form.exec(address) ?? [];
	if (width === undefined || height === undefined) return null;
	const size = { width: Number(width), height: Number(height) };
	if (size.width > widestPicture) return null;
	const path = address.slice(0, address.indexOf("?"));
	const sources = (format: VariantFormat) =>
		variantWidths(size.width)
			.map((step) => `${variantOf(path, step, format)} ${step}w`)
			.join(", ");
	return {
		src: address,
		...size,
		tone: tone ? `#${tone}` : null,
		avif: sources("avif"),
		webp: sources("webp"),
	};
}

const uploaded = /^\/uploads\/([\w/-]+\.jpg)(?:\?|$)/;

/** Where a picture of the library is kept; null for an address of none. */
export function uploadKeyOf(address: string): string | null {
	return uploaded.exec(address)?.[1] ?? null;
}

/** The white picture and the masks beside a picture that promises them; null for any other. */
export function pictureForPainting(address: string): PictureForPainting | null {
	const picture = address.endsWith("&paint") ? pictureOf(address) : null;
	if (!picture) return null;
	const { width, height } = picture;
	const path = address.slice(0, address.indexOf(".jpg?"));
	return {
		neutral: `${path}-neutral.jpg?size=${width}x${height}`,
		masks: stepsUpTo(width, maskLadder).map((step) => ({
			width: step,
			src: variantOf(`${path}-mask.jpg`, step, "webp"),
		})),
	};
}
