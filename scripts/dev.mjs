// @ts-check
// `npm run dev`: installs what is missing, then runs the shop from its sources until it is told to stop.
import { spawn } from "node:child_process";
import { install, node, projectDir } from "./bootstrap.mjs";

install();

const shop = spawn(node, ["scripts/dev/dev.ts"], {
	cwd: projectDir,
	stdio: ["ignore", "inherit", "inherit", "ipc"],
	// Out of reach of signals, which Vite would answer by leaving at once: the end of the channel tells it to close.
	detached: true,
	env: {
		DATA_DIR: "data-dev",
		// Compiled code of libraries, from one start to the next: a second less.
		NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
		...process.env,
		NODE_ENV: "development",
	},
});
shop.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) {
	process.on(signal, () => {
		if (shop.connected) shop.disconnect();
	});
}
