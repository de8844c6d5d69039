import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { bytes, CONDITIONS, defaultColour, defaultRal } from "./colours.ts";
import { HERE, PRODUCTS } from "./job.ts";
import { tinted } from "./tint.ts";

/** How far the brightest lit panel of each front picture lies from its RAL colour, as CIEDE2000.
 *
 * Usage: node scripts/render/check-color.ts [folder with the neutral pictures] */
type Lab = [number, number, number];

function lab(red: number, green: number, blue: number): Lab {
	const [r, g, b] = [red, green, blue].map((part) => {
		const c = part / 255;
		return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
	const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
	const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
	const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
	const rad = Math.PI / 180;
	const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
	const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
	const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
	const angle = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
	const [h1, h2] = [angle(b1, p1), angle(b2, p2)];
	let turn = h2 - h1;
	if (c1 * c2 === 0) turn = 0;
	else if (turn > 180) turn -= 360;
	else if (turn < -180) turn += 360;
	const dl = l2 - l1;
	const dc = c2 - c1;
	const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
	const ml = (l1 + l2) / 2;
	const mc = (c1 + c2) / 2;
	let mh = h1 + h2;
	if (c1 * c2 !== 0) mh = Math.abs(h1 - h2) <= 180 ? mh / 2 : (mh + (mh < 360 ? 360 : -360)) / 2;
	const t =
		1 -
		0.17 * Math.cos((mh - 30) * rad) +
		0.24 * Math.cos(2 * mh * rad) +
		0.32 * Math.cos((3 * mh + 6) * rad) -
		0.2 * Math.cos((4 * mh - 63) * rad);
	const sl = 1 + (0.015 * (ml - 50) ** 2) / Math.sqrt(20 + (ml - 50) ** 2);
	const sc = 1 + 0.045 * mc;
	const sh = 1 + 0.015 * mc * t;
	const rc = 2 * Math.sqrt(mc ** 7 / (mc ** 7 + 25 ** 7));
	const rt = -rc * Math.sin(60 * Math.exp(-(((mh - 275) / 25) ** 2)) * rad);
	return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

const folder = resolve(process.argv[2] ?? join(HERE, "out"));
let worst = 0;
for (const { key } of PRODUCTS) {
	for (const condition of CONDITIONS) {
		const name = join(folder, `${key}-${condition}-front`);
		if (!existsSync(`${name}.png`) || !existsSync(`${name}-mask.png`)) continue;
		const hex = defaultColour(key, condition);
		const paint = { mask: `${name}-mask.png`, ink: `${name}-ink.png` };
		const neutral = await tinted(`${name}.png`, paint, "#ffffff");
		const picture = await tinted(`${name}.png`, paint, hex);
		const mask = await sharp(`${name}-mask.png`).greyscale().raw().toBuffer();
		// Lit flat paint: fully painted pixels, sorted by brightness; the panel is the upper tenth without the very highest.
		const painted: { at: number; light: number }[] = [];
		for (let pixel = 0; pixel < mask.length; pixel++) {
			if ((mask[pixel] ?? 0) >= 250) painted.push({ at: pixel * 3, light: neutral.data[pixel * 3 + 1] ?? 0 });
		}
		painted.sort((one, other) => other.light - one.light);
		const part = painted.slice(Math.floor(painted.length * 0.03), Math.floor(painted.length * 0.2));
		const average = (from: Buffer, offset: number) =>
			part.reduce((sum, { at }) => sum + (from[at + offset] ?? 0), 0) / part.length;
		const seen = [0, 1, 2].map((offset) => average(picture.data, offset)) as Lab;
		const white = average(neutral.data, 1);
		const clipped = painted.filter(({ light }) => light >= 254).length / painted.length;
		const delta = difference(lab(...seen), lab(...bytes(hex)));
		if (condition === "new") worst = Math.max(worst, delta);
		console.log(
			`${`${key} ${condition}`.padEnd(22)} RAL ${defaultRal(key, condition)}  white ${white.toFixed(0)}  clipped ${(clipped * 100).toFixed(1)} %  ΔE ${delta.toFixed(1)}`,
		);
	}
}
console.log(`largest ΔE of a new container: ${worst.toFixed(1)} (aim: below 6)`);
