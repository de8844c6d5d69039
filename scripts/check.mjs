// @ts-check
// `npm run check`: what a desk wants to know before a commit, in a minute or so: everything that needs no build, all
// rule tests, and the store tests that the change touches. `npm run test:landing` proves the rest. With a word behind it a part:
// lint, types, unit.
import { spawnSync } from "node:child_process";
import { fail, install, node, projectDir } from "./bootstrap.mjs";
import { lint, pieces, proveAll } from "./pieces.mjs";

/** @param {string[]} args @returns {string | null} */
function git(...args) {
	const { status, stdout } = spawnSync("git", args, { cwd: projectDir, encoding: "utf8" });
	return status === 0 ? stdout.trim() : null;
}

/** The commit from which the working tree's change is counted: where the branch left main, else the last one. */
function baseOfChange() {
	return git("merge-base", "HEAD", "main") ?? "HEAD";
}

/** @param {string[]} args @returns {boolean} */
function vitest(...args) {
	const run = [node, "node_modules/.bin/vitest", "run", "--silent=passed-only", ...args];
	const { status } = spawnSync(run[0] ?? "", run.slice(1), { cwd: projectDir, stdio: "inherit" });
	return status === 0;
}

const rules = () => vitest("--project", "rules");
const stores = (/** @type {string[]} */ ...args) => vitest("--project", "postgres-18", ...args);

/** @type {Record<string, () => Promise<boolean> | boolean>} */
const parts = {
	lint: () => proveAll(lint),
	types: () => proveAll([pieces.types]),
	unit: () => vitest("--project", "rules", "--project", "postgres-18"),
	check: async () => {
		const still = await proveAll([pieces.types, ...lint]);
		const ruled = rules();
		return stores("--changed", baseOfChange(), "--passWithNoTests") && ruled && still;
	},
};

install();
const word = process.argv[2] ?? "check";
const part = parts[word] ?? fail(`"${word}" is no part of the check: ${Object.keys(parts).join(", ")}`);
const began = performance.now();
const holds = await part();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(`\n${word}: ${holds ? "holds" : "FAILED"} (${seconds} s)\n`);
process.exit(holds ? 0 : 1);
