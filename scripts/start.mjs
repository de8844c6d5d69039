// @ts-check
// `npm start`: installs and builds what is missing, then runs the shop, hands it this process's signals, and starts it
// again when it dies by itself after it was open.
import { spawn } from "node:child_process";
import { build, install, node, projectDir } from "./bootstrap.mjs";

install();
build();

/** Milliseconds before a shop that died is started again. */
const pauseMs = 1_000;

/** @type {import("node:child_process").ChildProcess | null} */
let shop = null;
let isStopping = false;

function run() {
	let wasOpen = false;
	shop = spawn(node, ["--enable-source-maps", "build/server/index.js"], {
		cwd: projectDir,
		// The channel tells the shop when this process is gone without a word: it closes then instead of living on alone.
		stdio: ["inherit", "inherit", "inherit", "ipc"],
		env: { NODE_ENV: "production", ...process.env },
	});
	shop.on("message", () => {
		wasOpen = true;
	});
	shop.on("exit", (code, signal) => {
		shop = null;
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
run();
