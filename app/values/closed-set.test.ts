import { expect, test } from "vitest";
import { memberOf } from "./closed-set.ts";

const sizes = ["20ft", "40ft"] as const;

test("a member is itself", () => {
	expect(memberOf(sizes, "40ft")).toBe("40ft");
});

test.each(["", "40", "40FT", " 40ft", "length", "__proto__", null, undefined])("%j is no member", (text) => {
	expect(memberOf(sizes, text)).toBeNull();
});
