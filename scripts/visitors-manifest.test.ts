import { runInNewContext } from "node:vm";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "~/routes.ts";
import { deskManifest, type ListFiles, ownersManifest, visitorsManifest } from "./visitors-manifest.ts";

const files: ListFiles = {
	door: "/assets/door-1.js",
	empty: "/assets/none-1.js",
	isEmpty: (file) => file.includes("-empty."),
};

const every = {
	root: {
		id: "root",
		path: "",
		module: "/assets/root-1.js",
		hasLoader: true,
		hasErrorBoundary: true,
		css: [],
	},
	"routes/shop/layout": { id: "routes/shop/layout", parentId: "root", module: "/assets/layout-1.js" },
	"routes/shop/home": {
		...{ id: "routes/shop/home", parentId: "routes/shop/layout", path: ":lang", index: true },
		...{ module: "/assets/home-1.js", hasLoader: true, hasAction: false, imports: ["/assets/b.js"] },
	},
	"routes/shop/faq": {
		...{ id: "routes/shop/faq", parentId: "routes/shop/layout", path: ":lang/faq" },
		...{ module: "/assets/landing-page--a.js", hasDefaultExport: true },
	},
	"routes/files/robots": {
		...{ id: "routes/files/robots", parentId: "root", path: "robots.txt" },
		module: "/assets/robots-empty.js",
	},
	"routes/desk/orders": {
		...{ id: "routes/desk/orders", parentId: "root", path: ":lang/admin/orders" },
		...{ module: "/assets/orders-_1.js", hasAction: true, hasClientMiddleware: true },
	},
};
const written = (routes: object) =>
	`window.__reactRouterManifest=${JSON.stringify({ entry: { module: "/e.js" }, routes, url: "/assets/manifest-1.js" })};`;

type Made = { routes: Record<string, Record<string, unknown>>; url: string; entry: unknown };

/** The list that a script makes in a browser. */
function made(script: string): Made {
	const window: { __reactRouterManifest?: Made } = {};
	runInNewContext(script, { window });
	// Of another realm, and without what is undefined.
	return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as Made;
}

test("the owner's list has every route, without what is false and what its module imports", () => {
	const list = made(ownersManifest(written(every), files));
	const { css: _css, ...root } = every.root;
	const { hasAction: _no, imports: _files, ...home } = every["routes/shop/home"];
	const robots = { ...every["routes/files/robots"], module: files.empty };
	expect(list).toEqual({
		entry: { module: "/e.js" },
		url: "/assets/manifest-1.js",
		routes: { ...every, root, "routes/shop/home": home, "routes/files/robots": robots },
	});
	expect(Object.keys(list.routes)).toEqual(Object.keys(every));
});

test("visitors' list of routes has doors in place of the owner's side, and the others that pages lead to", () => {
	const { routes: listed, url } = made(visitorsManifest(written(every), files));
	const paths = Object.values(listed).map(({ path, module }) => [path, module === files.door]);
	expect(url).toBe("/assets/visitors-1.js");
	expect(paths).toEqual([
		["", false],
		[undefined, false],
		[":lang", false],
		[":lang/faq", false],
		[":lang/admin/*", true],
		[":lang/blog/admin/*", true],
		[":lang/products/admin/*", true],
		["redirect-manager/*", true],
	]);
	expect(Object.values(listed).at(-1)).toMatchObject({
		...{ parentId: "root", hasClientLoader: true, hasClientAction: true, hasDefaultExport: true },
	});
});

/** Addresses of a table of routes, whatever stands above them. */
const addressesOf = (entries: readonly RouteConfigEntry[]): (string | undefined)[] =>
	entries.flatMap(({ path, children = [] }) => [path, ...addressesOf(children)]);

// A page that the server shows behind a door could not come to life: the list knows nothing but the door there.
test("behind every door the owner's side answers for whatever follows", async () => {
	const doors = Object.values(made(visitorsManifest(written(every), files)).routes).filter(
		({ module }) => module === files.door,
	);
	expect(addressesOf(await routes)).toEqual(expect.arrayContaining(doors.map(({ path }) => path)));
});

test("the list of the desk's pages has doors in place of the shop", () => {
	const { routes: listed, url } = made(deskManifest(written(every), files));
	expect(url).toBe("/assets/desk-routes-1.js");
	expect(Object.keys(listed)).toEqual([
		...["root", "routes/shop/layout", "routes/desk/orders"],
		...["door/:lang", "door/:lang/*"],
	]);
});

test("what is no list of routes, or says what no row can, ends the build", () => {
	expect(() => visitorsManifest("export default {}", files)).toThrow("list of routes");
	expect(() => ownersManifest("", files)).toThrow("list of routes");
	const styled = { root: { ...every.root, css: ["/assets/a.css"] } };
	expect(() => deskManifest(written(styled), files)).toThrow("css");
});
