import { at, hazed, type Pen, pixels } from "../base/pen.ts";
import { short } from "../base/sheet.ts";
import type { Vec3 } from "../base/vector.ts";

/** Outline of a standing person in hundredths of a metre from the feet, x to the right, y up. */
const OUTLINE =
	"M-3 175C5 175 9 170 8 161C7 155 5 152 4 149C13 147 20 144 22 137C25 122 26 104 25 86C24 82 20 82 19 86C18 99 17 110 15 118C14 106 14 97 15 87C16 62 15 34 14 4L17 1L4 1C4 32 3 55 0 76C-3 55 -5 30 -6 1L-19 1L-15 5C-17 34 -18 62 -17 87C-16 97 -16 106 -17 118C-19 110 -20 98 -21 86C-22 82 -26 82 -27 86C-28 104 -27 122 -24 137C-22 144 -15 147 -7 149C-8 152 -11 155 -12 161C-13 170 -10 175 -3 175Z";

/** A flat figure 1.75 m tall, standing at a place on the ground (metres). */
export function person(pen: Pen, place: Vec3, colour = "#9aa7b2"): void {
	const [x, y] = at(pen, place);
	const scale = pixels(pen, place) / 100;
	const s = Math.round(scale * 1000) / 1000;
	pen.sheet.raw(
		`<ellipse cx="${short(x + 6 * scale)}" cy="${short(y)}" rx="${short(34 * scale)}" ry="${short(7 * scale)}" fill="#0b2a42" opacity=".16"/>`,
	);
	pen.sheet.raw(
		`<path transform="translate(${short(x)} ${short(y)})scale(${s} ${-s})" d="${OUTLINE}" fill="${hazed(pen, colour)}"/>`,
	);
}
