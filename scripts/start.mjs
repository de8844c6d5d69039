// @ts-check
// `npm start`: installs and builds what is missing, then runs the shop, hands it this process's signals, and starts it
// again when it dies by itself after it was open.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build, fail, install, node, projectDir, shopEnvironment, shopOptions } from "./bootstrap.mjs";

const prepareOnly = "prepare";

install();
build();
if (process.argv[2] === prepareOnly) process.exit(0);

/** Milliseconds before a shop that died is started again. */
const pauseMs = 1_000;

/** @type {import("node:child_process").ChildProcess | null} */
let shop = null;
let isStopping = false;
/** One process alone cannot be renewed beside itself: it ends well, and the next one starts. */
let isReplaced = false;

function run() {
	let wasOpen = false;
	isReplaced = false;
	shop = spawn(node, [...shopOptions, "build/server/index.js"], {
		cwd: projectDir,
		// The channel tells the shop when this process is gone without a word: it closes then instead of living on alone.
		stdio: ["inherit", "inherit", "inherit", "ipc"],
		env: { ...shopEnvironment, ...process.env },
	});
	shop.on("message", () => {
		wasOpen = true;
	});
	shop.on("error", ({ message }) => fail(`the shop cannot be started: ${message}`));
	shop.on("exit", (code, signal) => {
		shop = null;
		if (isReplaced && !isStopping) return run();
		if (isStopping || !wasOpen || code === 0) process.exit(code ?? 1);
		process.stderr.write(`kade: the shop has ended (${signal ?? code}); it is started again\n`);
		setTimeout(run, pauseMs);
	});
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
	process.on(signal, () => {
		isStopping = true;
		if (shop === null) process.exit(0);
		shop.kill(signal);
	});
}

/** What is asked for while the programs are made, once or often, is done once they are: two at a time would write in one folder. */
let preparing = false;
let askedAgain = false;

function replace() {
	if (Number(process.env.WORKERS) > 1) shop?.kill("SIGHUP");
	else isReplaced = shop?.kill("SIGTERM") ?? false;
}

/** New programs: built beside the running ones, which are then renewed one by one, or ended where there is one alone. */
function renew() {
	askedAgain = preparing;
	if (preparing) return;
	preparing = true;
	const prepared = spawn(process.execPath, [fileURLToPath(import.meta.url), prepareOnly], {
		stdio: "inherit",
	});
	/** @param {boolean} isWhole */
	const end = (isWhole) => {
		preparing = false;
		if (askedAgain) renew();
		else if (isWhole) replace();
		else process.stderr.write("kade: nothing is renewed; the shop goes on as it is\n");
	};
	prepared.on("exit", (code) => end(code === 0));
	// The Node that this runs on may have been replaced on the machine.
	prepared.on("error", () => end(false));
}

if (!process.stdin.isTTY) process.on("SIGHUP", renew);
run();
