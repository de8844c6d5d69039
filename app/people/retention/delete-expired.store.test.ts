import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { deleteExpired } from "./delete-expired.server.ts";

const database = useTestDatabase({ seeded: false });

const now = new Date("2026-11-21T02:30:00Z");
const aYearAgo = new Date("2025-11-21T02:30:00Z");
const justOver = (date: Date) => new Date(date.getTime() - 1_000);

async function createOrder(createdAt: Date): Promise<string> {
	const [order] = await database.db
		.insert(schema.orders)
		.values({
			cartId: randomUUID(),
			idempotencyKey: randomUUID(),
			language: "nl",
			subtotalAmount: cents(100_000),
			vatAmount: cents(21_000),
			totalAmount: cents(121_000),
			vatRate: 21,
			shippingAddress: {
				name: "Anneleen Peeters",
				email: "anneleen@buyer.example",
				phone: "+32 3 000 00 01",
				companyName: "Peeters",
				street: "Kaaiweg 5",
				city: "Gent",
				postalCode: "9000",
				country: "belgium",
			},
			billingAddress: {
				companyName: "Peeters",
				vatNumber: "BE 0123.456.749",
				street: "Kaaiweg 5",
				city: "Gent",
				postalCode: "9000",
				country: "belgium",
			},
			note: "Ring at Peeters",
			createdAt,
		})
		.returning();
	return order?.id ?? "";
}

function readOrder(id: string) {
	return database.db.query.orders.findFirst({ where: eq(schema.orders.id, id) });
}

