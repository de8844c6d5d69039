// @ts-check
// `npm run admin`, `backup`, `restore`, `upgrade-database`: one of the shop's commands, whether it is running or not.

import { spawnSync } from "node:child_process";
import { build, install, node, projectDir } from "./bootstrap.mjs";

install();
build();

const given = process.argv.slice(2);
const { status } = spawnSync(node, ["--enable-source-maps", "build/server/index.js", ...given], {
	cwd: projectDir,
	stdio: "inherit",
	env: { NODE_ENV: "production", ...process.env },
});
process.exit(status ?? 1);
