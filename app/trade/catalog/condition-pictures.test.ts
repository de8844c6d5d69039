import { expect, test } from "vitest";
import type { Condition } from "~/values/vocabulary.ts";
import { picturePairs, picturesByCondition } from "./condition-pictures.ts";

const of = (condition: Condition, imageUrl: string) => ({ condition, imageUrl });

test.each([
	["nothing of nothing", [], [], []],
	[
		"the main picture, else the first",
		[of("used-cw", "cw-1"), of("new", "n-1"), of("new", "n-2")],
		[of("new", "n-2")],
		["n-2", "cw-1"],
	],
	["no rented one", [of("new", "n"), of("rent", "r")], [], ["n"]],
	[
		"what looks the same once",
		[of("new", "same"), of("used-a", "same"), of("used-cw", "cw")],
		[],
		["same", "cw"],
	],
] as const)("shows %s", (_name, conditionImages, mainConditionImages, expected) => {
	const product = { conditionImages: [...conditionImages], mainConditionImages: [...mainConditionImages] };
	expect(picturesByCondition(product).map(({ imageUrl }) => imageUrl)).toEqual(expected);
});

test.each([
	[[], []],
	[["new"], []],
	[["new", "used-cw"], ["new:used-cw"]],
	[
		["new", "used-a", "used-cw"],
		["new:used-cw", "new:used-a", "used-a:used-cw"],
	],
] as const)("pairs of %j", (shown, expected) => {
	expect(picturePairs(shown.map((condition) => of(condition, condition))).map(({ key }) => key)).toEqual(
		expected,
	);
});
