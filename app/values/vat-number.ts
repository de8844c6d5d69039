/** A Belgian number: ten digits from 0 or 1 on, the last two 97 minus the first eight modulo 97. */
function isBelgian(digits: string): boolean {
	if (!/^[01]\d{9}$/.test(digits)) return false;
	return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * A VAT number with its country code: a Belgian one, checked, as "BE 0123.456.749", another as its letters and digits
 * ("NL123456789B01"); null when its form or check digits are wrong.
 */
export function parseVatNumber(text: string): string | null {
	const plain = text.replace(/[\s./-]/g, "").toUpperCase();
	if (!plain.startsWith("BE")) return /^[A-Z]{2}(?=(?:.*\d){2})[A-Z0-9+*]{2,15}$/.test(plain) ? plain : null;
	const digits = plain.slice(2);
	return isBelgian(digits) ? `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}` : null;
}
