import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isUuid } from "./uuid.ts";

test("a random id is one", () => {
	expect(isUuid(randomUUID())).toBe(true);
});

test.each([
	"",
	"1",
	"0B0B0B0B-0000-4000-8000-000000000000",
	"0b0b0b0b-0000-4000-8000-00000000000",
	"0b0b0b0b-0000-4000-8000-000000000000\n",
	"{0b0b0b0b-0000-4000-8000-000000000000}",
	"0b0b0b0b00004000800000000000000000",
])("%j is none", (text) => {
	expect(isUuid(text)).toBe(false);
});
