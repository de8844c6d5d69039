import { describe, expect, test } from "vitest";
import { followVersion, nextVersion, versionName } from "./version.ts";

test("each save has a version of its own, also within a millisecond or with a clock that goes back", () => {
	const before = new Date("2026-03-02T09:00:00.000Z");
	const named = (now: Date) => versionName(nextVersion(before, now));
	expect(named(new Date("2026-03-02T09:00:05.000Z"))).toBe("2026-03-02T09:00:05.000Z");
	expect(named(before)).toBe("2026-03-02T09:00:00.001Z");
	expect(named(new Date(0))).toBe("2026-03-02T09:00:00.001Z");
});

describe("the version that a form is based on", () => {
	test("goes along with a save of one's own beside it", () => {
		expect(followVersion("1", { from: "1", to: "2" })).toBe("2");
	});

	test("stays behind when someone else saved in between", () => {
		expect(followVersion("1", { from: "2", to: "3" })).toBe("1");
	});
});
