import type { Pen } from "../base/pen.ts";
import type { Product } from "../product/dimensions.ts";
import { boxContainer } from "./box-container.ts";
import type { Finish } from "./finish.ts";
import { flatRack } from "./flat-rack.ts";
import { reefer } from "./reefer.ts";
import { tank } from "./tank.ts";

/** Draws any product with its door end (or machine) at x = 0. */
export function drawContainer(pen: Pen, product: Product, finish: Finish): void {
	const { kind, size, pockets } = product;
	if (kind === "reefer") reefer(pen, size, finish);
	else if (kind === "tank") tank(pen, size, finish);
	else if (kind === "flat-rack") flatRack(pen, size, finish);
	else boxContainer(pen, size, finish, { pockets, openTop: kind === "open-top" });
}
