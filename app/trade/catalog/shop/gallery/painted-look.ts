import { conditionImages, galleryImages } from "~/trade/catalog/product.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { forEach } from "~/values/closed-set.ts";
import { pictureForPainting } from "~/values/picture-address.ts";
import { type Condition, conditions } from "~/values/vocabulary.ts";

type Pictured = Parameters<typeof galleryImages>[0];

/** A colour that is tried on a container. @property ral four digits */
export type TriedColor = { ral: string; hex: string; name: string };

/** The pictures of a condition that show a colour in stock and a wish colour; null where none can. */
export type PaintablePictures = { stock: string | null; wish: string | null };

/** What the first picture of a gallery is to show. @property picture the one that is painted */
export type PaintedLook = { picture: string; color: TriedColor };

function firstPaintable(images: readonly string[]): string | null {
	return images.find((image) => pictureForPainting(image) !== null) ?? null;
}

/** Paint covers the rust: a used container is shown in its wish colour as one of A quality. For rent there is none. */
function wishPicture(product: Pictured, condition: Condition): string | null {
	if (condition === "rent") return null;
	const repainted = condition === "new" ? null : firstPaintable(conditionImages(product, "used-a"));
	return repainted ?? firstPaintable(galleryImages(product, condition));
}

/** The picture of each condition that colours are tried on. */
export function paintablePictures(product: Pictured): Record<Condition, PaintablePictures> {
	return forEach(conditions, (condition) => ({
		stock: firstPaintable(galleryImages(product, condition)),
		wish: wishPicture(product, condition),
	}));
}

/** What the first picture of the gallery is to show; null: itself. A wish colour is never beside one in stock. */
export function paintedLook(
	pictures: Record<Condition, PaintablePictures>,
	{ condition, colorType }: Pick<ProductSelection, "condition" | "colorType">,
	tried: { stock: TriedColor | null; wish: TriedColor | null },
): PaintedLook | null {
	if (condition === null) return null;
	const kind = colorType === "wish_color" ? "wish" : "stock";
	const picture = pictures[condition][kind];
	const color = tried[kind];
	return picture !== null && color ? { picture, color } : null;
}

/** Whether colours in stock can be looked at: not beside a wish colour, and not without a picture for them. */
export function showsStockColors(
	pictures: Record<Condition, PaintablePictures>,
	{ condition, colorType }: Pick<ProductSelection, "condition" | "colorType">,
): boolean {
	return condition !== null && colorType === "from_stack" && pictures[condition].stock !== null;
}
