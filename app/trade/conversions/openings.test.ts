import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import {
	anyConfiguration,
	anyIndex,
	anyKind,
	anyStep,
	anyWall,
	take,
} from "../../../tests/support/sample-configurations.ts";
import { type Configuration, startConfiguration } from "./configuration.ts";
import {
	type ContainerModel,
	containerModels,
	containerShapes,
	type OpeningKind,
	openingKinds,
	openingSizes,
	type Wall,
	wallLength,
	walls,
} from "./container-shape.ts";
import {
	addOpening,
	changeModel,
	keepsRules,
	mostOpenings,
	moveOpening,
	placeRange,
	removeOpening,
	wallsFor,
} from "./openings.ts";

const bare: Configuration = { ...startConfiguration, openings: [] };

/** Adds openings one after the other; fails where one has no place. */
function built(model: ContainerModel, ...openings: [OpeningKind, Wall, number?][]): Configuration {
	return openings.reduce<Configuration>(
		(before, [kind, wall, at]) => {
			const result = addOpening(before, kind, wall, at);
			if ("problem" in result) throw new Error(`${kind} in ${wall}: ${result.problem}`);
			return result.configuration;
		},
		{ ...bare, model },
	);
}

function placesOf({ openings }: Configuration): string[] {
	return openings.map(({ kind, wall, at }) => `${kind} ${wall} ${at}`);
}

describe("the containers", () => {
	test.each([
		["10ft", "10ft"],
		["20ft", "20ft-dv"],
		["20ft-hc", "20ft-hc"],
		["40ft", "40ft-dv"],
		["40ft-hc", "40ft-hc"],
	] as const)("have the measures that the shop sells: %s", (model, key) => {
		const product = products.find((one) => one.key === key);
		const { length, width, height, inside } = containerShapes[model];
		const metres = (box: Record<string, number>) =>
			Object.fromEntries(Object.entries(box).map(([side, value]) => [side, value / 1000]));
		expect(metres({ length, width, height })).toEqual(product?.dimensions_outside);
		expect(metres(inside)).toEqual(product?.dimensions_inside);
	});

	test("are 8 ft wide, and as high as ISO 668 says", () => {
		for (const model of containerModels) {
			expect(containerShapes[model]).toMatchObject({
				width: 2438,
				height: model.endsWith("hc") ? 2896 : 2591,
			});
		}
	});
});

describe("walls", () => {
	test.each<[ContainerModel, OpeningKind, Wall[]]>([
		["20ft", "door", ["left", "right", "front", "rear"]],
		["20ft", "window", ["left", "right", "front"]],
		["20ft", "roller", ["left", "right", "front"]],
		["20ft", "vent", ["left", "right", "front", "rear"]],
		["10ft", "roller", ["left", "right", "front"]],
		["40ft-hc", "window", ["left", "right", "front"]],
	])("%s: a %s fits into %j", (model, kind, fitting) => {
		expect(wallsFor(model, kind)).toEqual(fitting);
	});

	test("at the door end take what fits into one leaf", () => {
		expect(placesOf(built("20ft", ["door", "rear", 0], ["door", "rear", 2438]))).toEqual([
			"door rear 150",
			"door rear 1350",
		]);
		expect(addOpening(bare, "window", "rear")).toEqual({ problem: "not_here" });
		expect(addOpening(built("20ft", ["door", "rear"], ["door", "rear"]), "vent", "rear")).toEqual({
			problem: "no_room",
		});
	});
});

describe("an opening that is added", () => {
	test("takes the middle of the wall, and the next one the nearest free place beside it", () => {
		const windows = built("20ft", ["window", "left"], ["window", "left"], ["window", "left"]);
		expect(placesOf(windows)).toEqual(["window left 1350", "window left 2550", "window left 3750"]);
	});

	test("keeps clear of the corner posts", () => {
		expect(placesOf(built("20ft", ["window", "left", -500], ["door", "left", 99_999]))).toEqual([
			"window left 200",
			"door left 4950",
		]);
	});

	test("snaps to the grid of 5 cm", () => {
		expect(placesOf(built("20ft", ["door", "right", 1234]))).toEqual(["door right 1250"]);
	});

	test.each(openingKinds)("is refused when there are enough of its kind: %s", (kind) => {
		let full: Configuration = { ...bare, model: "40ft" };
		for (let index = 0; index < mostOpenings[kind]; index++) {
			const result = addOpening(full, kind, index % 2 === 0 ? "left" : "right");
			if ("problem" in result) throw new Error(result.problem);
			full = result.configuration;
		}
		expect(addOpening(full, kind, "left")).toEqual({ problem: "limit" });
	});

	test("is refused when the wall is taken", () => {
		const full = built("10ft", ["roller", "left"]);
		expect(addOpening(full, "window", "left")).toEqual({ problem: "no_room" });
		expect(addOpening(full, "window", "right")).toHaveProperty("configuration");
	});
});

