import { errorText } from "~/platform/log.server.ts";

/** A document on its way. @property number also the provider's key: the same number is the same document */
export type EInvoice = {
	number: string;
	/** Electronic address of the buyer, scheme and id: 0208:0428759497. */
	receiver: string;
	ubl: string;
};

/**
 * What a provider makes of it. Sent only where it has given the document an id; unsure is everything that may go well the
 * next time, and what was said without being understood.
 */
export type SendOutcome =
	| { state: "sent"; providerId: string; answer: string }
	| { state: "refused"; answer: string }
	| { state: "unsure"; answer: string };

/** Takes a document to the buyer's access point. It never throws, and ends in time. */
export type EInvoiceSender = { send: (invoice: EInvoice) => Promise<SendOutcome> };

/** As much of an answer as is kept. */
const longestAnswer = 2_000;

/** Answers that say that the document is wrong, whoever sends it and whenever. */
const refusals = [400, 413, 415, 422];

function idIn(body: string): string | null {
	try {
		const { id } = JSON.parse(body) as { id?: unknown };
		const text = typeof id === "string" || typeof id === "number" ? String(id).trim() : "";
		return text === "" || text.length > 200 ? null : text;
	} catch {
		return null;
	}
}

/**
 * A provider by HTTP: `POST` of the UBL with `Idempotency-Key: <number>` and `Receiver: <scheme>:<id>`, answered by JSON
 * with the document's `id`. 409: it has that number already, and names the same id.
 * @param timeoutMs for all of it
 */
export function createHttpSender({
	url,
	token,
	timeoutMs = 15_000,
}: {
	url: string;
	token: string;
	timeoutMs?: number;
}): EInvoiceSender {
	return {
		async send({ number, receiver, ubl }) {
			try {
				const response = await fetch(url, {
					method: "POST",
					redirect: "error",
					signal: AbortSignal.timeout(timeoutMs),
					headers: {
						Authorization: `Bearer ${token}`,
						"Content-Type": "application/xml; charset=utf-8",
						Accept: "application/json",
						"Idempotency-Key": number,
						Receiver: receiver,
					},
					body: ubl,
				});
				const body = await response.text();
				const answer = `${response.status} ${body}`.replaceAll("\u0000", "").slice(0, longestAnswer);
				if (refusals.includes(response.status)) return { state: "refused", answer };
				const providerId = response.ok || response.status === 409 ? idIn(body) : null;
				return providerId === null ? { state: "unsure", answer } : { state: "sent", providerId, answer };
			} catch (error) {
				return { state: "unsure", answer: errorText(error).slice(0, longestAnswer) };
			}
		},
	};
}
