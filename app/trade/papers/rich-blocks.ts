/** A piece of a line. @property href of the web, of mail or a telephone; null: no link */
export type Piece = { text: string; bold: boolean; href: string | null };

/** What a text from an editor is made of, as a template prints it. */
export type Block =
	| { kind: "heading"; level: number; pieces: Piece[] }
	| { kind: "paragraph"; pieces: Piece[] }
	| { kind: "list"; ordered: boolean; items: Block[][] }
	| { kind: "table"; columns: number; rows: { isHead: boolean; cells: Piece[][] }[] }
	| { kind: "rule" }
	/** A line to write on, with what belongs there. */
	| { kind: "field"; pieces: Piece[] };

type Node = string | { tag: string; href: string | null; children: Node[] };

/** Deeper than an editor goes; what lies deeper stands where this ends. */
const deepest = 12;
const mostColumns = 8;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function decoded(text: string): string {
	return text.replace(
		/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|nbsp));/gi,
		(whole, digits, hex, name) => {
			if (name) return entities[String(name).toLowerCase()] ?? whole;
			const code = digits ? Number(digits) : Number.parseInt(hex, 16);
			return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		},
	);
}

/** The tree of sanitised HTML: every element is closed, and no `<` or `>` stands in a text or an attribute. */
function treeOf(html: string): Node[] {
	const root: Node[] = [];
	const open: { tag: string; children: Node[] }[] = [{ tag: "", children: root }];
	for (const [, closing, name, attributes = "", text] of html.matchAll(
		/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
	)) {
		const place = open.at(-1)?.children ?? root;
		if (text !== undefined) place.push(decoded(text));
		else if (closing) {
			const at = open.findLastIndex(({ tag }) => tag === name?.toLowerCase());
			if (at > 0) open.length = at;
		} else {
			const tag = (name ?? "").toLowerCase();
			const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
			const node = { tag, href: href === undefined ? null : decoded(href), children: [] as Node[] };
			place.push(node);
			if (/^(br|hr|img)$/.test(tag)) continue;
			// The same list again: what is too deep becomes part of the last one that is not.
			open.push(open.length > deepest ? { tag, children: place } : node);
		}
	}
	return root;
}

type Look = { bold: boolean; href: string | null };

function addressOf(href: string, origin: string): string | null {
	if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) return href;
	return href.startsWith("/") && !href.startsWith("//") ? origin + href : null;
}

const blockTags = /^(h[2-4]|p|ul|ol|table|blockquote|section|div|figure|figcaption|hr)$/;

function piecesOf(nodes: readonly Node[], look: Look, origin: string): Piece[] {
	return nodes.flatMap((node): Piece[] => {
		if (typeof node === "string") return [{ text: node.replace(/[ \t\r\n]+/g, " "), ...look }];
		if (node.tag === "br") return [{ text: "\n", ...look }];
		const bold = look.bold || /^(strong|b|th)$/.test(node.tag);
		const href = node.tag === "a" && node.href ? addressOf(node.href, origin) : look.href;
		const inner = piecesOf(node.children, { bold, href }, origin);
		return /^(p|li|tr|div)$/.test(node.tag) ? [...inner, { text: "\n", ...look }] : inner;
	});
}

/** Without blanks around the whole, none left: nothing. */
function trimmed(pieces: Piece[]): Piece[] {
	const from = pieces.findIndex(({ text }) => text.trim() !== "");
	const to = pieces.findLastIndex(({ text }) => text.trim() !== "");
	return from < 0
		? []
		: pieces.slice(from, to + 1).map((piece, index, all) => ({
				...piece,
				text: (index === 0 ? (text: string) => text.trimStart() : (text: string) => text)(
					index === all.length - 1 ? piece.text.trimEnd() : piece.text,
				),
			}));
}

const plain: Look = { bold: false, href: null };

function rowsOf(nodes: readonly Node[]): { tag: string; children: Node[] }[] {
	return nodes.flatMap((node) => {
		if (typeof node === "string") return [];
		return node.tag === "tr" ? [node] : /^(thead|tbody)$/.test(node.tag) ? rowsOf(node.children) : [];
	});
}

function tableOf(nodes: readonly Node[], origin: string): Block[] {
	const rows = rowsOf(nodes).map(({ children }) => {
		const cells = children.flatMap((node) =>
			typeof node === "object" && /^t[hd]$/.test(node.tag) ? [node] : [],
		);
		return {
			isHead: cells.length > 0 && cells.every(({ tag }) => tag === "th"),
			cells: cells.map(({ tag, children: inside }) =>
				trimmed(piecesOf(inside, { bold: tag === "th", href: null }, origin)),
			),
		};
	});
	const filled = rows.filter(({ cells }) => cells.length > 0);
	const columns = Math.max(0, ...filled.map(({ cells }) => cells.length));
	if (columns === 0) return [];
	if (columns > mostColumns) {
		return filled.map(({ cells }) => ({
			kind: "paragraph",
			pieces: cells.flatMap((cell, index) => (index > 0 ? [{ text: " · ", ...plain }, ...cell] : cell)),
		}));
	}
	const padded = filled.map(({ isHead, cells }) => ({
		isHead,
		cells: Array.from({ length: columns }, (_, index) => cells[index] ?? []),
	}));
	return [{ kind: "table", columns, rows: padded }];
}

function blockOf(node: Exclude<Node, string>, origin: string): Block[] {
	switch (node.tag) {
		case "hr":
			return [{ kind: "rule" }];
		case "ul":
		case "ol": {
			const items = node.children.flatMap((child) =>
				typeof child === "object" && child.tag === "li" ? [flow(child.children, origin)] : [],
			);
			const filled = items.filter((item) => item.length > 0);
			return filled.length > 0 ? [{ kind: "list", ordered: node.tag === "ol", items: filled }] : [];
		}
		case "table":
			return tableOf(node.children, origin);
		case "h2":
		case "h3":
		case "h4": {
			const pieces = trimmed(piecesOf(node.children, plain, origin));
			return pieces.length > 0 ? [{ kind: "heading", level: Number(node.tag[1]), pieces }] : [];
		}
		default:
			return flow(node.children, origin);
	}
}

/** Blocks in their order; what stands between them becomes paragraphs. */
function flow(nodes: readonly Node[], origin: string): Block[] {
	const blocks: Block[] = [];
	let line: Node[] = [];
	function endLine(): void {
		const pieces = trimmed(piecesOf(line, plain, origin));
		if (pieces.length > 0) blocks.push({ kind: "paragraph", pieces });
		line = [];
	}
	for (const node of nodes) {
		if (typeof node === "string" || !blockTags.test(node.tag)) line.push(node);
		else {
			endLine();
			blocks.push(...blockOf(node, origin));
		}
	}
	endLine();
	return blocks;
}

/**
 * A text from an editor as blocks to be printed: headings, paragraphs, lists, tables, links; pictures are left out.
 * @param html as `sanitizeHtml` or `shownHtml` leaves it
 * @param origin of the shop, for links to its own pages
 */
export function blocksOf(html: string, origin: string): Block[] {
	return flow(treeOf(html), origin);
}

/** A paragraph of plain words. */
export function paragraphOf(text: string): Block {
	return { kind: "paragraph", pieces: [{ text, ...plain }] };
}
