import { describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { rightsOf, roles } from "~/values/rights.ts";
import { allGroups, deskGroups } from "./desk-groups.ts";
import { actionsIn } from "./find.server.ts";
import { mayRead, rightToRead } from "./route-rights.ts";

const nothing = { orders: 0, quotes: 0, offers: 0, messages: 0, bank: 0, mails: 0 };
const linksOf = (language: (typeof languages)[number]) =>
	allGroups(pageTexts[language].adminShell, language, nothing).flatMap(({ links }) => links);

describe("the navigation", () => {
	test.each(linksOf("nl"))("asks for $to the right that its page asks for", ({ to, right }) => {
		// Today leads who has none to the page where they begin; the shop's own pages are everybody's.
		const needed = rightToRead(to);
		expect([right, null, "desk.use"]).toContain(needed);
		if (needed === null) expect(to).toBe("/nl/container");
		if (needed === "desk.use") expect(to).toBe("/nl/admin");
	});

	test.each(roles)("leads %s nowhere that would refuse them", (role) => {
		for (const language of languages) {
			const all = allGroups(pageTexts[language].adminShell, language, nothing);
			const { groups, phone } = deskGroups(all, rightsOf(role));
			const links = [...groups.flatMap((group) => group.links), ...phone];
			expect(links.filter(({ to }) => !mayRead(role, to))).toEqual([]);
			expect(groups.filter((group) => group.links.length === 0)).toEqual([]);
			expect(phone.length).toBeGreaterThan(0);
			expect(phone.length).toBeLessThanOrEqual(4);
		}
	});

	test("is the deliveries alone for who drives, and the books for who reads along", () => {
		const labels = (role: (typeof roles)[number]) =>
			deskGroups(allGroups(pageTexts.en.adminShell, "en", nothing), rightsOf(role)).groups.map(({ links }) =>
				links.map(({ label }) => label),
			);
		expect(labels("driver")).toEqual([["Deliveries"]]);
		expect(labels("reader")).toEqual([["Orders", "Buyers", "Invoices", "Bank account"]]);
		expect(labels("admin").flat()).toHaveLength(linksOf("en").length);
	});
});

describe("what the search proposes to do", () => {
	test.each(roles)("leads %s nowhere that would refuse them, for each of their pages", (role) => {
		const actions = actionsIn("de").filter(({ to }) => mayRead(role, to));
		const shown = deskGroups(allGroups(pageTexts.de.adminShell, "de", nothing), rightsOf(role)).groups;
		const pages = shown.flatMap(({ links }) => links.map(({ to }) => to.split("?")[0]));
		// The page of prices has no entry of its own: what is searched there are its containers.
		const missing = pages.filter((page) => !actions.some(({ to }) => to === page));
		expect(missing.filter((page) => !/products|personal-data/.test(page ?? ""))).toEqual([]);
	});
});

test.each([
	["/nl/admin/bank/import", "bank.change"],
	["/nl/admin/bank/0b0b0b0b-0000-4000-8000-000000000000", "bank.read"],
	["/de/admin/orders?q=a#b", "orders.read"],
	["/de/admin/orders.csv", "lists.export"],
	["/fr/products/admin/new", "catalog.change"],
	["/fr/blog/admin/a-post/edit", "content.change"],
	["/redirect-manager", "content.change"],
	["/nl/container", null],
	["/nl/admin-of-another-kind", null],
])("reading %s needs %s", (address, right) => {
	expect(rightToRead(address)).toBe(right);
});
