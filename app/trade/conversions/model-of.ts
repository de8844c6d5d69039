import type { ProductType } from "~/values/vocabulary.ts";
import { type ContainerModel, containerModels } from "./container-shape.ts";

/** The model that a container for sale is one of: dry ones of 10, 20 and 40 ft; null for all others. */
export function modelOf({ size, type }: { size: string; type: ProductType | null }): ContainerModel | null {
	const length = size.trim().toLowerCase();
	const name = type === "Standard" ? length : type === "High Cube" ? `${length}-hc` : null;
	return containerModels.find((model) => model === name) ?? null;
}
