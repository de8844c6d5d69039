import { boundaryForm } from "./admit-body.ts";

/** More fields than any form has before its file. */
const mostFields = 60;

/**
 * What was typed into a form whose file is too large to be taken: its text fields up to the first file, as far as the
 * beginning of the body has them whole (RFC 7578).
 * @param start of the body
 */
export function typedFields(start: Uint8Array, contentType: string): Record<string, string> {
	const boundary = boundaryForm.exec(contentType)?.slice(1).find(Boolean);
	if (boundary === undefined) return {};
	// The first is what stands before the form; the last ends somewhere in the middle.
	const parts = Buffer.from(start).toString("utf8").split(`--${boundary}`).slice(1, -1);
	const fields: [name: string, value: string][] = [];
	for (const part of parts.slice(0, mostFields)) {
		const end = part.indexOf("\r\n\r\n");
		const head = part.slice(0, end);
		const [, name] = /^content-disposition:[^\r\n]*?;\s*name="([^"\r\n]*)"/im.exec(head) ?? [];
		if (end < 0 || name === undefined || /;\s*filename\*?=/i.test(head)) break;
		fields.push([name, part.slice(end + 4).replace(/\r\n$/, "")]);
	}
	return Object.fromEntries(fields);
}
