import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conversions } from "../conversions.ts";
import { type PageView, readView, tabs, viewQuery } from "./page-view.ts";

function viewOf(query: string): PageView {
	return readView(new URLSearchParams(query));
}

describe("the view of an address", () => {
	test.each<[string, PageView]>([
		["", { tab: "showcase", from: null, config: null }],
		["?tab=configurator", { tab: "configurator", from: null, config: null }],
		[
			"?tab=configurator&config=20ft.5010.0.none",
			{ tab: "configurator", from: null, config: "20ft.5010.0.none" },
		],
		["?tab=contact&from=office", { tab: "contact", from: "office", config: null }],
		["?tab=contact&from=castle", { tab: "contact", from: null, config: null }],
		["?tab=contact&from=constructor", { tab: "contact", from: null, config: null }],
		["?tab=contact&from=bar&config=40ft", { tab: "contact", from: null, config: "40ft" }],
		["?tab=prices&from=bar", { tab: "showcase", from: null, config: null }],
		["?tab=showcase&from=bar&config=40ft", { tab: "showcase", from: null, config: null }],
		["?tab=contact&config=%3Cscript%3E", { tab: "contact", from: null, config: null }],
		[`?tab=contact&config=${"x".repeat(251)}`, { tab: "contact", from: null, config: null }],
	])("%s", (query, view) => {
		expect(viewOf(query)).toEqual(view);
	});

	test("comes back as it was written", () => {
		const anyTab = fc.constantFrom(...tabs);
		const anyFrom = fc.option(fc.constantFrom(...conversions));
		const anyCode = fc.option(fc.stringMatching(/^[\w.-]{1,60}$/));
		fc.assert(
			fc.property(anyTab, anyFrom, anyCode, (tab, from, config) => {
				const view = viewOf(viewQuery({ tab, from, config }));
				expect(view.tab).toBe(tab);
				expect(viewOf(viewQuery(view))).toEqual(view);
				if (tab === "contact") expect(view.config).toBe(config);
				if (tab !== "contact") expect(view.from).toBeNull();
			}),
		);
	});
});
