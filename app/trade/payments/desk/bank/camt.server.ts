import { XMLParser } from "fast-xml-parser";
import { parseDay } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import { type Ogm, parseOgm } from "~/values/ogm.ts";
import { xmlDecoded } from "~/values/xml-text.ts";
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

/** An element: its text, its children, or a list where there are several of a name. */
type Node = string | { [name: string]: Node } | Node[] | undefined;

/** Elements that a statement may have several of; every other one of a name that comes twice is read as its first. */
const lists = new Set(["Stmt", "Bal", "Ntry", "NtryDtls", "TxDtls", "Strd", "Ustrd"]);

const parser = new XMLParser({
	// References stay one text with all their zeros, amounts never become floating numbers.
	...{ parseTagValue: false, trimValues: true, removeNSPrefix: true },
	...{ ignoreAttributes: false, attributeNamePrefix: "@", parseAttributeValue: false },
	// Nothing in the file can make itself longer.
	...{ processEntities: false, ignoreDeclaration: true, ignorePiTags: true, maxNestedTags: 40 },
	isArray: (name) => lists.has(name),
});

function child(node: Node, name: string): Node {
	if (typeof node !== "object" || Array.isArray(node)) return undefined;
	return Object.hasOwn(node, name) ? node[name] : undefined;
}

function at(node: Node, ...path: string[]): Node {
	let found: Node = node;
	for (const name of path) {
		found = child(found, name);
		if (Array.isArray(found)) found = found[0];
	}
	return found;
}

function all(node: Node, name: string): Node[] {
	const found = child(node, name);
	return Array.isArray(found) ? found : found === undefined ? [] : [found];
}

function textAt(node: Node, ...path: string[]): string {
	const found = at(node, ...path);
	const text = typeof found === "object" ? child(found, "#text") : found;
	return typeof text === "string" ? xmlDecoded(text) : "";
}

/** The first of some places that says something. */
function firstText(node: Node, ...paths: string[][]): string {
	return paths.map((path) => textAt(node, ...path)).find((text) => text !== "") ?? "";
}

