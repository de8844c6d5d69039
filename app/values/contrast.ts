const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** #abc as #aabbcc, in lower case; null for what is no hex colour. */
export function longHex(color: string): string | null {
	if (!hex.test(color)) return null;
	const digits = color.slice(1).toLowerCase();
	return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colours, from 1 to 21 (WCAG 2.2, contrast ratio); null where one is no hex colour. */
export function contrast(one: string, other: string): number | null {
	const [first, second] = [longHex(one), longHex(other)];
	if (!first || !second) return null;
	const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}
