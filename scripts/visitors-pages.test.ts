import { expect, test } from "vitest";
import { countVisitorsPages, isAskedByDesk } from "./visitors-pages.ts";

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
	countVisitorsPages(
		id,
		(one) => one.includes("/desk/"),
		(one) => modules[one] ?? null,
	);

test.each([
	["pages on the way up, modules that import each other among them", "/app/values/money.ts", 2],
	["what is loaded later is a page of its own", "/app/trade/form.tsx", 1],
	["what only the owner's pages load later is none", "/app/trade/tools.tsx", 0],
	["the owner's modules have none", "/app/desk/typed.ts", 0],
])("%s", (_what, id, pages) => {
	expect(count(id)).toBe(pages);
});

test.each([
	["what a page of the desk takes in at once", "/app/values/money.ts", true],
	["what the desk loads later is none", "/app/trade/tools.tsx", false],
	["what visitors ask for alone is none", "/app/trade/form.tsx", false],
])("of the desk's: %s", (_what, id, isAsked) => {
	const known = (one: string) => modules[one] ?? null;
	expect(isAskedByDesk(id, known)).toBe(isAsked);
});
