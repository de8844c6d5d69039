import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Condition } from "./container/finish.ts";
import { favicon } from "./favicon.ts";
import { PRODUCTS } from "./product/dimensions.ts";
import { placeholder } from "./product/placeholder.ts";
import { productPicture } from "./product/product-picture.ts";
import { craneTruck } from "./scene/crane-truck.ts";
import { garden } from "./scene/garden.ts";
import { office } from "./scene/office.ts";
import { quay } from "./scene/quay.ts";
import { yard } from "./scene/yard.ts";

/** Draws all pictures of the shop into public/; the same files on every run. */
const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "public");
const CONDITIONS: readonly Condition[] = ["new", "used-a", "used-cw"];

function write(path: string, svg: string): void {
	const file = join(PUBLIC, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, svg);
	console.log(`${path} ${(svg.length / 1000).toFixed(1)} kB`);
}

for (const product of PRODUCTS) {
	for (const condition of CONDITIONS) {
		write(`images/products/${product.id}-${condition}.svg`, productPicture(product, condition));
	}
}
write("images/sections/yard.svg", yard());
write("images/sections/quay.svg", quay());
write("images/sections/crane-truck.svg", craneTruck());
write("images/sections/garden.svg", garden());
write("images/sections/office.svg", office());
write("images/placeholder.svg", placeholder());
write("favicon.svg", favicon());
