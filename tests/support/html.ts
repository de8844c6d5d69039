const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

function decodeEntities(text: string): string {
	return text.replace(/&(#x27|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** What a page without scripts says: its texts in order, with single plain spaces. */
export function shownText(html: string): string {
	const texts = html
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
		.replace(/<!--[\s\S]*?-->/g, "")
		.replace(/<[^>]*>/g, " ");
	return decodeEntities(texts).replace(/\s+/g, " ").trim();
}

/** Attributes of every tag of a name, in lower case, in the page's order. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
	const tags = html.matchAll(new RegExp(`<${name}((?:\\s[^<>]*?)?)/?>`, "g"));
	return [...tags].map(([, attributes = ""]) =>
		Object.fromEntries(
			[...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
				key.toLowerCase(),
				decodeEntities(value),
			]),
		),
	);
}

/** Texts of every element of a name that has no element of the same name inside. */
export function textsIn(html: string, name: string): string[] {
	const elements = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "g"));
	return [...elements].map(([, content = ""]) => shownText(content));
}

/** Value of the form field with a name; undefined where the page has none. */
export function fieldValue(html: string, name: string): string | undefined {
	return tagsOf(html, "input").find((input) => input.name === name)?.value;
}

/** Content of the `meta` with a name or property; undefined where the page has none. */
export function metaContent(html: string, name: string): string | undefined {
	const meta = tagsOf(html, "meta").find((one) => one.name === name || one.property === name);
	return meta?.content?.replace(/\s+/g, " ");
}

/** What the page says went wrong: the texts of its alerts. */
export function alertsIn(html: string): string[] {
	const alerts = html.matchAll(/role="alert"[^>]*>[\s\S]*?<div>([\s\S]*?)<\/div>/g);
	return [...alerts].map(([, content = ""]) => shownText(content));
}

/** The message that a field names as its description; undefined for a field that is fine. */
export function fieldError(html: string, name: string): string | undefined {
	const field = [...tagsOf(html, "input"), ...tagsOf(html, "select")].find((one) => one.name === name);
	if (field?.["aria-invalid"] !== "true") return undefined;
	const content = html.split(`id="${field["aria-describedby"]}"`)[1] ?? "";
	return shownText(content.slice(content.indexOf(">") + 1, content.indexOf("<")));
}
