import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { personalCookies } from "~/platform/cookies.server.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.ts";
import { contentSecurityPolicy } from "./content-security.ts";

/** An answer whose body is whole: compressed once per encoding, with its tag for conditional requests. */
type WholePage = {
	status: number;
	headers: Headers;
	body: Buffer;
	etag: string;
	tags: readonly string[];
	encoded: Map<Encoding, Promise<Buffer>>;
};

/** Pages kept at the most, and the time after which one is rendered anew even if nothing was announced. */
const maxPages = 1_500;
const maxAgeMs = 300_000;
/** Longer queries are a visitor's own sums: rendered, not kept. */
const maxQueryLength = 80;

const textTypes = /^(text\/|application\/(json|xml|javascript)|image\/svg)/;

function isPersonal(request: Request): boolean {
	const cookies = request.headers.get("Cookie") ?? "";
	return personalCookies.some((name) => cookies.includes(`${name}=`));
}

function mayKeep(request: Request): boolean {
	if (request.method !== "GET" && request.method !== "HEAD") return false;
	return !isPersonal(request) && new URL(request.url).search.length <= maxQueryLength;
}

async function toWhole(response: Response): Promise<WholePage> {
	const body = Buffer.from(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	const type = headers.get("Content-Type") ?? "";
	if (type.startsWith("text/html")) {
		headers.set("Content-Security-Policy", contentSecurityPolicy(body.toString("utf8")));
		// A page that says nothing of keeping (an error, a refused form) may show the visitor's own cart.
		if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
	}
	return {
		status: response.status,
		headers,
		body,
		etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
		tags: headers.get("Cache-Tag")?.split(",") ?? [],
		encoded: new Map(),
	};
}

async function answer(request: Request, page: WholePage, effort: "kept" | "fresh"): Promise<Response> {
	const headers = new Headers(page.headers);
	const compressible = textTypes.test(headers.get("Content-Type") ?? "") && page.body.length > 500;
	if (compressible) headers.append("Vary", "Accept-Encoding");
	const bare = page.status === 204 || page.status === 304 || (page.status >= 300 && page.status < 400);
	if (page.status === 200 && request.method !== "POST") {
		// Weak: the same page in another encoding has the same tag (RFC 9110 §8.8.3).
		headers.set("ETag", `W/${page.etag}`);
		if (request.headers.get("If-None-Match")?.includes(page.etag)) {
			headers.delete("Content-Type");
			return new Response(null, { status: 304, headers });
		}
	}
	if (bare) return new Response(null, { status: page.status, headers });
	const encoding = compressible ? chooseEncoding(request.headers.get("Accept-Encoding")) : "identity";
	let encoded = page.encoded.get(encoding);
	if (!encoded) {
		encoded = compress(page.body, encoding, effort);
		page.encoded.set(encoding, encoded);
	}
	const body = await encoded;
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		status: page.status,
		headers,
	});
}

export type PageCache = {
	/** The kept page, or what `render` answers; pages that carry a Cache-Tag are kept for other visitors. */
	serve(request: Request, render: (request: Request) => Promise<Response>): Promise<Response>;
	/** Drops every page that shows one of the tags. */
	drop(tags: readonly string[]): void;
};

export function createPageCache(): PageCache {
	const pages = new LRUCache<string, WholePage>({ max: maxPages, ttl: maxAgeMs });
	let generation = 0;
	return {
		async serve(request, render) {
			if (!mayKeep(request)) {
				const page = await toWhole(await render(request));
				// What a visitor with a cart sees is theirs alone.
				if (isPersonal(request) && page.headers.has("Cache-Tag")) {
					page.headers.set("Cache-Control", "private, no-cache");
					page.headers.delete("CDN-Cache-Control");
				}
				page.headers.delete("Cache-Tag");
				return answer(request, page, "fresh");
			}
			const kept = pages.get(request.url);
			if (kept) return answer(request, kept, "kept");
			const started = generation;
			const get =
				request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request;
			const page = await toWhole(await render(get));
			const keep = page.status === 200 && page.tags.length > 0 && !page.headers.has("Set-Cookie");
			if (keep && generation === started) pages.set(request.url, page);
			return answer(request, page, keep ? "kept" : "fresh");
		},
		drop(tags) {
			generation++;
			for (const [url, page] of pages.entries()) {
				if (page.tags.some((tag) => tags.includes(tag))) pages.delete(url);
			}
		},
	};
}
