import { parseDay } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import { type Ogm, parseOgm } from "~/values/ogm.ts";
import {
	type BankLine,
	type BankStatement,
	bankLine,
	closed,
	mostStatementLines,
	ogmsIn,
	StatementError,
	statementNumber,
} from "./bank-statement.ts";

/**
 * Coded statements of Belgian banks (Febelfin, "Standaard voor gecodeerde rekeninguittreksels", version 2): records of 128
 * characters. 0 opens a file, 1 has the old balance, 21–23 a movement, 31–33 what is told about it, 4 words to the customer,
 * 8 the new balance, 9 the totals. Places below count from 0, ends are not included.
 */
const width = 128;

/** A movement, or one of the amounts that a movement adds up. */
type Movement = {
	detail: number;
	/** First digit of its transaction code: 1 and 2 are totals, 5 and 6 the amounts in them, 7 and 8 remarks on one. */
	kind: string;
	isStructured: boolean;
	communication: string;
	line: BankLine;
};

type Open = {
	account: string;
	number: string;
	oldBalance: Cents;
	/** By what names them. */
	movements: Map<number, Movement>;
};

function amountOf(text: string, line: number): Cents {
	if (!/^\d{15}$/.test(text)) throw new StatementError("figures", line);
	// Three decimals; an account in euros has two.
	if (!text.endsWith("0")) throw new StatementError("decimals", line);
	return cents(Number(text.slice(0, -1)));
}

function signed(sign: string | undefined, amount: Cents, line: number): Cents {
	if (sign !== "0" && sign !== "1") throw new StatementError("figures", line);
	// Nothing is never less than nothing.
	return sign === "1" && amount !== 0 ? cents(-amount) : amount;
}

/** DDMMYY. */
function dayOf(text: string, line: number): string {
	const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
	const found = parseDay(`20${year}-${month}-${day}`);
	if (found === null) throw new StatementError("figures", line);
	return found;
}

/** Account and currency of records 1 and 8, whose second character says how they are written. */
function accountOf(structure: string | undefined, field: string, line: number): string {
	// A Belgian account of before IBAN: twelve digits, a space, the currency.
	const [account, currency] =
		structure === "0" ? [field.slice(0, 12), field.slice(13, 16)] : [field.slice(0, 34), field.slice(34, 37)];
	if (!/^[0-3]$/.test(structure ?? "") || account.trim() === "") throw new StatementError("figures", line);
	if (currency !== "EUR") throw new StatementError("currency", line);
	return account.replaceAll(" ", "");
}

function movementOf(record: string, at: number): Movement {
	const [sequence, detail] = [record.slice(2, 6), record.slice(6, 10)];
	if (!/^\d{8}$/.test(sequence + detail)) throw new StatementError("figures", at);
	return {
		detail: Number(detail),
		kind: record.charAt(53),
		isStructured: record.charAt(61) === "1",
		communication: record.slice(62, 115),
		line: {
			// Details stand behind their movement.
			sequence: Number(sequence) * 10_000 + Number(detail),
			amount: signed(record[31], amountOf(record.slice(32, 47), at), at),
			bookedOn: dayOf(record.slice(115, 121), at),
			...{ name: "", account: "", ogms: [], text: "" },
			reference: record.slice(10, 31),
		},
	};
}

/** What was written beside a movement: types 101 and 102 of the structured ones are twelve digits, 100 is a reference of ISO 11649. */
function told({ line, isStructured, communication }: Movement): BankLine {
	if (!isStructured) {
		return bankLine({ ...line, ogms: ogmsIn(communication), text: communication });
	}
	const [type, rest] = [communication.slice(0, 3), communication.slice(3)];
	const ogm = type === "101" || type === "102" ? parseOgm(rest.slice(0, 12)) : null;
	const ogms: Ogm[] = ogm ? [ogm] : [];
	return bankLine({ ...line, ogms, text: rest });
}

/**
 * The lines that are booked. A total that its details add up to gives way to them, since each may pay another order; in any
 * other case details only tell of their movement and are not counted twice.
 */
function linesOf(movements: readonly Movement[]): BankLine[] {
	const groups = Map.groupBy(movements, ({ line }) => Math.floor(line.sequence / 10_000));
	return [...groups.values()].flatMap((group) => {
		const head = group.find(({ detail }) => detail === 0);
		// A bank may tell details of what stands in another statement.
		if (!head) return [];
		const parts = group.filter(({ detail, kind }) => detail > 0 && (kind === "5" || kind === "6"));
		const sum = parts.reduce((total, { line }) => total + line.amount, 0);
		const isTotal = head.kind === "1" || head.kind === "2";
		return (isTotal && parts.length > 0 && sum === head.line.amount ? parts : [head]).map(told);
	});
}

