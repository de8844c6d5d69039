import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inks } from "./site/pages/desk/sections/form/section-background.ts";
import { contrast } from "./values/contrast.ts";

const css = readFileSync(new URL("look.css", import.meta.url), "utf8");

function colorsIn(block: string | undefined): Map<string, string> {
	const found = [...(block ?? "").matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)];
	return new Map(found.map(([, name = "", value = ""]) => [name, value]));
}

const light = colorsIn(/@theme \{(.+?)\n\}/s.exec(css)?.[1]);
const changed = colorsIn(/prefers-color-scheme: dark\) \{\s*:root \{(.+?)\}/s.exec(css)?.[1]);
const schemes = { light, dark: new Map([...light, ...changed]) };

/** A colour seen through: `share` of it over another. */
function over(color: string, share: number, ground: string): string {
	const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
	const mixed = [1, 3, 5].map((at) =>
		Math.round(share * channel(color, at) + (1 - share) * channel(ground, at)),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast of what is drawn, such as `ink` or `on-brand/80`, on a ground. */
function seen(colors: Map<string, string>, drawn: string, ground: string): number {
	const [name = "", percent] = drawn.split("/");
	const [ink, below] = [colors.get(name), colors.get(ground)];
	if (!ink || !below) throw new Error(`no such colours: ${drawn} on ${ground}`);
	return contrast(percent ? over(ink, Number(percent) / 100, below) : ink, below) ?? 0;
}

/** Text, by the grounds that it stands on. What is chosen, pressed or off is among them. */
const texts: Record<string, string[]> = {
	surface: ["ink", "muted", "info", "brand-ink", "signal-ink", "success", "warning", "error"],
	mist: ["ink", "muted", "info", "brand-ink", "signal-ink", "success", "warning", "error"],
	stage: ["muted"],
	line: ["muted", "ink", "brand-ink"],
	"brand-soft": ["ink", "muted", "info", "brand-ink", "success", "error"],
	"success-soft": ["ink", "muted", "success"],
	"info-soft": ["ink", "muted", "info"],
	"warning-soft": ["ink", "muted", "warning", "info"],
	"error-soft": ["ink", "muted", "error"],
	brand: ["on-brand", "on-brand/90", "on-brand-muted"],
	"brand-hover": ["on-brand"],
	"brand-strong": ["on-brand", "on-brand/80", "on-brand/85", "on-brand/90", "on-brand-muted"],
	signal: ["on-signal"],
	"signal-hover": ["on-signal"],
};

/** Edges of controls, ticks, the focus and what drawings are made of, by their grounds (WCAG 2.2, 1.4.11 and 2.4.13). */
const shapes: Record<string, string[]> = {
	surface: [
		"edge",
		"info",
		"brand-ink",
		"signal-ink",
		"success",
		"error",
		"steel",
		"frame",
		"brand",
		"signal",
	],
	mist: ["edge", "info", "brand-ink", "signal-ink", "success", "error", "steel", "frame", "brand", "signal"],
	line: ["brand-ink"],
	"brand-soft": ["edge", "info", "brand-ink"],
	"warning-soft": ["info", "warning"],
	"error-soft": ["info", "error"],
	"success-soft": ["success"],
	brand: ["on-brand"],
	"brand-strong": ["on-brand"],
};

const pairs = (table: Record<string, string[]>) =>
	Object.entries(table).flatMap(([ground, drawn]) => drawn.map((one) => `${one} on ${ground}`));

const sources = globSync("app/**/*.{ts,tsx}")
	.filter((file) => !/\.test\.|\/i18n\//.test(file))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));

type Worn = { text?: string; ground?: string };

/** What one list of classes wears, by the state that it wears it in. */
function wornBy(classes: string): Map<string, Worn> {
	const states = new Map<string, Worn>();
	for (const one of classes.split(/\s+/)) {
		const [, state = "", kind, color = ""] = /^(.*:)?(text|bg)-([\w-]+(?:\/\d+)?)$/.exec(one) ?? [];
		if (
			!light.has(color.split("/")[0] ?? "") ||
			/disabled|backdrop|before|after|file:|webkit|moz/.test(state)
		)
			continue;
		const worn = states.get(state) ?? {};
		states.set(state, kind === "bg" ? { ...worn, ground: color } : { ...worn, text: color });
	}
	return states;
}

/** Text and ground that one list of classes names together; a state wears what it does not change. */
function pairsIn(classes: string): string[] {
	const states = wornBy(classes);
	const usual = states.get("") ?? {};
	return [...states.values()].flatMap((own) => {
		const { text, ground } = { ...usual, ...own };
		return text && ground && !ground.includes("/") ? [`${text} on ${ground}`] : [];
	});
}

describe.each(Object.entries(schemes))("in %s", (_scheme, colors) => {
	test.each(pairs(texts))("text can be read: %s", (pair) => {
		const [drawn = "", ground = ""] = pair.split(" on ");
		expect(seen(colors, drawn, ground)).toBeGreaterThanOrEqual(4.5);
	});

	test.each(pairs(shapes))("a shape can be made out: %s", (pair) => {
		const [drawn = "", ground = ""] = pair.split(" on ");
		expect(seen(colors, drawn, ground)).toBeGreaterThanOrEqual(3);
	});
});

test("dark changes roles that there are, and leaves four as they are", () => {
	expect([...changed.keys()].filter((name) => !light.has(name))).toEqual([]);
	expect([...light.keys()].filter((name) => !changed.has(name))).toEqual([
		"on-brand",
		"signal",
		"signal-hover",
		"on-signal",
	]);
});

test("text and ground that are named together are measured", () => {
	const measured = new Set(pairs(texts));
	const found = sources.flatMap(({ file, text }) =>
		[...text.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
			.flatMap(([, plain, template]) => (plain ?? template ?? "").split(/\$\{|\}/))
			.flatMap(pairsIn)
			.map((pair) => ({ pair, file })),
	);
	expect(found.length).toBeGreaterThan(40);
	expect(found.filter(({ pair }) => !measured.has(pair))).toEqual([]);
});

test("a ground is no ink, and an ink no ground", () => {
	const wrong =
		/\b(?:(?:text|border|ring|accent|stroke|outline|decoration)-(?:brand|brand-hover|brand-strong|signal|signal-hover|scrim)|bg-(?:brand-ink|signal-ink|on-brand|on-signal|ink|muted))(?![\w-])/;
	// A bar that fills is drawn, though CSS calls it a background; the mark's own ground is the signal.
	const drawn = /progress|M30\.5 1v22/;
	const found = sources.flatMap(({ file, text }) =>
		text
			.split("\n")
			.flatMap((line) => (wrong.test(line) && !drawn.test(line) ? [`${file}: ${line.trim()}`] : [])),
	);
	expect(found).toEqual([]);
});

test("light text can be read on whatever background an owner has given a section", () => {
	const [, rgb = "", share = ""] =
		/:not\(\.text-on-brand\) \{\s*background-image: linear-gradient\(rgb\(([\d ]+) \/ ([\d.]+)\)/.exec(css) ??
		[];
	const veil = `#${rgb
		.split(" ")
		.map((value) => Number(value).toString(16).padStart(2, "0"))
		.join("")}`;
	expect(veil).toBe(schemes.dark.get("mist"));
	for (const own of ["#ffffff", "#000000", "#ffff00", "#00ffff", "#ff00ff"]) {
		const ground = over(veil, Number(share), own);
		const inks = texts.surface?.map((name) => contrast(schemes.dark.get(name) ?? "", ground) ?? 0) ?? [];
		expect(Math.min(...inks)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(schemes.dark.get("edge") ?? "", ground)).toBeGreaterThanOrEqual(3);
	}
});

test("what cannot read the roles has their values", () => {
	const root = readFileSync(new URL("root.tsx", import.meta.url), "utf8");
	const bars = [...root.matchAll(/content="(#[\da-f]{6})" media="\(prefers-color-scheme: (\w+)\)"/g)];
	expect(bars.map(([, color, scheme]) => [scheme, color])).toEqual([
		["light", light.get("brand-strong")],
		["dark", changed.get("brand-strong")],
	]);
	const stage = readFileSync(new URL("trade/conversions/shop/view-3d/stage.ts", import.meta.url), "utf8");
	expect(stage).toContain(`{ light: "${light.get("stage")}", dark: "${changed.get("stage")}" }`);
	const plain = readFileSync(new URL("platform/plain-page.server.ts", import.meta.url), "utf8");
	const [surface, ink, link] = ["surface", "ink", "info"].map((name) => changed.get(name));
	expect(plain).toContain(`{body{background:${surface}}body,h1{color:${ink}}a{color:${link}}}`);
	expect(inks).toEqual({ ink: light.get("ink"), white: light.get("on-brand") });
});

test("no rule goes on from what the whole page has: browsers would restyle all of it for each element that comes", () => {
	const desk = readFileSync(new URL("desk.css", import.meta.url), "utf8");
	const further = /(?:html|body):(?:has|not)\((?:[^()]|\([^()]*\))*\)\s*[^\s{,]/;
	expect("html:has(.bar) .switcher {").toMatch(further);
	expect("body:not(:has(.bar[data-on], input:checked)) .bar {").toMatch(further);
	expect("body:not(:has(.bar)) {").not.toMatch(further);
	expect(css + desk).not.toMatch(further);
});

/** A selector without what stands in brackets; names among which an element has one are a name. */
function flat(selector: string): string {
	const within = selector.replaceAll(/:is\([\w\s,]+\)/g, "some").replaceAll(/\([^()]*\)/g, "");
	return within === selector ? selector : flat(within);
}

const lastOf = (selector: string) =>
	selector
		.trim()
		.split(/[\s>~+]+/)
		.at(-1);
const named = /^[a-z.[]/;

test("what goes on from what something has ends in a name: browsers would restyle all that is in it", () => {
	const onScreen = css.replace(/^\t@media print \{.*?^\t\}/ms, "");
	const selectors = [...onScreen.matchAll(/^\s*([^\s@][^\n]*?:has\([^\n]*?)(?:,| \{)$/gm)].map(
		([, one = ""]) => one,
	);
	expect(selectors.length).toBeGreaterThan(20);
	expect(selectors.filter((one) => !named.test(lastOf(flat(one)) ?? ""))).toEqual([]);
});

test("what waits to be laid out is what the script in the head lays out", () => {
	const script = readFileSync(new URL("wake/hidden-parts.ts", import.meta.url), "utf8");
	const bare = (text: string | undefined) => text?.replace(/\s+/g, "");
	const waiting = /\[data-fresh\] \{(.+?)\s*\{/s.exec(css)?.[1];
	expect(bare(waiting)).toBe(bare(/leftOut = `(.+?)`/s.exec(script)?.[1]));
	expect(waiting).toContain(".shop-footer");
	// That the mark goes is told to elements of these names alone; for one without a name browsers restyle the whole page.
	for (const selector of flat(waiting ?? "").split(",")) expect(lastOf(selector)).toMatch(named);
});

test("with and without scripts the typeface is the same", () => {
	const script = readFileSync(new URL("wake/typeface.ts", import.meta.url), "utf8");
	const rule = readFileSync(new URL("typeface.css", import.meta.url), "utf8");
	const told = (property: string) => new RegExp(`font-${property}: "?(.+?)"?;`).exec(rule)?.[1];
	const descriptors = `{ weight: "${told("weight")}", stretch: "${told("stretch")}" }`;
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the script's own.
	expect(script).toContain(`new FontFace("${told("family")}", \`url(${"${address}"})\`, ${descriptors})`);
	expect(css).toContain(`--font-sans: "${told("family")}", "${told("family")} Fallback"`);
});
