import sanitize from "sanitize-html";
import { isShownAddress } from "~/values/web-address.ts";

/** Without an address that a browser takes elsewhere than it says. */
function withShown(attributes: sanitize.Attributes, name: "href" | "src"): sanitize.Attributes {
	const { [name]: address, ...others } = attributes;
	return address !== undefined && isShownAddress(address) ? attributes : others;
}

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
	transformTags: {
		table: sanitize.simpleTransform("table", { tabindex: "0" }),
		a: (tag, attributes) => ({ tagName: tag, attribs: withShown(attributes, "href") }),
		img: (tag, attributes) => ({ tagName: tag, attribs: withShown(attributes, "src") }),
	},
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowProtocolRelative: false,
};

/** HTML from an editor without scripts, styles, handlers or foreign schemes; used when stored and when shown. */
export function sanitizeHtml(html: string): string {
	return sanitize(html, options);
}