type Totals = {
	debit: number;
	credit: number;
	records: number /** Records 4; not every bank counts them. */;
	words: number;
};
const noTotals: Totals = { debit: 0, credit: 0, records: 0, words: 0 };

/** Reads the records one after the other; each must be where the standard has it. */
class Reader {
	readonly statements: BankStatement[] = [];
	private isInFile = false;
	private open: Open | null = null;
	private last: Movement | null = null;
	private totals: Totals = { ...noTotals };

	read(record: string, at: number): void {
		const type = record[0] ?? "";
		if (this.isInFile === (type === "0")) throw new StatementError("order", at);
		if (type !== "0" && type !== "9") this.totals.records += 1;
		switch (type) {
			case "0":
				this.isInFile = true;
				this.totals = { ...noTotals };
				break;
			case "1":
				this.openBalance(record, at);
				break;
			case "2":
				this.movement(record, at);
				break;
			// What is told beside a movement, and to the customer, moves no money.
			case "3":
				break;
			case "4":
				this.totals.words += 1;
				break;
			case "8":
				this.closeBalance(record, at);
				break;
			case "9":
				this.end(record, at);
				break;
			default:
				throw new StatementError("order", at);
		}
	}

	/** @throws StatementError for a file that ends in the middle */
	finish(): BankStatement[] {
		if (this.isInFile || this.statements.length === 0) throw new StatementError("order");
		return this.statements;
	}

	private openBalance(record: string, at: number): void {
		if (this.open) throw new StatementError("order", at);
		this.last = null;
		this.open = {
			account: accountOf(record[1], record.slice(5, 42), at),
			number: record.slice(125, 128).trim() || record.slice(2, 5),
			oldBalance: signed(record[42], amountOf(record.slice(43, 58), at), at),
			movements: new Map(),
		};
	}

	private movement(record: string, at: number): void {
		if (!this.open) throw new StatementError("order", at);
		const { movements } = this.open;
		if (record[1] === "1") {
			const movement = movementOf(record, at);
			const { amount, sequence } = movement.line;
			if (movements.has(sequence)) throw new StatementError("order", at);
			movements.set(sequence, movement);
			this.last = movement;
			if (movement.detail === 0) this.totals[amount < 0 ? "debit" : "credit"] += Math.abs(amount);
			return;
		}
		const { last } = this;
		const sequence = Number(record.slice(2, 6)) * 10_000 + Number(record.slice(6, 10));
		if (last?.line.sequence !== sequence) throw new StatementError("order", at);
		if (record[1] === "2") {
			last.communication += record.slice(10, 63);
		} else if (record[1] === "3") {
			last.communication += record.slice(82, 125);
			last.line = { ...last.line, account: record.slice(10, 44), name: record.slice(47, 82) };
		} else {
			throw new StatementError("order", at);
		}
	}

	private closeBalance(record: string, at: number): void {
		const { open } = this;
		if (!open) throw new StatementError("order", at);
		// Written as in record 1, which alone says how.
		const account = record.slice(4, 38).replaceAll(" ", "");
		if (!account.startsWith(open.account)) throw new StatementError("account", at);
		const closedOn = dayOf(record.slice(57, 63), at);
		this.statements.push(
			closed({
				account: open.account,
				number: statementNumber(open.number, closedOn),
				closedOn,
				oldBalance: open.oldBalance,
				newBalance: signed(record[41], amountOf(record.slice(42, 57), at), at),
				lines: linesOf([...open.movements.values()]),
			}),
		);
		this.open = null;
	}

	private end(record: string, at: number): void {
		if (this.open) throw new StatementError("order", at);
		const { debit, credit, records, words } = this.totals;
		const counted = Number(record.slice(16, 22));
		const isTrue =
			amountOf(record.slice(22, 37), at) === debit &&
			amountOf(record.slice(37, 52), at) === credit &&
			(counted === records || counted === records - words);
		if (!isTrue) throw new StatementError("totals", at);
		this.isInFile = false;
	}
}

/** Whether a text begins as a coded statement does. */
export function isCoda(text: string): boolean {
	return /^0000[0\s]\d{6}/.test(text);
}

/**
 * The statements of a coded file.
 * @param text decoded; lines end in CR LF or LF
 * @throws StatementError for whatever the standard does not allow, with its line
 */
export function readCoda(text: string): BankStatement[] {
	const records = text.replace(/[\r\n]+$/, "").split(/\r\n|\n|\r/);
	if (records.length > mostStatementLines) throw new StatementError("tooManyLines");
	const reader = new Reader();
	for (const [index, record] of records.entries()) {
		if (record.length !== width) throw new StatementError("length", index + 1);
		reader.read(record, index + 1);
	}
	return reader.finish();
}
