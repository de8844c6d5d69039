import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { productPictures } from "#db/seed/product-pictures.ts";
import { newContainers, scenes } from "~/media/pictures.ts";
import { pictureForPainting, pictureOf } from "~/values/picture-address.ts";
import { CONDITIONS, defaultColour } from "./colours.ts";
import { PRODUCTS, SCENES, VIEWS } from "./job.ts";
import { filesOf } from "./web-files.ts";

const folder = join(import.meta.dirname, "../../public/pictures");

const products = Object.values(productPictures).flatMap((states) =>
	Object.values(states).flatMap((views): string[] => Object.values(views)),
);
const addresses = [...Object.values(scenes), ...products];

/** Names of the files in the folder of pictures, with their bytes. */
function filesThere(): Map<string, number> {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return new Map(
		names.flatMap((name) => {
			const found = statSync(join(folder, name));
			return found.isFile() ? [[name.replaceAll("\\", "/"), found.size] as const] : [];
		}),
	);
}

describe("the shop's pictures", () => {
	test("show every scene, and every product in three conditions from four sides", () => {
		expect(Object.keys(scenes)).toEqual([...SCENES]);
		expect(Object.keys(productPictures)).toEqual(PRODUCTS.map(({ key }) => key));
		for (const states of Object.values(productPictures)) {
			expect(Object.keys(states)).toEqual([...CONDITIONS]);
			for (const views of Object.values(states)) expect(Object.keys(views)).toEqual([...VIEWS]);
		}
		expect(products).toEqual(expect.arrayContaining(Object.values(newContainers)));
	});

	test("can be painted in their first view only", () => {
		const paintable = products.filter((address) => pictureForPainting(address) !== null);
		expect(paintable).toEqual(products.filter((address) => /-front-[0-9a-f]{6}\.jpg/.test(address)));
	});

	test("have all files that their addresses promise, and the folder has no others", () => {
		const promised = addresses.flatMap(filesOf);
		expect(new Set(promised).size).toBe(promised.length);
		expect([...filesThere().keys()].sort()).toEqual(promised.sort());
	});

	test("are as large as their addresses say", async () => {
		for (const address of addresses) {
			const picture = pictureOf(address);
			const painting = pictureForPainting(address);
			for (const one of [address, ...(painting ? [painting.neutral] : [])]) {
				const [file = ""] = filesOf(one);
				// From memory: the shop, whose tests may have run in the same process, reads no picture by its path.
				const { format, width, height } = await sharp(readFileSync(join(folder, file))).metadata();
				expect([file, format, width, height]).toEqual([file, "jpeg", picture?.width, picture?.height]);
			}
		}
	});

	test("weigh less than 25 MB, and less than 80 kB each on a phone", () => {
		const files = filesThere();
		const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
		expect(bytes).toBeLessThan(25_000_000);
		const onPhones = [...files].filter(([name]) => name.endsWith("-800.avif"));
		expect(onPhones.filter(([, size]) => size > 80_000)).toEqual([]);
	});
});

test.each(PRODUCTS.map(({ key }) => key))("%s has another colour in every condition", (key) => {
	const colours = CONDITIONS.map((condition) => defaultColour(key, condition));
	expect(new Set(colours).size).toBe(CONDITIONS.length);
});
