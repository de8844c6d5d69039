import { createHash } from "node:crypto";
import { scriptMarkHeader } from "~/platform/http.server.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.ts";
import { contentSecurityPolicy, withoutMark } from "./content-security.ts";
import { withLateScripts } from "./late-scripts.ts";

type WrittenHeaders = readonly (readonly [string, string])[];

/** A kept page as it goes over the wire in one encoding. */
export type ReadyAnswer = {
	headers: WrittenHeaders;
	body: Buffer;
	etag: string;
	/** Of the answer to whoever has the page already. */
	notModified: WrittenHeaders;
};

/** An answer whose body is whole: compressed once per encoding, with its tag for conditional requests. */
export type WholePage = {
	status: number;
	headers: Headers;
	body: Buffer;
	etag: string;
	tags: readonly string[];
	encoded: Map<Encoding, Promise<Buffer>>;
	/** Of a kept page: what the next visitors get. */
	ready: Map<Encoding, ReadyAnswer>;
	/** Whether its best form is there or on its way. */
	isImproved: boolean;
};

const textTypes = /^(text\/|application\/(json|xml|rss\+xml|javascript)|image\/svg)/;

function secured(body: Buffer, headers: Headers): Buffer {
	const mark = headers.get(scriptMarkHeader);
	headers.delete(scriptMarkHeader);
	if (!(headers.get("Content-Type") ?? "").startsWith("text/html")) return body;
	// A page that says nothing of keeping (an error, a refused form) may show the visitor's own cart.
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
	// A development server has scripts of its own, which are there first.
	const html = import.meta.env.DEV ? body : withLateScripts(body, mark);
	if (!headers.has("Content-Security-Policy")) {
		headers.set("Content-Security-Policy", contentSecurityPolicy(html, mark));
	}
	return withoutMark(html, mark);
}

/** Reads an answer to its end. @throws what its body throws when it breaks off */
export async function toWhole(response: Response): Promise<WholePage> {
	const headers = new Headers(response.headers);
	const body = secured(Buffer.from(await response.arrayBuffer()), headers);
	return {
		status: response.status,
		headers,
		body,
		etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
		tags: headers.get("Cache-Tag")?.split(",") ?? [],
		encoded: new Map(),
		ready: new Map(),
		isImproved: false,
	};
}

/** Pages that wait for their best form, one at a time: nobody waits for it, and other work goes first. */
const mostWaiting = 100;
/** The best form of a page of 70 kB takes a tenth of a second of a processor; of one of 3 MB it takes four. */
const mostImproved = 500_000;
let waiting = 0;
let improving: Promise<void> = Promise.resolve();

async function improveForm(page: WholePage, encoding: Encoding, quick: ReadyAnswer): Promise<void> {
	const body = await compress(page.body, encoding, "best");
	page.encoded.set(encoding, Promise.resolve(body));
	const headers = quick.headers.map(([name, value]): [string, string] => [
		name,
		name === "content-length" ? String(body.length) : value,
	]);
	page.ready.set(encoding, { ...quick, headers, body });
}

/** Compresses a kept page again, as small as it gets; until then, or where many wait, it goes out as it is. */
export function improve(page: WholePage): void {
	if (page.isImproved || waiting >= mostWaiting) return;
	page.isImproved = true;
	if (page.body.length > mostImproved) return;
	waiting++;
	const improveAll = async () => {
		for (const [encoding, quick] of page.ready) {
			if (encoding !== "identity") await improveForm(page, encoding, quick);
		}
	};
	improving = improving
		.then(improveAll)
		.catch(() => {})
		.finally(() => waiting--);
}

/** Resolves when no page waits for its best form. */
export const bestForms = (): Promise<void> => improving;

/** Whether a request's sender has the page with this tag (RFC 9110 §13.1.2). */
export function hasPage(ifNoneMatch: string | null | undefined, etag: string): boolean {
	return ifNoneMatch === "*" || ifNoneMatch?.includes(etag) === true;
}

/** Whether compressing the page makes it smaller. */
export function isCompressible({ headers, body }: Pick<WholePage, "headers" | "body">): boolean {
	return textTypes.test(headers.get("Content-Type") ?? "") && body.length > 500;
}

function withoutType(headers: Headers): Headers {
	const rest = new Headers(headers);
	rest.delete("Content-Type");
	return rest;
}

/** The page as one request wants it: 304 where its sender has it, compressed as it takes it, without a body for HEAD. */
export async function answerWith(
	request: Request,
	page: WholePage,
	effort: "kept" | "fresh",
): Promise<Response> {
	const headers = new Headers(page.headers);
	const compressible = isCompressible(page);
	if (compressible) headers.append("Vary", "Accept-Encoding");
	const bare = page.status === 204 || page.status === 304 || (page.status >= 300 && page.status < 400);
	if (page.status === 200 && request.method !== "POST") {
		// Weak: the same page in another encoding has the same tag (RFC 9110 §8.8.3).
		headers.set("ETag", `W/${page.etag}`);
		if (hasPage(request.headers.get("If-None-Match"), page.etag)) {
			return new Response(null, { status: 304, headers: withoutType(headers) });
		}
	}
	if (bare) return new Response(null, { status: page.status, headers });
	const encoding = compressible ? chooseEncoding(request.headers.get("Accept-Encoding")) : "identity";
	let encoded = page.encoded.get(encoding);
	if (!encoded) {
		encoded = compress(page.body, encoding, "quick");
		page.encoded.set(encoding, encoded);
	}
	const body = await encoded;
	const notModified = [...withoutType(headers)];
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	if (effort === "kept" && page.status === 200) {
		page.ready.set(encoding, { headers: [...headers], body, etag: page.etag, notModified });
	}
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status: page.status,
		headers,
	});
}
