import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withStacklessMarks } from "./stackless-marks.ts";

const home = createRequire(import.meta.url).resolve("react-dom/package.json");
const code = readFileSync(join(home, "../cjs/react-dom-client.production.js"), "utf8");
const marks = /^(?:var)? +\w+Exception = .*/gm;

test("no mark that React makes while it loads notes a stack", () => {
	const before = code.match(marks) ?? [];
	expect(before).toHaveLength(5);
	const after = withStacklessMarks(code).match(marks) ?? [];
	expect(after).toHaveLength(5);
	for (const line of after) expect(line).not.toMatch(/= Error\(/);
});

test("a mark is an error and says what it said", () => {
	const make = new Function(
		"formatProdErrorMessage",
		withStacklessMarks("var ThingException = Error(formatProdErrorMessage(460));return ThingException"),
	);
	const made = make((code: number) => `error ${code}`);
	expect([made instanceof Error, made.message, String(made)]).toEqual([
		true,
		"error 460",
		"Error: error 460",
	]);
	expect(made.stack).toBe(undefined);
});

test("code without such marks is refused", () => {
	expect(() => withStacklessMarks("var x = 1")).toThrow("finds none");
});
