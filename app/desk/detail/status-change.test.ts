import { describe, expect, test } from "vitest";
import { judgeChange, type Steps, statusIn, undoneStatus } from "./status-change.ts";

const steps: Steps<"a" | "b" | "c"> = { a: ["b"], b: ["c"], c: [] };

describe("a change of status", () => {
	test("takes a step that exists", () => {
		expect(judgeChange(steps, "a", { seen: "a", to: "b" })).toEqual({ changed: true });
	});

	test("does not jump", () => {
		expect(judgeChange(steps, "a", { seen: "a", to: "c" })).toEqual({ problem: "not_allowed" });
		expect(judgeChange(steps, "c", { seen: "c", to: "a" })).toEqual({ problem: "not_allowed" });
	});

	test("stops when someone else was faster", () => {
		expect(judgeChange(steps, "b", { seen: "a", to: "c" })).toEqual({ problem: "moved" });
	});

	test("is nothing when it has happened already", () => {
		expect(judgeChange(steps, "b", { seen: "a", to: "b" })).toEqual({ changed: false });
		expect(judgeChange(steps, "b", { seen: "b", to: "b" })).toEqual({ changed: false });
	});
});

test("a record's status is read from what the log keeps", () => {
	expect(statusIn({ status: "paid" })).toBe("paid");
	for (const record of [null, undefined, "paid", {}, { status: 1 }]) expect(statusIn(record)).toBeNull();
});

test.each([
	["new~done", "done", "new"],
	// Somebody has changed it since.
	["new~done", "new", null],
	// The flow knows no way back.
	["lost~new", "new", null],
	["done", "done", null],
	[null, "done", null],
	["", "done", null],
] as const)("what %j of one that is %s takes it back to: %s", (named, current, status) => {
	const steps = { new: ["done"], done: ["new"], lost: ["new"] } as const;
	expect(undoneStatus<"new" | "done" | "lost">(steps, current, named)).toBe(status);
});
