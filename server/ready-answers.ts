import type { IncomingMessage, ServerResponse } from "node:http";
import { isPersonal } from "~/people/visitor/visitor-cookies.server.ts";
import type { Metrics } from "~/platform/metrics.server.ts";
import { chooseEncoding, type Encoding } from "./compression.ts";
import type { PageCache } from "./page-cache.ts";
import { hasPage, type ReadyAnswer } from "./whole-page.ts";

/** How many forms of Accept-Encoding are remembered: browsers send a handful, others may send anything. */
const mostRemembered = 100;

function rememberEncodings(): (accepted: string) => Encoding {
	const chosen = new Map<string, Encoding>();
	return (accepted) => {
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

type Head = { acceptEncoding: string; ifNoneMatch: string | undefined };
type Told = { host?: string; cookie?: string; "accept-encoding"?: string; "if-none-match"?: string };

/** Headers that matter here, and those that only a request with a body has. */
const names = [
	...(["host", "cookie", "accept-encoding", "if-none-match"] as const),
	...(["content-length", "transfer-encoding"] as const),
];
/** By how long they are, which no two share: most headers are told apart by that alone. */
const byLength = Array.from({ length: 20 }, (_, length) => names.find((name) => name.length === length));

/**
 * What a request says, when it only reads a page, by its path; null for the rest, which takes the way that knows all of
 * HTTP. From the headers as they came: the object that Node makes of them costs more than finding the page.
 */
function readHead({ method, url, rawHeaders }: IncomingMessage): Head | null {
	if ((method !== "GET" && method !== "HEAD") || url?.startsWith("/") !== true) return null;
	const found: Told = {};
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const sent = rawHeaders[index] ?? "";
		const name = byLength[sent.length];
		if (name === undefined || (sent !== name && sent.toLowerCase() !== name)) continue;
		if (name === "content-length" || name === "transfer-encoding") return null;
		// Two of a kind are for whoever knows which counts.
		if (found[name] !== undefined) return null;
		found[name] = rawHeaders[index + 1] ?? "";
	}
	if (!plainHost.test(found.host ?? "") || (found.cookie !== undefined && isPersonal(found.cookie)))
		return null;
	return { acceptEncoding: found["accept-encoding"] ?? "", ifNoneMatch: found["if-none-match"] };
}

/**
 * Answers kept pages from memory as soon as a request is read, before it becomes a Request and passes the framework:
 * that costs four times what a bare server needs.
 * @param common headers of every answer that a page may say otherwise
 * @returns whether the request has been answered
 */
export function createReadyAnswers(shop: {
	pages: Pick<PageCache, "ready">;
	metrics: Pick<Metrics, "noteKeptPage">;
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
		const head = readHead(request);
		if (head === null) return false;
		const answer = shop.pages.ready(request.url ?? "", encodingFor(head.acceptEncoding));
		if (answer === null) return false;
		const isKnown = hasPage(head.ifNoneMatch, answer.etag);
		const status = isKnown ? 304 : 200;
		response.writeHead(status, withCommon(isKnown ? answer.notModified : answer.headers));
		response.end(isKnown || request.method === "HEAD" ? undefined : answer.body);
		shop.metrics.noteKeptPage(status);
		return true;
	};
}
