import { expect, test } from "vitest";
import { pauseAfter } from "./workers.ts";

test("a worker that dies once is replaced at once, one that dies again and again ever later", () => {
	const deaths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
	const pauses = deaths.map((count) => pauseAfter(deaths.slice(0, count), 10));
	expect(pauses).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
	expect(pauseAfter(deaths, 70_000)).toBe(0);
});
