import sanitize from "sanitize-html";

const options: sanitize.IOptions = {
	allowedTags: [
		...[
			"h2",
			"h3",
			"h4",
			"p",
			"ul",
			"ol",
			"li",
			"strong",
			"em",
			"b",
			"i",
			"u",
			"s",
			"br",
			"hr",
			"a",
			"blockquote",
		],
		...["section", "div", "span", "figure", "figcaption", "img", "table", "thead", "tbody", "tr", "th", "td"],
	],
	allowedAttributes: {
		a: ["href", "title"],
		img: ["src", "alt", "width", "height"],
		th: ["scope"],
		table: ["tabindex"],
	},
	// A wide table scrolls by itself on a phone: the keyboard must reach it (WCAG 2.1.1).
	transformTags: { table: sanitize.simpleTransform("table", { tabindex: "0" }) },
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowProtocolRelative: false,
};

/** HTML from an editor without scripts, styles, handlers or foreign schemes; used when stored and when shown. */
export function sanitizeHtml(html: string): string {
	return sanitize(html, options);
}
