import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import {
	type ClaimedMail,
	type ClaimOrder,
	claimMail,
	claimSeconds,
	giveBack,
	recordRefusal,
	recordSent,
} from "./claimed-mail.server.ts";
import { createMailWaiters } from "./mail-waiters.ts";
import { judgeFailure } from "./send-failure.ts";
import { type MailSender, smtpConnections } from "./smtp.server.ts";
import { pauseMs, secondsAfterRefusal, secondsUntilNextTry } from "./try-times.ts";
import { type Letters, writeUpMails } from "./write-up.server.ts";

/** Mails of other processes, and those whose time has come, are found this often. */
const lookEveryMs = 2_000;
const longestFormWaitMs = 3_000;
const recordAgainMs = 1_000;
/** What a stop gives to the mails in hand, and then to the records of those that it cut off. */
const stopMs = 5_000;
const lastRecordsMs = 1_000;

export type Courier = {
	/** Something new waits: goes to look at once, a pause for the mail server's trouble included. */
	deliver: () => void;
	/** Waits at most 3 s for mails that were just written; false: they go later. */
	areOut: (ids: readonly string[]) => Promise<boolean>;
	/** Ends after the mails in hand, within six seconds. */
	stop: () => Promise<void>;
};

/**
 * Takes the mails of the outbox to the mail server, a few at a time, one of them always the one that has waited for
 * longest. No row, transaction or connection to the database is held while a mail is under way. Each process runs one;
 * they share the outbox by claims. It never throws, and goes on by itself after any trouble of database or mail server.
 */
