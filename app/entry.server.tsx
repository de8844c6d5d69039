import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import style from "./app.css?inline";
import { catalogues, ownersCatalogues } from "./i18n/catalogues.server.ts";
import { I18nProvider, languageOfPath } from "./i18n/i18n.tsx";
import { isDeskPage } from "./i18n/load-messages.ts";
import { OwnPartsContext } from "./own-parts.ts";
import { scriptMarkHeader } from "./platform/http.server.ts";
import { errorPlace, errorText, log } from "./platform/log.server.ts";
import { noteFailure } from "./platform/services.server.ts";
import typefaceRule from "./typeface.css?inline";
import typefaceUrl from "./ui/fonts/archivo.woff2";
import wake from "./wake/wake.inline.ts?script";

const typeface = { url: typefaceUrl, rule: typefaceRule };

/** Takes all that is written, and hands it on as one piece at the end. */
function collect(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
	const chunks: Uint8Array[] = [];
	return new Writable({
		// Text of any length, as React hands it over.
		highWaterMark: Number.MAX_SAFE_INTEGER,
		write(chunk: Uint8Array, _encoding, taken) {
			chunks.push(chunk);
			taken();
		},
		final(taken) {
			done(Buffer.concat(chunks));
			taken();
		},
	});
}

/** Renders a whole document: complete before the first byte, so that it can be kept, measured and compressed once. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const language = languageOfPath(new URL(request.url).pathname);
	const routes = routerContext.staticHandlerContext.matches.map(({ route }) => route.id);
	// A word that the browser will not have is missing here already.
	const messages = (isDeskPage(routes) ? ownersCatalogues : catalogues)[language];
	// Marks the rendering's own scripts and styles for the policy: what came with stored text cannot know it.
	const mark = randomBytes(16).toString("base64url");
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<I18nProvider language={language} messages={messages}>
				<OwnPartsContext value={{ style, wake, typeface, mark }}>
					<ServerRouter context={routerContext} url={request.url} nonce={mark} />
				</OwnPartsContext>
			</I18nProvider>,
			{
				nonce: mark,
				// Every part in its place: what React would move into the page by script stays hidden without scripts.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(timeout);
					// What was broken off is no page: it would be kept as one.
					if (isBrokenOff) return reject(new Error("the page took too long to render"));
					headers.set("Content-Type", "text/html; charset=utf-8");
					headers.set("Content-Language", language);
					headers.set(scriptMarkHeader, mark);
					pipe(collect((body) => resolve(new Response(body, { headers, status }))));
				},
				onShellError: reject,
				onError(error) {
					log.error("rendering failed", { path: new URL(request.url).pathname, error: errorText(error) });
				},
			},
		);
		let isBrokenOff = false;
		const timeout = setTimeout(() => {
			isBrokenOff = true;
			abort();
		}, 10_000);
	});
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

export function handleError(error: unknown, { request, context }: Failed): void {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	noteFailure(context, error);
	log.error("request failed", {
		method: request.method,
		path: new URL(request.url).pathname,
		error: errorText(error),
		place: errorPlace(error),
	});
}
