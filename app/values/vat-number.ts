/** A Belgian number: ten digits from 0 or 1 on, the last two 97 minus the first eight modulo 97. */
function isBelgian(digits: string): boolean {
	if (!/^[01]\d{9}$/.test(digits)) return false;
	return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * A Dutch number: nine digits, B, two digits. A company's nine end with their sum weighted from 9 down to 2 modulo 11; a
 * sole trader's whole number, letters counted from A = 10 on, leaves 1 by 97 (Belastingdienst, since 2020).
 */
function isDutch(rest: string): boolean {
	if (!/^\d{9}B\d{2}$/.test(rest)) return false;
	const digits = [...rest.slice(0, 9)].map(Number);
	const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
	if (sum % 11 === digits[8] && sum > 0) return true;
	return remainder97(`2321${rest.replace("B", "11")}`) === 1;
}

function remainder97(digits: string): number {
	return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** A German number: nine digits, the first not 0, the last by ISO 7064 MOD 11,10. */
function isGerman(digits: string): boolean {
	if (!/^[1-9]\d{8}$/.test(digits)) return false;
	let product = 10;
	for (const digit of digits.slice(0, 8)) {
		const sum = (Number(digit) + product) % 10 || 10;
		product = (2 * sum) % 11;
	}
	return (11 - product) % 10 === Number(digits[8]);
}

/** Signs of a French key that is not made of digits alone: no I and no O. */
const frenchSigns = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A French number: a key of two signs, then the company's nine digits (SIREN), which the key follows from. */
function isFrench(rest: string): boolean {
	if (!/^[0-9A-HJ-NP-Z]{2}\d{9}$/.test(rest)) return false;
	const company = Number(rest.slice(2));
	const key = rest.slice(0, 2);
	if (/^\d\d$/.test(key)) return Number(key) === (12 + 3 * (company % 97)) % 97;
	const [first = 0, second = 0] = [...key].map((sign) => frenchSigns.indexOf(sign));
	const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
	return (company + Math.floor(value / 11) + 1) % 11 === value % 11;
}

/** A Luxembourg number: eight digits, the last two the first six modulo 89. */
function isLuxembourgish(digits: string): boolean {
	if (!/^\d{8}$/.test(digits)) return false;
	return Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6));
}

/** Countries whose numbers are checked to the digit. */
const rules: Readonly<Record<string, (rest: string) => boolean>> = {
	BE: isBelgian,
	NL: isDutch,
	DE: isGerman,
	FR: isFrench,
	LU: isLuxembourgish,
};

/**
 * What the other member states' numbers look like, and Northern Ireland's. Digits are not checked: VIES decides, and no
 * sale is lost to a rule that its country has changed.
 */
const forms: Readonly<Record<string, RegExp>> = {
	...{ AT: /^U\d{8}$/, BG: /^\d{9,10}$/, CY: /^\d{8}[A-Z]$/, CZ: /^\d{8,10}$/, DK: /^\d{8}$/, EE: /^\d{9}$/ },
	...{ EL: /^\d{9}$/, ES: /^[A-Z]\d{7}[A-Z0-9]$|^\d{8}[A-Z]$/, FI: /^\d{8}$/, HR: /^\d{11}$/, HU: /^\d{8}$/ },
	...{ IE: /^\d{7}[A-Z]{1,2}$|^\d[A-Z+*]\d{5}[A-Z]$/, IT: /^\d{11}$/, LT: /^\d{9}(\d{3})?$/, LV: /^\d{11}$/ },
	...{ MT: /^\d{8}$/, PL: /^\d{10}$/, PT: /^\d{9}$/, RO: /^\d{2,10}$|^\d{13}$/, SE: /^\d{10}\d\d$/ },
	...{ SI: /^\d{8}$/, SK: /^\d{10}$/, XI: /^\d{9}(\d{3})?$|^(GD|HA)\d{3}$/ },
};

function parseWithCountry(given: string): string | null {
	// Greece writes its country otherwise in VAT numbers than elsewhere.
	const plain = given.replace(/^GR(?=\d)/, "EL");
	const [country, rest] = [plain.slice(0, 2), plain.slice(2)];
	const rule = rules[country];
	const form = forms[country];
	if (form) return form.test(rest) ? plain : null;
	if (!rule) return /^[A-Z]{2}(?=(?:.*\d){2})[A-Z0-9+*]{2,15}$/.test(plain) ? plain : null;
	if (!rule(rest)) return null;
	return country === "BE" ? `BE ${rest.slice(0, 4)}.${rest.slice(4, 7)}.${rest.slice(7)}` : plain;
}

/**
 * A VAT number with its country code in its usual form ("BE 0123.456.749", "NL123456782B76"); those of Belgium, the
 * Netherlands, Germany, France and Luxembourg are checked to the digit, of others the form alone. Null when it is none.
 * @param country whose number is meant where none is named
 */
export function parseVatNumber(text: string, country?: string): string | null {
	const plain = text.replace(/[\s./-]/g, "").toUpperCase();
	return parseWithCountry(plain) ?? (country === undefined ? null : parseWithCountry(country + plain));
}

/** The country that a number begins with and the rest of it, as VIES asks for them; null for a number from outside the Union. */
export function partsOfVatNumber(number: string): { country: string; rest: string } | null {
	const plain = number.replace(/[\s./-]/g, "");
	const [country, rest] = [plain.slice(0, 2), plain.slice(2)];
	return Object.hasOwn(rules, country) || Object.hasOwn(forms, country) ? { country, rest } : null;
}
