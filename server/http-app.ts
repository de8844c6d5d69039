import * as build from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler } from "react-router";
import { isLanguage, negotiateLanguage } from "~/i18n/languages.ts";
import { readLanguageChoice } from "~/platform/cookies.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { createRequestContext, type Services } from "~/platform/services.server.ts";
import { bodyLimits, senderOf, tooLargeUpload } from "./body-limits.ts";
import { securityHeaders } from "./content-security.ts";
import type { PageCache } from "./page-cache.ts";
import { serveUpload } from "./uploads.ts";

/** Paths that have no language: files, not pages. */
const files =
	/^\/(assets|images|pictures|uploads|\.well-known)\/|^\/(sitemap\.xml|robots\.txt|health|redirect-manager(\/.*)?|redirect-manager\.data|favicon\.svg|favicon\.ico|__manifest)$/;
/** Known from German advertisements: without a language it is German (shop document §2). */
const reefers = "koelcontainers-reefers-vriescontainers";

/**
 * Where a path without a language leads: the same path and query in the visitor's language; old product
 * addresses to the list (shop document §2). Null for a path that is fine.
 */
export function languageRedirect(request: Request): string | null {
	const { pathname, search } = new URL(request.url);
	// The home page's data has the language as its file name: /nl.data.
	const first = (pathname.split("/")[1] ?? "").replace(/\.data$/, "");
	if (isLanguage(first) || files.test(pathname)) return null;
	const language = negotiateLanguage(
		readLanguageChoice(request.headers.get("Cookie")),
		request.headers.get("Accept-Language"),
	);
	if (first === reefers) return `/de/${reefers}${search}`;
	if (first === "product") return `/${language}/container`;
	return pathname === "/" ? `/${language}${search}` : `/${language}/${pathname.replace(/^\/+/, "")}${search}`;
}

/** The shop as a function from Request to Response. */
export function createHttpApp(services: Services, pages: PageCache, clientDir: string): Hono {
	const handle = createRequestHandler(build, "production");
	const { publicUrl } = services.config;

	/** The visitor's network address: the proxy's word for it behind one, else that of the connection. */
	function addressOf(c: Context): string {
		const forwarded = c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim();
		if (publicUrl !== null && forwarded) return forwarded;
		// Requests that are made in this process, as tests do, have no connection.
		return "incoming" in (c.env ?? {}) ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
	}

	/** Behind a proxy the public address counts, for links and for secure cookies. */
	function publicRequest(request: Request): Request {
		if (publicUrl === null) return request;
		const { pathname, search } = new URL(request.url);
		return new Request(publicUrl + pathname + search, request);
	}

	const app = new Hono();
	app.use(async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(securityHeaders)) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
	});
	const staticFile = serveStatic({ root: clientDir, precompressed: true });
	function keptFor(cacheControl: string): MiddlewareHandler {
		return async (c, next) => {
			const response = await staticFile(c, next);
			if (response?.ok) response.headers.set("Cache-Control", cacheControl);
			return response;
		};
	}
	app.on("GET", ["/assets/*", "/pictures/*"], keptFor("public, max-age=31536000, immutable"));
	app.on("GET", ["/images/*", "/favicon.svg"], keptFor("public, max-age=86400"));
	app.get("/uploads/*", (c) => serveUpload(services.files, c.req.raw));
	// PostgreSQL takes no NUL in a text: an address with one names nothing.
	app.use(async (c, next) => (/%00|\0/.test(c.req.url) ? c.text("bad request", 400) : next()));
	app.use(async (c, next) => {
		const target = languageRedirect(c.req.raw);
		if (target === null) return next();
		c.header("Vary", "Accept-Language, Cookie");
		c.header("Cache-Control", "private, no-store");
		return c.redirect(target, 302);
	});
	const answer = (c: Context, given: Request) =>
		pages.serve(publicRequest(given), (request) =>
			handle(request, createRequestContext(services, addressOf(c))),
		);
	app.use(async (c, next) => {
		if (!c.req.raw.body) return next();
		const sender = await senderOf(services, c.req.raw);
		return bodyLimit({
			maxSize: bodyLimits[sender],
			onError: async (refused) => {
				if (sender === "stranger") return refused.text("not signed in", 403);
				if (sender !== "uploader") return refused.text("too large", 413);
				return answer(refused, await tooLargeUpload(refused.req.raw));
			},
		})(c, next);
	});
	app.all("*", (c) => answer(c, c.req.raw));
	app.onError((error, c) => {
		log.error("request failed", { path: new URL(c.req.url).pathname, error: errorText(error) });
		return c.text("the shop cannot answer right now", 500);
	});
	return app;
}