export function startCourier({
	db,
	sender,
	letters,
}: {
	db: Db;
	sender: MailSender;
	letters: Letters;
}): Courier {
	const waiters = createMailWaiters(longestFormWaitMs);
	const inHand = new Map<Promise<void>, ClaimOrder>();
	let stopped = false;
	let looking = false;
	let handedOut = Promise.resolve();
	let lookAgain = false;
	let timer: NodeJS.Timeout | undefined;
	let databaseIsAway = false;
	/** The mail server's: when it was seen last, how often in a row, and until when all mails rest. */
	let trouble: { at: number; failures: number; until: number } | null = null;
	let lastAnswer = Number.NEGATIVE_INFINITY;

	function lanes(): number {
		if (trouble === null) return smtpConnections;
		// One mail at a time finds out whether the server is back.
		return performance.now() < trouble.until ? 0 : 1;
	}

	function nextOrder(): ClaimOrder {
		if (trouble !== null) return "oldest";
		return [...inHand.values()].includes("oldest") ? "newest" : "oldest";
	}

	function lookIn(ms: number): void {
		clearTimeout(timer);
		if (stopped) return;
		timer = setTimeout(look, ms);
		timer.unref();
	}

	function look(): void {
		lookAgain = true;
		if (looking) return;
		looking = true;
		handedOut = handOut();
	}

	async function handOut(): Promise<void> {
		while (lookAgain && !stopped) {
			lookAgain = false;
			await writeUp();
			while (!stopped && inHand.size < lanes()) {
				const order = nextOrder();
				const mail = await nextMail(order);
				if (mail === null) break;
				take(mail, order);
			}
		}
		looking = false;
		const rest = trouble === null ? 0 : trouble.until - performance.now();
		lookIn(rest > 0 ? rest : lookEveryMs);
	}

	/** A few at a time: the rest is found when these are out. */
	async function writeUp(): Promise<void> {
		try {
			await writeUpMails(db, letters);
		} catch (error) {
			if (!databaseIsAway && !stopped) log.warn("mails not put into words", { error: errorText(error) });
		}
	}

	function take(mail: ClaimedMail, order: ClaimOrder): void {
		const carried = carry(mail).finally(() => {
			inHand.delete(carried);
			look();
		});
		inHand.set(carried, order);
	}

	async function nextMail(order: ClaimOrder): Promise<ClaimedMail | null> {
		try {
			const mail = await claimMail(db, order);
			if (databaseIsAway) log.info("outbox can be read again");
			databaseIsAway = false;
			return mail;
		} catch (error) {
			if (!databaseIsAway && !stopped) log.warn("outbox not read, mails wait", { error: errorText(error) });
			databaseIsAway = true;
			return null;
		}
	}

	async function carry(mail: ClaimedMail): Promise<void> {
		const startedAt = performance.now();
		try {
			if (stopped) throw new Error("the shop is closing");
			await sender.send(mail);
			serverAnswers();
			if (await record(mail, () => recordSent(db, mail))) log.info("mail sent", { mail: mail.id });
			waiters.isOut(mail.standsInFor ?? mail.id);
		} catch (error) {
			await noteFailure(mail, error, startedAt);
		}
	}

	async function noteFailure(mail: ClaimedMail, error: unknown, startedAt: number): Promise<void> {
		const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
		const failure = judgeFailure(error);
		if (failure === "server" && stopped) {
			await record(mail, () => giveBack(db, mail, { seconds: 0, lastError }));
			return;
		}
		// Others got through meanwhile: the connection broke over this mail.
		if (failure === "server" && lastAnswer < startedAt) {
			const pause = serverFails(error, startedAt);
			// Due before the pause ends, but behind those that wait already: the next probe is another mail.
			await record(mail, () => giveBack(db, mail, { seconds: pause / 2_000, lastError }));
			return;
		}
		if (failure !== "server") serverAnswers();
		const isFinal = failure === "final";
		const seconds = isFinal ? secondsAfterRefusal : secondsUntilNextTry(mail.attempts);
		log.warn("mail not taken", { mail: mail.id, try: mail.attempts, error: errorText(error) });
		const refusal = { isFinal, isSure: failure !== "server", seconds, lastError };
		const left = await record(mail, () => recordRefusal(db, mail, refusal));
		if (left !== "replaced") waiters.isLate(mail.standsInFor ?? mail.id);
	}

	function serverAnswers(): void {
		lastAnswer = performance.now();
		if (trouble !== null) log.info("mail server answers again");
		trouble = null;
	}

	/** @returns how long all mails rest now, in milliseconds */
	function serverFails(error: unknown, startedAt: number): number {
		const now = performance.now();
		if (trouble === null) log.warn("mail server fails, mails wait", { error: errorText(error) });
		// Mails that were under way together tell of one failure.
		if (trouble === null || startedAt > trouble.at) {
			const failures = (trouble?.failures ?? 0) + 1;
			trouble = { at: now, failures, until: now + pauseMs(failures) };
		}
		waiters.allAreLate();
		return Math.max(trouble.until - now, 0);
	}

	/** Tries to record until the claim runs out: a database that is away for a moment sends no mail twice. */
	async function record<T>(mail: ClaimedMail, write: () => Promise<T>): Promise<T | null> {
		const until = performance.now() + claimSeconds * 1_000;
		for (;;) {
			try {
				return await write();
			} catch (error) {
				if (performance.now() > until || stopped) {
					log.error("mail's outcome not recorded", { mail: mail.id, error: errorText(error) });
					return null;
				}
				await wait(recordAgainMs, undefined, { ref: false });
			}
		}
	}

	look();
	return {
		deliver() {
			// A pause keeps nobody from trying, at most as often as the shortest one allows.
			if (trouble !== null) trouble.until = Math.min(trouble.until, trouble.at + pauseMs(1));
			look();
		},
		areOut(ids) {
			// A server that is known to fail is not waited for.
			return trouble === null && !stopped ? waiters.wait(ids) : Promise.resolve(false);
		},
		async stop() {
			stopped = true;
			clearTimeout(timer);
			waiters.allAreLate();
			const carried = handedOut.then(() => Promise.allSettled(inHand.keys()));
			await Promise.race([carried, wait(stopMs, undefined, { ref: false })]);
			sender.close();
			await Promise.race([carried, wait(lastRecordsMs, undefined, { ref: false })]);
		},
	};
}
