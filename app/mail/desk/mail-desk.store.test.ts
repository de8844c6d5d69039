import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { dateSorts, wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import type { Actor, Right } from "~/values/rights.ts";
import { asOwner } from "../../../tests/support/author.ts";
import { sampleMail } from "../../../tests/support/sample-mails.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { type WrittenMail, writeMail } from "../outbox.server.ts";
import { readCaseFile } from "./case-file.server.ts";
import { findMail, listMails } from "./mail-desk.store.server.ts";
import { resendFailedMail, resendMail } from "./resend-mail.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox, users } = schema;
let author: Actor<Right>;

beforeAll(async () => {
	const [user] = await database.db
		.insert(users)
		.values({ name: "Owner", email: "owner@shop.example" })
		.returning();
	if (!user) throw new Error("no user was made");
	author = asOwner(user);
});

/** Writes a mail. @returns its id */
async function post(given: Partial<WrittenMail> = {}): Promise<string> {
	const id = await writeMail(database.db, sampleMail(given));
	if (id === null) throw new Error("no mail was written");
	return id;
}

/** Id of the mail that a change wrote. */
function mailIn(after: unknown): string {
	return (after as { mail: string }).mail;
}

const mailsOf = async (entity: "order" | "quote", id: string) =>
	(await readCaseFile(database.db, entity, id)).mails;

describe("the outbox", () => {
	test("finds a mail by recipient and subject, and by status", async () => {
		const recipient = `${randomUUID()}@buyer.example`;
		const id = await post({ recipient });
		const find = (status: "pending" | "sent" | null) =>
			listMails(database.db, { ...wholeList, search: recipient.toUpperCase(), choice: status });
		expect((await find(null)).rows.map((row) => row.id)).toEqual([id]);
		expect((await find("pending")).rows).toHaveLength(1);
		expect(await find("sent")).toEqual({ rows: [], found: { total: 0, byStatus: { pending: 1 } } });
		const bySubject = await listMails(database.db, { ...wholeList, search: "uw BEST" });
		expect(bySubject.rows.map((row) => row.id)).toContain(id);
	});

	test.each(dateSorts)("is sorted by %s", async (sort) => {
		const recipient = `${randomUUID()}@buyer.example`;
		const made: string[] = [];
		for (const day of [2, 1, 3]) {
			const id = await post({ recipient });
			const createdAt = new Date(`2026-01-0${day}T12:00:00Z`);
			await database.db.update(mailOutbox).set({ createdAt }).where(eq(mailOutbox.id, id));
			made.push(id);
		}
		const [second, first, third] = made;
		const { rows } = await listMails(database.db, { ...wholeList, search: recipient, sort });
		expect(rows.map(({ id }) => id)).toEqual(
			sort === "date-asc" ? [first, second, third] : [third, second, first],
		);
	});

	test("does not show a plain mail that is only kept in reserve", async () => {
		const [first, quoteId] = [randomUUID(), randomUUID()];
		const about = { kind: "quote", about: quoteId, recipient: `${first}@shop.example` } as const;
		const admin = await post(about);
		const backup = await post(about);
		const order = { standsInFor: admin, follows: admin };
		await database.db.update(mailOutbox).set(order).where(eq(mailOutbox.id, backup));
		const shown = async () => [
			(await mailsOf("quote", quoteId)).length,
			(await listMails(database.db, { ...wholeList, search: first })).found.total,
		];
		expect(await shown()).toEqual([1, 1]);
		await database.db.update(mailOutbox).set({ follows: null }).where(eq(mailOutbox.id, backup));
		expect(await shown()).toEqual([2, 2]);
	});

	test("knows all mails about a thing, and no other", async () => {
		const quoteId = randomUUID();
		const about = { kind: "quote", about: quoteId } as const;
		const admin = await post({ ...about, audience: "company" });
		const customer = await post(about);
		const backup = await post({ ...about, audience: "company" });
		await post({ ...about, about: randomUUID() });
		await post({ ...about, kind: "message" });
		for (const id of [customer, backup]) await resendMail(database.db, author, { id, key: randomUUID() });
		const mails = await mailsOf("quote", quoteId);
		expect(mails).toHaveLength(5);
		expect(mails.map((mail) => mail.id)).toEqual(expect.arrayContaining([admin, customer, backup]));
		expect(await mailsOf("order", quoteId)).toEqual([]);
		expect(await mailsOf("quote", "%")).toEqual([]);
	});
});

describe("a mail that is sent again", () => {
	test.each(["pending", "sent", "failed"] as const)(
		"and was %s is a new one; the old one stays",
		async (status) => {
			const id = await post();
			const sentAt = status === "sent" ? new Date() : null;
			await database.pool.query(
				"update mail_outbox set status = $1, sent_at = $2, attempts = 3 where id = $3",
				[status, sentAt, id],
			);
			const before = await findMail(database.db, id);
			const key = randomUUID();
			expect(await resendMail(database.db, author, { id, key })).toBe(true);
			expect(await findMail(database.db, id)).toEqual(before);
			const [change] = await listChanges(database.db, "mail", id);
			expect(change).toMatchObject({ action: "resend", userEmail: author.email });
			const written = await findMail(database.db, mailIn(change?.after));
			expect(written).toMatchObject({
				...before,
				id: expect.not.stringMatching(id),
				dedupeKey: `again:${key}`,
				repeats: id,
				status: "pending",
				attempts: 0,
				sentAt: null,
				createdAt: expect.any(Date),
				nextTryAt: expect.any(Date),
			});
		},
	);

	test("and waits as facts is written with the same", async () => {
		const { html, text, ...mail } = sampleMail();
		const facts = { letter: "greeting", name: "Jana" };
		const id = (await writeMail(database.db, { ...mail, facts })) ?? "";
		await resendMail(database.db, author, { id, key: randomUUID() });
		const [change] = await listChanges(database.db, "mail", id);
		expect(await findMail(database.db, mailIn(change?.after))).toMatchObject({
			facts,
			html: null,
			text: null,
		});
	});

	test("by a form that comes twice is written and noted once", async () => {
		const id = await post();
		const key = randomUUID();
		const results = await Promise.all([1, 2].map(() => resendMail(database.db, author, { id, key })));
		expect(results).toEqual([true, true]);
		expect(await listChanges(database.db, "mail", id)).toHaveLength(1);
	});

	test("must be there", async () => {
		const count = async () => (await database.db.select().from(mailOutbox)).length;
		const before = await count();
		for (const id of [randomUUID(), "1"])
			expect(await resendMail(database.db, author, { id, key: randomUUID() })).toBe(false);
		expect(await resendMail(database.db, author, { id: await post(), key: "" })).toBe(false);
		expect(await count()).toBe(before + 1);
	});
});

describe("a mail that was given up", () => {
	test("is sent again once, by whichever form, until that one is given up too", async () => {
		const id = await post();
		const again = (mail: string) => resendFailedMail(database.db, author, { id: mail, key: randomUUID() });
		expect(await again(id)).toEqual({ problem: "not_allowed" });
		const giveUp = (mail: string) =>
			database.db.update(mailOutbox).set({ status: "failed" }).where(eq(mailOutbox.id, mail));
		await giveUp(id);
		const both = await Promise.all([again(id), again(id)]);
		expect(both).toEqual(expect.arrayContaining([{ changed: true }, { changed: false }]));
		const [next] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.repeats, id));
		await giveUp(next?.id ?? "");
		expect(await again(id)).toEqual({ changed: false });
		expect(await again(next?.id ?? "")).toEqual({ changed: true });
		expect(await again(next?.id ?? "")).toEqual({ changed: false });
	});

	test("is missing, or opens an account, and stays", async () => {
		const id = await post({ kind: "account", about: null });
		await database.db.update(mailOutbox).set({ status: "failed" }).where(eq(mailOutbox.id, id));
		const again = (mail: string) => resendFailedMail(database.db, author, { id: mail, key: randomUUID() });
		expect(await again(id)).toEqual({ problem: "not_allowed" });
		expect(await again(randomUUID())).toEqual({ problem: "missing" });
		expect(await again("x")).toEqual({ problem: "missing" });
	});
});
