import { expect, test } from "vitest";
import { keepTickShape } from "./keep-tick-shape.ts";

test("Node still tells of the entries of its queue by the name that is waited for", () => {
	expect(keepTickShape()).toBe(true);
});
