/**
 * Says to search engines what the page shows, in words of schema.org (JSON-LD 1.1).
 * `<` is escaped, so that no text can end the script (JSON-LD 1.1 §7.1, restrictions for HTML).
 */
export function StructuredData({ data }: { data: object }) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
