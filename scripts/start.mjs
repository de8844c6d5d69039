// @ts-check
// `npm start`: installs and builds what is missing, then runs the shop and hands it this process's signals.
import { spawn } from "node:child_process";
import { build, install, node, projectDir } from "./bootstrap.mjs";

install();
build();

const shop = spawn(node, ["--enable-source-maps", "build/server/index.js"], {
	cwd: projectDir,
	stdio: "inherit",
	env: { NODE_ENV: "production", ...process.env },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
	process.on(signal, () => shop.kill(signal));
shop.on("exit", (code) => process.exit(code ?? 1));
