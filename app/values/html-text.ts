const characters: Readonly<Record<string, string>> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" },
};

/** One character reference as its character; an unknown name stays as it is. */
function character(whole: string, name: string): string {
	if (!name.startsWith("#")) return characters[name.toLowerCase()] ?? whole;
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** What people read of HTML: its text, a line for each block, a dash before each item of a list. */
export function htmlText(html: string): string {
	return html
		.replace(/\s+/g, " ")
		.replace(/<li\b[^>]*>/gi, "\n– ")
		.replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|h\d|div|section|tr|ul|ol|table|blockquote|figure)>/gi, "\n")
		.replace(/<[^>]*>/g, "")
		.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, character)
		.replace(/ *\n */g, "\n")
		.replace(/\n{2,}/g, "\n")
		.trim();
}
