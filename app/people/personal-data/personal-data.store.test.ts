import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { erasePerson, noteExport } from "./desk/erase-person.server.ts";
import { countPersonalData, personalData } from "./personal-data.store.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, contactMessages, internalNotes, mailOutbox, noteFiles, orders, orderItems, payments } =
	schema;
const { offers, papers, quotes, sessions, userRoles, users, withdrawals } = schema;

async function fileOf(email: string, internal = false) {
	const pieces: Uint8Array[] = [];
	for await (const piece of personalData(database.db, email, { internal, madeAt: new Date() })) {
		pieces.push(piece);
	}
	const text = Buffer.concat(pieces).toString();
	return { text, data: JSON.parse(text) as Record<string, unknown[]> };
}

function required<T>(row: T | undefined): T {
	if (!row) throw new Error("nothing was stored");
	return row;
}

/** Somebody of whom the shop knows something of each kind; an order is only linked by the address. */
async function person(): Promise<{ email: string; orderId: string; userId: string; word: string }> {
	const [email, word] = [`${randomUUID()}@buyer.example`, randomUUID()];
	const { db } = database;
	const user = required(
		(await db.insert(users).values({ name: "", email, passwordHash: "hash" }).returning())[0],
	);
	await db.insert(sessions).values({
		...{ userId: user.id, tokenHash: `secret-${word}`, browser: "Firefox", lastUsedAt: new Date() },
		expiresAt: new Date(Date.now() + 1e9),
	});
	const order = {
		...{ cartId: randomUUID(), language: "nl" as const, vatRate: 21 },
		...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121) },
	};
	const linked = await db
		.insert(orders)
		.values({
			...order,
			idempotencyKey: randomUUID(),
			shippingAddress: { ...buyerAddress, email: email.toUpperCase() },
		})
		.returning();
	const { id: orderId } = required(linked[0]);
	await db.insert(orderItems).values({
		...{ orderId, position: 0, productTitle: `20ft ${word}`, quantity: 1, price: cents(100) },
		...{
			transportPrice: cents(0),
			selectedCondition: "used-a" as const,
			transportType: "self_pickup" as const,
		},
		colorType: "from_stack",
	});
	const by = { key: randomUUID(), userEmail: "owner@shop.example" };
	await db.insert(payments).values({ orderId, amount: cents(121), paidOn: "2026-11-20", ...by });
	await db.insert(quotes).values({ language: "nl", customerName: word, email });
	await db.insert(contactMessages).values({ language: "nl", name: "Jan", email, message: word });
	await db.insert(withdrawals).values({ language: "nl", orderId, orderNumber: "K-1", name: word, email });
	const mail = { audience: "customer" as const, language: "nl" as const, recipient: email, html: "" };
	await db.insert(mailOutbox).values([
		{ ...mail, kind: "order", about: orderId, dedupeKey: randomUUID(), subject: word, text: `order ${word}` },
		{ ...mail, kind: "account", dedupeKey: randomUUID(), subject: "Link", text: `link-${word}` },
	]);
	const note = { userEmail: "owner@shop.example", entity: "order" as const, entityId: orderId };
	const noted = await db
		.insert(internalNotes)
		.values({ ...note, text: `note-${word}` })
		.returning();
	await db.insert(noteFiles).values({
		...{ noteId: required(noted[0]).id, position: 0, fileName: `file-${word}.pdf`, sha256: "0" },
		...{ type: "application/pdf" as const, bytes: Buffer.from("%PDF") },
	});
	return { email, orderId, userId: user.id, word };
}

test("everything about an address is in one file, and nothing about another", async () => {
	const [one, other] = [await person(), await person()];
	const { data, text } = await fileOf(` ${one.email.toUpperCase()} `);
	expect(data.email).toBe(one.email);
	const kinds = ["account", "orders", "payments", "withdrawals", "quoteRequests", "messages"];
	expect(kinds.map((kind) => [kind, data[kind]?.length])).toEqual(kinds.map((kind) => [kind, 1]));
	expect(data.orders?.[0]).toMatchObject({
		total_amount: 121,
		lines: [{ product_title: `20ft ${one.word}` }],
	});
	expect(data.mails).toHaveLength(2);
	expect(text).not.toContain(other.word);
	expect(text).not.toContain(other.email);
	const stranger = await fileOf("nobody@else.example");
	expect(Object.values(stranger.data).filter((rows) => Array.isArray(rows) && rows.length > 0)).toEqual([]);
});

