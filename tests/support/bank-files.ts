/** Bank statements as a bank would offer them, made from a few amounts; balances and totals agree unless said otherwise. */

export type SampleLine = {
	/** In cents; below zero: money that left. */
	amount: number;
	/** Twelve digits. */
	ogm?: string;
	text?: string;
	name?: string;
	account?: string;
	/** The payments that a collective one adds up. */
	parts?: SampleLine[];
};

export type SampleStatement = {
	account?: string;
	/** Whether the account is written as before IBAN. */
	isOld?: boolean;
	number: number;
	closedOn: string;
	oldBalance: number;
	newBalance?: number;
	currency?: string;
	/** Whether names and texts are XML already. */
	isRaw?: boolean;
	lines: SampleLine[];
};

const sampleAccount = "BE71096123456769";

const sumOf = (lines: SampleLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

function newBalanceOf({ newBalance, oldBalance, lines }: SampleStatement): number {
	return newBalance ?? oldBalance + sumOf(lines);
}

const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, "0");
const sign = (amount: number) => (amount < 0 ? "1" : "0");
const thousandths = (amount: number) => digits(amount * 10, 15);
const short = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;

function put(length: number, parts: Record<number, string>): string {
	let record = " ".repeat(length);
	for (const [place, text] of Object.entries(parts)) {
		record = record.slice(0, Number(place)) + text + record.slice(Number(place) + text.length);
	}
	return record;
}

/** A coded statement: records of 128 characters, ended by CR LF. */
export function codaFile(statement: SampleStatement): string {
	const { closedOn, oldBalance, lines, number, isOld = false, currency = "EUR" } = statement;
	const account = statement.account ?? sampleAccount;
	const day = short(closedOn);
	const field = isOld ? `${account} ${currency}0BE` : account.padEnd(34) + currency;
	const total = newBalanceOf(statement);
	const movements = lines.flatMap((line, index) => {
		const sequence = digits(index + 1, 4);
		return [line, ...(line.parts ?? [])].flatMap((movement, detail) => {
			const { text = "", ogm, name = "", account: other = "" } = movement;
			const id = sequence + digits(detail, 4);
			const kind = detail > 0 ? "6" : line.parts ? "2" : "0";
			const told = ogm ? `101${ogm}` : text;
			const hasMore = told.length > 53 || name !== "" || other !== "";
			return [
				put(128, {
					...{ 0: `21${id}`, 10: `REF${id}`, 31: sign(movement.amount) + thousandths(movement.amount) },
					...{ 47: day, 53: `${kind}0150000`, 61: ogm ? "1" : "0", 62: told.slice(0, 53), 115: day },
					...{ 121: digits(number, 3), 125: hasMore ? "1" : "0", 127: "0" },
				}),
				...(hasMore
					? [
							put(128, { 0: `22${id}`, 10: told.slice(53, 106), 125: "1", 127: "0" }),
							put(128, {
								...{ 0: `23${id}`, 10: other.padEnd(34) + (other ? "EUR" : "") },
								...{ 47: name.slice(0, 35), 82: told.slice(106, 149), 125: "0", 127: "0" },
							}),
						]
					: []),
			];
		});
	});
	const sumWhere = (is: (amount: number) => boolean) => sumOf(lines.filter(({ amount }) => is(amount)));
	const records = [
		put(128, { 0: `00000${day}72505`, 34: "VOORBEELD CONTAINERS BV", 60: "KREDBEBB", 127: "2" }),
		put(128, {
			...{ 0: `1${isOld ? "0" : "2"}${digits(number, 3)}${field}`, 42: sign(oldBalance) },
			...{ 43: thousandths(oldBalance) + day, 64: "VOORBEELD CONTAINERS BV", 125: digits(number, 3) },
		}),
		...movements,
		put(128, {
			...{ 0: `8${digits(number, 3)}${field}`, 41: sign(total), 42: thousandths(total) + day, 127: "0" },
		}),
		put(128, {
			...{ 0: "9", 16: digits(movements.length + 2, 6), 22: thousandths(sumWhere((amount) => amount < 0)) },
			...{ 37: thousandths(sumWhere((amount) => amount > 0)), 127: "2" },
		}),
	];
	return `${records.join("\r\n")}\r\n`;
}

/** A CAMT.053 document, version 8. */
export function camtFile(statement: SampleStatement): string {
	const { closedOn, oldBalance, lines, number, currency = "EUR", isRaw = false } = statement;
	const account = statement.account ?? sampleAccount;
	const xml = (text: string) =>
		isRaw ? text : text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	const amount = (cents: number) =>
		`<Amt Ccy="${currency}">${(Math.abs(cents) / 100).toFixed(2)}</Amt><CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
	const balance = (type: string, cents: number) =>
		`<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${closedOn}</Dt></Dt></Bal>`;
	const transaction = (line: SampleLine, isPart: boolean) => {
		const [party, place] = line.amount < 0 ? ["Cdtr", "CdtrAcct"] : ["Dbtr", "DbtrAcct"];
		const remittance = line.ogm
			? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${line.ogm}</Ref></CdtrRefInf></Strd>`
			: line.text
				? `<Ustrd>${xml(line.text)}</Ustrd>`
				: "";
		return `<TxDtls>${isPart ? amount(line.amount) : ""}<RltdPties>${line.name ? `<${party}><Pty><Nm>${xml(line.name)}</Nm></Pty></${party}>` : ""}${line.account ? `<${place}><Id><IBAN>${line.account}</IBAN></Id></${place}>` : ""}</RltdPties><RmtInf>${remittance}</RmtInf></TxDtls>`;
	};
	const entries = lines.map((line, index) => {
		const details = line.parts
			? line.parts.map((part) => transaction(part, true)).join("")
			: transaction(line, false);
		return `<Ntry>${amount(line.amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${closedOn}</Dt></BookgDt><AcctSvcrRef>A${index + 1}</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M${number}</MsgId></GrpHdr><Stmt><Id>${digits(number, 3)}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${balance("OPBD", oldBalance)}${balance("CLBD", newBalanceOf(statement))}${entries.join("")}</Stmt></BkToCstmrStmt></Document>
`;
}
