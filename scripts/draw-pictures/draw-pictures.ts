import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Condition } from "./container/finish.ts";
import { bar } from "./conversion/bar.ts";
import { gardenRoom } from "./conversion/garden-room.ts";
import { officeConversion } from "./conversion/office.ts";
import { pool } from "./conversion/pool.ts";
import { sanitary } from "./conversion/sanitary.ts";
import { storage } from "./conversion/storage.ts";
import { technicalRoom } from "./conversion/technical-room.ts";
import { workshop } from "./conversion/workshop.ts";
import { favicon } from "./favicon.ts";
import { PRODUCTS } from "./product/dimensions.ts";
import { placeholder } from "./product/placeholder.ts";
import { productPicture } from "./product/product-picture.ts";
import { choosingASize } from "./scene/choosing-a-size.ts";
import { coldStore } from "./scene/cold-store.ts";
import { condensation } from "./scene/condensation.ts";
import { conditionsExplained } from "./scene/conditions-explained.ts";
import { craneTruck } from "./scene/crane-truck.ts";
import { garden } from "./scene/garden.ts";
import { leasing } from "./scene/leasing.ts";
import { office } from "./scene/office.ts";
import { preparingTheGround } from "./scene/preparing-the-ground.ts";
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
write("images/sections/cold-store.svg", coldStore());
write("images/sections/leasing.svg", leasing());
write("images/conversions/office.svg", officeConversion());
write("images/conversions/workshop.svg", workshop());
write("images/conversions/bar.svg", bar());
write("images/conversions/sanitary.svg", sanitary());
write("images/conversions/storage.svg", storage());
write("images/conversions/technical-room.svg", technicalRoom());
write("images/conversions/pool.svg", pool());
write("images/conversions/garden-room.svg", gardenRoom());
write("images/blog/choosing-a-size.svg", choosingASize());
write("images/blog/conditions-explained.svg", conditionsExplained());
write("images/blog/preparing-the-ground.svg", preparingTheGround());
write("images/blog/condensation.svg", condensation());
write("images/placeholder.svg", placeholder());
write("favicon.svg", favicon());
