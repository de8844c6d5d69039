import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/sitemap-file";
import { listFiles, urlSet, xmlHeaders } from "./sitemap-files.server.ts";

/** One file of a large shop's sitemap, sent as it is written: it is megabytes, and asked for once a day. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, config } = services(context);
	const file = (await listFiles(db)).find(({ name }) => name === params.file);
	if (!file) throw new Response(null, { status: 404 });
	const encoder = new TextEncoder();
	const pieces = urlSet(db, config.origin, [file]);
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		async pull(stream) {
			const { done, value } = await pieces.next();
			if (done) stream.close();
			else stream.enqueue(encoder.encode(value));
		},
		async cancel() {
			await pieces.return();
		},
	});
	const isSmall = /\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "");
	return new Response(isSmall ? body.pipeThrough(new CompressionStream("gzip")) : body, {
		headers: {
			...xmlHeaders,
			...(isSmall && { "Content-Encoding": "gzip" }),
			"Cache-Control": "public, max-age=3600",
			Vary: "Accept-Encoding",
		},
	});
}
