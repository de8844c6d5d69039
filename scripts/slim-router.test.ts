import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import config from "../react-router.config.ts";
import { settled, withPlaces, withSettled } from "./slim-router.ts";

const fileOf = (address: string) => readFileSync(fileURLToPath(new URL(address, import.meta.url)), "utf8");

test("what is settled is written out wherever it is asked for", () => {
	const code = "if (init.some) use(init.some);";
	expect(withSettled(code, [{ code: "init.some", is: "(void 0)" }])).toBe("if ((void 0)) use((void 0));");
});

test("a router that no longer asks for what is settled ends the build", () => {
	expect(() => withSettled("use(init.other)", [{ code: "init.some", is: "false" }])).toThrow("init.some");
});

test.each(Object.entries(settled))("the installed router asks in %s for what is settled", (file, given) => {
	const code = fileOf(`../node_modules/react-router/dist/production/${file}`);
	expect(withSettled(code, given)).not.toBe(code);
});

test("the shop's settings rule out what its router is built without", () => {
	expect(config).toMatchObject({ routeDiscovery: { mode: "initial" }, ssr: true, splitRouteModules: false });
	expect(config).not.toHaveProperty("subResourceIntegrity");
	expect(fileOf("../app/entry.client.tsx")).not.toContain("instrumentations");
});

test("no page asks its router for what that is built without", () => {
	const app = fileURLToPath(new URL("../app/", import.meta.url));
	const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) =>
		/\.tsx?$/.test(name),
	);
	expect(sources.length).toBeGreaterThan(500);
	const ruledOut = /\bprefetch=|\bviewTransition\b|patchRoutes|export (const|function) links\b/;
	expect(sources.filter((name) => ruledOut.test(readFileSync(app + name, "utf8")))).toEqual([]);
});

test("a complaint says where it stands, whatever its message is made of", () => {
	const code = [
		'invariant(value, "There is no (value)");',
		"if (bad()) warning$1(false, `Not $" + "{one(two)} of " + "them`);",
		"UNSAFE_invariant(route, `nested`); other(value, 'kept'); invariant(alone);",
	].join("\n");
	expect(withPlaces(code, "/lib/router/history.js").split("\n")).toEqual([
		'invariant(value, "history.js:1");',
		'if (bad()) warning$1(false, "history.js:2");',
		"UNSAFE_invariant(route, \"history.js:3\"); other(value, 'kept'); invariant(alone);",
	]);
});

test("complaints within complaints and functions are found", () => {
	expect(withPlaces("const check = (one) => { invariant(check(one), one.text) }", "a/b.js")).toBe(
		'const check = (one) => { invariant(check(one), "b.js:1") }',
	);
});
