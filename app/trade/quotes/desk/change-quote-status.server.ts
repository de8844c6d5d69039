import { eq } from "drizzle-orm";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { judgeChange, type StatusResult, type WantedChange } from "~/desk/detail/status-change.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import { writeOwnLetter } from "~/mail/desk/own-letter.server.ts";
import type { LetterCompany } from "~/mail/letter.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type QuoteStatus, quoteSteps } from "./quote-status.ts";

const { quotes } = schema;

/** A letter to the customer, and the company that writes it. */
type Telling = { company: LetterCompany; letter: KeyedLetter };

async function lockQuote(tx: Transaction, id: string) {
	const { status, customerName: label, email: recipient, language } = quotes;
	const [quote] = await tx
		.select({ status, label, recipient, language })
		.from(quotes)
		.where(eq(quotes.id, id))
		.for("update");
	return quote;
}

function writeLetter(
	tx: Transaction,
	{ company, letter }: Telling,
	about: {
		id: string;
		recipient: string;
		language: StoredLanguage;
		occasion: "status" | "answer";
		unlessSaid?: boolean;
	},
) {
	const { id, ...reader } = about;
	return writeOwnLetter(tx, company, { kind: "quote", about: id, letter, parts: [], ...reader });
}

type StoredLanguage = (typeof quotes.$inferSelect)["language"];

/**
 * Gives a quote another status, notes who did it, and writes the letter that tells its customer: all or nothing. Where
 * somebody else has given it that status, the letter is written all the same. Admins only.
 */
export async function changeQuoteStatus(
	db: Db,
	author: Actor<"quotes.change">,
	change: WantedChange<QuoteStatus> & { id: string; telling?: Telling | null },
): Promise<StatusResult> {
	const { id, to, telling } = change;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const quote = await lockQuote(tx, id);
		if (!quote) return { problem: "missing" };
		const { status, label, ...reader } = quote;
		const result = judgeChange(quoteSteps, status, change);
		if ("problem" in result) return result;
		const mail =
			telling &&
			(await writeLetter(tx, telling, { id, occasion: "status", unlessSaid: !result.changed, ...reader }));
		const about = { entity: "quote", entityId: id, label } as const;
		if (!result.changed) {
			if (mail) await recordChange(tx, author, { ...about, action: "letter", after: { mail } });
			return result;
		}
		await tx.update(quotes).set({ status: to }).where(eq(quotes.id, id));
		await recordChange(tx, author, {
			...{ ...about, action: "status" },
			before: { status },
			after: { status: to, ...(mail && { mail }) },
		});
		return result;
	});
}

/**
 * Answers a request by a letter; one that is new is answered from then on. The same form sent twice writes one letter.
 * Admins only.
 * @returns false when there is no such request
 */
export async function answerQuoteByLetter(
	db: Db,
	author: Actor<"quotes.change">,
	{ id, telling }: { id: string; telling: Telling },
): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const quote = await lockQuote(tx, id);
		if (!quote) return false;
		const { status, label, ...reader } = quote;
		const mail = await writeLetter(tx, telling, { id, occasion: "answer", ...reader });
		if (mail === null) return true;
		const change = { entity: "quote", entityId: id, label } as const;
		if (status !== "new") {
			await recordChange(tx, author, { ...change, action: "letter", after: { mail } });
			return true;
		}
		const to: QuoteStatus = "answered";
		await tx.update(quotes).set({ status: to }).where(eq(quotes.id, id));
		await recordChange(tx, author, {
			...{ ...change, action: "status" },
			before: { status },
			after: { status: to, mail },
		});
		return true;
	});
}
