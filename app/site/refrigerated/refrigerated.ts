import { sortProducts } from "~/trade/catalog/product-groups.ts";

/** Words in a title that tell a refrigerated container, in the shop's languages (shop document §2). */
const keywords = ["kühl", "koel", "reefer", "refriger", "frigo", "kühlen", "freezer", "vries"];

/** Shop document §9. */
const mostContainers = 6;

type Titled = Parameters<typeof sortProducts>[0][number] & { title: string };

/** Whether a title names a refrigerated container; capitals, and how an umlaut is encoded, make no difference. */
export function isRefrigerated(title: string): boolean {
	const text = title.normalize("NFC").toLowerCase();
	return keywords.some((keyword) => text.includes(keyword));
}

/** The refrigerated containers of the whole list, from small to large, six at most. */
export function findRefrigerated<T extends Titled>(products: readonly T[]): T[] {
	const found = products.filter((product) => isRefrigerated(product.title));
	return sortProducts(found, "size").slice(0, mostContainers);
}
