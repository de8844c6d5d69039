import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { placeSampleOrder } from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { planDelivery } from "./plan-delivery.server.ts";
import { readPlan } from "./plan-form.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { mailOutbox, orders } = schema;

const plan = (id: string, on: string, seen: string | null = null, key = randomUUID()) =>
	planDelivery(database.db, author, {
		...{ id, seen, on, reason: "Crane is free" },
		telling: {
			sender: { ...sampleSender, secret: "secret" },
			letter: { subject: "Day", body: "We come.", key },
		},
	});
const dayOf = async (id: string) =>
	(await database.db.select({ on: orders.wishedDate }).from(orders).where(eq(orders.id, id)))[0]?.on;

test("a day takes the place of the one that was wished, with its reason in the history and one letter", async () => {
	const { id } = await placeSampleOrder(database.db);
	await database.db.update(orders).set({ wishedDate: "2026-12-01" }).where(eq(orders.id, id));
	const key = randomUUID();
	const results = await Promise.all([
		plan(id, "2026-12-03", "2026-12-01", key),
		plan(id, "2026-12-03", "2026-12-01", key),
	]);
	expect(results.map((result) => "changed" in result && result.changed).toSorted()).toEqual([false, true]);
	expect(await dayOf(id)).toBe("2026-12-03");
	const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
	expect(mails.map(({ subject }) => subject)).toEqual(["Day"]);
	expect(await listChanges(database.db, "order", id)).toMatchObject([
		{
			before: { deliveryOn: "2026-12-01" },
			after: { deliveryOn: "2026-12-03", note: "Crane is free", mail: mails[0]?.id },
		},
	]);
});

test("a day that a colleague has set without a word is told by the letter of the second, once, and its reason kept", async () => {
	const { id } = await placeSampleOrder(database.db);
	const silent = { ...{ id, seen: null, on: "2026-12-10" }, telling: null };
	await planDelivery(database.db, author, { ...silent, reason: "" });
	const key = randomUUID();
	expect(await plan(id, "2026-12-10", null, key)).toEqual({ changed: true });
	for (const again of [key, randomUUID()])
		expect(await plan(id, "2026-12-10", null, again)).toEqual({ changed: false });
	for (const changed of [true, false])
		expect(await planDelivery(database.db, author, { ...silent, reason: "Yard closed" })).toEqual({
			changed,
		});
	expect(await database.db.$count(mailOutbox, eq(mailOutbox.about, id))).toBe(1);
	const changes = await listChanges(database.db, "order", id);
	expect(changes.map(({ after }) => (after as { note?: string }).note)).toEqual([
		...["Yard closed", "Crane is free", undefined],
	]);
});

test("a letter that was changed after its answer was lost is refused, and nothing of its form is done", async () => {
	const { id } = await placeSampleOrder(database.db);
	const key = randomUUID();
	await plan(id, "2026-12-03", null, key);
	const telling = {
		sender: { ...sampleSender, secret: "secret" },
		letter: { subject: "Day", body: "We come later.", key },
	};
	const changed = { ...{ id, seen: "2026-12-03", on: "2026-12-04", reason: "" }, telling };
	await expect(planDelivery(database.db, author, changed)).rejects.toMatchObject({ problem: "sent_before" });
	expect(await dayOf(id)).toBe("2026-12-03");
});

test("a day is not set over another one, nor for what is delivered, cancelled or not there", async () => {
	const { id } = await placeSampleOrder(database.db);
	await plan(id, "2026-12-03");
	expect(await plan(id, "2026-12-04")).toEqual({ problem: "stale" });
	expect(await plan(randomUUID(), "2026-12-04")).toEqual({ problem: "gone" });
	for (const status of ["delivered", "cancelled"] as const) {
		await database.db.update(orders).set({ status }).where(eq(orders.id, id));
		expect(await plan(id, "2026-12-04", "2026-12-03")).toEqual({ problem: "closed" });
	}
	expect(await dayOf(id)).toBe("2026-12-03");
});

test.each([
	["2026-11-23", { on: "2026-11-23", reason: "x" }],
	["2026-11-22", { problem: "past" }],
	["tomorrow", { problem: "day" }],
	["", { problem: "day" }],
])("the day %j is read as %j", (on, read) => {
	expect(readPlan({ on, reason: " x " }, "2026-11-23")).toEqual(read);
});
