/**
 * A Belgian structured communication (OGM, VCS): twelve digits, of which the last two are the first ten modulo 97, and 97
 * where nothing is left. Febelfin, "Gestructureerde mededeling".
 */
declare const kind: unique symbol;
export type Ogm = string & { readonly [kind]: "structured communication" };

/** The largest number that has a structured communication. */
export const highestOgmNumber = 9_999_999_999;

function checkDigits(first: number): string {
	return String(first % 97 || 97).padStart(2, "0");
}

/**
 * The structured communication of a number.
 * @throws RangeError for what has no ten digits
 */
export function ogmOf(number: number): Ogm {
	if (!Number.isInteger(number) || number < 0 || number > highestOgmNumber) {
		throw new RangeError(`no ten digits: ${number}`);
	}
	return `${String(number).padStart(10, "0")}${checkDigits(number)}` as Ogm;
}

/**
 * A structured communication however it is written: `+++202/6000/12320+++`, `***202/6000/12320***`, with spaces, dots or
 * dashes, or its bare digits. Null where it is none or a digit is wrong.
 */
export function parseOgm(text: string): Ogm | null {
	const digits = text.trim().replace(/^(?:\+{1,3}|\*{1,3})|(?:\+{1,3}|\*{1,3})$/g, "");
	const plain = digits.replace(/[\s./-]/g, "");
	if (!/^\d{12}$/.test(plain) || !/^\s*\d[\d\s./-]*\s*$/.test(digits)) return null;
	return checkDigits(Number(plain.slice(0, 10))) === plain.slice(10) ? (plain as Ogm) : null;
}

/** As people and banks read it: `+++202/6000/12320+++`. */
export function formatOgm(ogm: string): string {
	return `+++${ogm.slice(0, 3)}/${ogm.slice(3, 7)}/${ogm.slice(7)}+++`;
}

/** As banks write it where there is no plus, and spreadsheets keep it: `***202/6000/12320***`. */
export function tabledOgm(ogm: string): string {
	return formatOgm(ogm).replaceAll("+", "*");
}
