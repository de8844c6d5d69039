// @ts-check
// `npm run handbook`: takes the pictures of docs/owner.md anew, on a shop of its own.
import { build, install, node, run } from "./bootstrap.mjs";

install();
build();
const { findChromium } = await import("./find-browsers.mjs");
process.env.CHROMIUM_PATH = await findChromium();
run(node, ["node_modules/.bin/playwright", "test", "--config", "tests/handbook/playwright.config.ts"]);