/** Trailing zeros may go on for ever; a third decimal that is something may not. */
function amountIn(node: Node, name: string): Cents {
	const currency = textAt(node, name, "@Ccy");
	if (currency !== "" && currency !== "EUR") throw new StatementError("currency");
	const [, whole, decimals = ""] = /^(\d{1,13})(?:\.(\d{0,20}))?$/.exec(textAt(node, name)) ?? [];
	if (whole === undefined) throw new StatementError("figures");
	if (/[1-9]/.test(decimals.slice(2))) throw new StatementError("decimals");
	return cents(Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0")));
}

function signed(node: Node, amount: Cents, fallback = ""): Cents {
	const sign = textAt(node, "CdtDbtInd") || fallback;
	if (sign !== "CRDT" && sign !== "DBIT") throw new StatementError("figures");
	return sign === "DBIT" && amount !== 0 ? cents(-amount) : amount;
}

/** A day, also of a moment: as the bank wrote it. */
function dayAt(node: Node, name: string): string | null {
	return parseDay(firstText(node, [name, "Dt"], [name, "DtTm"]).slice(0, 10));
}

/** The balance of the first of some types that the statement has; PRCD is the closing one of the day before. */
function balanceOf(statement: Node, types: readonly string[]): { amount: Cents; day: string } {
	const balances = all(statement, "Bal");
	for (const type of types) {
		const found = balances.find((balance) => textAt(balance, "Tp", "CdOrPrtry", "Cd") === type);
		if (!found) continue;
		const day = dayAt(found, "Dt");
		if (day === null) throw new StatementError("figures");
		return { amount: signed(found, amountIn(found, "Amt")), day };
	}
	throw new StatementError("noBalance");
}

/** Who stands on the other side, and what was written; from a transaction, or an entry without any. */
function tellings(node: Node, isCredit: boolean) {
	const [party, account] = isCredit ? ["Dbtr", "DbtrAcct"] : ["Cdtr", "CdtrAcct"];
	const remittance = at(node, "RmtInf");
	const references = all(remittance, "Strd").map((part) => textAt(part, "CdtrRefInf", "Ref"));
	const structured = references.map(parseOgm).filter((ogm): ogm is Ogm => ogm !== null);
	const free = all(remittance, "Ustrd").map((part) => textAt(part));
	// Some banks cut one communication into several elements.
	const loose = free.flatMap((part) => ogmsIn(part)).concat(ogmsIn(free.join("")));
	return {
		name: firstText(node, ["RltdPties", party, "Nm"], ["RltdPties", party, "Pty", "Nm"]),
		account: firstText(
			node,
			["RltdPties", account, "Id", "IBAN"],
			["RltdPties", account, "Id", "Othr", "Id"],
		),
		ogms: [...new Set([...structured, ...loose])],
		text: [...references, ...free].join(" "),
	};
}

/** The amount of one transaction within an entry; null where the bank does not say it. */
function partAmount(part: Node, sign: string): Cents | null {
	const place = [part, at(part, "AmtDtls", "TxAmt")].find((node) => at(node, "Amt") !== undefined);
	if (place === undefined) return null;
	const currency = textAt(place, "Amt", "@Ccy");
	return currency === "EUR" || currency === "" ? signed(part, amountIn(place, "Amt"), sign) : null;
}

/**
 * The lines of an entry: one for each of its transactions where they add up to it, else one. What reverses an earlier entry
 * pays no order, whatever reference it repeats.
 */
function entryLines(entry: Node, index: number, closedOn: string): BankLine[] {
	const amount = signed(entry, amountIn(entry, "Amt"));
	const sign = textAt(entry, "CdtDbtInd");
	const bookedOn = dayAt(entry, "BookgDt") ?? dayAt(entry, "ValDt") ?? closedOn;
	const parts = all(entry, "NtryDtls").flatMap((details) => all(details, "TxDtls"));
	const sequence = (index + 1) * 10_000;
	const isReversal = /^(?:true|1)$/.test(textAt(entry, "RvslInd"));
	const reference = firstText(entry, ["AcctSvcrRef"], ["NtryRef"]);
	const lineOf = (node: Node, given: { amount: Cents; sequence: number }) => {
		const told = tellings(node, given.amount > 0);
		const text = told.text || textAt(entry, "AddtlNtryInf");
		const ogms = isReversal ? [] : told.ogms.length > 0 || told.text ? told.ogms : ogmsIn(text);
		return bankLine({ ...given, ...told, text, ogms, bookedOn, reference });
	};
	const amounts = parts.map((part) => partAmount(part, sign));
	const sum = amounts.reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
	if (parts.length > 1 && parts.length < 10_000 && sum === amount) {
		return parts.map((part, place) =>
			lineOf(part, { amount: amounts[place] ?? amount, sequence: sequence + place + 1 }),
		);
	}
	// What several transactions say together, no one of them can be asked for.
	return [lineOf(parts.length === 1 ? parts[0] : entry, { amount, sequence })];
}

function statementOf(statement: Node): BankStatement {
	const account = firstText(statement, ["Acct", "Id", "IBAN"], ["Acct", "Id", "Othr", "Id"]);
	if (account === "") throw new StatementError("account");
	const currency = textAt(statement, "Acct", "Ccy");
	if (currency !== "" && currency !== "EUR") throw new StatementError("currency");
	const before = balanceOf(statement, ["OPBD", "PRCD"]);
	const after = balanceOf(statement, ["CLBD"]);
	// What is only announced is not on the account.
	const booked = all(statement, "Ntry").filter(
		(entry) => firstText(entry, ["Sts"], ["Sts", "Cd"]) === "BOOK",
	);
	const lines = booked.flatMap((entry, index) => entryLines(entry, index, after.day));
	if (lines.length > mostStatementLines) throw new StatementError("tooManyLines");
	return closed({
		account: account.replaceAll(" ", ""),
		number: statementNumber(firstText(statement, ["LglSeqNb"], ["ElctrncSeqNb"], ["Id"]), after.day),
		closedOn: after.day,
		...{ oldBalance: before.amount, newBalance: after.amount, lines },
	});
}

/** Whether a text is XML at all. */
export function isXml(text: string): boolean {
	return /^\s*<(?:\?xml|[A-Za-z!])/.test(text);
}

/**
 * The statements of a CAMT.053 file (ISO 20022 "BankToCustomerStatement", any version).
 * @throws StatementError for another document, one that is not well formed, and whatever makes itself larger than it is
 */
export function readCamt(text: string): BankStatement[] {
	if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementError("hostile");
	let document: Node;
	try {
		document = parser.parse(text, true) as Node;
	} catch {
		throw new StatementError("broken");
	}
	const statements = all(at(document, "Document", "BkToCstmrStmt"), "Stmt");
	if (statements.length === 0) throw new StatementError("unknown");
	return statements.map(statementOf);
}
