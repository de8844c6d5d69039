import { type Condition, conditions } from "~/values/vocabulary.ts";
import { type ConditionImage, conditionImages, type ProductDetails } from "./product.ts";

/**
 * One picture of each condition for sale, from new to cargo-worthy: its main one, else its first. Rented containers are
 * used ones, and what has the same picture as another differs in nothing that can be seen: both are left out.
 */
export function picturesByCondition(
	product: Pick<ProductDetails, "conditionImages" | "mainConditionImages">,
): ConditionImage[] {
	const shown: ConditionImage[] = [];
	for (const condition of conditions) {
		if (condition === "rent") continue;
		const main = product.mainConditionImages.find((image) => image.condition === condition)?.imageUrl;
		const imageUrl = main ?? conditionImages(product, condition)[0];
		if (imageUrl === undefined || shown.some((one) => one.imageUrl === imageUrl)) continue;
		shown.push({ condition, imageUrl });
	}
	return shown;
}

/** Two pictures side by side. @property key names the pair in a field */
export type PicturePair = { key: string; left: ConditionImage; right: ConditionImage };

/** Each two of some pictures in their order, those that differ most first; none of fewer than two. */
export function picturePairs(pictures: readonly ConditionImage[]): PicturePair[] {
	const nameOf = (left: Condition, right: Condition) => `${left}:${right}`;
	return pictures
		.flatMap((left, index) =>
			pictures.slice(index + 1).map((right, between) => ({
				pair: { key: nameOf(left.condition, right.condition), left, right },
				between,
			})),
		)
		.toSorted((a, b) => b.between - a.between)
		.map(({ pair }) => pair);
}
