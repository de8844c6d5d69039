import sanitize from "sanitize-html";
import { keptAttributes, keptTags } from "~/values/kept-html.ts";
import { keepNumbers } from "~/values/no-break.ts";
import { isShownAddress } from "~/values/web-address.ts";

/** Without an address that a browser takes elsewhere than it says. */
function withShown(attributes: sanitize.Attributes, name: "href" | "src"): sanitize.Attributes {
	const { [name]: address, ...others } = attributes;
	return address !== undefined && isShownAddress(address) ? attributes : others;
}

const options: sanitize.IOptions = {
	allowedTags: [...keptTags],
	allowedAttributes: {
		...Object.fromEntries(Object.entries(keptAttributes).map(([tag, names]) => [tag, [...names]])),
		// The shop's own, see below.
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

/** The same as a page shows it: no number leaves its unit at the end of a line. */
export function shownHtml(html: string): string {
	return sanitize(html, { ...options, textFilter: keepNumbers });
}
