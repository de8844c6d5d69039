import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
	"~": fileURLToPath(new URL("./app", import.meta.url)),
	"#db": fileURLToPath(new URL("./db", import.meta.url)),
};

const storeTests = ["app/**/*.store.test.ts", "db/**/*.store.test.ts"];

/** Tests on a real database: one server per project, one database per test file. */
function onPostgres(version: "15" | "18") {
	return {
		resolve: { alias },
		test: {
			name: `postgres-${version}`,
			include: storeTests,
			globalSetup: `./tests/support/postgres-${version}.setup.ts`,
			testTimeout: 20_000,
			hookTimeout: 60_000,
		},
	};
}

export default defineConfig({
	test: {
		projects: [
			{
				resolve: { alias },
				test: {
					name: "rules",
					include: [
						"app/**/*.test.{ts,tsx}",
						"server/**/*.test.ts",
						"scripts/**/*.test.ts",
						"db/**/*.test.ts",
					],
					exclude: storeTests,
				},
			},
			onPostgres("18"),
			onPostgres("15"),
			{
				resolve: { alias },
				test: {
					name: "process",
					include: ["tests/process/**/*.test.ts"],
					testTimeout: 60_000,
				},
			},
			{
				resolve: { alias },
				test: {
					name: "routes",
					include: ["tests/routes/**/*.test.ts"],
					globalSetup: "./tests/support/postgres-18.setup.ts",
					testTimeout: 20_000,
					hookTimeout: 60_000,
				},
			},
			{
				resolve: { alias },
				test: {
					name: "hostile",
					include: ["tests/hostile/**/*.test.ts"],
					globalSetup: "./tests/hostile/support/hostile.setup.ts",
					// One shop for all: its files compare rows and pages before and after, so they take turns.
					fileParallelism: false,
					isolate: false,
					sequence: { groupOrder: 1 },
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
