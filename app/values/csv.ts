/**
 * What spreadsheets take for the start of a formula: at the start of a cell, and behind whatever else they may take for
 * a separator; Excel in Belgium, Germany and France splits at a semicolon, quotes or not.
 */
const formulaStart = /(^|[;,\t\r\n])(?=[=+\-@\t\r])/g;

/** A cell as a spreadsheet shows it, quoted whole: what would run as a formula is marked as text with an apostrophe. */
function csvCell(value: string): string {
	return `"${value.replace(formulaStart, "$1'").replaceAll('"', '""')}"`;
}

/** Rows as a CSV file (RFC 4180) with the byte order mark by which spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
	return `\ufeff${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** An amount for machines: euros with a decimal point and two decimals. @param amount in cents */
export function csvAmount(amount: number): string {
	return (amount / 100).toFixed(2);
}
