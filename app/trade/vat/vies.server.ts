import { z } from "zod";
import type { VatCheck } from "~/values/order-vat.ts";
import { partsOfVatNumber } from "~/values/vat-number.ts";

/** How VIES is reached. @property requester the company's own VAT number, for which proof is given */
export type ViesAccess = { url: string; requester: string; timeoutMs: number };

/** An answer is some hundred bytes. */
const longestAnswer = 64 * 1_024;

/** What of an answer is read; the rest is kept as it came. Names as the service of the Commission writes them. */
const answerShape = z.object({
	valid: z.boolean(),
	countryCode: z.string(),
	vatNumber: z.string(),
	requestIdentifier: z.string().nullish(),
	name: z.string().nullish(),
	address: z.string().nullish(),
});
const refusalShape = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** States that tell no names answer with dashes. */
const said = (text: string | null | undefined) => (text && !/^[-\s]*$/.test(text) ? text.trim() : null);

/** The whole of an answer's text. @throws Error where it is longer than any that VIES gives */
async function readShort(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	let [text, length] = ["", 0];
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		if (length > longestAnswer) throw new Error("answer too long");
		text += decoder.decode(chunk, { stream: true });
	}
	return text;
}

type Answer = { answer: z.infer<typeof answerShape>; raw: unknown } | { refusal: string };

async function send(url: string, body: Record<string, string>, signal: AbortSignal): Promise<Answer> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify(body),
		redirect: "error",
		signal,
	});
	const raw: unknown = JSON.parse(await readShort(response));
	const refusal = refusalShape.safeParse(raw).data?.errorWrappers[0]?.error;
	if (refusal !== undefined) return { refusal };
	if (!response.ok) return { refusal: `status ${response.status}` };
	return { answer: answerShape.parse(raw), raw };
}

/**
 * Asks VIES about a number of another member state. It never fails: without an answer in time, with one that is none of
 * its own or about another number, the state is unknown and `raw` says why.
 * @param number with its country in front
 */
export async function askVies(access: ViesAccess, number: string, now: Date): Promise<VatCheck> {
	const asked = partsOfVatNumber(number);
	const without = { consultation: null, name: null, address: null, askedAt: now.toISOString() };
	const unknown = (why: string): VatCheck => ({ number, state: "unknown", ...without, raw: why });
	if (asked === null) return { number, state: "invalid", ...without, raw: "no number of the Union" };
	const own = partsOfVatNumber(access.requester);
	const question = { countryCode: asked.country, vatNumber: asked.rest };
	const asker = own && { requesterMemberStateCode: own.country, requesterNumber: own.rest };
	// One end for both tries: whoever waits for the sum waits no longer.
	const signal = AbortSignal.timeout(access.timeoutMs);
	try {
		let given = await send(access.url, { ...question, ...asker }, signal);
		// Where VIES does not know the company itself, it answers without proof of having been asked.
		if ("refusal" in given && given.refusal === "INVALID_REQUESTER_INFO") {
			given = await send(access.url, question, signal);
		}
		if ("refusal" in given) {
			if (given.refusal !== "INVALID_INPUT") return unknown(given.refusal);
			return { number, state: "invalid", ...without, raw: given.refusal };
		}
		const { answer, raw } = given;
		if (answer.countryCode !== asked.country || answer.vatNumber.replace(/[\s.-]/g, "") !== asked.rest) {
			return unknown("answer about another number");
		}
		return {
			...{ number, state: answer.valid ? "valid" : "invalid", askedAt: without.askedAt, raw },
			...{
				consultation: said(answer.requestIdentifier),
				name: said(answer.name),
				address: said(answer.address),
			},
		};
	} catch (error) {
		return unknown(signal.aborted ? "no answer in time" : error instanceof Error ? error.name : "failed");
	}
}
