import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { forEveryone } from "./content-security.ts";
import { leadToPresentPictures, picturesIn } from "./earlier-pictures.ts";

const forever = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";

/**
 * Answers for the files of a folder: those with their content's sum in their name for good, the others for a day, and
 * addresses of pictures' earlier editions with the present ones.
 * @param clientDir folder of the built files
 */
export function serveDeliveredFiles(app: Hono, clientDir: string): void {
	const staticFile = serveStatic({ root: clientDir, precompressed: true });
	function keptFor(cacheControl: string, given: Record<string, string> = {}): MiddlewareHandler {
		return async (c, next) => {
			const response = await staticFile(c, next);
			if (response?.ok) {
				for (const [name, value] of Object.entries({ ...given, "Cache-Control": cacheControl })) {
					response.headers.set(name, value);
				}
				// Nobody asks again for what never changes.
				if (cacheControl === forever) response.headers.delete("Last-Modified");
			}
			return response;
		};
	}
	app.on("GET", "/assets/*", keptFor(forever));
	app.on("GET", "/pictures/*", keptFor(forever, forEveryone));
	const presentPicture = leadToPresentPictures(picturesIn(clientDir));
	app.on("GET", "/pictures/*", (c, next) => {
		const led = presentPicture(c.req.path);
		if (led === null) return next();
		c.header("Cache-Control", aDay);
		for (const [name, value] of Object.entries(forEveryone)) c.header(name, value);
		return Promise.resolve(c.redirect(led, 301));
	});
	app.on("GET", ["/images/*", "/favicon.svg"], keptFor(aDay, forEveryone));
}
