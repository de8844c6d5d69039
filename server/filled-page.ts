import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { chooseEncoding, compress, type Encoding } from "./compression.ts";
import { hasPage, isCompressible, type WholePage } from "./whole-page.ts";

/** What stands in a page's own places, in their order: markup, and last what its scripts begin with. */
type Texts = readonly [...markup: string[], data: string];

/** A visitor, as far as a page shows them. */
export type Filling = {
	/** What stands in the places for everybody, by which they are found. */
	everyones: Texts;
	own: Texts;
	/** Whether many visitors have the same in these places: only how many lines their carts have. */
	isCommon: boolean;
	headers: Readonly<Record<string, string>>;
};

/** A page cut at its places; `digest` names the script that the last one stands in, as the page's policy does. */
type Template = { pieces: readonly string[]; digest: string | null };

const escapes: Record<string, string> = {
	"&": "\\u0026",
	">": "\\u003e",
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};

/** A text as the framework writes it into its stream of data. */
const inStream = (text: string) => JSON.stringify(text);
/** The same inside of a document: the stream is a text in a script there. */
const inScript = (text: string) =>
	JSON.stringify(inStream(text))
		.slice(1, -1)
		.replace(/[&><\u2028\u2029]/g, (char) => escapes[char] ?? "");

const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The text cut at each of the others, which stand in it in this order and once each; null where they do not. */
function cut(text: string, places: readonly string[]): string[] | null {
	const pieces: string[] = [];
	let from = 0;
	for (const place of places) {
		const at = text.indexOf(place);
		if (at < from || text.indexOf(place, at + 1) >= 0) return null;
		pieces.push(text.slice(from, at));
		from = at + place.length;
	}
	return [...pieces, text.slice(from)];
}

/** The script around the last place: what stands before it and behind it. */
function scriptAround(pieces: readonly string[]): [string, string] {
	const [before = "", behind = ""] = pieces.slice(-2);
	const tag = before.lastIndexOf("<script");
	return [before.slice(before.indexOf(">", tag) + 1), behind.slice(0, behind.indexOf("</script>"))];
}

const typeOf = ({ headers }: WholePage) => headers.get("Content-Type") ?? "";
const isDocument = (page: WholePage) => typeOf(page).startsWith("text/html");
const isData = (page: WholePage) => typeOf(page).startsWith("text/x-script");

function placesIn(page: WholePage, texts: Texts): string[] {
	const data = texts.at(-1) ?? "";
	if (isData(page)) return [inStream(data)];
	return isDocument(page) ? [...texts.slice(0, -1), inScript(data)] : [];
}

function templateOf(page: WholePage, everyones: Texts): Template | null {
	const pieces = cut(page.body.toString("utf8"), placesIn(page, everyones));
	if (pieces === null) return null;
	if (!isDocument(page)) return { pieces, digest: null };
	const [before, behind] = scriptAround(pieces);
	const digest = digestOf(before + inScript(everyones.at(-1) ?? "") + behind);
	return page.headers.get("Content-Security-Policy")?.includes(digest) ? { pieces, digest } : null;
}

type Filled = { body: Buffer; headers: readonly (readonly [string, string])[] };
type Wanted = { own: Texts; encoding: Encoding };

/** The page with the visitor's own in its places, compressed, and the headers that speak of its bytes. */
async function fill(
	page: WholePage,
	{ pieces, digest }: Template,
	{ own, encoding }: Wanted,
): Promise<Filled> {
	const places = placesIn(page, own);
	const text = pieces.map((piece, index) => piece + (places[index] ?? "")).join("");
	const headers = new Headers(page.headers);
	for (const name of ["Cache-Tag", "CDN-Cache-Control"]) headers.delete(name);
	headers.set("Cache-Control", "private, no-cache");
	headers.append("Vary", "Accept-Encoding");
	if (digest !== null) {
		const [before, behind] = scriptAround(pieces);
		const policy = headers.get("Content-Security-Policy") ?? "";
		headers.set("Content-Security-Policy", policy.replace(digest, digestOf(before + places.at(-1) + behind)));
	}
	const body = await compress(Buffer.from(text), encoding, "quick");
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	return { body, headers: [...headers] };
}

/** Bytes of filled pages that many visitors have in common, compressed. */
const mostBytes = 16 * 1024 * 1024;

export type PageFiller = {
	/** One visitor's answer from everybody's page; null where it has no such places, or more than one of a kind. */
	answer(request: Request, page: WholePage, filling: Filling): Promise<Response | null>;
};

/**
 * Fills what is a visitor's own into pages that are kept for everybody. The kept page stays as it is. What is remembered
 * of a filled one is named by the page and by all that was filled in; nobody's message or account is remembered.
 */
export function createPageFiller(): PageFiller {
	const templates = new WeakMap<WholePage, Template | "none">();
	const common = new LRUCache<string, Filled>({
		maxSize: mostBytes,
		sizeCalculation: ({ body }, key) => body.length + key.length + 2_000,
	});

	function templateFor(page: WholePage, everyones: Texts): Template | null {
		const made = templates.get(page) ?? templateOf(page, everyones) ?? "none";
		templates.set(page, made);
		return made === "none" ? null : made;
	}

	async function filledOf(
		page: WholePage,
		template: Template,
		wanted: Wanted,
		name: string | null,
	): Promise<Filled> {
		const known = name === null ? undefined : common.get(name);
		if (known) return known;
		const filled = await fill(page, template, wanted);
		if (name !== null) common.set(name, filled);
		return filled;
	}

	return {
		async answer(request, page, { everyones, own, isCommon, headers: given }) {
			const template = templateFor(page, everyones);
			if (template === null) return null;
			const shown = createHash("sha256").update(own.join("\n")).digest("base64url").slice(0, 12);
			const etag = `${page.etag.slice(0, -1)}.${shown}"`;
			const encoding = isCompressible(page)
				? chooseEncoding(request.headers.get("Accept-Encoding"))
				: "identity";
			const filled = await filledOf(
				page,
				template,
				{ own, encoding },
				isCommon ? `${etag} ${encoding}` : null,
			);
			const headers = new Headers(filled.headers.map(([name, value]): [string, string] => [name, value]));
			for (const [name, value] of Object.entries({ ...given, ETag: `W/${etag}` })) headers.set(name, value);
			if (hasPage(request.headers.get("If-None-Match"), etag)) {
				for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) headers.delete(name);
				return new Response(null, { status: 304, headers });
			}
			return new Response(request.method === "HEAD" ? null : new Uint8Array(filled.body), { headers });
		},
	};
}
