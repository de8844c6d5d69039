import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import routes from "~/routes.ts";
import { mayBeOfDesk, withoutDesk } from "./shop-routes.ts";

/** The addresses below an entry, with their files; what stands for a visitor's words is "x". */
function addresses(entry: RouteConfigEntry, above = ""): string[] {
	const path = entry.path === undefined ? above : `${above}/${entry.path.replace(/:\w+|\*/g, "x")}`;
	return entry.children ? entry.children.flatMap((child) => addresses(child, path)) : [path];
}

const table = await Promise.resolve(routes);
const isDesk = ({ file }: RouteConfigEntry) => file === "routes/desk/admins-only.ts";

describe("addresses of the owner's side", () => {
	const all = table.filter(isDesk).flatMap((entry) => addresses(entry));

	test("are many", () => expect(all.length).toBeGreaterThan(80));
	test.each(all)("%s is asked among all routes", (path) => {
		expect(mayBeOfDesk(path)).toBe(true);
		expect(mayBeOfDesk(path.toUpperCase())).toBe(true);
		expect(mayBeOfDesk(`${path}.data`)).toBe(true);
	});
	test("are told in other spellings too", () => {
		for (const path of ["/nl/%61dmin", "/nl/adm%69n/orders", "/__manifest"])
			expect(mayBeOfDesk(path), path).toBe(true);
	});
});

test("what buyers ask for takes the shorter table", () => {
	const own = table.filter((entry) => !isDesk(entry)).flatMap((entry) => addresses(entry));
	expect(own.filter(mayBeOfDesk)).toEqual([]);
});

test("only what lies under the owner's door is left out", () => {
	const route = (id: string, parentId?: string) => [id, { id, parentId }];
	const entries = [
		route("root"),
		route("routes/desk/admins-only", "root"),
		route("routes/desk/layout", "routes/desk/admins-only"),
		route("routes/desk/orders/list", "routes/desk/layout"),
		route("routes/shop/home", "root"),
	];
	const all = Object.fromEntries(entries);
	const build = {
		routes: all,
		assets: { routes: all, version: "1" },
		basename: "/",
	} as unknown as ServerBuild;
	const { routes: left, assets, basename } = withoutDesk(build);
	const kept = ["root", "routes/shop/home"];
	expect([Object.keys(left), Object.keys(assets.routes), assets.version]).toEqual([kept, kept, "1"]);
	expect(basename).toBe("/");
});
