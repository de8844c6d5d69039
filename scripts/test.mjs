// @ts-check
// `npm test`: everything that says "done", in the order of what fails fastest. `npm run test:all`: PostgreSQL 15 too
// for every store, every screen, Firefox and WebKit. `npm run test:e2e`: the browser alone.
import { build, install, node, run } from "./bootstrap.mjs";
import { lint, pieces, proveAll } from "./pieces.mjs";

const scope = process.argv[2] ?? "usual";

/** @param {string} title @param {() => void} step */
function step(title, step) {
	process.stdout.write(`\n== ${title}\n`);
	step();
}

install();
const { findChromium, findOtherBrowsers } = await import("./find-browsers.mjs");
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
if (scope === "all") Object.assign(process.env, { KADE_TEST_ALL: "yes" }, findOtherBrowsers());

if (scope !== "browser" && !(await proveAll([pieces.types, ...lint]))) process.exit(1);
step("build", () => build());
if (scope !== "browser") {
	step("rules, stores, routes, processes and hostile requests", () => run(node, [bin("vitest"), "run"]));
}
process.env.CHROMIUM_PATH = await findChromium();
step("journeys in a browser", () => run(node, [bin("playwright"), "test"]));
