import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseConfig } from "~/platform/config.server.ts";

// By a computed path: it has no types, because it runs before anything is installed.
const { shopOptions, shopEnvironment }: { shopOptions: string[]; shopEnvironment: Record<string, string> } =
	await import(new URL("./bootstrap.mjs", import.meta.url).href);

function read(path: string): string {
	return readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
}

/** Variables that the configuration reads, by its source: what it asks of its environment is nowhere else. */
const asked = [...read("app/platform/config.server.ts").matchAll(/^\t([A-Z][A-Z0-9_]+): /gm)].map(
	([, name = ""]) => name,
);
const examples = [...read(".env.example").matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)];

describe("every setting", () => {
	test("was found", () => {
		expect(asked).toEqual(expect.arrayContaining(["PORT", "DATABASE_URL", "S3_ENDPOINT"]));
	});

	test("stands in .env.example, and no other", () => {
		expect(examples.map(([, name]) => name).sort()).toEqual([...asked].sort());
	});

	test.each(asked)("stands in the README's table: %s", (name) => {
		expect(read("README.md")).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, "m"));
	});
});

test("a container runs the shop as npm start does", () => {
	const file = read("Containerfile");
	for (const [name, value] of Object.entries(shopEnvironment)) expect(file).toMatch(`${name}=${value}`);
	expect(file).toContain(JSON.stringify(shopOptions).slice(1, -1).replaceAll(",", ", "));
});

test("the examples are ones that the shop takes", () => {
	const bucket = { S3_BUCKET: "b", S3_REGION: "r", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
	const given = Object.fromEntries(
		examples.map(([, name = "", value = ""]) => [name, value]).filter(([, v]) => v),
	);
	expect(() => parseConfig({ ...bucket, ...given })).not.toThrow();
});
