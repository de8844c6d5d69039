import { expect, test } from "vitest";
import { productTexts } from "./product-texts.ts";

const short = "A box of 33 m³.";
const long = "<p>Stands on its corners.</p>";

test.each([
	["both texts where they differ", "Meta.", long, { lead: "Meta.", body: { html: long } }],
	[
		"the short one below where it has not been said",
		"Meta.",
		null,
		{ lead: "Meta.", body: { plain: short } },
	],
	["nothing below where the short one stands beside the title", null, null, { lead: short, body: null }],
	[
		"nothing below where that says the same",
		"A box of\u00a033 m³",
		"",
		{ lead: "A box of\u00a033 m³", body: null },
	],
	[
		"a long text without the lead that it begins with",
		null,
		`<p>${short}</p>\n${long}`,
		{ lead: short, body: { html: long } },
	],
	[
		"the same after a heading",
		null,
		`<h2>Box</h2>\n<p>A box of 33&nbsp;m³</p>${long}`,
		{ lead: short, body: { html: `<h2>Box</h2>\n${long}` } },
	],
	[
		"no long text that is the lead alone",
		null,
		`<p><strong>${short}</strong></p>`,
		{ lead: short, body: null },
	],
])("shows %s", (_name, metaDescription, html, expected) => {
	expect(productTexts({ description: short, metaDescription }, html)).toEqual(expected);
});
