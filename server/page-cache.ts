import { pageAddress } from "~/page-address.ts";
import { isPersonal } from "~/people/visitor/visitor-cookies.server.ts";
import { createTaggedStore } from "~/platform/tagged-store.server.ts";
import type { Encoding } from "./compression.ts";
import { createPageFiller, type Filling } from "./filled-page.ts";
import { malformed } from "./malformed.ts";
import { answerWith, improve, type ReadyAnswer, toWhole, type WholePage } from "./whole-page.ts";

/** Bytes of kept pages, each with its compressed forms, and the time after which one is rendered anew. */
const usualBytes = 64 * 1024 * 1024;
const maxAgeMs = 300_000;
/** A page that stands for so long is worth its best form; one that an owner is working on is not. */
const settledMs = 10_000;

type Kept = { page: WholePage; renderedAt: number };
type Render = (request: Request) => Promise<Response>;

export type PageCache = {
	/**
	 * The kept page, or what `render` answers. A page that carries a Cache-Tag is kept for other visitors; visitors who
	 * ask for it at the same moment wait for one rendering. While it cannot be rendered, its last form is served. Whoever
	 * is known by a cookie gets the kept page with what is their own filled in.
	 * @param render answers the request that it is given, as its sender's own
	 * @param visitor what pages show of the request's sender; null: their pages are rendered
	 */
	serve(request: Request, render: Render, visitor?: () => Promise<Filling | null>): Promise<Response>;
	/**
	 * A page that is kept and has been asked for in this encoding before, at once.
	 * @param target path and query as they were sent
	 */
	ready(target: string, encoding: Encoding): ReadyAnswer | null;
	/** Drops every page that shows one of the tags. */
	drop(tags: readonly string[]): void;
	/** How many pages are kept, and their bytes. */
	size(): { pages: number; bytes: number };
};

/** Roughly what a page takes with its compressed forms, which come later. */
function bytesOf({ page }: Kept): number {
	return Math.ceil(page.body.length * 1.4) + 2_000;
}

function mayBeKept(page: WholePage): boolean {
	return page.status === 200 && page.tags.length > 0 && !page.headers.has("Set-Cookie");
}

/** What is taken along, or read by machines alone, may be long: it goes out as it is made. */
function isFile({ headers }: Response): boolean {
	const isTaken = headers.get("Content-Disposition")?.startsWith("attachment") === true;
	const isXml = headers.get("Content-Type")?.startsWith("application/xml") === true;
	return (isTaken || isXml) && !headers.has("Cache-Tag");
}

async function withoutBody(response: Response): Promise<Response> {
	await response.body?.cancel();
	return new Response(null, response);
}

/** A page that belongs to one visitor, whatever it says of keeping. */
function asOwn(page: WholePage): WholePage {
	if (page.headers.has("Cache-Tag")) {
		page.headers.set("Cache-Control", "private, no-cache");
		page.headers.delete("CDN-Cache-Control");
	}
	return page;
}

/** A redirect takes along what the page itself does not read, such as an advertiser's mark. */
function withRest(response: Response, asked: URL, known: URL): Response {
	const location = response.headers.get("Location");
	if (!location?.startsWith("/") || asked.search === known.search) return response;
	const target = new URL(location, asked);
	for (const [name, value] of asked.searchParams) {
		if (!known.searchParams.has(name) && !target.searchParams.has(name))
			target.searchParams.append(name, value);
	}
	response.headers.set("Location", target.pathname + target.search + target.hash);
	return response;
}

export type PageCacheOptions = {
	/** Ids of the routes, whose data may be asked for alone. */
	partIds: ReadonlySet<string>;
	/** Whether all of a request's query counts, also what no page reads; asked where there is no page. */
	countsWhole?: (request: Request) => Promise<boolean>;
	/** Bytes that kept pages may take; the ones asked for longest ago go first. */
	mostBytes?: number;
	/** Milliseconds since whenever. */
	now?: () => number;
};

