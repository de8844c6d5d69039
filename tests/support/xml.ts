import { shownText } from "./html.ts";

/** An element of a file that the shop writes for machines; none of them holds another of its name. */
export type XmlElement = { attributes: Record<string, string>; content: string };

/** Every element of a name in a sitemap or feed, in its order; a parser of pages takes `link` for a tag without an end. */
export function xmlElements(xml: string, name: string): XmlElement[] {
	const elements = xml.matchAll(new RegExp(`<${name}((?:\\s[^<>]*?)?)(?:/>|>([\\s\\S]*?)</${name}>)`, "g"));
	return [...elements].map(([, attributes = "", content = ""]) => ({
		attributes: Object.fromEntries(
			[...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
				key,
				shownText(value),
			]),
		),
		content,
	}));
}

/** Texts of every element of a name that holds nothing but a text. */
export function xmlTexts(xml: string, name: string): string[] {
	return xmlElements(xml, name).map(({ content }) => shownText(content));
}
