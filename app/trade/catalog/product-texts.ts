/** What a container's page says of it: beside its title, and below. @property html as it was given */
export type ProductTexts = { lead: string; body: { html: string } | { plain: string } | null };

type Written = { description: string; metaDescription: string | null };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** A text by its words alone: without tags, in one case, and without what stands at its end. */
function wordsOf(text: string): string {
	return text
		.replace(/<[^>]*>/g, " ")
		.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[.!…]+$/, "")
		.toLowerCase();
}

/** HTML without the paragraph that it begins with, or with after its first heading, where that says the lead again. */
function withoutLead(html: string, lead: string): string {
	return html.replace(
		/^(\s*(?:<h[1-6]>[^<]*<\/h[1-6]>\s*)?)<p>(.*?)<\/p>\s*/s,
		(whole, before: string, first: string) => (wordsOf(first) === wordsOf(lead) ? before : whole),
	);
}

/**
 * The short and the long text of a container, so that neither repeats the other: search engines' text, else the short one,
 * beside the title; the long one below, else the short one where it has not been said.
 * @param html the long text, sanitised
 */
export function productTexts({ description, metaDescription }: Written, html: string | null): ProductTexts {
	const lead = metaDescription || description;
	const longer = html === null ? "" : withoutLead(html, lead);
	if (wordsOf(longer) !== "")
		return { lead, body: wordsOf(longer) === wordsOf(lead) ? null : { html: longer } };
	return { lead, body: wordsOf(description) === wordsOf(lead) ? null : { plain: description } };
}
