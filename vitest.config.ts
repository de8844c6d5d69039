import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
	"~": fileURLToPath(new URL("./app", import.meta.url)),
	"#db": fileURLToPath(new URL("./db", import.meta.url)),
};

const storeTests = ["app/**/*.store.test.ts", "db/**/*.store.test.ts"];

/**
 * What PostgreSQL 15, the oldest that the shop supports, might do otherwise than 18: constraints and the plans of
 * indexes, locks and claims (`for update skip locked`), advisory locks, JSON of the history, lost connections. The rest
 * asks it nothing that these do not, so it runs there in `npm run test:all` alone.
 */
const dialectTests = [
	"constraints",
	"lists-at-size",
	"place-order",
	"search",
	"outbox",
	"courier",
	"claimed-mail",
	"form-guard",
	"history",
	"patient-pool",
].map((name) => `{app,db}/**/${name}.store.test.ts`);

/** Starts servers and kills them, as the tests of the shop's process do. */
const serverTests = "app/**/embedded-postgres.test.ts";

/**
 * Where a change lands, a test has one second try, as in the browser: machines are slower than a test of a process
 * foresaw, and properties draw anew. The report names what needed it, and each of those is a fault to be found. At a desk
 * nothing is tried twice.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * Test files share their worker's modules: loading them anew for each of 400 files took half of a run's time. What a test
 * has put in a function's or a global's place goes with it, and what a module keeps belongs to a shop or a database, of
 * which each file has its own.
 */
const shared = {
	isolate: false,
	restoreMocks: true,
	unstubGlobals: true,
	setupFiles: ["./tests/support/missing-words.setup.ts"],
};

/**
 * The built shop runs as it does at a trader's: React's development build notes where each element was made, 40 % of such
 * a test's time. What tests import beside it is made for the same React, and remembered in a place of its own: the
 * memory of modules does not tell the two apart.
 */
const asBuilt = {
	oxc: { jsx: { runtime: "automatic", development: false } },
	test: { env: { NODE_ENV: "production" }, fsModuleCachePath: "node_modules/.vitest-cache-as-built" },
} as const;

/** Tests on a real database: one server per project, one database per test file. */
function onPostgres(version: "15" | "18", include: string[]) {
	return {
		resolve: { alias },
		test: {
			name: `postgres-${version}`,
			include,
			globalSetup: `./tests/support/postgres-${version}.setup.ts`,
			...shared,
			retry,
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	};
}

/** The journeys of a buyer and an owner in the other browsers that people use: `npm run test:all` alone asks for them. */
const otherBrowsers = {
	resolve: { alias },
	test: {
		name: "browsers",
		include: ["tests/browsers/**/*.test.ts"],
		fileParallelism: false,
		sequence: { groupOrder: 2 },
		retry,
		testTimeout: 180_000,
		hookTimeout: 120_000,
	},
};

export default defineConfig({
	test: {
		// One more than there are processors: a third of the time of stores and routes is waiting, for a database or by the clock.
		maxWorkers: availableParallelism() + 1,
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
						"tests/support/**/*.test.ts",
					],
					exclude: [...storeTests, serverTests],
					...shared,
					retry,
					// A machine may be busy: what a rule costs is not what its test is about.
					testTimeout: 30_000,
				},
			},
			onPostgres("18", storeTests),
			onPostgres("15", process.env.KADE_TEST_ALL ? storeTests : dialectTests),
			{
				resolve: { alias },
				test: {
					name: "process",
					include: ["tests/process/**/*.test.ts", serverTests],
					...shared,
					retry,
					// A busy machine starts two shops and two databases in it.
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			},
			{
				resolve: { alias },
				oxc: asBuilt.oxc,
				test: {
					name: "routes",
					include: ["tests/routes/**/*.test.ts"],
					globalSetup: "./tests/support/postgres-18.setup.ts",
					...asBuilt.test,
					...shared,
					retry,
					// The longest asks for some forty pages of the desk, each anew.
					testTimeout: 60_000,
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
					...shared,
					sequence: { groupOrder: 1 },
					retry,
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			...(process.env.KADE_TEST_ALL ? [otherBrowsers] : []),
		],
	},
});
