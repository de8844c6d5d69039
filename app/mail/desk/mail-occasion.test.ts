import { expect, test } from "vitest";
import { isResent, keyOfResent, occasionKeys, occasionOf } from "./mail-occasion.ts";

const id = "5b1f7e0c-8a2d-4c36-9e47-0d1f2a3b4c5d";

test.each(["order", "quote", "message"] as const)("a mail's key names its %s", (kind) => {
	expect(occasionOf(`${occasionKeys[kind](id)}buyer`)).toEqual({ kind, id });
});

test("a backup's key names the mail that it stands in for", () => {
	expect(occasionOf(`backup:${id}`)).toEqual({ kind: "mail", id });
});

test.each(["", "verify:a@b.example", "quote:1:admin", "toString:x"])(
	"%j names nothing of the desk",
	(key) => {
		expect(occasionOf(key)).toBeNull();
	},
);

test("a mail sent again keeps the first one's key in front, however often", () => {
	const first = `quote:${id}:admin`;
	const second = keyOfResent(first, "a");
	expect(second).toBe(`${first}:again:a`);
	expect(keyOfResent(second, "b")).toBe(`${first}:again:b`);
	expect([first, second].map(isResent)).toEqual([false, true]);
	expect(occasionOf(second)).toEqual(occasionOf(first));
});
