/** Letters and digits of an IBAN in its country's length (ISO 13616 registry); other countries only by the check digits. */
const lengths: Record<string, number> = { BE: 16, NL: 18, DE: 22, FR: 27, LU: 20 };

/** ISO 7064 mod 97-10 over the digits, letters counted from A = 10. */
function remainder(text: string): number {
	let rest = 0;
	for (const sign of text) {
		const value = Number.parseInt(sign, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest;
}

/** An IBAN in its usual form, groups of four ("BE68 5390 0754 7034"); null when its form or check digits are wrong. */
export function parseIban(text: string): string | null {
	const plain = text.replace(/[\s.-]/g, "").toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return null;
	const length = lengths[plain.slice(0, 2)];
	if (length !== undefined && plain.length !== length) return null;
	if (remainder(plain.slice(4) + plain.slice(0, 4)) !== 1) return null;
	return plain.replace(/(.{4})(?=.)/g, "$1 ");
}

/** A BIC (ISO 9362: bank, country, place, branch) in capitals; null for another form. */
export function parseBic(text: string): string | null {
	const plain = text.replace(/\s/g, "").toUpperCase();
	return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain : null;
}
