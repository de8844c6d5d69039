// @ts-check
// Runs on whatever Node starts it (20 or newer), before anything is installed: built-in modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDir = fileURLToPath(new URL("..", import.meta.url));

/** The project's own Node, a dependency like any other. */
export const node = join(projectDir, "node_modules/node/bin/node");

/** Options of the shop's process. Small halves of the young heap: a page is garbage soon, and memory is dearer than its collection. */
export const shopOptions = ["--enable-source-maps", "--max-semi-space-size=8"];

/**
 * Environment of the shop's process. The C library has few heaps (each thread that compresses would keep one of its own) and
 * gives a page's large pieces back at once instead of keeping the holes between them: a sixth less memory after a busy hour.
 */
export const shopEnvironment = {
	NODE_ENV: "production",
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Of every command; read at each run, so that a step can leave something for the next. */
export const environment = () => ({
	...process.env,
	PATH: `${join(projectDir, "node_modules/.bin")}:${process.env.PATH}`,
});

/**
 * Runs a command and ends this process with its code when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 */
export function run(command, args, folder = projectDir) {
	const result = spawnSync(command, args, { cwd: folder, stdio: "inherit", env: environment() });
	if (result.error) fail(`${command}: ${result.error.message}`);
	if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * @param {string} reason
 * @returns {never}
 */
export function fail(reason) {
	process.stderr.write(`kade: ${reason}\n`);
	process.exit(1);
}

/**
 * One hash of the contents of files and folders.
 * @param {string[]} paths relative to the project
 */
function contentHash(paths) {
	const hash = createHash("sha256");
	/** @param {string} path */
	function add(path) {
		const full = join(projectDir, path);
		if (!existsSync(full)) return;
		if (statSync(full).isDirectory()) {
			for (const name of readdirSync(full).sort()) add(join(path, name));
			return;
		}
		hash.update(path).update("\0").update(readFileSync(full));
	}
	for (const path of paths) add(path);
	return hash.digest("hex");
}

/**
 * Does a step unless it was done for the same files before.
 * @param {string} stampFile written after the step, which removes it as soon as what it stands for changes: a step that
 * fails before that has changed nothing
 * @param {string[]} inputs
 * @param {() => void} step
 */
function unlessDone(stampFile, inputs, step) {
	const stamp = join(projectDir, stampFile);
	const wanted = contentHash(inputs);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	step();
	writeFileSync(stamp, wanted);
}

/** What npm reads before it installs. */
const packageLists = ["package.json", "package-lock.json", ".npmrc"];

/** @param {string} folder which has the lists */
function installIn(folder) {
	const npm = process.env.npm_execpath;
	const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
	if (npm?.endsWith(".js")) run(process.execPath, [npm, ...args], folder);
	else run("npm", args, folder);
}

/**
 * Installs into a folder of its own, and exchanges the folders of packages once the new one is whole: npm empties it
 * first, and a shop that runs has its Node, its PostgreSQL and what it loads late there.
 */
function installBeside() {
	const beside = join(projectDir, "build/packages");
	const [packages, earlier] = [join(projectDir, "node_modules"), join(beside, "earlier")];
	rmSync(beside, { recursive: true, force: true });
	mkdirSync(beside, { recursive: true });
	for (const name of packageLists) cpSync(join(projectDir, name), join(beside, name));
	installIn(beside);
	renameSync(packages, earlier);
	renameSync(join(beside, "node_modules"), packages);
	rmSync(beside, { recursive: true });
}

/** Installs the packages of the lock file where they are not installed yet. */
export function install() {
	unlessDone("node_modules/.installed", ["package-lock.json"], () => {
		process.stdout.write("Installing packages ...\n");
		if (existsSync(node)) installBeside();
		else installIn(projectDir);
		if (!existsSync(node))
			fail("the project's Node was not installed; npm must be allowed to run install scripts");
	});
}

/** What makes the build, and what its settings import: every script that is written in TypeScript and lies beside this one. */
const builders = readdirSync(join(projectDir, "scripts"))
	.filter((name) => /(?<!\.test)\.ts$/.test(name))
	.map((name) => join("scripts", name));

/** Builds the shop where its sources have changed since the last build. */
export function build() {
	const sources = ["app", "db", "server", "public"];
	const settings = ["package-lock.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
	unlessDone("build/.built", [...sources, ...builders, ...settings], () => {
		process.stdout.write("Building the shop ...\n");
		run(node, ["scripts/build.ts"]);
	});
}
