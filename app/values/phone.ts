/** Countries that a company may have its seat in: calling code, and the sign that leads a number inside of them. */
const countryNumbers = {
	AT: ["43", "0"],
	BE: ["32", "0"],
	BG: ["359", "0"],
	CH: ["41", "0"],
	CY: ["357", ""],
	CZ: ["420", ""],
	DE: ["49", "0"],
	DK: ["45", ""],
	EE: ["372", ""],
	ES: ["34", ""],
	FI: ["358", "0"],
	FR: ["33", "0"],
	GB: ["44", "0"],
	GR: ["30", ""],
	HR: ["385", "0"],
	HU: ["36", "06"],
	IE: ["353", "0"],
	// In Italy the zero belongs to the number.
	IT: ["39", ""],
	LT: ["370", "0"],
	LU: ["352", ""],
	LV: ["371", ""],
	MT: ["356", ""],
	NL: ["31", "0"],
	NO: ["47", ""],
	PL: ["48", ""],
	PT: ["351", ""],
	RO: ["40", "0"],
	SE: ["46", "0"],
	SI: ["386", "0"],
	SK: ["421", "0"],
} as const satisfies Record<string, readonly [calling: string, trunk: string]>;

export type CompanyCountry = keyof typeof countryNumbers;

/** ISO 3166-1 alpha-2: the European Union, Norway, Switzerland and the United Kingdom. */
export const companyCountries = Object.keys(countryNumbers) as CompanyCountry[];

/**
 * The E.164 form of a phone number as people write it: "+32 (0)3 000 00 00", "0032 3…", or inside of the country
 * "03 000 00 00"; null when it is none.
 */
export function phoneLinkOf(text: string, country: CompanyCountry): string | null {
	const [calling, trunk] = countryNumbers[country];
	const plain = text.replace(/\(0\)/g, "").replace(/[\s()./–-]/g, "");
	const international = /^(?:\+|00)(\d+)$/.exec(plain)?.[1];
	if (international !== undefined) return e164(international);
	if (!/^\d+$/.test(plain) || !plain.startsWith(trunk)) return null;
	return e164(calling + plain.slice(trunk.length));
}

/** Seven to fifteen digits without a leading zero (ITU-T E.164). */
function e164(digits: string): string | null {
	return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** Whether a text has as many digits as a phone number can have: 6 to 15 (ruling on K3; ITU-T E.164 for the most). */
export function hasPhoneDigits(text: string): boolean {
	const digits = text.replace(/\D/g, "").length;
	return digits >= 6 && digits <= 15;
}

/** The address that calls a number as it was typed (RFC 3966). */
export function callAddress(phone: string): string {
	return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
