import type { IncomingMessage, ServerResponse } from "node:http";
import { isPersonal } from "~/people/visitor/visitor-cookies.server.ts";
import type { Metrics } from "~/platform/metrics.server.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { PageCache } from "./page-cache.ts";
import { hasPage, type ReadyAnswer } from "./whole-page.ts";

/** How many forms of Accept-Encoding are remembered: browsers send a handful, others may send anything. */
const mostRemembered = 100;

function rememberEncodings(): (accepted: string | undefined) => Encoding {
	const chosen = new Map<string, Encoding>();
	return (accepted = "") => {
		const known = chosen.get(accepted);
		if (known !== undefined) return known;
		if (chosen.size >= mostRemembered) chosen.clear();
		const encoding = chooseEncoding(accepted);
		chosen.set(accepted, encoding);
		return encoding;
	};
}

/** A name or address with a port or without: anything else is for the way that refuses it. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Only what reads a page, by its path; the rest takes the way that knows all of HTTP. */
function isPlainRead({ method, url, headers }: IncomingMessage): boolean {
	return (
		url?.startsWith("/") === true &&
		(method === "GET" || method === "HEAD") &&
		plainHost.test(headers.host ?? "") &&
		headers["content-length"] === undefined &&
		headers["transfer-encoding"] === undefined &&
		(headers.cookie === undefined || !isPersonal(headers.cookie))
	);
}

/**
 * Answers kept pages from memory as soon as a request is read, before it becomes a Request and passes the framework:
 * that costs four times what a bare server needs.
 * @param common headers of every answer that a page may say otherwise
 * @returns whether the request has been answered
 */
export function createReadyAnswers(shop: {
	pages: Pick<PageCache, "ready">;
	metrics: Pick<Metrics, "noteRequest">;
	common: Readonly<Record<string, string>>;
}): (request: IncomingMessage, response: ServerResponse) => boolean {
	const encodingFor = rememberEncodings();
	const written = new WeakMap<ReadyAnswer["headers"], string[]>();

	function withCommon(own: ReadyAnswer["headers"]): string[] {
		const known = written.get(own);
		if (known) return known;
		const names = new Set(own.map(([name]) => name.toLowerCase()));
		const others = Object.entries(shop.common).filter(([name]) => !names.has(name.toLowerCase()));
		const headers = [...own, ...others].flat();
		written.set(own, headers);
		return headers;
	}

	return (request, response) => {
		if (!isPlainRead(request)) return false;
		const started = performance.now();
		const accepted = request.headers["accept-encoding"];
		const answer = shop.pages.ready(
			request.url ?? "",
			encodingFor(typeof accepted === "string" ? accepted : undefined),
		);
		if (answer === null) return false;
		const isKnown = hasPage(request.headers["if-none-match"], answer.etag);
		const status = isKnown ? 304 : 200;
		response.writeHead(status, withCommon(isKnown ? answer.notModified : answer.headers));
		response.end(isKnown || request.method === "HEAD" ? undefined : answer.body);
		shop.metrics.noteRequest("page", status, (performance.now() - started) / 1000);
		return true;
	};
}
