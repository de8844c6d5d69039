import { expect, test } from "vitest";
import { pictureView } from "./picture-view.ts";

test.each([
	["/pictures/products/20ft-dv-new-front.jpg?size=1200x900&tone=dcdad6&paint", "Standard", null],
	["/pictures/products/20ft-dv-new-rear.jpg?size=960x720", "Standard", "doorsOpen"],
	["/pictures/products/20ft-dv-new-rear.jpg", null, "doorsOpen"],
	["/pictures/products/20ft-dv-new-rear-3fa2b1.jpg?size=960x720", "Standard", "doorsOpen"],
	["/pictures/products/20ft-dv-new-inside-0d1e2f.jpg?size=800x600&tone=dcdad6", "Standard", "inside"],
	["/pictures/products/20ft-rf-new-rear.jpg?size=960x720", "Refrigerated", "doorsOpen"],
	["/pictures/products/20ft-fr-new-rear.jpg?size=960x720", "Flat Rack", "rear"],
	["/pictures/products/20ft-tk-new-rear.jpg?size=960x720", "Tank", "rear"],
	["/pictures/products/20ft-dv-new-side.jpg?size=960x720&tone=dcdad6", "Standard", "side"],
	["/pictures/products/20ft-tk-new-side.jpg?size=960x720", "Tank", "side"],
	["/pictures/products/20ft-ot-new-inside.jpg?size=960x720", "Open Top", "inside"],
	["/pictures/products/20ft-fr-new-inside.jpg?size=960x720", "Flat Rack", "deck"],
	["/pictures/products/20ft-tk-new-inside.jpg?size=960x720", "Tank", "manway"],
	["/pictures/products/outside.jpg?size=960x720", "Standard", null],
	["/uploads/products/my-inside.jpg?size=960x720", "Standard", null],
	["https://elsewhere.example/pictures/a-side.jpg", "Standard", null],
	["", null, null],
] as const)("%s of %s shows %s", (address, type, view) => {
	expect(pictureView(address, type)).toBe(view);
});
