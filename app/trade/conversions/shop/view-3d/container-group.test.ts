import { Box3, Vector3 } from "three";
import { expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import { bodyOf } from "~/trade/conversions/container-body.ts";
import { wearOf } from "~/trade/conversions/wear.ts";
import { containerGroup } from "./container-group.ts";
import { drawnContainer } from "./drawn.ts";

/** What may stand out: castings, a tarpaulin over the rails; metres. */
const tolerance = 0.04;

const demo = products.map((product) => [product.key, product] as const);

function built({ type, dimensions_outside, dimensions_inside }: (typeof products)[number]) {
	const measured = { type, dimensionsOutside: dimensions_outside, dimensionsInside: dimensions_inside };
	const body = bodyOf(measured);
	if (!body) throw new Error("no body");
	const wear = wearOf("new");
	return containerGroup(drawnContainer({ body, paint: "#004f7c", wear }), { cutOpen: false });
}

test.each(demo)("%s is built to its outer measures, on the ground", (_name, product) => {
	const box = new Box3().setFromObject(built(product).group, true);
	const size = box.getSize(new Vector3());
	const { length, width, height } = product.dimensions_outside;
	expect(Math.abs(size.x - length)).toBeLessThan(tolerance);
	expect(Math.abs(size.z - width)).toBeLessThan(tolerance);
	expect(Math.abs(size.y - height)).toBeLessThan(tolerance);
	expect(Math.abs(box.min.y)).toBeLessThan(0.005);
});

test("doors open outwards, to both sides, and shut again", () => {
	const product = products.find(({ key }) => key === "20ft-dv");
	if (!product) throw new Error("no product");
	const container = built(product);
	const shut = new Box3().setFromObject(container.group);
	container.openDoors(1);
	const open = new Box3().setFromObject(container.group);
	expect(shut.min.x - open.min.x).toBeGreaterThan(0.9);
	expect(open.max.x).toBe(shut.max.x);
	expect(open.max.z - shut.max.z).toBeGreaterThan(0.3);
	expect(shut.min.z - open.min.z).toBeGreaterThan(0.3);
	container.openDoors(0);
	expect(new Box3().setFromObject(container.group)).toEqual(shut);
});
