import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const written = (routes: object) =>
	`window.__reactRouterManifest=${JSON.stringify({ routes, version: "1" })};`;

test("the owner's routes lose the files that they import, and nothing else", () => {
	const [home, orders] = [
		{ id: "routes/shop/home", module: "/assets/home.js", imports: ["/assets/a.js"] },
		{ id: "routes/desk/orders", module: "/assets/orders.js", imports: ["/assets/b.js"] },
	];
	const slim = slimManifest(written({ [home.id]: home, [orders.id]: orders }));
	expect(slim).toBe(written({ [home.id]: home, [orders.id]: { ...orders, imports: [] } }));
});

test("what is no list of routes ends the build", () => {
	expect(() => slimManifest("export default {}")).toThrow("list of routes");
});
