import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL(".", import.meta.url));
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
	(file) => /\.tsx?$/.test(file) && !/\.(server|test)\.tsx?$/.test(file),
);

test.each(routes)("%s asks for an admin before it reads or writes", (file) => {
	const code = readFileSync(folder + file, "utf8");
	const entries = code.split(/export (?:async )?function (?:loader|action)\(/).slice(1);
	for (const entry of entries) {
		// Only reading the request may come before: the language, the services, the parameters.
		const before = entry.split("requireAdmin(")[0] ?? "";
		expect(entry).toContain("requireAdmin(");
		expect(before).not.toMatch(/\bdb\b\.|formData\(|shop\.db/);
	}
});

test("there are routes to ask at", () => {
	expect(routes.length).toBeGreaterThan(15);
});