export function createPageCache({
	partIds,
	countsWhole = async () => false,
	mostBytes = usualBytes,
	now = Date.now,
}: PageCacheOptions): PageCache {
	const pages = createTaggedStore<Kept>({ mostBytes, bytesOf });
	const filler = createPageFiller();

	const ageOf = ({ renderedAt }: Kept) => now() - renderedAt;

	/** The page that an address with junk in its query is kept as. */
	function findSpelled(target: string): Kept | undefined {
		const start = target.indexOf("?");
		if (start < 0 || malformed.test(target)) return undefined;
		const address = pageAddress(new URL(`http://shop${target}`), partIds);
		return address?.isKeepable ? pages.get(target.slice(0, start) + address.search) : undefined;
	}

	/** One rendering for everybody who waits for the same page; it belongs to none of them, so none can abort it. */
	async function renderShared(key: string, request: Request, render: Render): Promise<WholePage> {
		// Nothing of whoever happens to be first comes along.
		const shared = new Request(request.url);
		const rendered = async () => ({ page: await toWhole(await render(shared)), renderedAt: now() });
		const { page } = await pages.load(key, rendered, (kept) =>
			mayBeKept(kept.page) ? kept.page.tags : null,
		);
		return page;
	}

	/** The page as everybody gets it. */
	async function publicPage(key: string, request: Request, render: Render): Promise<WholePage> {
		const kept = pages.get(key);
		if (kept && ageOf(kept) < maxAgeMs) {
			if (ageOf(kept) > settledMs) improve(kept.page);
			return kept.page;
		}
		const isStillKept = () => kept !== undefined && pages.get(key) === kept;
		try {
			const page = await renderShared(key, request, render);
			if (page.status < 500 || !isStillKept()) return page;
		} catch (error) {
			if (!isStillKept()) throw error;
		}
		// The page is old, but nobody has changed what it shows: better than none.
		return (kept as Kept).page;
	}

	async function servePublic(key: string, request: Request, render: Render): Promise<Response> {
		const page = await publicPage(key, request, render);
		return answerWith(request, page, mayBeKept(page) ? "kept" : "fresh");
	}

	async function serveOwn(request: Request, render: Render): Promise<Response> {
		const response = await render(request);
		if (isFile(response)) return request.method === "HEAD" ? withoutBody(response) : response;
		const page = await toWhole(response);
		const own = isPersonal(request.headers.get("Cookie")) ? asOwn(page) : page;
		own.headers.delete("Cache-Tag");
		return answerWith(request, own, "fresh");
	}

	/** The kept page with what is the visitor's own; null where it must be rendered for them. */
	async function serveFilled(
		key: string,
		request: Request,
		render: Render,
		visitor: () => Promise<Filling | null>,
	): Promise<Response | null> {
		const filling = await visitor();
		if (filling === null) return null;
		const page = await publicPage(key, request, render);
		return mayBeKept(page) ? filler.answer(request, page, filling) : null;
	}

	return {
		async serve(request, render, visitor) {
			const isRead = request.method === "GET" || request.method === "HEAD";
			if (!isRead) return serveOwn(request, render);
			const asked = new URL(request.url);
			const address = pageAddress(asked, partIds);
			const url = new URL(asked.pathname + (address?.search ?? asked.search), asked);
			const known = new Request(url, request);
			if (isPersonal(request.headers.get("Cookie"))) {
				const fills = address?.isKeepable && visitor;
				const filled = fills ? await serveFilled(url.pathname + url.search, known, render, visitor) : null;
				return filled ?? serveOwn(request, render);
			}
			if (address === null) return serveOwn(request, render);
			const response = address.isKeepable
				? await servePublic(url.pathname + url.search, known, render)
				: await serveOwn(known, render);
			const isPage = response.status === 200 || response.status === 304;
			const leftOut = !isPage && url.search !== asked.search;
			if (leftOut && (await countsWhole(request))) return serveOwn(request, render);
			return withRest(response, asked, url);
		},
		ready(target, encoding) {
			const kept = pages.get(target) ?? findSpelled(target);
			if (!kept || ageOf(kept) >= maxAgeMs) return null;
			if (ageOf(kept) > settledMs) improve(kept.page);
			return kept.page.ready.get(encoding) ?? null;
		},
		drop: pages.drop,
		size() {
			const { entries, bytes } = pages.size();
			return { pages: entries, bytes };
		},
	};
}
