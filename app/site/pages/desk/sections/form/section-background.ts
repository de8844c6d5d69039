import { isBackground } from "~/site/pages/sections/section.ts";
import { memberOf } from "~/values/closed-set.ts";

/** The ways to set a section's background in its form; `custom` is a gradient as CSS writes it. */
export const backgroundKinds = ["none", "color", "gradient", "custom"] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

/** Directions of a gradient, in degrees as CSS counts them: 90 leads to the right. */
export const gradientAngles = ["135", "90", "180", "45"] as const;

export type Gradient = { angle: string; from: string; to: string };

/** Paddings by name; what is stored otherwise stays possible as it is. */
export const paddings = {
	none: "0px",
	small: "32px",
	medium: "64px",
	standard: "96px",
	large: "128px",
} as const;
export type PaddingName = keyof typeof paddings;

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const colorFunction = /^(rgb|hsl)a?\([\d\s,.%]{5,60}\)$/i;
const twoColors = /^linear-gradient\((\d{1,3})deg, (#[0-9a-f]{6})(?: 0%)?, (#[0-9a-f]{6})(?: 100%)?\)$/i;

/** #abc as #aabbcc, in lower case; null for what is no hex colour. */
export function longHex(color: string): string | null {
	if (!hex.test(color)) return null;
	const digits = color.slice(1).toLowerCase();
	return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** Whether the text is a colour that a section's frame shows: hex, rgb() or hsl(). */
export function isColor(text: string): boolean {
	return hex.test(text) || colorFunction.test(text);
}

function isBalanced(text: string): boolean {
	let depth = 0;
	for (const character of text) {
		if (character === "(") depth++;
		if (character === ")") depth--;
		if (depth < 0) return false;
	}
	return depth === 0;
}

/** Whether the text is a CSS gradient that a section's frame shows. */
export function isGradient(text: string): boolean {
	return (
		/^(repeating-)?(linear|radial|conic)-gradient\(.+\)$/.test(text) && isBackground(text) && isBalanced(text)
	);
}

/** The gradient of two colours as CSS. */
export function gradientCss({ angle, from, to }: Gradient): string {
	return `linear-gradient(${angle}deg, ${from}, ${to})`;
}

/** The two colours of a gradient that the form can show; null for any other. */
export function parseGradient(css: string): Gradient | null {
	const [, angle = "", from = "", to = ""] = twoColors.exec(css) ?? [];
	return memberOf(gradientAngles, angle) ? { angle, from, to } : null;
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

/** The shop's ink and what it writes on dark. */
export const inks = { ink: "#10202c", white: "#ffffff" } as const;

/** Text needs this much (WCAG 2.2 AA, 1.4.3). */
const leastContrast = 4.5;

/** Whether the section's text is hard to read on any of the colours; those that are no hex colours are not judged. */
export function isHardToRead(colors: readonly string[], dark: boolean): boolean {
	return colors.some(
		(color) => (contrast(color, dark ? inks.white : inks.ink) ?? leastContrast) < leastContrast,
	);
}
