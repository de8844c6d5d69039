import { Readable } from "node:stream";
import type { Files } from "~/platform/files.server.ts";

const types: Record<string, string> = { jpg: "image/jpeg", avif: "image/avif", webp: "image/webp" };
const form = /^\/uploads\/((?:[\w-]{1,80}\/){0,4}[\w-]{1,120}\.(jpg|avif|webp))$/;

/** What nobody gets more of than they asked for: no script, no frame, no guess at another type. */
const closed = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };

function answer(status: number, text: string): Response {
	return new Response(text, { status, headers: { ...closed, "Cache-Control": "no-store" } });
}

/**
 * Serves an uploaded picture by its path; the query says only how large it is. A stored file never changes: another
 * picture has another address.
 */
export async function serveUpload(files: Files, request: Request): Promise<Response> {
	const [, key, extension = ""] = form.exec(new URL(request.url).pathname) ?? [];
	if (key === undefined) return answer(404, "not found");
	try {
		const file = await files.find(key);
		if (!file) return answer(404, "not found");
		const headers = {
			...closed,
			"Content-Type": types[extension] ?? "",
			"Cache-Control": "public, max-age=31536000, immutable",
			ETag: file.etag,
		};
		if (request.headers.get("If-None-Match")?.includes(file.etag)) {
			return new Response(null, { status: 304, headers });
		}
		const body = request.method === "HEAD" ? null : Readable.toWeb(await file.open());
		return new Response(body as ReadableStream | null, {
			headers: { ...headers, "Content-Length": String(file.size) },
		});
	} catch {
		// The storage has written its line.
		return answer(503, "the picture cannot be read right now");
	}
}