test("secrets stay out, and the owner's notes are the owner's", async () => {
	const { email, word } = await person();
	const { text } = await fileOf(email);
	for (const secret of [`secret-${word}`, `link-${word}`, `note-${word}`, `file-${word}`, '"hash"']) {
		expect(text).not.toContain(secret);
	}
	const [note] = (await fileOf(email, true)).data.notes ?? [];
	expect(note).toMatchObject({
		text: `note-${word}`,
		files: [{ fileName: `file-${word}.pdf`, type: "application/pdf" }],
	});
});

test("a file of many rows is whole", async () => {
	const { email } = await person();
	const rows = Array.from({ length: 450 }, (_, index) => ({
		...{ language: "nl" as const, name: "Jan", email, message: `message ${index}` },
	}));
	await database.db.insert(contactMessages).values(rows);
	const messages = (await fileOf(email)).data.messages as { message: string }[];
	expect(new Set(messages.map(({ message }) => message)).size).toBe(451);
});

test("an address is nobody's pattern or statement", async () => {
	await person();
	for (const odd of ["%@buyer.example", "' or 1=1 --@x.example", "_@buyer.example"]) {
		const { data } = await fileOf(odd);
		expect(Object.values(data).filter((rows) => Array.isArray(rows) && rows.length > 0)).toEqual([]);
	}
});

test("erasing leaves what the law asks to keep, and no address in the history", async () => {
	const [one, other] = [await person(), await person()];
	await noteExport(database.db, author, one.email);
	expect(await erasePerson(database.db, author, one.email.toUpperCase())).toBe("erased");
	expect(await countPersonalData(database.db, one.email)).toEqual({
		...{ account: false, isOwner: false, orders: 1, invoices: 0, withdrawals: 1 },
		...{ quotes: 0, messages: 0, mails: 0 },
	});
	expect(await database.db.$count(payments, eq(payments.orderId, one.orderId))).toBe(1);
	const said = await database.db.select().from(auditLog).where(eq(auditLog.entity, "user"));
	expect(said.map(({ action }) => action).toSorted()).toEqual(["erase", "export"]);
	expect(JSON.stringify(said)).not.toContain(one.email);
	const counts = await countPersonalData(database.db, other.email);
	expect(counts).toMatchObject({ account: true, quotes: 1, messages: 1, mails: 2 });
	// Once more does no harm.
	expect(await erasePerson(database.db, author, one.email)).toBe("erased");
});

test("an offer goes with the person unless it became an order, its paper too", async () => {
	const { db } = database;
	const email = `${randomUUID()}@buyer.example`;
	const offer = {
		language: "nl",
		buyerName: "An",
		email,
		validUntil: "2030-01-01",
		totalAmount: cents(121),
		sentVersion: 1,
		sentAt: new Date(),
	} as const;
	const [open, accepted] = await db
		.insert(offers)
		.values([
			{ ...offer, number: randomUUID(), status: "sent" },
			{
				...offer,
				number: randomUUID(),
				status: "accepted",
				answeredAt: new Date(),
				email: email.toUpperCase(),
			},
		])
		.returning();
	await db.insert(papers).values({
		...{ kind: "offer", offerId: required(open).id, number: randomUUID(), language: "nl" },
		...{ sha256: "0".repeat(64), bytes: Buffer.from("%PDF") },
	});
	expect(await erasePerson(db, author, email)).toBe("erased");
	const left = await db
		.select()
		.from(offers)
		.where(inArray(offers.number, [required(open).number, required(accepted).number]));
	expect(left.map(({ status }) => status)).toEqual(["accepted"]);
	expect(
		await db
			.select()
			.from(papers)
			.where(eq(papers.offerId, required(open).id)),
	).toEqual([]);
});

test("an owner is not erased, and nothing of theirs", async () => {
	const { email, userId } = await person();
	await database.db.insert(userRoles).values({ userId, role: "admin" });
	expect(await erasePerson(database.db, author, email)).toBe("owner");
	expect(await countPersonalData(database.db, email)).toMatchObject({
		account: true,
		quotes: 1,
		messages: 1,
	});
});
