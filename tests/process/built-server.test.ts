import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../build/server", import.meta.url));
const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".js"))
	.map((name) => readFileSync(join(folder, name), "utf8"))
	.join("\n");

describe("the built server", () => {
	test("was found", () => {
		expect(code).toContain("Content-Security-Policy");
	});

	test.each([
		"@vite/client",
		"@react-refresh",
		"react-router/critical.css",
		"import.meta.env",
		"import.meta.hot",
	])("has nothing of development: %s", (word) => {
		expect(code).not.toContain(word);
	});

	test("allows nothing in the page by its policy but styles of single elements", () => {
		const directives = [...code.matchAll(/"([a-z-]+ [^"\n]*'unsafe-[^"\n]*)"/g)].map(
			([, directive]) => directive,
		);
		expect(directives).toEqual(["style-src-attr 'unsafe-inline'"]);
	});
});