describe("an opening that is moved", () => {
	test("goes where it is wanted, else as near as there is room", () => {
		const two = built("20ft", ["window", "left", 200], ["door", "left", 3000]);
		const near = moveOpening(two, 0, { wall: "left", at: 2900 });
		expect("problem" in near ? near : placesOf(near.configuration)).toEqual([
			"window left 1800",
			"door left 3000",
		]);
		const beyond = moveOpening(two, 0, { wall: "left", at: 3700 });
		expect("problem" in beyond ? beyond : placesOf(beyond.configuration)).toEqual([
			"door left 3000",
			"window left 4100",
		]);
	});

	test("may change walls, not into one that it does not fit", () => {
		const one = built("20ft", ["window", "left"]);
		expect(moveOpening(one, 0, { wall: "right", at: 500 })).toMatchObject({
			opening: { wall: "right", at: 500 },
		});
		expect(moveOpening(one, 0, { wall: "rear", at: 500 })).toEqual({ problem: "not_here" });
		expect(moveOpening(one, 7, { wall: "left", at: 500 })).toEqual({ problem: "not_here" });
	});

	test("may stay", () => {
		const one = built("20ft", ["window", "left", 500]);
		expect(moveOpening(one, 0, { wall: "left", at: 500 })).toMatchObject({ configuration: one });
	});
});

describe("another container", () => {
	test("keeps what fits and says what does not", () => {
		const long = built("40ft", ["roller", "left", 9000], ["window", "left", 200], ["roller", "left", 5000]);
		const { configuration, dropped } = changeModel(long, "10ft");
		expect(placesOf(configuration)).toEqual(["window left 200"]);
		expect(dropped.map(({ kind }) => kind)).toEqual(["roller", "roller"]);
	});

	test("leaves the places alone where there is room for them", () => {
		const short = built("20ft", ["door", "left", 800], ["vent", "front"]);
		expect(changeModel(short, "40ft-hc")).toEqual({
			configuration: { ...short, model: "40ft-hc" },
			dropped: [],
		});
	});
});

describe("any sequence of steps", () => {
	test("leads from one valid configuration to the next", () => {
		fc.assert(
			fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
				let now = startConfiguration;
				for (const step of steps) {
					now = take(now, step);
					expect(keepsRules(now)).toBe(true);
				}
			}),
		);
	});

	test("adds and removes one at a time, and moving keeps their number", () => {
		fc.assert(
			fc.property(anyConfiguration, anyKind, anyWall, anyIndex, (before, kind, wall, index) => {
				const added = addOpening(before, kind, wall);
				if (!("problem" in added)) {
					expect(added.configuration.openings).toHaveLength(before.openings.length + 1);
					expect(added.configuration.openings).toContainEqual(added.opening);
				}
				const moved = moveOpening(before, index, { wall, at: 1000 });
				if (!("problem" in moved)) expect(moved.configuration.openings).toHaveLength(before.openings.length);
				const less = before.openings.length - (index < before.openings.length ? 1 : 0);
				expect(removeOpening(before, index).openings).toHaveLength(less);
			}),
		);
	});

	test("leaves every opening inside its wall, clear of its neighbours by 20 cm", () => {
		fc.assert(
			fc.property(anyConfiguration, ({ model, openings }) => {
				for (const wall of walls) {
					const here = openings.filter((opening) => opening.wall === wall);
					for (const [index, { kind, at }] of here.entries()) {
						const range = placeRange(model, kind, wall);
						expect(at).toBeGreaterThanOrEqual(range.first);
						expect(at).toBeLessThanOrEqual(range.last);
						const end = at + openingSizes[kind].width;
						expect(end).toBeLessThan(wallLength(model, wall));
						const next = here[index + 1];
						if (next) expect(next.at - end).toBeGreaterThanOrEqual(200);
					}
				}
			}),
		);
	});

	test("finds a place whenever there is one", () => {
		fc.assert(
			fc.property(anyConfiguration, anyKind, anyWall, (before, kind, wall) => {
				const result = addOpening(before, kind, wall);
				if (!("problem" in result) || result.problem !== "no_room") return;
				const { first, last } = placeRange(before.model, kind, wall);
				for (let at = first; at <= last; at += 50) {
					const openings = [...before.openings, { kind, wall, at }];
					expect(keepsRules({ ...before, openings })).toBe(false);
				}
			}),
		);
	});
});
