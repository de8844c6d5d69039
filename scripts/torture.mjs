// @ts-check
// `npm run torture`: buyers order while everything below them is killed. `-- --short` takes some seven minutes,
// `-- --minutes 60` an hour, `-- --keep FOLDER` goes on where it was broken off.
import { build, install, node, run } from "./bootstrap.mjs";

install();
build();
run(node, ["tests/torture/torture.ts", ...process.argv.slice(2)]);
