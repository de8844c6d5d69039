import { expect, test } from "vitest";
import { ownersManifest, visitorsManifest } from "./visitors-manifest.ts";

const written = (routes: object) =>
	`window.__reactRouterManifest=${JSON.stringify({ routes, url: "/assets/manifest-1.js" })};`;

test("visitors' list of routes has doors in place of the owner's side, and all others as they were", () => {
	const [home, orders] = [
		{ id: "routes/shop/home", path: "/", module: "/assets/home.js", hasLoader: true, hasAction: false },
		{ id: "routes/desk/orders", module: "/assets/orders.js", imports: ["/assets/b.js"] },
	];
	const script = visitorsManifest(written({ [home.id]: home, [orders.id]: orders }), "/assets/door.js");
	const { hasAction: _, ...said } = home;
	expect(script).toContain(JSON.stringify(said));
	expect(script).not.toContain("orders.js");
	expect(script).toContain('"url":"/assets/visitors-1.js"');
	for (const path of [
		":lang/admin/*",
		":lang/blog/admin/*",
		":lang/products/admin/*",
		"redirect-manager/*",
	]) {
		expect(script).toContain(`"path":"${path}"`);
	}
	expect(script).toMatch(/^window\.__reactRouterManifest=\{.*"module":"\/assets\/door\.js".*\};$/);
});

test("the owner's list has every route, without what is false and what its module imports", () => {
	const said = {
		id: "routes/desk/orders",
		path: "admin/orders",
		module: "/assets/orders.js",
		hasLoader: true,
	};
	const route = { ...said, hasAction: false, imports: ["/assets/b.js"] };
	expect(ownersManifest(written({ [said.id]: route }))).toBe(written({ [said.id]: said }));
});

test("what is no list of routes ends the build", () => {
	expect(() => visitorsManifest("export default {}", "/assets/door.js")).toThrow("list of routes");
	expect(() => ownersManifest("")).toThrow("list of routes");
});
