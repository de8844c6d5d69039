import { createHash, timingSafeEqual } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { createRequestHandler } from "react-router";
import { isLanguage } from "~/i18n/languages.ts";
import { shareWhoAsks, type WhoAsks, whoAsks } from "~/people/accounts/who-asks.server.ts";
import { isDatabaseAway } from "~/platform/database-away.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Metrics } from "~/platform/metrics.server.ts";
import { visitorsLanguage } from "~/platform/request-language.server.ts";
import { createRequestContext, type Services, wasDatabaseAway } from "~/platform/services.server.ts";
import { answerOf, findRedirect } from "~/site/redirects/redirects.store.server.ts";
import type { ServedRule } from "~/site/redirects/redirects.ts";
import { placeOf } from "~/site/redirects/rule-finder.ts";
import { admitBody, type BodyRefusal } from "./admit-body.ts";
import {
	bodyLimits,
	hearOut,
	keptLimits,
	mostSentByStranger,
	senderOf,
	tooLargeUpload,
	withoutFields,
} from "./body-limits.ts";
import { builtFileHeaders, forEveryone, securityHeaders } from "./content-security.ts";
import { leadToPresentPictures, picturesIn } from "./earlier-pictures.ts";
import { malformed } from "./malformed.ts";
import type { PageCache } from "./page-cache.ts";
import { refuse } from "./refusal.ts";
import { createGate, type Gate } from "./render-gate.ts";
import { isFromOwnPage } from "./same-origin.ts";
import { mayBeOfDesk, withoutDesk } from "./shop-routes.ts";
import { serveUpload } from "./uploads.ts";
import { senderAddress, visitorKey } from "./visitor-address.ts";
import { fillingOf } from "./visitor-filling.ts";
import { withoutFiles } from "./without-files.ts";

/** Paths that have no language: files, not pages. */
const files =
	/^\/(assets|images|pictures|uploads|\.well-known)\/|^\/(sitemap\.xml|sitemap\/[\w.-]+|robots\.txt|health(\/live)?|redirect-manager(\/.*)?|redirect-manager\.data|favicon\.svg|favicon\.ico|__manifest)$/;
/** Known from German advertisements: without a language it is German (shop document §2). */
const reefers = "koelcontainers-reefers-vriescontainers";

/**
 * Where a path without a language leads: the same path and query in the visitor's language; old product
 * addresses to the list (shop document §2). A language in capitals is that language. Null for a path that is fine.
 */
export function languageRedirect(request: Request): string | null {
	const { pathname, search } = new URL(request.url);
	const [, head = "", ...behind] = pathname.split("/");
	// The home page's data has the language as its file name: /nl.data.
	const first = head.replace(/\.data$/, "");
	if (isLanguage(first) || files.test(pathname)) return null;
	if (isLanguage(first.toLowerCase())) return `/${[head.toLowerCase(), ...behind].join("/")}${search}`;
	const language = visitorsLanguage(request);
	if (first === reefers) return `/de/${reefers}${search}`;
	if (first === "product") return `/${language}/container`;
	return pathname === "/" ? `/${language}${search}` : `/${language}/${pathname.replace(/^\/+/, "")}${search}`;
}

/** Ids of the routes, by which the framework asks for parts of a page's data. */
export const partIds: ReadonlySet<string> = new Set(Object.keys(build.routes));

/** Pages that are being made. Rendering is the processor's work: more at once makes none of them faster. */
const renderings = {
	atOnce: 8,
	atOncePerVisitor: 4,
	waiting: 400,
	waitingPerVisitor: 40,
	patienceMs: 15_000,
};
/** Forms that are being taken; they wait for the database, some for a mail server. */
const writings = { atOnce: 32, atOncePerVisitor: 6, waiting: 200, waitingPerVisitor: 40, patienceMs: 15_000 };

/** Large forms of the owner's whose sender is signed out: anybody may send one, so few are held at once. */
const keepings = { atOnce: 4, atOncePerVisitor: 1, waiting: 4, waitingPerVisitor: 1, patienceMs: 5_000 };

export type Gates = { reading: Gate; writing: Gate; keeping: Gate };

export function createGates(): Gates {
	return { reading: createGate(renderings), writing: createGate(writings), keeping: createGate(keepings) };
}

