// @ts-check
// `npm test`: what must hold at any hour, in the order of what fails fastest, within twelve minutes on two processors.
// `npm run test:landing`: everything that says "done". `npm run test:all`: PostgreSQL 15 too for every store, every
// screen, Firefox and WebKit. `npm run test:e2e`: every journey in the browser, alone. See docs/decisions/059.
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
const usual = ["rules", "postgres-18", "routes"].flatMap((project) => ["--project", project]);
if (scope === "usual") {
	step("rules, stores and routes", () => run(node, [bin("vitest"), "run", ...usual]));
} else if (scope !== "browser") {
	step("rules, stores, routes, processes and hostile requests", () => run(node, [bin("vitest"), "run"]));
}
process.env.CHROMIUM_PATH = await findChromium();
const core = scope === "usual" ? ["--grep", "@core"] : [];
step("journeys in a browser", () => run(node, [bin("playwright"), "test", ...core]));
