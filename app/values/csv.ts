/** What spreadsheets take for the start of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell as a spreadsheet shows it: what would run as a formula is marked as text with an apostrophe. */
function csvCell(value: string): string {
	const text = formulaStart.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180) with the byte order mark by which spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
	return `\ufeff${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** An amount for machines: euros with a decimal point and two decimals. @param amount in cents */
export function csvAmount(amount: number): string {
	return (amount / 100).toFixed(2);
}
