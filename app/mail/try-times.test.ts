import { expect, test } from "vitest";
import { pauseMs, secondsUntilNextTry, triesAtMost } from "./try-times.ts";

const hours = (count: number) => count * 3_600;

test.each([
	[1, 30],
	[2, 60],
	[3, 120],
	[4, 240],
	[10, 15_360],
	[11, hours(6)],
	[25, hours(6)],
	[1_000, hours(6)],
])("after %i tries the next one comes %i seconds later", (attempts, seconds) => {
	expect(secondsUntilNextTry(attempts)).toBe(seconds);
});

test("all tries together take three days, and not four", () => {
	const tries = Array.from({ length: triesAtMost - 1 }, (_, index) => secondsUntilNextTry(index + 1));
	const total = tries.reduce((sum, seconds) => sum + seconds, 0);
	expect(total).toBeGreaterThan(hours(72));
	expect(total).toBeLessThan(hours(96));
});

test.each([
	[1, 2_000],
	[2, 4_000],
	[3, 8_000],
	[6, 64_000],
	[7, 120_000],
	[500, 120_000],
])("after %i failures of the server in a row all mails rest for %i ms", (failures, ms) => {
	expect(pauseMs(failures)).toBe(ms);
});
