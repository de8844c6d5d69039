import type { ProductType } from "~/values/vocabulary.ts";

/** What a further picture of a container shows, as far as its name tells. */
export type PictureView = "doorsOpen" | "rear" | "side" | "inside" | "deck" | "manway";

/** Neither has doors, and neither can be looked into. */
const openInside: Partial<Record<ProductType, PictureView>> = { "Flat Rack": "deck", Tank: "manway" };

/** The view of one of the shop's own pictures by its name (docs/decisions/011); null for any other. */
export function pictureView(address: string, type: ProductType | null): PictureView | null {
	const name = /^\/pictures\/[\w/-]+-(rear|side|inside)(?:-[0-9a-f]{6})?\.jpg(?:\?|$)/.exec(address)?.[1];
	const special = type === null ? undefined : openInside[type];
	if (name === "rear") return special ? "rear" : "doorsOpen";
	if (name === "inside") return special ?? "inside";
	return name === "side" ? "side" : null;
}
