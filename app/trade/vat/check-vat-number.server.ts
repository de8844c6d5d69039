import { eq, lt, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { VatCheck } from "~/values/order-vat.ts";
import { askVies } from "./vies.server.ts";

const { vatChecks } = schema;

/** A few seconds: a buyer waits for the sum. */
const timeoutMs = 4_000;

/** For how many minutes an answer stands for the next question: an order begins and ends with the same one. */
const goodFor = { valid: 60, invalid: 10, unknown: 1 } as const satisfies Record<VatCheck["state"], number>;
const minuteMs = 60_000;
const keptMs = 24 * 60 * minuteMs;

/** Asked at the same moment at most; who comes on top is told that nobody knows. */
const mostAtOnce = 8;
let asking = 0;

/** What is being looked up, in the database first; null for whoever came to it and may not ask. */
const inFlight = new Map<string, Promise<VatCheck | null>>();

/** How many numbers one address may have checked within an hour, in each process: the Commission shuts out who floods it. */
const mostAnHour = 30;
let hour = { start: 0, counts: new Map<string, number>() };

function mayAsk(address: string | null, now: Date): boolean {
	if (address === null) return true;
	const start = now.getTime() - (now.getTime() % (60 * minuteMs));
	if (hour.start !== start) hour = { start, counts: new Map() };
	const count = (hour.counts.get(address) ?? 0) + 1;
	hour.counts.set(address, count);
	return count <= mostAnHour;
}

async function findAnswer(db: Db, number: string, now: Date): Promise<VatCheck | null> {
	const [row] = await db.select().from(vatChecks).where(eq(vatChecks.number, number));
	if (!row) return null;
	const age = now.getTime() - row.askedAt.getTime();
	return age < goodFor[row.answer.state] * minuteMs ? row.answer : null;
}

async function keepAnswer(db: Db, answer: VatCheck, now: Date): Promise<void> {
	await db
		.insert(vatChecks)
		.values({ number: answer.number, answer, askedAt: now })
		.onConflictDoUpdate({
			target: vatChecks.number,
			set: { answer: sql`excluded.answer`, askedAt: sql`excluded.asked_at` },
		});
}

/** Forgets what was asked more than a day ago; an order keeps its own proof. One statement. */
export async function forgetAnswers(db: Db, now: Date): Promise<void> {
	await db.delete(vatChecks).where(lt(vatChecks.askedAt, new Date(now.getTime() - keptMs)));
}

/** Who asks VIES. @property url null: nobody is asked; @property requester the company's own number */
export type Asker = { db: Db; url: string | null; requester: string };

/**
 * What VIES says of a number, or said a moment ago. It never fails and never waits longer than a few seconds: a sale does
 * not hang on it. Not to be called within a transaction.
 * @param number of the Union, with its country in front and without blanks
 * @param from address that asks, for its limit; null: the shop itself, which wants a new answer
 */
export async function checkVatNumber(
	{ db, url, requester }: Asker,
	number: string,
	{ from, now }: { from: string | null; now: Date },
): Promise<VatCheck> {
	const unknown = (why: string): VatCheck => ({
		...{ number, state: "unknown", consultation: null, name: null, address: null },
		...{ askedAt: now.toISOString(), raw: why },
	});
	if (url === null) return unknown("off");
	async function lookUp(vies: string): Promise<VatCheck | null> {
		const known = from === null ? null : await findAnswer(db, number, now);
		if (known) return known;
		if (asking >= mostAtOnce || !mayAsk(from, now)) return null;
		asking += 1;
		try {
			const answer = await askVies({ url: vies, requester, timeoutMs }, number, now);
			await keepAnswer(db, answer, now).catch((error) => {
				log.warn("answer of VIES not kept", { error: errorText(error) });
			});
			return answer;
		} finally {
			asking -= 1;
		}
	}
	// Whoever wants a new answer does not join those whom an earlier one will do.
	const key = from === null ? `${number} anew` : number;
	try {
		for (let running = inFlight.get(key); running; running = inFlight.get(key)) {
			const answer = await running;
			if (answer) return answer;
		}
		const looking = lookUp(url);
		inFlight.set(key, looking);
		return (await looking.finally(() => inFlight.delete(key))) ?? unknown("asked too often");
	} catch (error) {
		log.warn("VAT number not checked", { error: errorText(error) });
		return unknown("failed");
	}
}
