import { mix } from "../base/colour.ts";
import { type Area, type Face, rectangle } from "../base/face.ts";
import { type Pen, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { type Finish, paintNow } from "./finish.ts";

/** Welded-in and overpainted pieces of a cargo-worthy wall. */
export function patches(pen: Pen, face: Face, area: Area, finish: Finish, name: string): void {
	if (finish.condition !== "used-cw") return;
	const random = seeded(`${finish.seed} ${name} patches`);
	const [width, height] = [area.u1 - area.u0, area.v1 - area.v0];
	const count = Math.max(1, Math.round(width / 3.5));
	for (let i = 0; i < count; i += 1) {
		const w = Math.min(width * 0.3, random.between(0.5, 1.1));
		const h = random.between(0.35, 0.8);
		const u0 = area.u0 + ((i + random.next() * 0.8) / count) * (width - w);
		const v0 = area.v0 + random.between(0.05, 0.6) * (height - h);
		const colour = mix(finish.paint, random.next() < 0.5 ? "#20262b" : "#8c9498", random.between(0.14, 0.27));
		const piece = { u0, v0, u1: u0 + w, v1: v0 + h };
		pen.sheet.fill([rectangle(pen, face, piece)], tone(pen, colour, face.n));
		pen.sheet.line(
			[[...rectangle(pen, face, piece), ...rectangle(pen, face, piece).slice(0, 1)]],
			tone(pen, paintNow(finish), face.n, 0.72),
			1.2,
		);
	}
}
