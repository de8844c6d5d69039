import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { isDatabaseAway } from "~/platform/database-away.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Metrics } from "~/platform/metrics.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { builtFileHeaders, securityHeaders } from "./content-security.ts";
import { serveDeliveredFiles } from "./delivered-files.ts";
import type { Gates } from "./gates.ts";
import { leadToLanguage } from "./language-redirect.ts";
import { malformed } from "./malformed.ts";
import type { PageCache } from "./page-cache.ts";
import { createPageHandler } from "./page-handler.ts";
import { refuse } from "./refusal.ts";
import { takeForm } from "./take-form.ts";
import { serveUpload } from "./uploads.ts";

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

function plain(status: 200 | 503, text: string): Response {
	return new Response(text, {
		status,
		headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
	});
}

/** Whether a request may read the shop's figures. Whoever does not know the token does not learn that there are any. */
function mayReadFigures(token: string | null, authorization: string | undefined): boolean {
	if (token === null) return false;
	const [given, wanted] = [authorization ?? "", `Bearer ${token}`].map((text) =>
		createHash("sha256").update(text).digest(),
	);
	return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}

/** The shop as a function from Request to Response. */
export function createHttpApp(services: Services, { pages, gates, metrics, clientDir, isReady }: Edge): Hono {
	const { publicUrl, metricsToken } = services.config;
	const pageHandler = createPageHandler(services, { pages, gates });
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
		if (!mayReadFigures(metricsToken, c.req.header("Authorization"))) return next();
		return c.text(await metrics.text(), 200, {
			"Content-Type": metrics.contentType,
			"Cache-Control": "no-store",
		});
	});
	serveDeliveredFiles(app, clientDir);
	app.get("/uploads/*", (c) => serveUpload(services.files, c.req.raw));
	app.use((c, next) =>
		malformed.test(c.req.url) ? Promise.resolve(refuse(c.req.raw, "malformed")) : next(),
	);
	app.use(leadToLanguage(services, pageHandler.answer));
	app.post("*", takeForm(services, gates, pageHandler));
	app.all("*", (c) => pageHandler.answer(c, c.req.raw));
	app.onError((error, c) => {
		if (isDatabaseAway(error)) return refuse(c.req.raw, "away");
		log.error("request failed", { path: new URL(c.req.url).pathname, error: errorText(error) });
		return c.text("the shop cannot answer right now", 500);
	});
	return app;
}
