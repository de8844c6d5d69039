/** What a body may have. Forms here have under twenty fields, those of the owner's side some hundreds. */
export type BodyLimits = { bytes: number; fields: number };

/** Why a body is not taken, as a status: 400 malformed or too many fields, 413 too many bytes, 415 no form. */
export type BodyRefusal = { refused: 400 | 413 | 415 };

const ampersand = 0x26;
/** Names the boundary between the parts of a form: RFC 2046 §5.1.1 allows seventy characters. */
export const boundaryForm = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i;

/** All bytes of a body; null when there are more than allowed or its sender went away. */
async function readBytes(request: Request, most: number): Promise<Uint8Array | null | "gone"> {
	if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
	if (!request.body) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let length = 0;
	// A reader, and no early end of a loop: whoever is refused may still be heard to the end.
	const reader = request.body.getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return Buffer.concat(chunks, length);
			length += value.length;
			if (length > most) return null;
			chunks.push(value);
		}
	} catch {
		return "gone";
	} finally {
		reader.releaseLock();
	}
}

/** How often one sequence of bytes stands in others, counted no further than needed. */
function countUpTo(bytes: Uint8Array, wanted: string | number, most: number): number {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let count = 0;
	for (let at = buffer.indexOf(wanted); at >= 0 && count <= most; at = buffer.indexOf(wanted, at + 1))
		count++;
	return count;
}

/** Whether the platform can read the form; what it cannot would fail in whichever action reads it. */
async function isReadable(bytes: Uint8Array, contentType: string): Promise<boolean> {
	try {
		await new Response(new Uint8Array(bytes), { headers: { "Content-Type": contentType } }).formData();
		return true;
	} catch {
		return false;
	}
}

/**
 * Takes a form's body whole, before anything parses it: of the two kinds that browsers send, within its bytes, with
 * no more fields or parts than any form here has, and readable to its end.
 * @returns the request with the body in memory, or why it is refused
 */
export async function admitBody(request: Request, limits: BodyLimits): Promise<Request | BodyRefusal> {
	const contentType = request.headers.get("Content-Type") ?? "";
	const kind = contentType.split(";")[0]?.trim().toLowerCase();
	const boundary = boundaryForm.exec(contentType)?.slice(1).find(Boolean);
	const isMultipart = kind === "multipart/form-data";
	const isForm = isMultipart ? boundary !== undefined : kind === "application/x-www-form-urlencoded";
	const bytes = await readBytes(request, limits.bytes);
	if (bytes === null) return { refused: 413 };
	if (bytes === "gone") return { refused: 400 };
	if (!isForm && bytes.length > 0) return { refused: 415 };
	const separator = isMultipart ? `--${boundary}` : ampersand;
	if (countUpTo(bytes, separator, limits.fields) > limits.fields) return { refused: 400 };
	if (isMultipart && !(await isReadable(bytes, contentType))) return { refused: 400 };
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	headers.delete("Transfer-Encoding");
	if (!isForm) headers.set("Content-Type", "application/x-www-form-urlencoded");
	return new Request(request.url, { method: request.method, headers, body: new Uint8Array(bytes) });
}
