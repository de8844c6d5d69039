// @ts-check
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { environment, node, projectDir } from "./bootstrap.mjs";

/** @typedef {{ title: string, commands: string[][] }} Piece one thing to prove, by commands that run after each other */

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
const folders = ["app", "db", "server", "scripts", "tests"];

/** @satisfies {Record<string, Piece>} */
export const pieces = {
	format: { title: "format and lint", commands: [[bin("biome"), "ci", "--error-on-warnings"]] },
	types: {
		title: "types and message catalogues",
		commands: [
			[node, bin("react-router"), "typegen"],
			[bin("tsc"), "--noEmit"],
		],
	},
	arrows: {
		title: "folder arrows",
		commands: [
			[node, bin("depcruise"), ...folders, "--config", ".dependency-cruiser.mjs"],
			[node, bin("depcruise"), "app", "db", "server", "--config", ".dependency-cruiser.folders.mjs"],
		],
	},
	unused: { title: "unused code and packages", commands: [[node, bin("knip")]] },
	migrations: { title: "schema and migrations agree", commands: [[node, bin("drizzle-kit"), "check"]] },
};

/** What needs no test to run: everything but types in `npm run lint`. */
export const lint = [pieces.format, pieces.arrows, pieces.unused, pieces.migrations];

/** @param {string[]} command @returns {Promise<{ code: number, output: string }>} */
function capture([program = "", ...args]) {
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			cwd: projectDir,
			env: environment(),
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk) => (output += String(chunk)));
		child.once("error", (error) => resolve({ code: 1, output: error.message }));
		child.once("close", (code) => resolve({ code: code ?? 1, output }));
	});
}

/** Says what came of a piece: its whole output where it failed. @param {Piece} piece @returns {Promise<boolean>} */
async function prove({ title, commands }) {
	const began = performance.now();
	for (const command of commands) {
		const { code, output } = await capture(command);
		if (code === 0) continue;
		process.stdout.write(`\n== ${title}: FAILED\n${output}\n`);
		return false;
	}
	process.stdout.write(`== ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
	return true;
}

/**
 * Proves pieces beside each other, as many at once as there are processors. One that fails stops no other.
 * @param {Piece[]} all those that take longest first
 * @returns {Promise<boolean>} whether all hold
 */
export async function proveAll(all) {
	const waiting = [...all];
	let hold = true;
	async function next() {
		for (let piece = waiting.shift(); piece; piece = waiting.shift()) hold = (await prove(piece)) && hold;
	}
	await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, next));
	return hold;
}
