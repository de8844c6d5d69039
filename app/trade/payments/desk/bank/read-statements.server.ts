import { mostStatementBytes, type ReadFile, StatementError } from "./bank-statement.ts";
import { isXml, readCamt } from "./camt.server.ts";
import { isCoda, readCoda } from "./coda.ts";

/** Null where the bytes are not of that encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

/** As its declaration says, UTF-8 without one. */
function decodeXml(bytes: Uint8Array): string {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	const encoding = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{1,20})["']/.exec(head)?.[1] ?? "utf-8";
	const known = /^(?:utf-?8|us-ascii|iso-8859-(?:1|15)|windows-1252)$/i.test(encoding);
	const text = known ? decode(bytes, encoding) : null;
	if (text === null) throw new StatementError("encoding");
	return text;
}

/** Banks write Latin-1; a program in between may have made UTF-8 of it, which its lengths tell. */
function decodeCoda(bytes: Uint8Array): string {
	const latin = new TextDecoder("latin1").decode(bytes);
	const unicode = decode(bytes, "utf-8");
	if (unicode === null || unicode === latin) return latin;
	return unicode.split(/\r?\n/).every(({ length }) => length === 128 || length === 0) ? unicode : latin;
}

/**
 * The statements of a file that a bank offers, CODA or CAMT.053, or why it is refused: nothing of a file is taken that is not
 * right as a whole.
 */
export function readStatements(bytes: Uint8Array): ReadFile {
	if (bytes.length > mostStatementBytes) return { problem: "tooLarge" };
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1_000)).replace(/^ï»¿/, "");
	if (bytes.length === 0 || (bytes.length < 1_000 && head.trim() === "")) return { problem: "empty" };
	try {
		if (isXml(head)) return { statements: readCamt(decodeXml(bytes).replace(/^\ufeff/, "")) };
		if (isCoda(head)) return { statements: readCoda(decodeCoda(bytes)) };
		return { problem: "unknown" };
	} catch (error) {
		if (error instanceof StatementError) return error.refusal;
		// Sums that no account has.
		if (error instanceof RangeError) return { problem: "figures" };
		throw error;
	}
}
