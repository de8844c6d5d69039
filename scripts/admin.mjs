// @ts-check
// `npm run admin -- someone@example.com`: makes an admin, whether the shop is running or not.
// With --reset-two-factor: switches the codes at sign-in off for somebody who has lost app and recovery codes.

import { spawnSync } from "node:child_process";
import { build, install, node, projectDir } from "./bootstrap.mjs";

install();
build();

const given = process.argv.slice(2);
const { status } = spawnSync(node, ["--enable-source-maps", "build/server/index.js", "admin", ...given], {
	cwd: projectDir,
	stdio: "inherit",
	env: { NODE_ENV: "production", ...process.env },
});
process.exit(status ?? 1);
