import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailWaiters } from "./mail-waiters.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** What a wait has come to, without waiting for it. */
async function now(wait: Promise<boolean>): Promise<boolean | "waits"> {
	return Promise.race([wait, Promise.resolve("waits" as const)]);
}

describe("a form that waits for its mails", () => {
	test("is told when the last of them is out", async () => {
		const waiters = createMailWaiters(3_000);
		const wait = waiters.wait(["a", "b"]);
		waiters.isOut("b");
		waiters.isOut("someone else's");
		expect(await now(wait)).toBe("waits");
		waiters.isOut("a");
		expect(await wait).toBe(true);
	});

	test("waits for all of them together as long as it may, and no longer", async () => {
		const waiters = createMailWaiters(3_000);
		const wait = waiters.wait(["a", "b"]);
		await vi.advanceTimersByTimeAsync(2_900);
		waiters.isOut("a");
		await vi.advanceTimersByTimeAsync(99);
		expect(await now(wait)).toBe("waits");
		await vi.advanceTimersByTimeAsync(1);
		expect(await wait).toBe(false);
	});

	test("is told at once when one is late, or when nothing goes", async () => {
		const waiters = createMailWaiters(3_000);
		const [first, second] = [waiters.wait(["a"]), waiters.wait(["b"])];
		waiters.isLate("a");
		expect(await first).toBe(false);
		expect(await now(second)).toBe("waits");
		waiters.allAreLate();
		expect(await second).toBe(false);
	});

	test("is not one of many: the seventh is answered at once, until another has its answer", async () => {
		const waiters = createMailWaiters(3_000);
		const waits = Array.from({ length: 6 }, (_, index) => waiters.wait([`mail ${index}`]));
		expect(await waiters.wait(["one too many"])).toBe(false);
		for (const wait of waits) expect(await now(wait)).toBe("waits");
		waiters.isOut("mail 3");
		expect(await waits[3]).toBe(true);
		expect(await now(waiters.wait(["room again"]))).toBe("waits");
	});
});
