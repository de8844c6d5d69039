import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { listPendingMail, type Mail, sendPendingMail, writeMail } from "./outbox.server.ts";
import { sendTwoStep, type TwoStepMails, type TwoStepOutcome } from "./two-step.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

const company = "info@shop.example";
const customer = "anneleen@buyer.example";

async function post(mail: Partial<Mail>): Promise<string> {
	const id = await writeMail(database.db, {
		dedupeKey: randomUUID(),
		language: "nl",
		recipient: company,
		replyTo: customer,
		subject: "Offerteaanvraag: 20ft, Anneleen",
		html: "<table><tr><td>20ft</td></tr></table>",
		text: "Container: 20ft",
		...mail,
	});
	if (id === null) throw new Error("the mail was not written");
	return id;
}

/** The two mails of a quote as they wait in the outbox, and what stands in for the first. */
async function startMails(): Promise<TwoStepMails> {
	return {
		admin: await post({}),
		customer: await post({ recipient: customer, replyTo: company, subject: "Uw offerteaanvraag" }),
		backup: {
			language: "nl",
			recipient: company,
			replyTo: customer,
			subject: "BACKUP: Offerteaanvraag: 20ft, Anneleen",
			html: "<p>20ft, Anneleen</p>",
			text: "20ft, Anneleen",
		},
	};
}

function readMail(id: string | undefined) {
	return database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.id, id ?? "") });
}

function backupOf({ admin }: TwoStepMails) {
	return database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.dedupeKey, `backup:${admin}`) });
}

type Step = "admin" | "backup" | "customer";
type Answer = "sent" | "kept" | "refused" | Error;

/**
 * Sends with a server that answers as given, and otherwise takes the mail.
 * @returns the steps in the order in which they were tried
 */
async function tryToSend(
	mails: TwoStepMails,
	answers: Partial<Record<Step, Answer>> = {},
): Promise<{ outcome: TwoStepOutcome; tried: Step[] }> {
	const tried: Step[] = [];
	const outcome = await sendTwoStep(
		database.db,
		async (id) => {
			const step = id === mails.admin ? "admin" : id === mails.customer ? "customer" : "backup";
			tried.push(step);
			const answer = answers[step] ?? "sent";
			if (answer instanceof Error) throw answer;
			if (answer === "sent") await sendPendingMail(database.db, id, async () => {});
			return answer;
		},
		mails,
	);
	return { outcome, tried };
}

describe("both mails", () => {
	test("go out, the company's first", async () => {
		const mails = await startMails();
		const { outcome, tried } = await tryToSend(mails);
		expect(outcome).toEqual({ admin: true, customer: true });
		expect(tried).toEqual(["admin", "customer"]);
		expect(await backupOf(mails)).toBeUndefined();
		expect(await readMail(mails.admin)).toMatchObject({ status: "sent" });
		expect(await readMail(mails.customer)).toMatchObject({ status: "sent" });
	});

	test("count as through while they are kept for later", async () => {
		const mails = await startMails();
		const { outcome, tried } = await tryToSend(mails, { admin: "kept", customer: "kept" });
		expect(outcome).toEqual({ admin: true, customer: true });
		expect(tried).toEqual(["admin", "customer"]);
		expect(await backupOf(mails)).toBeUndefined();
		const pending = await listPendingMail(database.db);
		expect(pending).toEqual(expect.arrayContaining([mails.admin, mails.customer]));
	});
});

describe("a refused notification", () => {
	test("is tried once more as a plain mail that answers to the customer", async () => {
		const mails = await startMails();
		const { outcome, tried } = await tryToSend(mails, { admin: "refused" });
		expect(outcome).toEqual({ admin: true, customer: true });
		expect(tried).toEqual(["admin", "backup", "customer"]);
		expect(await backupOf(mails)).toMatchObject({ ...mails.backup, status: "sent" });
	});

	test.each(["sent", "kept"] as const)("does not follow once the plain mail is %s", async (answer) => {
		const mails = await startMails();
		const { outcome } = await tryToSend(mails, { admin: "refused", backup: answer });
		expect(outcome).toEqual({ admin: true, customer: true });
		expect(await readMail(mails.admin)).toMatchObject({ status: "failed", sentAt: null });
		expect(await listPendingMail(database.db)).not.toContain(mails.admin);
		const sent = await sendPendingMail(database.db, mails.admin, async () => {});
		expect(sent).toBe(false);
	});

	test("waits for later when the plain mail is refused too, which is given up", async () => {
		const mails = await startMails();
		const { outcome, tried } = await tryToSend(mails, { admin: "refused", backup: "refused" });
		expect(outcome).toEqual({ admin: false, customer: false });
		expect(tried).toEqual(["admin", "backup"]);
		expect(await backupOf(mails)).toMatchObject({ status: "failed" });
		const pending = await listPendingMail(database.db);
		expect(pending).toEqual(expect.arrayContaining([mails.admin, mails.customer]));
		expect(pending).not.toContain((await backupOf(mails))?.id);
	});

	test("has one plain mail, however often it is sent", async () => {
		const mails = await startMails();
		await tryToSend(mails, { admin: "refused", backup: "refused" });
		const { outcome, tried } = await tryToSend(mails, { admin: "refused" });
		expect(outcome).toEqual({ admin: false, customer: false });
		expect(tried).toEqual(["admin"]);
	});
});

describe("a refused confirmation", () => {
	test.each(["sent", "refused"] as const)("waits for later, the notification %s", async (admin) => {
		const mails = await startMails();
		const { outcome } = await tryToSend(mails, { admin, customer: "refused" });
		expect(outcome).toEqual({ admin: true, customer: false });
		expect(await readMail(mails.customer)).toMatchObject({ status: "pending", sentAt: null });
	});
});

describe("sending that breaks", () => {
	test("of the notification counts as refused: the backup stands in", async () => {
		const mails = await startMails();
		const { outcome } = await tryToSend(mails, { admin: new Error("the line is dead") });
		expect(outcome).toEqual({ admin: true, customer: true });
		expect(await readMail(mails.admin)).toMatchObject({ status: "failed" });
	});

	test("of the backup too is a failure, not an exception", async () => {
		const mails = await startMails();
		const { outcome } = await tryToSend(mails, { admin: "refused", backup: new Error("the line is dead") });
		expect(outcome).toEqual({ admin: false, customer: false });
		const pending = await listPendingMail(database.db);
		expect(pending).toEqual(expect.arrayContaining([mails.admin, mails.customer]));
	});

	test("leaves a confirmation for later", async () => {
		const mails = await startMails();
		const { outcome } = await tryToSend(mails, { customer: new Error("the line is dead") });
		expect(outcome).toEqual({ admin: true, customer: false });
		expect(await readMail(mails.admin)).toMatchObject({ status: "sent" });
		expect(await readMail(mails.customer)).toMatchObject({ status: "pending" });
	});
});
