// @ts-check
// `npm run admin -- someone@example.com`: makes an admin, whether the shop is running or not.

import { spawnSync } from "node:child_process";
import { build, install, node, projectDir } from "./bootstrap.mjs";

install();
build();

const [email = ""] = process.argv.slice(2);
const { status } = spawnSync(node, ["--enable-source-maps", "build/server/index.js", "admin", email], {
	cwd: projectDir,
	stdio: "inherit",
	env: { NODE_ENV: "production", ...process.env },
});
process.exit(status ?? 1);
