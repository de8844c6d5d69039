/** An element of an XML document: its children, or its text. */
export type XmlElement = {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: readonly XmlElement[];
	text: string;
};

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** What XML 1.0 cannot hold at all: control characters, halves of surrogates, two non-characters. */
const unheld = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in an element or an attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(unheld, "")
		.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** @throws SyntaxError for an entity that is none of the five and no character's number */
function unescapeXml(text: string): string {
	return text.replace(/&([^;\s]*);?/g, (entity, name: string) => {
		const sign = signs[entity];
		if (sign !== undefined) return sign;
		const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
		if (!code || !entity.endsWith(";")) throw new SyntaxError(`an unknown entity: ${entity}`);
		return String.fromCodePoint(code[1] ? Number.parseInt(code[1], 16) : Number(code[2]));
	});
}

/** An element as text: its children if it has any, else its text. */
export function writeXml({ name, attributes, children, text }: XmlElement): string {
	const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	const content = children.length > 0 ? children.map(writeXml).join("") : escapeXml(text);
	return `<${name}${list.join("")}>${content}</${name}>`;
}

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

function readAttributes(text: string): Record<string, string> {
	const found = [...text.matchAll(/\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g)];
	if (found.map(([whole]) => whole).join("").length !== text.trimEnd().length) {
		throw new SyntaxError(`no attributes: ${text.trim().slice(0, 40)}`);
	}
	return Object.fromEntries(
		found.map(([, key = "", double, single]) => [key, unescapeXml(double ?? single ?? "")]),
	);
}

/**
 * The one element that a document is, without comments, sections or a document type: what e-invoices consist of.
 * @throws SyntaxError for anything else
 */
export function readXml(source: string): XmlElement {
	const text = source.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*/, "").trimEnd();
	const open: Open[] = [];
	let root: Open | null = null;
	let at = 0;
	for (const match of text.matchAll(/<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"]*"|'[^']*'|[^<>"'/])*)(\/?)>/g)) {
		const [whole, isEnd, name = "", attributes = "", isEmpty] = match;
		const between = text.slice(at, match.index);
		if (/[<>]/.test(between)) throw new SyntaxError(`not understood: ${between.slice(0, 40)}`);
		at = match.index + whole.length;
		const parent = open.at(-1);
		if (parent) parent.text += unescapeXml(between);
		else if (between.trim() !== "" || root) throw new SyntaxError("more than one element");
		if (isEnd) {
			const ended = open.pop();
			if (ended?.name !== name) throw new SyntaxError(`${name} ends where ${ended?.name} is open`);
			continue;
		}
		const element: Open = { name, attributes: readAttributes(attributes), children: [], text: "" };
		parent?.children.push(element);
		root ??= element;
		if (!isEmpty) open.push(element);
	}
	if (!root || open.length > 0 || at !== text.length) throw new SyntaxError("it does not end");
	return root;
}
