import { expect, test } from "vitest";
import { type MenuPage, menuOf } from "./menu.ts";

function page(
	slug: string,
	visibility: MenuPage["visibility"],
	menuSection: MenuPage["menuSection"] = "none",
) {
	return { id: slug, slug, title: slug, visibility, menuSection };
}

test("a page is linked where its visibility says", () => {
	const pages = [
		page("a", "hidden"),
		page("b", "header"),
		page("c", "footer"),
		page("d", "both"),
		page("e", "footer_subsection"),
	];
	const menu = menuOf(pages);
	expect(menu.header.map(({ slug }) => slug)).toEqual(["b", "d"]);
	expect(menu.footer.map(({ slug }) => slug)).toEqual(["c", "d"]);
	expect(menu.resources).toEqual([{ section: "none", pages: [pages[4]] }]);
});

test("additional resources are grouped by section and keep their order inside", () => {
	const pages = [
		page("last", "footer_subsection", "resources"),
		page("first", "footer_subsection", "services"),
		page("later", "footer_subsection", "resources"),
	];
	expect(menuOf(pages).resources).toEqual([
		{ section: "services", pages: [pages[1]] },
		{ section: "resources", pages: [pages[0], pages[2]] },
	]);
});
