import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createRequestHandler } from "react-router";
import { shareWhoAsks, type WhoAsks, whoAsks } from "~/people/accounts/who-asks.server.ts";
import { createRequestContext, type Services, wasDatabaseAway } from "~/platform/services.server.ts";
import type { Gates } from "./gates.ts";
import type { PageCache } from "./page-cache.ts";
import { refuse } from "./refusal.ts";
import { mayBeOfDesk, withoutDesk } from "./shop-routes.ts";
import { senderAddress, visitorKey } from "./visitor-address.ts";
import { fillingOf } from "./visitor-filling.ts";

/** Ids of the routes, by which the framework asks for parts of a page's data. */
export const partIds: ReadonlySet<string> = new Set(Object.keys(build.routes));

export type PageHandler = {
	/** Answers from what is kept, else in turn by the framework. @param given who asks, where that is known already */
	answer(c: Context, request: Request, given?: WhoAsks): Promise<Response>;
	/** The request at the shop's own address: nothing further in learns which host its sender named. */
	atOwnAddress(request: Request): Request;
	/** What stands for the visitor in every limit. */
	visitorOf(c: Context): string;
};

/** The way of a request to its page. */
export function createPageHandler(services: Services, shop: { pages: PageCache; gates: Gates }): PageHandler {
	const { pages, gates } = shop;
	const handleAll = createRequestHandler(build, import.meta.env.MODE);
	const handleShop = createRequestHandler(withoutDesk(build), import.meta.env.MODE);
	const { origin, proxies } = services.config;

	function visitorOf(c: Context): string {
		// Requests that are made in this process, as tests do, have no connection.
		const connection = "incoming" in (c.env ?? {}) ? getConnInfo(c).remote.address : undefined;
		return visitorKey(senderAddress(c.req.header("X-Forwarded-For"), connection ?? "unknown", proxies));
	}

	function atOwnAddress(request: Request): Request {
		const { pathname, search } = new URL(request.url);
		const own = new Request(origin + pathname + search, request);
		if (own.headers.has("Origin")) own.headers.set("Origin", origin);
		return own;
	}

	/** Answers; a page that met a lost connection is tried once more, a form never: it may have been taken. */
	async function handleRequest(
		request: Request,
		visitor: string,
		tries: number,
		who: WhoAsks = whoAsks(services, request),
	): Promise<Response> {
		const context = createRequestContext(services, visitor);
		shareWhoAsks(context, who);
		const handle = mayBeOfDesk(new URL(request.url).pathname) ? handleAll : handleShop;
		const response = await handle(tries > 1 ? request.clone() : request, context);
		if (response.status !== 500 || !wasDatabaseAway(context)) return response;
		if (tries > 1) return handleRequest(request, visitor, tries - 1);
		const headers = new Headers(response.headers);
		headers.set("Retry-After", "3");
		return new Response(response.body, { status: 503, headers });
	}

	async function handleInTurn(request: Request, visitor: string, who?: WhoAsks): Promise<Response> {
		const isForm = request.method === "POST";
		const gate = isForm ? gates.writing : gates.reading;
		const answer = await gate.run(visitor, () => handleRequest(request, visitor, isForm ? 1 : 2, who));
		if (!("turned" in answer)) return answer;
		return refuse(request, answer.turned === "visitor" ? "visitorBusy" : "shopBusy");
	}

	function answer(c: Context, request: Request, given?: WhoAsks): Promise<Response> {
		const own = atOwnAddress(request);
		const who = given ?? whoAsks(services, own);
		// A page that is rendered for everybody comes as another request, without the sender's cookies.
		const isSenders = (rendered: Request) => rendered.headers.get("Cookie") === own.headers.get("Cookie");
		return pages.serve(
			own,
			(rendered) => handleInTurn(rendered, visitorOf(c), isSenders(rendered) ? who : undefined),
			() => fillingOf(services, who, own),
		);
	}

	return { answer, atOwnAddress, visitorOf };
}
