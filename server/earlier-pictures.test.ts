import { join } from "node:path";
import { expect, test } from "vitest";
import { productPictures } from "#db/seed/product-pictures.ts";
import { scenes } from "~/media/pictures.ts";
import { leadToPresentPictures, picturesIn } from "./earlier-pictures.ts";

const present = leadToPresentPictures([
	"/pictures/scenes/yard-aaaaaa.jpg",
	"/pictures/scenes/yard-aaaaaa-800.avif",
	"/pictures/products/20ft-dv-new-front-bbbbbb-mask-800.webp",
]);

test.each([
	["/pictures/scenes/yard-161fdf.jpg", "/pictures/scenes/yard-aaaaaa.jpg"],
	["/pictures/scenes/yard-161fdf-800.avif", "/pictures/scenes/yard-aaaaaa-800.avif"],
	[
		"/pictures/products/20ft-dv-new-front-c5c76a-mask-800.webp",
		"/pictures/products/20ft-dv-new-front-bbbbbb-mask-800.webp",
	],
	["/pictures/scenes/yard-aaaaaa.jpg", null],
	["/pictures/scenes/yard-161fdf-1600.avif", "/pictures/scenes/yard-aaaaaa-800.avif"],
	["/pictures/scenes/yard-161fdf-800.webp", null],
	["/pictures/scenes/garden-161fdf.jpg", null],
	["/pictures/../yard-161fdf.jpg", null],
	["/uploads/scenes/yard-161fdf.jpg", null],
])("%s leads to %s", (path, led) => {
	expect(present(path)).toBe(led);
});

test("finds the pictures that the shop delivers", () => {
	const lead = leadToPresentPictures(picturesIn(join(import.meta.dirname, "../public")));
	expect(lead("/pictures/scenes/hero-000000.jpg")).toBe(scenes.hero.split("?")[0]);
	const { front } = productPictures["20ft-dv"].new;
	expect(lead("/pictures/products/20ft-dv-new-front-000000.jpg")).toBe(front.split("?")[0]);
	expect(picturesIn(import.meta.dirname)).toEqual([]);
});
