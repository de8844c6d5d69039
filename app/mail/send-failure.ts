/** final: this mail is refused for good; later: it is put off; server: no mail gets through, whichever it is. */
export type SendFailure = "final" | "later" | "server";

/** The message itself cannot be sent, before any server has said a word: no recipient, too large, not readable. */
const faultsOfTheMail: readonly string[] = ["EENVELOPE", "EMESSAGE", "ESTREAM"];

/** Authentication wanted, too weak, wrong or to be encrypted (RFC 4954 §6). */
const authentication: readonly number[] = [530, 534, 535, 538];

/** Larger than the server takes (RFC 1870 §6.2): the only word on MAIL FROM that is about this one mail. */
const tooLarge = 552;

function fieldOf(error: unknown, name: "code" | "command" | "responseCode"): unknown {
	return error instanceof Error ? (error as Error & Partial<Record<typeof name, unknown>>)[name] : undefined;
}

/**
 * Whose trouble a failed sending is, by what nodemailer says of it. Without an answer of the server (refused, silent,
 * cut off, TLS, name not found, and anything unknown) it is the server's. An answer counts for the mail when it came
 * to RCPT TO or DATA. It counts for the server when it came before (greeting, EHLO, STARTTLS, AUTH), on MAIL FROM
 * because every mail has the same sender, and when it is 421, which closes the connection (RFC 5321 §3.8).
 */
export function judgeFailure(error: unknown): SendFailure {
	const code = String(fieldOf(error, "code"));
	const response = Number(fieldOf(error, "responseCode"));
	const command = String(fieldOf(error, "command"));
	if (!Number.isInteger(response)) return faultsOfTheMail.includes(code) ? "final" : "server";
	if (response === 421 || authentication.includes(response)) return "server";
	if (command === "MAIL FROM") return response === tooLarge ? "final" : "server";
	if (command !== "RCPT TO" && command !== "DATA") return "server";
	// 503, commands out of order, tells of the session: nodemailer calls it passing too.
	return response >= 500 && response !== 503 ? "final" : "later";
}
