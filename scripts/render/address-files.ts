import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONDITIONS } from "./colours.ts";
import { PRODUCTS, SCENES, VIEWS } from "./job.ts";

/** The two TypeScript files through which the shop knows its pictures' addresses. */
const root = join(import.meta.dirname, "../..");
const scenesFile = join(root, "app/media/pictures.ts");
const productsFile = join(root, "db/seed/product-pictures.ts");

/** New containers that pages of the shop show besides their scenes. */
const shownByPages = ["20ft-dv", "40ft-hc", "40ft-hc-rf", "20ft-ot"];

/** Addresses by name of the picture: `scenes/hero`, `products/6ft-new-front`. */
export type Addresses = ReadonlyMap<string, string>;

const nameOf = (address: string) =>
	address.slice("/pictures/".length, address.indexOf(".jpg")).replace(/-[0-9a-f]{6}$/, "");

function leaves(value: unknown): string[] {
	return typeof value === "string" ? [value] : Object.values(value as object).flatMap(leaves);
}

/** What the shop knows now. */
export async function knownAddresses(): Promise<Addresses> {
	const files = [scenesFile, productsFile].filter((file) => existsSync(file));
	const modules = await Promise.all(files.map((file): Promise<unknown> => import(file)));
	return new Map(modules.flatMap(leaves).map((address) => [nameOf(address), address]));
}

function keyOf(name: string): string {
	return /^[a-z]+$/.test(name) ? name : `"${name}"`;
}

type Tree = { [name: string]: Tree | string };

function written(tree: Tree, indent = "\t"): string {
	const lines = Object.entries(tree).map(([name, value]) =>
		typeof value === "string"
			? `${indent}${keyOf(name)}: "${value}",`
			: `${indent}${keyOf(name)}: {\n${written(value, `${indent}\t`)}\n${indent}},`,
	);
	return lines.join("\n");
}

/** A branch per name, without those that would be empty. */
function branches(names: readonly string[], branchOf: (name: string) => Tree | string | undefined): Tree {
	const tree: Tree = {};
	for (const name of names) {
		const branch = branchOf(name);
		if (branch !== undefined && Object.keys(branch).length > 0) tree[name] = branch;
	}
	return tree;
}

function write(file: string, lines: string[]): void {
	writeFileSync(`${file}.part`, `${lines.join("\n")}\n`);
	renameSync(`${file}.part`, file);
}

const origin = "Written by scripts/render/encode.ts, not by hand.";

export function writeAddressFiles(addresses: Addresses): void {
	const scenes = branches(SCENES, (scene) => addresses.get(`scenes/${scene}`));
	const fronts = branches(shownByPages, (key) => addresses.get(`products/${key}-new-front`));
	write(scenesFile, [
		`/** Addresses of the shop's pictures of scenes and conversions. ${origin} */`,
		`export const scenes = {\n${written(scenes)}\n} as const;`,
		"",
		"/** Front pictures of the new containers that pages of the shop show beside their texts. */",
		`export const newContainers = {\n${written(fronts)}\n} as const;`,
	]);
	const keys = PRODUCTS.map(({ key }) => key);
	const products = branches(keys, (key) =>
		branches(CONDITIONS, (condition) =>
			branches(VIEWS, (view) => addresses.get(`products/${key}-${condition}-${view}`)),
		),
	);
	write(productsFile, [
		`/** Addresses of the products' pictures by condition and view. ${origin} */`,
		`export const productPictures = {\n${written(products)}\n} as const;`,
	]);
}
