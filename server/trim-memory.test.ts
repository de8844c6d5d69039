import { afterEach, expect, test, vi } from "vitest";
import { lookMs, trimAfterBusyTimes, trimMemory } from "./trim-memory.ts";

afterEach(() => {
	vi.useRealTimers();
});

test("memory is given back once after a busy time, not within it and not for a monitor's requests", () => {
	vi.useFakeTimers();
	let requests = 0;
	const trim = vi.fn();
	const timer = trimAfterBusyTimes(
		() => requests,
		trim,
		() => 150e6,
	);
	const after = (more: number) => {
		requests += more;
		vi.advanceTimersByTime(lookMs);
		return trim.mock.calls.length;
	};
	expect([after(900), after(200), after(2)]).toEqual([0, 0, 1]);
	expect([after(2), after(5), after(900), after(0)]).toEqual([1, 1, 1, 1]);
	expect([after(200), after(3)]).toEqual([1, 2]);
	clearInterval(timer);
});

test("one request that took much memory is enough, and what cannot be given back is not tried again", () => {
	vi.useFakeTimers();
	let resident = 150e6;
	const trim = vi.fn(() => {
		resident -= 30e6;
	});
	const timer = trimAfterBusyTimes(
		() => 1,
		trim,
		() => resident,
	);
	const after = (bytes: number) => {
		resident = bytes;
		vi.advanceTimersByTime(lookMs);
		return trim.mock.calls.length;
	};
	expect([after(200e6), after(290e6), after(300e6)]).toEqual([0, 1, 1]);
	expect(after(330e6)).toBe(2);
	clearInterval(timer);
});

const isGlibc = "glibcVersionRuntime" in (process.report.getReport() as { header: object }).header;

test.runIf(isGlibc)("what lies freed between pieces in use is given back as well", () => {
	const pieces: (Buffer | null)[] = Array.from({ length: 25_000 }, () => Buffer.alloc(4096, 1));
	const full = process.memoryUsage.rss();
	for (const [index] of pieces.entries()) if (index % 500 > 0) pieces[index] = null;
	trimMemory();
	expect(full - process.memoryUsage.rss()).toBeGreaterThan(70e6);
	expect(pieces[500]?.length).toBe(4096);
});
