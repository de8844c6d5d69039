import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dateSorts, wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { collect } from "../../../../tests/support/collect.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { allMessages, findMessage, listMessages } from "./message-desk.store.server.ts";
import { messageSheet } from "./message-sheet.server.ts";

const database = useTestDatabase({ seeded: false });

async function createMessage(facts: Partial<typeof schema.contactMessages.$inferInsert> = {}) {
	const [message] = await database.db
		.insert(schema.contactMessages)
		.values({ language: "fr", name: "Jana", email: "jana@buyer.example", message: "Bonjour !", ...facts })
		.returning();
	if (!message) throw new Error("no message was made");
	return message;
}

test("a message is found by name, e-mail, subject and its words", async () => {
	const mark = randomUUID().slice(0, 8);
	const { id } = await createMessage({
		name: `N ${mark}n`,
		email: `${mark}e@buyer.example`,
		subject: `S ${mark}s`,
		message: `M ${mark}m`,
	});
	for (const part of ["n", "e", "s", "m"]) {
		const { rows, found } = await listMessages(database.db, { ...wholeList, search: `${mark}${part}` });
		expect(rows.map((row) => row.id)).toEqual([id]);
		expect(found.total).toBe(1);
	}
	expect((await listMessages(database.db, { ...wholeList, search: `${mark}_` })).rows).toEqual([]);
});

test.each(dateSorts)("the list is sorted by %s, on its page and in the file", async (sort) => {
	const email = `${randomUUID()}@buyer.example`;
	const made: string[] = [];
	for (const day of [2, 1, 3]) {
		made.push((await createMessage({ email, createdAt: new Date(`2026-01-0${day}T12:00:00Z`) })).id);
	}
	const [second, first, third] = made;
	const wanted = sort === "date-asc" ? [first, second, third] : [third, second, first];
	const query = { ...wholeList, search: email, sort };
	expect((await listMessages(database.db, query)).rows.map(({ id }) => id)).toEqual(wanted);
	expect((await collect(allMessages(database.db, query))).flat().map(({ id }) => id)).toEqual(wanted);
});

test("a message is read in full", async () => {
	const message = await createMessage({ message: "Zwei Zeilen\nmit Umlauten: äöü" });
	expect(await findMessage(database.db, message.id)).toEqual(message);
	expect(await findMessage(database.db, randomUUID())).toBeNull();
	expect(await findMessage(database.db, "1")).toBeNull();
});

test.each(languages)("the file of messages has every column below its heading in %s", async (language) => {
	const { email } = await createMessage({ email: `${randomUUID()}@buyer.example` });
	const [[message] = []] = await collect(allMessages(database.db, { ...wholeList, search: email }));
	const { headings, rowOf } = messageSheet(language);
	const row = message ? rowOf(message) : [];
	expect(row).toHaveLength(headings.length);
	expect(row).toContain(email);
});
