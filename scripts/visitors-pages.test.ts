import { expect, test } from "vitest";
import { alike, deskPagesOf, visitorsPagesOf } from "./visitors-pages.ts";

/** Who imports whom, at once and later. */
const modules: Record<string, { importers: string[]; dynamicImporters: string[] }> = {
	"/app/values/money.ts": {
		importers: ["/app/trade/pricing.ts", "/app/desk/typed.ts"],
		dynamicImporters: [],
	},
	"/app/trade/pricing.ts": {
		importers: ["/app/routes/shop/list.tsx", "/app/routes/shop/detail.tsx", "/app/values/money.ts"],
		dynamicImporters: [],
	},
	"/app/trade/form.tsx": { importers: [], dynamicImporters: ["/app/routes/shop/list.tsx"] },
	"/app/trade/tools.tsx": { importers: [], dynamicImporters: ["/app/routes/desk/list.tsx"] },
	"/app/desk/typed.ts": {
		importers: ["/app/routes/desk/list.tsx", "/app/routes/shop/no.tsx"],
		dynamicImporters: [],
	},
};
const count = (id: string) =>
	visitorsPagesOf(
		id,
		(one) => one.includes("/desk/"),
		(one) => modules[one] ?? null,
	).size;

test.each([
	["pages on the way up, modules that import each other among them", "/app/values/money.ts", 2],
	["what is loaded later is a page of its own", "/app/trade/form.tsx", 1],
	["what only the owner's pages load later is none", "/app/trade/tools.tsx", 0],
	["the owner's modules have none", "/app/desk/typed.ts", 0],
])("%s", (_what, id, pages) => {
	expect(count(id)).toBe(pages);
});

test.each([
	["what a page of the desk takes in at once", "/app/values/money.ts", ["/app/routes/desk/list.tsx"]],
	["what the desk loads later is none", "/app/trade/tools.tsx", []],
	["what visitors ask for alone is none", "/app/trade/form.tsx", []],
])("pages of the desk: %s", (_what, id, pages) => {
	expect([...deskPagesOf(id, (one) => modules[one] ?? null)]).toEqual(pages);
});

test.each([
	["the same pages", ["a", "b"], ["b", "a"], 1],
	["half of them", ["a", "b"], ["b", "c"], 1 / 2],
	["one of a few more", ["a"], ["a", "b", "c", "d"], 1 / 4],
	["no page", ["a"], ["b"], 0],
	["nothing", [], [], 0],
])("how alike modules are by their pages: %s", (_what, some, others, share) => {
	expect(alike(new Set(some), new Set(others))).toBe(share);
});