describe("deleteExpired", () => {
	test("deletes requests and mails a year old, and leaves younger ones", async () => {
		for (const createdAt of [justOver(aYearAgo), aYearAgo]) {
			await database.db.insert(schema.quotes).values({
				language: "de",
				customerName: "Jonas",
				email: "jonas@buyer.example",
				requestType: "Lease",
				createdAt,
			});
			await database.db
				.insert(schema.contactMessages)
				.values({ language: "fr", name: "Luc", email: "luc@buyer.example", message: "Bonjour", createdAt });
			await database.db.insert(schema.mailOutbox).values({
				...{ kind: "account", audience: "customer" },
				dedupeKey: randomUUID(),
				language: "en",
				recipient: "jana@buyer.example",
				subject: "Order",
				html: "<p></p>",
				text: "",
				createdAt,
			});
		}
		expect(await deleteExpired(database.db, now)).toMatchObject({ quotes: 1, messages: 1, mails: 1 });
		expect(await deleteExpired(database.db, now)).toMatchObject({ quotes: 0, messages: 0, mails: 0 });
		expect(await database.db.select().from(schema.quotes)).toHaveLength(1);
	});

	test("deletes carts that nobody has changed for ninety days, and hashes a day old", async () => {
		const old = new Date("2026-08-23T02:29:59Z");
		const young = new Date("2026-08-23T02:30:00Z");
		await database.db.insert(schema.carts).values([{ updatedAt: old }, { updatedAt: young }]);
		await database.db.insert(schema.formSubmissions).values([
			{ form: "quote", addressHash: "a", createdAt: new Date("2026-11-20T02:29:59Z") },
			{ form: "quote", addressHash: "b", createdAt: new Date("2026-11-20T02:30:01Z") },
		]);
		expect(await deleteExpired(database.db, now)).toMatchObject({ carts: 1, formSubmissions: 1 });
		const left = await database.db.select().from(schema.formSubmissions);
		expect(left.map(({ addressHash }) => addressHash)).toEqual(["b"]);
	});

	test("deletes sessions, known browsers, mailed links and half-finished sign-ins that have expired", async () => {
		const [user] = await database.db
			.insert(schema.users)
			.values({ name: "Jana", email: "jana@buyer.example" })
			.returning();
		const userId = user?.id ?? "";
		const [over, open] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
		const ends = (kind: string) => [
			{ userId, tokenHash: `${kind} over`, expiresAt: over },
			{ userId, tokenHash: `${kind} open`, expiresAt: open },
		];
		await database.db.insert(schema.sessions).values(ends("s").map((row) => ({ ...row, lastUsedAt: over })));
		await database.db.insert(schema.knownDevices).values(ends("d"));
		await database.db.insert(schema.passwordResets).values(ends("r"));
		await database.db.insert(schema.pendingSignIns).values(ends("p"));
		const signUp = { email: "jonas@buyer.example", passwordHash: "" };
		await database.db.insert(schema.signUps).values(ends("u").map((row) => ({ ...signUp, ...row })));
		expect(await deleteExpired(database.db, now)).toMatchObject({ sessions: 5 });
		const { sessions, knownDevices, passwordResets, pendingSignIns, signUps } = schema;
		for (const table of [sessions, knownDevices, passwordResets, pendingSignIns, signUps]) {
			const left = await database.db.select({ tokenHash: table.tokenHash }).from(table);
			expect(left.map(({ tokenHash }) => tokenHash.slice(2))).toEqual(["open"]);
		}
	});

	test("deletes notes and history of requests that are gone", async () => {
		const gone = randomUUID();
		const [kept] = await database.db
			.insert(schema.quotes)
			.values({ language: "nl", customerName: "Jan", email: "jan@buyer.example", requestType: "Lease" })
			.returning();
		const author = { userEmail: "owner@shop.example", entity: "quote" } as const;
		for (const entityId of [gone, kept?.id ?? ""]) {
			const [note] = await database.db
				.insert(schema.internalNotes)
				.values({ ...author, entityId, text: "Called Jan" })
				.returning();
			await database.db.insert(schema.noteFiles).values({
				...{ noteId: note?.id ?? "", position: 0, fileName: "jan.pdf", type: "application/pdf", sha256: "0" },
				bytes: Buffer.from(entityId),
			});
			await database.db
				.insert(schema.auditLog)
				.values({ ...author, entityId, label: "Jan", action: "status" });
		}
		expect(await deleteExpired(database.db, new Date())).toMatchObject({ orphans: 2 });
		const notes = await database.db.select().from(schema.internalNotes);
		expect(notes.map(({ entityId }) => entityId)).toEqual([kept?.id]);
		const files = await database.db.select().from(schema.noteFiles);
		expect(files.map(({ bytes }) => bytes.toString())).toEqual([kept?.id]);
	});

	test("deletes what the history says of a mail that is gone, and of no other thing", async () => {
		const change = { userEmail: "owner@shop.example", label: "Your order", entityId: randomUUID() };
		await database.db.insert(schema.auditLog).values([
			{ ...change, entity: "mail", action: "resend" },
			{ ...change, entity: "product", action: "update" },
		]);
		expect(await deleteExpired(database.db, now)).toMatchObject({ orphans: 1 });
		const left = await database.db.select().from(schema.auditLog);
		expect(left.filter(({ entityId }) => entityId === change.entityId)).toMatchObject([
			{ entity: "product" },
		]);
	});

	test("forgets which addresses were one buyer's once it knows neither, with the notes about it", async () => {
		await createOrder(now);
		const made = { userEmail: "owner@shop.example" };
		await database.db.insert(schema.buyerAddresses).values([
			{ ...made, email: "second@buyer.example", mainEmail: "anneleen@buyer.example" },
			{ ...made, email: "gone@buyer.example", mainEmail: "gone-too@buyer.example" },
		]);
		const note = { ...made, entity: "buyer", text: "Pays late" } as const;
		await database.db.insert(schema.internalNotes).values([
			{ ...note, entityId: "anneleen@buyer.example" },
			{ ...note, entityId: "gone-too@buyer.example" },
		]);
		expect(await deleteExpired(database.db, now)).toMatchObject({ buyers: 1, orphans: 1 });
		const left = await database.db.select().from(schema.buyerAddresses);
		expect(left.map(({ email }) => email)).toEqual(["second@buyer.example"]);
	});

	test("drops the rows of what was deleted thirty days ago, and keeps what the history says of it", async () => {
		const limit = new Date(now.getTime() - 30 * 86_400_000);
		const before = { size: "20ft", kept: { rows: { products: [{ id: 1 }] }, links: {} } };
		const change = { userEmail: "owner@shop.example", entity: "product", label: "Box" } as const;
		await database.db.insert(schema.auditLog).values(
			[justOver(limit), limit].map((createdAt, index) => ({
				...({ ...change, entityId: `trash ${index}`, action: "delete", createdAt, before } as const),
			})),
		);
		expect(await deleteExpired(database.db, now)).toMatchObject({ trash: 1 });
		expect(await deleteExpired(database.db, now)).toMatchObject({ trash: 0 });
		const left = await database.db.select().from(schema.auditLog);
		const trash = left.filter(({ entityId }) => entityId.startsWith("trash"));
		expect(trash.toSorted((one, other) => one.entityId.localeCompare(other.entityId))).toMatchObject([
			{ label: "Box", before: { size: "20ft" } },
			{ label: "Box", before },
		]);
		expect(trash.filter((row) => "kept" in Object(row.before))).toHaveLength(1);
	});

	test("takes who paid out of the bank's lines: with the order, or after two years where they paid none", async () => {
		const { db } = database;
		const [old, young] = [
			await createOrder(new Date("2015-01-01T00:00:00Z")),
			await createOrder(new Date("2025-01-01T00:00:00Z")),
		];
		const [statement] = await db
			.insert(schema.bankStatements)
			.values({
				...{ account: "BE1", number: "2015-001", closedOn: "2015-01-31", oldBalance: cents(0) },
				...{ newBalance: cents(1), fingerprint: "f", fileName: "f", userEmail: "" },
			})
			.returning();
		const line = (sequence: number, state: "booked" | "aside" | "open", bookedOn: string) => ({
			...{ statementId: statement?.id ?? "", sequence, amount: cents(100), bookedOn, state },
			...{ name: "Jan Peeters", account: "BE2", ogms: [], text: "Jan", reference: "Jan" },
			note: state === "aside" ? "Jan's rent" : "",
		});
		const lines = await db
			.insert(schema.bankLines)
			.values([
				...[line(1, "booked", "2015-01-02"), line(2, "booked", "2015-01-02")],
				...[line(3, "aside", "2024-11-20"), line(4, "open", "2024-11-21")],
			])
			.returning();
		const pay = (line: number, orderId: string) => ({
			...{ orderId, amount: cents(50), paidOn: "2015-01-02", key: randomUUID(), userEmail: "" },
			bankLineId: lines[line]?.id ?? null,
		});
		// The second paid a younger order as well.
		await db.insert(schema.payments).values([pay(0, old), pay(1, old), pay(1, young)]);
		expect(await deleteExpired(db, now)).toMatchObject({ bankLines: 2 });
		expect(await deleteExpired(db, now)).toMatchObject({ bankLines: 0 });
		const left = await db.select().from(schema.bankLines).orderBy(schema.bankLines.sequence);
		expect(left.map(({ name, text, note, amount }) => [name, text, note, amount])).toEqual([
			...[
				["", "", "", 100],
				["Jan Peeters", "Jan", "", 100],
			],
			...[
				["", "", "-", 100],
				["Jan Peeters", "Jan", "", 100],
			],
		]);
	});

	test("takes the person out of an order after ten years and keeps its sums", async () => {
		const old = await createOrder(new Date("2016-11-21T02:29:59Z"));
		const young = await createOrder(new Date("2016-11-21T02:30:00Z"));
		// What its history says of an address goes on the same day, not with the next.
		const change = { entity: "order", action: "update", label: "", userEmail: "owner@shop.example" } as const;
		await database.db.insert(schema.auditLog).values([
			{ ...change, entityId: old },
			{ ...change, entityId: young },
		]);
		expect(await deleteExpired(database.db, now)).toMatchObject({ anonymizedOrders: 1, orphans: 1 });
		expect(await deleteExpired(database.db, now)).toMatchObject({ anonymizedOrders: 0, orphans: 0 });
		const order = await readOrder(old);
		expect(order).toMatchObject({
			totalAmount: 121_000,
			billingAddress: null,
			note: null,
			anonymizedAt: now,
		});
		expect(order?.shippingAddress).toEqual({
			name: "",
			email: "",
			phone: "",
			companyName: null,
			street: "",
			city: "",
			postalCode: "",
			country: "belgium",
		});
		expect(await readOrder(young)).toMatchObject({ anonymizedAt: null, shippingAddress: { city: "Gent" } });
	});
});
