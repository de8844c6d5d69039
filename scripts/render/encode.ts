import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { CONDITIONS, type Condition, defaultColour } from "./colours.ts";
import { HERE, PRODUCTS, SCENES, VIEWS } from "./job.ts";
import { tinted } from "./tint.ts";

/** From the neutral pictures and their masks to the files the shop delivers. */
const { values } = parseArgs({
	options: {
		from: { type: "string" },
		to: { type: "string" },
		effort: { type: "string", default: "5" },
		product: { type: "string", multiple: true },
		"no-scenes": { type: "boolean" },
	},
});
const from = resolve(values.from ?? join(HERE, "out"));
const to = resolve(values.to ?? join(HERE, "out", "web"));
const effort = Number(values.effort);
const BUDGET = 25_000_000;

/** Widths and qualities; small pictures bear a lower quality because the browser scales them least. */
const PRODUCT_WIDTHS = [480, 800, 1200];
const SCENE_WIDTHS = [800, 1200, 1920];
const AVIF = { photo: 50, neutral: 55, mask: 45 };
const WEBP = { photo: 72, neutral: 76, mask: 70 };
/** The fallback for browsers that read neither AVIF nor WebP exists in one width. */
const FALLBACK_WIDTH = 800;

const sums: Record<string, { files: number; bytes: number }> = {};

async function save(picture: Sharp, name: string, group: string): Promise<void> {
	const path = join(to, name);
	const bytes = await picture.toBuffer();
	writeFileSync(`${path}.part`, bytes);
	renameSync(`${path}.part`, path);
	sums[group] ??= { files: 0, bytes: 0 };
	const sum = sums[group];
	sum.files += 1;
	sum.bytes += bytes.length;
}

type Kind = keyof typeof AVIF;

async function family(
	base: () => Sharp,
	full: number,
	name: string,
	widths: number[],
	kind: Kind,
	fallback: boolean,
): Promise<void> {
	for (const width of widths.filter((each) => each <= full)) {
		const scaled = () => base().resize(width, undefined, { kernel: "lanczos3" });
		await save(
			scaled().avif({ quality: AVIF[kind], effort }),
			`${name}-${width}.avif`,
			`${kind} avif ${width}`,
		);
		await save(
			scaled().webp({ quality: WEBP[kind], effort: 6, smartSubsample: true }),
			`${name}-${width}.webp`,
			`${kind} webp ${width}`,
		);
	}
	if (fallback) {
		const scaled = base().resize(FALLBACK_WIDTH, undefined, { kernel: "lanczos3" });
		await save(
			scaled.jpeg({ quality: 76, mozjpeg: true }),
			`${name}-${FALLBACK_WIDTH}.jpg`,
			`${kind} jpeg ${FALLBACK_WIDTH}`,
		);
	}
}

async function product(key: string, condition: Condition, view: string): Promise<void> {
	const name = `${key}-${condition}-${view}`;
	const picture = join(from, `${name}.png`);
	const mask = join(from, `${name}-mask.png`);
	if (!existsSync(picture) || !existsSync(mask)) return;
	const coloured = await tinted(picture, mask, defaultColour(key, condition));
	const raw = { raw: { width: coloured.width, height: coloured.height, channels: 3 as const } };
	await family(
		() => sharp(coloured.data, raw),
		coloured.width,
		name,
		PRODUCT_WIDTHS,
		"photo",
		view === "front",
	);
	// A visitor may try a colour on the new container only, on its first picture.
	if (view !== "front" || condition !== "new") return;
	const white = await tinted(picture, mask, "#ffffff");
	await family(() => sharp(white.data, raw), white.width, `${name}-neutral`, [800, 1200], "neutral", false);
	await family(() => sharp(mask).greyscale(), white.width, `${name}-mask`, [800, 1200], "mask", false);
}

mkdirSync(to, { recursive: true });
for (const { key } of PRODUCTS) {
	if (values.product && !values.product.includes(key)) continue;
	for (const condition of CONDITIONS) for (const view of VIEWS) await product(key, condition, view);
}
if (!values["no-scenes"] && !values.product) {
	for (const scene of SCENES) {
		const picture = join(from, `${scene}.png`);
		if (!existsSync(picture)) continue;
		const { width } = await sharp(picture).metadata();
		await family(() => sharp(picture), width ?? 0, scene, SCENE_WIDTHS, "photo", true);
	}
}
for (const [group, { files, bytes }] of Object.entries(sums)) {
	console.log(
		`${group.padEnd(18)} ${String(files).padStart(4)} files  ${(bytes / 1e6).toFixed(2).padStart(6)} MB  ${(bytes / files / 1000).toFixed(1)} kB each`,
	);
}
const total = readdirSync(to).reduce((sum, name) => sum + statSync(join(to, name)).size, 0);
console.log(`${(total / 1e6).toFixed(2)} MB in ${to}, budget ${BUDGET / 1e6} MB`);
if (total > BUDGET) process.exit(1);
