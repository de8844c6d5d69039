import { expect, test } from "vitest";
import { breadcrumbList } from "./breadcrumbs.ts";

test("breadcrumbs are counted from home on", () => {
	const crumbs = [
		{ name: "Home", url: "https://shop.example/en" },
		{ name: "Our Containers", url: "https://shop.example/en/container" },
	];
	expect(breadcrumbList(crumbs)).toEqual({
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/en" },
			{ "@type": "ListItem", position: 2, name: "Our Containers", item: "https://shop.example/en/container" },
		],
	});
});
