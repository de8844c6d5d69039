import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { catalogues } from "./i18n/catalogues.server.ts";
import { I18nProvider, languageOfPath } from "./i18n/i18n.tsx";
import { errorPlace, errorText, log } from "./platform/log.server.ts";

/** Renders a whole document: complete before the first byte, so that it can be kept, measured and compressed once. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const language = languageOfPath(new URL(request.url).pathname);
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<I18nProvider language={language} messages={catalogues[language]}>
				<ServerRouter context={routerContext} url={request.url} />
			</I18nProvider>,
			{
				// Every part in its place: what React would move into the page by script stays hidden without scripts.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(timeout);
					const body = new PassThrough();
					headers.set("Content-Type", "text/html; charset=utf-8");
					headers.set("Content-Language", language);
					resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
					pipe(body);
				},
				onShellError: reject,
				onError(error) {
					log.error("rendering failed", { path: new URL(request.url).pathname, error: errorText(error) });
				},
			},
		);
		const timeout = setTimeout(() => abort(), 10_000);
	});
}

export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	log.error("request failed", {
		method: request.method,
		path: new URL(request.url).pathname,
		error: errorText(error),
		place: errorPlace(error),
	});
}
