/** The end of an address: lower-case ASCII letters and digits, joined by single dashes. The database asks for it too. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const longestSlug = 100;

/** Letters that are written as several, or whose sign cannot be taken off. */
const spelled: Record<string, string> = {
	...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe" },
	...{ ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
};

/** Cut between words where there is one to cut at. */
function shortened(slug: string): string {
	if (slug.length <= longestSlug) return slug;
	const lastWhole = slug.lastIndexOf("-", longestSlug);
	return slug.slice(0, lastWhole > 0 ? lastWhole : longestSlug);
}

/** A slug that says what a title says: "Kühlcontainer 20 Fuß" becomes "kuehlcontainer-20-fuss"; may be empty. */
export function slugFromTitle(title: string): string {
	const letters = title
		.normalize("NFC")
		.toLowerCase()
		.replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter)
		// Accents come off as characters of their own; some signs become letters of either case.
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase();
	return shortened(letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
}
