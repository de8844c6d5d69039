import { isBackground } from "~/site/pages/sections/section.ts";
import { memberOf } from "~/values/closed-set.ts";
import { contrast, longHex } from "~/values/contrast.ts";

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

const colorFunction = /^(rgb|hsl)a?\([\d\s,.%]{5,60}\)$/i;
const twoColors = /^linear-gradient\((\d{1,3})deg, (#[0-9a-f]{6})(?: 0%)?, (#[0-9a-f]{6})(?: 100%)?\)$/i;

/** Whether the text is a colour that a section's frame shows: hex, rgb() or hsl(). */
export function isColor(text: string): boolean {
	return longHex(text) !== null || colorFunction.test(text);
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
