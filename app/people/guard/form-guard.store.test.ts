import { createHash, randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { sign } from "~/platform/secret.server.ts";
import type { GuardedForm } from "~/values/vocabulary.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { formFields } from "./form-fields.ts";
import {
	forgottenAtOnce,
	issueTicket,
	judgeTicket,
	noteTry,
	renewTicket,
	type TakingVerdict,
	type TicketVerdict,
	takeSubmission,
} from "./form-guard.server.ts";

const database = useTestDatabase({ seeded: false });
const { formSubmissions } = schema;

const secret = "a secret of the tests";
const opened = new Date("2026-03-02T09:00:00.000Z");
const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

function later(ms: number, start = opened): Date {
	return new Date(start.getTime() + ms);
}

type GuardVerdict = TicketVerdict | TakingVerdict;

type Submission = {
	form?: GuardedForm;
	/** Null: the field is not there. */
	ticket?: string | null;
	trap?: string;
	/** What was typed. */
	message?: string;
	address?: string;
	now?: Date;
};

/** Submits a quote form a minute after it was opened, from an address of its own, else as given. */
async function submit(given: Submission = {}): Promise<GuardVerdict> {
	const now = given.now ?? later(minute);
	const form = given.form ?? "quote";
	const ticket = given.ticket === undefined ? issueTicket(secret, form, later(-minute, now)) : given.ticket;
	const fields = new FormData();
	fields.set(formFields.trap, given.trap ?? "");
	fields.set("message", given.message ?? "Do you deliver?");
	if (ticket !== null) fields.set(formFields.ticket, ticket);
	return guard({ form, fields, address: given.address ?? randomUUID(), now });
}

/** As the forms do it: the ticket first, then the rest in the transaction that stores. */
async function guard(input: Parameters<typeof takeSubmission>[2]): Promise<GuardVerdict> {
	const verdict = judgeTicket(secret, input);
	if (verdict !== "pass") return verdict;
	return database.db.transaction((tx) => takeSubmission(tx, secret, input));
}

async function submitTimes(times: number, given: Submission): Promise<GuardVerdict[]> {
	const verdicts: GuardVerdict[] = [];
	for (let index = 0; index < times; index++) verdicts.push(await submit(given));
	return verdicts;
}

function noted() {
	return database.db.select().from(formSubmissions).orderBy(desc(formSubmissions.createdAt));
}

beforeEach(async () => {
	await database.db.delete(formSubmissions);
});

describe("the ticket", () => {
	const ticket = issueTicket(secret, "quote", opened);

	test.each([
		["two seconds", 2 * second],
		["a minute", minute],
		["a day", day],
	])("passes %s after the form was opened", async (_name, age) => {
		expect(await submit({ ticket, now: later(age) })).toBe("pass");
	});

	test.each([
		["at once", 0],
		["a moment before two seconds", 2 * second - 1],
		["a moment after a day", day + 1],
		["before it was opened", -minute],
	])("is asked for again %s", async (_name, age) => {
		expect(await submit({ ticket, now: later(age) })).toBe("again");
		expect(await noted()).toEqual([]);
	});

	const [time = "", nonce = "", code = ""] = ticket.split(".");
	test.each([
		["missing", null],
		["empty", ""],
		["without a signature", `${time}.${nonce}`],
		["with an empty signature", `${time}.${nonce}.`],
		["without a moment", `.${nonce}.${code}`],
		["with another moment", `${Number(time) - second}.${nonce}.${code}`],
		["with another note", `${time}.${nonce}x.${code}`],
		["signed by someone else", issueTicket("guessed", "quote", opened)],
		["of another form", issueTicket(secret, "contact", opened)],
		["signed for something else", `${time}.${nonce}.${sign(secret, `cart:${time}.${nonce}`)}`],
		["that is no ticket", "NaN.NaN.NaN"],
	])("is asked for again when it is %s", async (_name, forged) => {
		expect(await submit({ ticket: forged })).toBe("again");
		expect(await noted()).toEqual([]);
	});

	test("is as good on the contact form", async () => {
		expect(await submit({ form: "contact" })).toBe("pass");
	});
});

describe("a ticket that was taken", () => {
	const ticket = issueTicket(secret, "quote", opened);
	const [again, elsewhere] = [{ ticket }, { ticket, message: "Something else" }];

	test("is one of its own for every form that is handed out", () => {
		expect(issueTicket(secret, "quote", opened)).not.toBe(ticket);
	});

	test("stands for one submission: the same again is repeated, anything else needs a new one", async () => {
		expect(await submit(again)).toBe("pass");
		expect(await submit({ ...again, now: later(day) })).toBe("repeated");
		expect(await submit(elsewhere)).toBe("used");
		expect(await noted()).toHaveLength(1);
	});

	test("by a double click, from two addresses too, is taken once", async () => {
		const verdicts = await Promise.all(Array.from({ length: 6 }, () => submit(again)));
		expect(verdicts.toSorted()).toEqual(["pass", ...Array(5).fill("repeated")]);
	});

	test("is told so even when the address has used up its share", async () => {
		const address = "203.0.113.20";
		expect(await submit({ ...again, address })).toBe("pass");
		await submitTimes(4, { address });
		expect(await submit({ address })).toBe("too_many");
		expect(await submit({ ...again, address })).toBe("repeated");
	});

	test("is free again when nothing was stored", async () => {
		const fields = new FormData();
		fields.set(formFields.ticket, ticket);
		const input = { form: "quote", fields, address: "203.0.113.21", now: later(minute) } as const;
		const failing = database.db.transaction(async (tx) => {
			expect(await takeSubmission(tx, secret, input)).toBe("pass");
			throw new Error("the quote was not stored");
		});
		await expect(failing).rejects.toThrow("the quote was not stored");
		expect(await noted()).toEqual([]);
		expect(await guard(input)).toBe("pass");
	});

	test("that was refused for a flood is good for the next press", async () => {
		const address = "203.0.113.22";
		await submitTimes(5, { address });
		expect(await submit({ ...again, address })).toBe("too_many");
		expect(await submit({ ...again, address, now: later(11 * minute + 1) })).toBe("pass");
	});
});

describe("the ticket for the next try", () => {
	function next(ticket: string, age: number): string {
		const fields = new FormData();
		fields.set(formFields.ticket, ticket);
		return renewTicket(secret, "quote", fields, later(age));
	}

	test("is the one that was sent, so that waiting helps; a new one for one that is stale or forged", () => {
		const ticket = issueTicket(secret, "quote", opened);
		expect(next(ticket, second)).toBe(ticket);
		for (const bad of [next(ticket, day + 1), next("forged", second)]) expect(bad).not.toBe(ticket);
	});
});

describe("the trap", () => {
	test.each(["https://spam.example", " ", "0"])("shows a robot when it holds %j", async (trap) => {
		expect(await submit({ trap })).toBe("robot");
		expect(await noted()).toEqual([]);
	});

	test("shows a robot whatever the ticket says", async () => {
		expect(await submit({ trap: "x", ticket: null })).toBe("robot");
	});

	test("may be left out", async () => {
		const fields = new FormData();
		fields.set(formFields.ticket, issueTicket(secret, "quote", opened));
		const input = { form: "quote", fields, address: "192.0.2.2", now: later(minute) } as const;
		expect(await guard(input)).toBe("pass");
	});
});

describe("a flood", () => {
	const address = "203.0.113.7";
	const five: GuardVerdict[] = ["pass", "pass", "pass", "pass", "pass"];

	test("ends with the sixth submission within ten minutes", async () => {
		expect(await submitTimes(5, { address })).toEqual(five);
		expect(await submitTimes(2, { address, now: later(11 * minute - 1) })).toEqual(["too_many", "too_many"]);
		expect(await noted()).toHaveLength(5);
	});

	test("does not stop another address, nor another form", async () => {
		await submitTimes(6, { address });
		expect(await submit({ address: "203.0.113.8" })).toBe("pass");
		expect(await submitTimes(6, { address, form: "contact" })).toEqual([...five, "too_many"]);
	});

	test("may go on after the ten minutes, five at a time", async () => {
		await submitTimes(6, { address });
		const now = later(11 * minute + 1);
		expect(await submitTimes(6, { address, now })).toEqual([...five, "too_many"]);
	});

	test("is counted within any ten minutes, not from the first submission on", async () => {
		await submitTimes(1, { address });
		await submitTimes(4, { address, now: later(9 * minute) });
		const now = later(11 * minute + 1);
		expect(await submitTimes(2, { address, now })).toEqual(["pass", "too_many"]);
	});

	test("is not made of what was refused", async () => {
		await submitTimes(6, { address, ticket: "" });
		await submitTimes(6, { address, trap: "x" });
		expect(await submitTimes(5, { address })).toEqual(five);
	});

	test("of orders ends with the eleventh, which an office behind one address never meets", async () => {
		const results: boolean[] = [];
		for (let index = 0; index < 11; index++)
			results.push(
				(await noteTry(database.db, secret, { form: "order", key: address, now: opened })) !== null,
			);
		expect(results).toEqual([...Array(10).fill(true), false]);
	});

	test("lets exactly five pass of eight at the same time", async () => {
		const verdicts = await Promise.all(Array.from({ length: 8 }, () => submit({ address })));
		expect(verdicts.toSorted()).toEqual([...five, "too_many", "too_many", "too_many"]);
		expect(await noted()).toHaveLength(5);
	});
});

describe("what is kept", () => {
	const address = "203.0.113.9";

	test("is a keyed hash of the address, never the address", async () => {
		await submit({ address });
		const rows = await noted();
		expect(rows).toMatchObject([{ form: "quote", createdAt: later(minute) }]);
		expect(JSON.stringify(rows)).not.toContain(address);
		expect(JSON.stringify(rows)).not.toContain("Do you deliver?");
		for (const encoding of ["hex", "base64", "base64url"] as const) {
			// Without a key anyone could try all addresses.
			const bare = createHash("sha256").update(address).digest(encoding);
			expect(rows[0]?.addressHash).not.toBe(bare);
		}
	});

	test("is the same for the same address and differs for another", async () => {
		await submitTimes(2, { address });
		await submit({ address: "203.0.113.10" });
		expect(new Set((await noted()).map((row) => row.addressHash)).size).toBe(2);
	});

	test("is gone after a day, with the next submission of anyone", async () => {
		await submit({ address });
		await submit({ address, now: later(2 * minute) });
		await submit({ now: later(2 * minute + day) });
		const left = await noted();
		expect(left.map((row) => row.createdAt)).toEqual([later(2 * minute + day), later(2 * minute)]);
		await submit({ form: "contact", now: later(3 * minute + day) });
		const quotes = await database.db.select().from(formSubmissions).where(eq(formSubmissions.form, "quote"));
		expect(quotes.map((row) => row.createdAt)).toEqual([later(2 * minute + day)]);
	});

	test.each<[string, (now: Date) => Promise<unknown>]>([
		["a submission", (now) => submit({ now })],
		["a try", (now) => noteTry(database.db, secret, { form: "sign-in", key: address, now })],
	])("goes oldest first, a few with %s: none pays for a busy day", async (_, make) => {
		const stale = Array.from({ length: forgottenAtOnce + 5 }, (_, index) => later(index * second));
		const rows = stale.map((createdAt) => ({ form: "contact" as const, addressHash: address, createdAt }));
		await database.db.insert(formSubmissions).values(rows);
		const now = later(2 * day);
		await make(now);
		expect((await noted()).map((row) => row.createdAt)).toEqual([now, ...stale.slice(-5).reverse()]);
	});
});
