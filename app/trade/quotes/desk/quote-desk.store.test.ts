import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { dateSorts, wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { asOwner } from "../../../../tests/support/author.ts";
import { collect } from "../../../../tests/support/collect.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { createContainer } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { answerQuoteByLetter, changeQuoteStatus } from "./change-quote-status.server.ts";
import { allQuotes, findQuote, findQuotePicture, listQuotes } from "./quote-desk.store.server.ts";
import { draftAnswer } from "./quote-letters.server.ts";
import { quoteSheet } from "./quote-sheet.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox, quotes, users } = schema;

async function createQuote(facts: Partial<typeof quotes.$inferInsert> = {}) {
	const [quote] = await database.db
		.insert(quotes)
		.values({
			language: "de",
			customerName: "Anneleen Müller",
			email: "anneleen@buyer.example",
			requestType: "Bulk Order",
			...facts,
		})
		.returning();
	if (!quote) throw new Error("no quote was made");
	return quote;
}

/** Ids of the quotes that a search finds. */
async function search(text: string): Promise<string[]> {
	const { rows } = await listQuotes(database.db, "en", { ...wholeList, search: text });
	return rows.map(({ quote }) => quote.id);
}

describe("the list of quotes", () => {
	test("finds one by name, e-mail, company or container, in whatever language", async () => {
		const mark = randomUUID().slice(0, 8);
		const container = await createContainer(database.db, {}, { nl: `Zee ${mark}z`, fr: `Mer ${mark}m` });
		const { id } = await createQuote({
			productId: container.id,
			customerName: `Name ${mark}n`,
			email: `${mark}e@buyer.example`,
			companyName: `Firma ${mark}f`,
		});
		for (const part of ["n", "e", "f", "z", "m"]) expect(await search(`${mark}${part}`)).toEqual([id]);
		expect(await search(`${mark}%`)).toEqual([]);
	});

	test.each(dateSorts)("is sorted by %s, on whatever page and in the file", async (sort) => {
		const companyName = randomUUID();
		const made: string[] = [];
		for (const day of [2, 1, 3, 3]) {
			made.push((await createQuote({ companyName, createdAt: new Date(`2026-01-0${day}T12:00:00Z`) })).id);
		}
		const [second, first, ...last] = made;
		const oldestFirst = [first, second, ...last.toSorted()];
		const wanted = sort === "date-asc" ? oldestFirst : oldestFirst.toReversed();
		const query = { ...wholeList, search: companyName, sort };
		const { rows } = await listQuotes(database.db, "nl", query);
		expect(rows.map(({ quote }) => quote.id)).toEqual(wanted);
		const file = (await collect(allQuotes(database.db, "nl", query))).flat();
		expect(file.map(({ quote }) => quote.id)).toEqual(wanted);
	});

	test("filters by status and counts each", async () => {
		const companyName = randomUUID();
		await createQuote({ companyName });
		const won = await createQuote({ companyName, status: "won" });
		const query = { ...wholeList, search: companyName, choice: "won" } as const;
		const { rows, found } = await listQuotes(database.db, "en", query);
		expect(rows.map(({ quote }) => quote.id)).toEqual([won.id]);
		expect(found).toEqual({ total: 1, byStatus: { new: 1, won: 1 } });
	});
});

describe("a quote", () => {
	test("names its container in the reader's language, else in Dutch", async () => {
		const container = await createContainer(database.db, {}, { nl: "Zeecontainer", fr: "Conteneur" });
		const { id } = await createQuote({ productId: container.id });
		expect((await findQuote(database.db, "fr", id))?.productTitle).toBe("Conteneur");
		expect((await findQuote(database.db, "de", id))?.productTitle).toBe("Zeecontainer");
	});

	test("is null where there is none", async () => {
		expect(await findQuote(database.db, "en", randomUUID())).toBeNull();
		expect(await findQuote(database.db, "en", "1")).toBeNull();
		expect(await findQuotePicture(database.db, "1")).toBeNull();
	});

	test("keeps its picture apart", async () => {
		const picture = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
		const { id } = await createQuote({
			configuration: "20ft-hc.7016.80.basic",
			configurationPicture: picture,
		});
		const found = await findQuote(database.db, "en", id);
		expect(found?.quote.hasPicture).toBe(true);
		expect(found?.quote).not.toHaveProperty("configurationPicture");
		expect((await findQuotePicture(database.db, id))?.equals(picture)).toBe(true);
	});

	async function createAuthor() {
		const [author] = await database.db
			.insert(users)
			.values({ name: "Owner", email: `${randomUUID()}@shop.example` })
			.returning();
		if (!author) throw new Error("no user was made");
		return asOwner(author);
	}

	test("is answered by a letter, which makes a new one answered, once for each form", async () => {
		const author = await createAuthor();
		const { id } = await createQuote();
		const answer = (key: string) => {
			const letter = { subject: "Ihr Angebot", body: "Guten Tag,\n\n3.950 €", key };
			const { company } = sampleSender;
			return answerQuoteByLetter(database.db, author, { id, telling: { company, letter } });
		};
		const first = randomUUID();
		expect(await Promise.all([answer(first), answer(first)])).toEqual([true, true]);
		const [quote] = await database.db.select().from(quotes).where(eq(quotes.id, id));
		expect(quote?.status).toBe("answered");
		expect(await answer(randomUUID())).toBe(true);
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
		expect(mails).toHaveLength(2);
		expect(mails[0]).toMatchObject({
			...{ kind: "quote", audience: "customer", language: "de", recipient: "anneleen@buyer.example" },
			...{ replyTo: sampleSender.company.email, subject: "Ihr Angebot" },
		});
		const changes = await listChanges(database.db, "quote", id);
		expect(changes.map(({ action, before }) => [action, before])).toEqual([
			["letter", null],
			["status", { status: "new" }],
		]);
		const gone = {
			id: randomUUID(),
			telling: { company: sampleSender.company, letter: { subject: "x", body: "y", key: first } },
		};
		expect(await answerQuoteByLetter(database.db, author, gone)).toBe(false);
	});

	test("has an answer to begin with: whom, what was asked, room for the offer", async () => {
		const { configurationPicture, ...quote } = await createQuote({ quantityRequested: 3 });
		const { subject, body, recipient } = draftAnswer(sampleSender.company, quote, { title: "20-Fuß" });
		expect([subject, recipient]).toEqual(["Re: Ihre Angebotsanfrage zu 20-Fuß", "anneleen@buyer.example"]);
		expect(body).toMatch(/^Guten Tag Anneleen Müller,\n/);
		for (const line of ["– Anzahl: 3", "Wir bieten Ihnen an:", "Kade Containers"])
			expect(body).toContain(line);
	});

	test("is told of a step by the letter that was written for it, though somebody else took the step; once", async () => {
		const author = await createAuthor();
		const { id } = await createQuote();
		const change = { id, seen: "new", to: "won" } as const;
		await changeQuoteStatus(database.db, author, change);
		const letter = { subject: "Gewonnen", body: "Guten Tag", key: randomUUID() };
		const telling = { company: sampleSender.company, letter };
		for (const _press of [1, 2])
			expect(await changeQuoteStatus(database.db, author, { ...change, telling })).toEqual({
				changed: false,
			});
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
		expect(mails.map(({ subject }) => subject)).toEqual(["Gewonnen"]);
		expect(await listChanges(database.db, "quote", id)).toMatchObject([
			{ action: "letter", after: { mail: mails[0]?.id } },
			{ action: "status" },
		]);
	});

	test("changes its status once, with who did it", async () => {
		const author = await createAuthor();
		const { id } = await createQuote();
		const change = { id, seen: "new", to: "answered" } as const;
		expect(await changeQuoteStatus(database.db, author, change)).toEqual({ changed: true });
		expect(await changeQuoteStatus(database.db, author, change)).toEqual({ changed: false });
		const [quote] = await database.db.select().from(quotes).where(eq(quotes.id, id));
		expect(quote?.status).toBe("answered");
		expect(await listChanges(database.db, "quote", id)).toMatchObject([
			{ userEmail: author.email, before: { status: "new" }, after: { status: "answered" } },
		]);
	});
});

test.each(languages)("the file of quotes has every column below its heading in %s", async (language) => {
	const { email } = await createQuote({ email: `${randomUUID()}@buyer.example` });
	const [[quote] = []] = await collect(allQuotes(database.db, language, { ...wholeList, search: email }));
	const { headings, rowOf } = quoteSheet(language);
	const row = quote ? rowOf(quote) : [];
	expect(row).toHaveLength(headings.length);
	expect(new Set(headings).size).toBe(headings.length);
	expect(row).toContain(email);
});