function kindOf(method: string, path: string): string {
	if (path.startsWith("/health")) return "health";
	if (method === "POST") return "form";
	return /^\/(assets|pictures|images|uploads)\//.test(path) ? "file" : "page";
}

/** What the HTTP edge needs besides the shop's services. */
export type Edge = {
	pages: PageCache;
	gates: Gates;
	metrics: Metrics;
	/** Folder of the built files. */
	clientDir: string;
	/** Whether the database answers. */
	isReady: () => Promise<boolean>;
};

/** Whether a page that runs scripts sends it, and reads the answer by itself. */
const isData = (request: Request) => new URL(request.url).pathname.endsWith(".data");

function plain(status: 200 | 503, text: string): Response {
	return new Response(text, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
	});
}

/** The shop as a function from Request to Response. */
export function createHttpApp(services: Services, { pages, gates, metrics, clientDir, isReady }: Edge): Hono {
	const handleAll = createRequestHandler(build, import.meta.env.MODE);
	const handleShop = createRequestHandler(withoutDesk(build), import.meta.env.MODE);
	const { publicUrl, origin, proxies, metricsToken } = services.config;

	/** What stands for the visitor in every limit. */
	function visitorOf(c: Context): string {
		// Requests that are made in this process, as tests do, have no connection.
		const connection = "incoming" in (c.env ?? {}) ? getConnInfo(c).remote.address : undefined;
		return visitorKey(senderAddress(c.req.header("X-Forwarded-For"), connection ?? "unknown", proxies));
	}

	/** Whoever does not know the token does not learn that there are figures. */
	function mayReadFigures(authorization: string | undefined): boolean {
		if (metricsToken === null) return false;
		const [given, wanted] = [authorization ?? "", `Bearer ${metricsToken}`].map((text) =>
			createHash("sha256").update(text).digest(),
		);
		return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
	}

	/** The request at the shop's own address: nothing further in learns which host its sender named. */
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

	const app = new Hono();
	const common = Object.entries(securityHeaders(publicUrl));
	const ofBuiltFiles = Object.entries(builtFileHeaders);
	app.use(async (c, next) => {
		const started = performance.now();
		await next();
		const isBuiltFile = c.res.ok && c.req.path.startsWith("/assets/");
		for (const [name, value] of isBuiltFile ? ofBuiltFiles : common) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
		const seconds = (performance.now() - started) / 1000;
		metrics.noteRequest(kindOf(c.req.method, c.req.path), c.res.status, seconds);
	});
	app.use((c, next) =>
		["GET", "HEAD", "POST"].includes(c.req.method) ? next() : Promise.resolve(refuse(c.req.raw, "method")),
	);
	app.get("/health/live", () => plain(200, "ok\n"));
	app.get("/health", async () =>
		(await isReady()) ? plain(200, "ok\n") : plain(503, "database unreachable\n"),
	);
	app.get("/metrics", async (c, next) => {
		if (!mayReadFigures(c.req.header("Authorization"))) return next();
		return c.text(await metrics.text(), 200, {
			"Content-Type": metrics.contentType,
			"Cache-Control": "no-store",
		});
	});
	const staticFile = serveStatic({ root: clientDir, precompressed: true });
	function keptFor(cacheControl: string, given: Record<string, string> = {}): MiddlewareHandler {
		return async (c, next) => {
			const response = await staticFile(c, next);
			if (response?.ok) {
				for (const [name, value] of Object.entries({ ...given, "Cache-Control": cacheControl })) {
					response.headers.set(name, value);
				}
				// Nobody asks again for what never changes.
				if (cacheControl.includes("immutable")) response.headers.delete("Last-Modified");
			}
			return response;
		};
	}
	app.on("GET", "/assets/*", keptFor("public, max-age=31536000, immutable"));
	app.on("GET", "/pictures/*", keptFor("public, max-age=31536000, immutable", forEveryone));
	const presentPicture = leadToPresentPictures(picturesIn(clientDir));
	app.on("GET", "/pictures/*", (c, next) => {
		const led = presentPicture(c.req.path);
		if (led === null) return next();
		c.header("Cache-Control", "public, max-age=86400");
		for (const [name, value] of Object.entries(forEveryone)) c.header(name, value);
		return Promise.resolve(c.redirect(led, 301));
	});
	app.on("GET", ["/images/*", "/favicon.svg"], keptFor("public, max-age=86400", forEveryone));
	app.get("/uploads/*", (c) => serveUpload(services.files, c.req.raw));
	app.use((c, next) =>
		malformed.test(c.req.url) ? Promise.resolve(refuse(c.req.raw, "malformed")) : next(),
	);
	/** Whether a page is missing, and its published rule has answered. */
	function isAnswerOf(rule: ServedRule, { status, headers }: Response): boolean {
		const leads = placeOf(headers.get("Location") ?? "") === placeOf(rule.newPath);
		return status === rule.statusCode && (leads || status === 410);
	}
	/** What a published redirect makes of an address without a language, in one step; null where a page is or no rule. */
	async function ledOn(c: Context, target: string): Promise<Response | null> {
		const { method, url } = c.req.raw;
		if (method === "POST") return null;
		const { pathname, search } = new URL(url);
		const find = (address: string) => findRedirect(services, address).catch(() => null);
		const rule = await find(pathname + search);
		// With its language the address may meet another rule: what leads on is the one that it meets as it was sent.
		const there = rule && (await find(target));
		if (rule === null || there === null) return null;
		const response = await answer(c, new Request(new URL(target, url), c.req.raw));
		if (!isAnswerOf(there, response)) return null;
		if (rule.statusCode !== 410) return answerOf(rule, search);
		return response.status === 410 ? response : null;
	}
	app.use(async (c, next) => {
		const target = languageRedirect(c.req.raw);
		if (target === null) return next();
		const led = await ledOn(c, target);
		if (led !== null) return led;
		c.header("Vary", "Accept-Language, Cookie");
		c.header("Cache-Control", "private, no-store");
		return c.redirect(target, 302);
	});
	/** What a form of the owner's says whose sender is not signed in; of a large one without the bytes of its files. */
	async function admitStranger(c: Context): Promise<Request | BodyRefusal> {
		const request = c.req.raw;
		const length = Number(request.headers.get("Content-Length") ?? 0);
		const isLarge = length > bodyLimits.stranger.bytes && length <= mostSentByStranger;
		// A page that is awake has it all, and asks to sign in by itself.
		if (!isLarge || isData(request)) return admitBody(request, bodyLimits.stranger);
		const admitted = await gates.keeping.run(visitorOf(c), () =>
			admitBody(withoutFiles(request), keptLimits),
		);
		return "turned" in admitted ? { refused: 413 } : admitted;
	}
	/** Who sends a form of the owner's and is not signed in: a page that is awake says so itself, else a page keeps the form. */
	async function signedOut(c: Context, admitted: Request | BodyRefusal, who: WhoAsks): Promise<Response> {
		const isTaken = !("refused" in admitted);
		if (isTaken && isData(admitted)) return answer(c, admitted, who);
		const refusal = refuse(c.req.raw, "signedOut", isTaken ? await admitted.formData() : null);
		// What was not read of the body would end the connection under the next request on it.
		if (!isTaken) refusal.headers.set("Connection", "close");
		return refusal;
	}
	app.post("*", async (c) => {
		const request = c.req.raw;
		if (!isFromOwnPage(request, publicUrl)) return refuse(request, "foreign");
		const who = whoAsks(services, atOwnAddress(request));
		const sender = await senderOf(new URL(request.url).pathname, who);
		if (sender === "stranger") return signedOut(c, await admitStranger(c), who);
		const admitted = await admitBody(request, bodyLimits[sender]);
		if (!("refused" in admitted)) return answer(c, admitted, who);
		// The pages of uploads say in their own words what was wrong.
		if ((sender === "uploader" || sender === "importer") && admitted.refused === 413)
			return answer(c, await tooLargeUpload(request), who);
		if (sender === "uploader" && admitted.refused === 400) return answer(c, withoutFields(request), who);
		const reasons = { 400: "malformed", 413: "tooLarge", 415: "unknownBody" } as const;
		if (admitted.refused === 413) await hearOut(request);
		return refuse(request, reasons[admitted.refused]);
	});
	app.all("*", (c) => answer(c, c.req.raw));
	app.onError((error, c) => {
		if (isDatabaseAway(error)) return refuse(c.req.raw, "away");
		log.error("request failed", { path: new URL(c.req.url).pathname, error: errorText(error) });
		return c.text("the shop cannot answer right now", 500);
	});
	return app;
}
