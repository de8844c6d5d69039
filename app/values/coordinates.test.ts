import fc from "fast-check";
import { expect, test } from "vitest";
import { coordinatesText, parseCoordinates } from "./coordinates.ts";

test.each([
	["51.2603, 4.3921", 51.2603, 4.3921],
	["51.2603,4.3921", 51.2603, 4.3921],
	[" 51,2603; 4,3921 ", 51.2603, 4.3921],
	["51,2603, 4,3921", 51.2603, 4.3921],
	["51.2603 4.3921", 51.2603, 4.3921],
	["51.26° N, 4.39° E", 51.26, 4.39],
	["51.26 N 1.5 W", 51.26, -1.5],
	["-33.9, 18.4", -33.9, 18.4],
	["51, 4", 51, 4],
	["51.260312345, 4.392149999", 51.26031, 4.39215],
])("%s", (text, latitude, longitude) => {
	expect(parseCoordinates(text)).toEqual({ latitude, longitude });
});

test.each([
	"",
	"51.26",
	"51.26,",
	"91, 4",
	"51, 181",
	"51.2.3, 4",
	"51,26,4,39",
	"here",
	"1e1, 4",
	"51\n4\n5",
])("%j is none", (text) => {
	expect(parseCoordinates(text)).toBeNull();
});

test("are read as they are written", () => {
	const within = (most: number) =>
		fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((whole) => (whole || 0) / 1e5);
	fc.assert(
		fc.property(within(90), within(180), (latitude, longitude) => {
			expect(parseCoordinates(coordinatesText({ latitude, longitude }))).toEqual({ latitude, longitude });
		}),
	);
});
