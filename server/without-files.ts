import { boundaryForm } from "./admit-body.ts";

const headEnd = "\r\n\r\n";

/** More bytes than the head of any part has, which names its field and file. */
const longestHead = 64 * 1024;

/** Passes a form on without what is in its files; a part that has no end to its head ends the body. */
function dropFiles(boundary: string): TransformStream<Uint8Array, Uint8Array> {
	const edge = `\r\n--${boundary}`;
	// The first part begins with the body, as if a line had ended before it.
	let held = Buffer.from("\r\n");
	let isFirst = true;
	let isFile = false;
	return new TransformStream({
		transform(chunk, controller) {
			const pass = (to: number) => {
				if (!isFile && to > 0) controller.enqueue(held.subarray(isFirst ? 2 : 0, to));
				if (to > 0) isFirst = false;
				held = held.subarray(to);
			};
			held = Buffer.concat([held, chunk]);
			for (let at = held.indexOf(edge); at >= 0; at = held.indexOf(edge)) {
				pass(at);
				isFile = false;
				const end = held.indexOf(headEnd, edge.length);
				if (end < 0 && held.length > longestHead)
					throw new Error("a part of the form has no end to its head");
				if (end < 0) return;
				const head = held.toString("latin1", 0, end);
				// A line's end is left in sight: a part that says nothing ends with the edge of the next.
				pass(end + headEnd.length);
				isFile = /;\s*filename\*?=/i.test(head);
			}
			// What may be the beginning of an edge waits for the rest of it.
			pass(Math.max(0, held.length - edge.length));
		},
		flush(controller) {
			if (!isFile) controller.enqueue(held);
		},
	});
}

/**
 * The same form with its files empty, so that what was typed beside them can be kept in memory. Files keep their names.
 * A body that is no form of parts stays as it is.
 */
export function withoutFiles(request: Request): Request {
	const boundary = boundaryForm
		.exec(request.headers.get("Content-Type") ?? "")
		?.slice(1)
		.find(Boolean);
	if (boundary === undefined || !request.body) return request;
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	const body = request.body.pipeThrough(dropFiles(boundary));
	return new Request(request.url, { method: request.method, headers, body, duplex: "half" } as RequestInit);
}
