import { mostBytes, uploadFields } from "~/media/media.ts";
import type { WhoAsks } from "~/people/accounts/who-asks.server.ts";
import { may, type Right } from "~/values/rights.ts";
import type { BodyLimits } from "./admit-body.ts";
import { typedFields } from "./typed-fields.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * Who sends a body, and to what: a visitor's form, a form of the owner's side (HTML in four languages), an image, papers
 * (statements of a bank, proofs of transport, files of notes).
 */
type Sender = "visitor" | "stranger" | "owner" | "uploader" | "importer";

/** What a body may have. Who has not signed in as an admin makes the shop hold no more than a visitor, but for `keptLimits`. */
export const bodyLimits: Record<Sender, BodyLimits> = {
	visitor: { bytes: 256 * kilobyte, fields: 60 },
	// As many fields as the owner: it may be the owner, whose session has ended.
	stranger: { bytes: 256 * kilobyte, fields: 2_000 },
	owner: { bytes: 2 * megabyte, fields: 2_000 },
	uploader: { bytes: mostBytes + megabyte, fields: 60 },
	importer: { bytes: 20 * megabyte, fields: 120 },
};

/**
 * What is held of a form of the owner's whose sender is signed out, a few at once: all that its page could send, so that
 * the answer keeps it. Of what is sent in all, files pass by unread.
 */
export const keptLimits: BodyLimits = bodyLimits.owner;
export const mostSentByStranger = bodyLimits.uploader.bytes;

const imagePath = /^\/[a-z]{2}\/admin\/media(\.data)?$/;
const bankPath = /^\/[a-z]{2}\/admin\/bank\/import(\.data)?$/;
/** Their forms take files along: a proof of transport, and what comes with a note. */
const deliveryPath = /^\/[a-z]{2}\/admin\/deliveries\/[0-9a-f-]{36}(\.data)?$/;
const notedPath = /^\/[a-z]{2}\/admin\/(orders|quotes|offers|messages)\/[0-9a-f-]{36}(\.data)?$/;
/** Where papers are sent to, and what it needs. */
const withPapers: readonly [path: RegExp, right: Right][] = [
	[bankPath, "bank.change"],
	[deliveryPath, "deliveries.confirm"],
	[notedPath, "notes.add"],
];
const ownerPath = /^\/([a-z]{2}\/(admin|products\/admin|blog\/admin)\/|redirect-manager(\.data|\/|$))/;

/** Who sends a request with a body. One look at the session on the owner's paths, none elsewhere. */
export async function senderOf(pathname: string, who: WhoAsks): Promise<Sender> {
	if (!ownerPath.test(pathname)) return "visitor";
	const role = (await who.session())?.role ?? null;
	if (role === null) return "stranger";
	if (withPapers.some(([path, right]) => path.test(pathname) && may(role, right))) return "importer";
	return imagePath.test(pathname) && may(role, "pictures.add") ? "uploader" : "owner";
}

/** Bytes of an image that are dropped, so that the browser comes to read what was wrong. */
const mostDropped = 200 * megabyte;

/** Bytes of it that are looked through for what was typed before its file. */
const mostTyped = 64 * kilobyte;

/** Bytes and milliseconds of any other body that are taken and dropped for the same reason. */
const mostHeard = 4 * megabyte;
const longestHearingMs = 5_000;

/**
 * Takes the rest of a body that is refused and drops it, as far as that is soon done: a sender that is cut off while it
 * sends never reads why.
 */
export async function hearOut(request: Request): Promise<void> {
	if (!request.body || Number(request.headers.get("Content-Length") ?? 0) > mostHeard) return;
	const reader = request.body.getReader();
	// Ends a read that waits for a sender who says nothing more.
	const late = setTimeout(() => reader.cancel().catch(() => {}), longestHearingMs);
	try {
		let heard = 0;
		for (let part = await reader.read(); !part.done && heard < mostHeard; part = await reader.read()) {
			heard += part.value.length;
		}
	} catch {
		// Whoever sent it has gone.
	} finally {
		clearTimeout(late);
		reader.releaseLock();
	}
}

/**
 * Stands in for an upload that is too large: its page answers it in its own words, with what was typed before the file.
 * A browser reads an answer only when it has sent everything, so the rest of the body is taken and dropped.
 */
export async function tooLargeUpload(request: Request): Promise<Request> {
	let dropped = 0;
	const start: Uint8Array[] = [];
	// A body without a length has been read up to the limit already, and may have no end.
	if (request.body && request.headers.has("Content-Length")) {
		const reader = request.body.getReader();
		for (let part = await reader.read(); !part.done && dropped < mostDropped; part = await reader.read()) {
			if (dropped < mostTyped) start.push(part.value.subarray(0, mostTyped - dropped));
			dropped += part.value.length;
		}
	}
	const typed = typedFields(Buffer.concat(start), request.headers.get("Content-Type") ?? "");
	return withFields(request, { ...typed, [uploadFields.tooLarge]: "yes" });
}

/** Stands in for an upload that broke off: as good as none. */
export function withoutFields(request: Request): Request {
	return withFields(request, {});
}

function withFields(request: Request, fields: Record<string, string>): Request {
	const headers = new Headers(request.headers);
	for (const name of ["Content-Length", "Content-Type", "Transfer-Encoding"]) headers.delete(name);
	return new Request(request.url, { method: request.method, headers, body: new URLSearchParams(fields) });
}
