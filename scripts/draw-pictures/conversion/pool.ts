import { boxFaces, type Face } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import { castings } from "../container/castings.ts";
import { closedEnd } from "../container/closed-end.ts";
import type { Finish } from "../container/finish.ts";
import { sideWall } from "../container/side-wall.ts";
import { boxShadow } from "../product/ground.ts";
import { person } from "../product/person.ts";
import { shadows } from "../scene/backdrop.ts";
import { boards, deck } from "./boards.ts";
import { type CardView, newCard, VIEW_20FT } from "./card.ts";
import { bed } from "./planting.ts";
import { BASIN, coping, ladder, sideWindow, water } from "./pool-basin.ts";
import { sunLounger } from "./sun-lounger.ts";
import { lawn, terrace } from "./surroundings.ts";

const FINISH: Finish = { paint: "#383e42", condition: "new", seed: "pool" };

/** From higher up than the other cards, so that the water shows. */
const VIEW: CardView = {
	...VIEW_20FT,
	target: [2.65, 1.0],
	distance: 17.5,
	eye: 5.4,
	focal: 1990,
	horizon: 118,
};

/** The deck behind and to the right of the basin, and the steps up to it on the left. */
function poolDeck(pen: Pen): void {
	const { length: l, width: w, height: h } = BASIN;
	shadows(
		pen,
		[
			[
				[-0.1, w, 0],
				[l + 2, w + 2.2, h],
			],
			[
				[l, 0, 0],
				[l + 2, w + 2, h],
			],
		],
		0.24,
	);
	deck(pen, [-0.1, w + 0.02, 0], [l + 2, w + 2.2, h], "pool deck back");
	for (let i = 6; i >= 0; i -= 1) {
		const x = -0.1 - (6 - i) * 0.27;
		block(pen, [x - 0.27, w + 0.3, 0], [x, w + 1.5, (h / 7) * (i + 0.5)], "#a97c4f");
	}
	deck(pen, [l + 0.02, 0, 0], [l + 2, w + 0.02, h], "pool deck right");
	const front: Face = {
		o: [l + 0.02, 0, 0],
		u: [1, 0, 0],
		v: [0, 0, 1],
		n: [0, -1, 0],
		width: 1.98,
		height: h,
	};
	boards(
		pen,
		front,
		{ u0: 0, v0: 0.06, u1: front.width, v1: h - 0.03 },
		{ run: "v", width: 0.1, gap: 0.014, seed: "pool front", out: 0.02 },
	);
}

/** A 20 ft pool in a deck, with a ladder and a window in its long side. */
export function pool(): string {
	const card = newCard(VIEW);
	const { pen } = card;
	lawn(card, (x, y) => x > -3.5 && x < 9.5 && y < 5);
	terrace(card, [-3.4, -4.8], [9.4, 4.8]);
	boxShadow(pen, BASIN, "box");
	poolDeck(pen);
	const faces = boxFaces(BASIN);
	water(pen);
	closedEnd(pen, faces.doors, FINISH);
	sideWall(pen, faces.front, FINISH, { pockets: false, name: "front" });
	castings(pen, BASIN, FINISH.paint, [0]);
	sideWindow(pen, faces.front);
	coping(pen);
	ladder(pen, 4.5);
	sunLounger(pen, 6.6, 0.5, BASIN.height, 25);
	sunLounger(pen, 6.5, 1.55, BASIN.height, 25);
	bed(pen, [8.5, -0.9], [9.4, 0.2], "pool bed");
	person(pen, [-1.1, 0.9, 0], "#5b6a76");
	return pen.sheet.toString();
}
