/** The elements of an editor's text that the shop keeps and shows; of any other its content stays. One table for both. */
export const keptTags = [
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
] as const;

/** The attributes that they keep. */
export const keptAttributes: Readonly<Record<string, readonly string[]>> = {
	a: ["href", "title"],
	img: ["src", "alt", "width", "height"],
	th: ["scope"],
};
