// @ts-check
// `npm test`: everything that says "done", in the order of what fails fastest.
import { build, install, node, run } from "./bootstrap.mjs";

/** @param {string} title @param {() => void} step */
function step(title, step) {
	process.stdout.write(`\n== ${title}\n`);
	step();
}

install();
const { findChromium } = await import("./find-chromium.mjs");
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;

step("format and lint", () => run(bin("biome"), ["ci", "--error-on-warnings"]));
step("build, types and message catalogues", () => build());
step("folder arrows", () =>
	run(node, [
		bin("depcruise"),
		"app",
		"db",
		"server",
		"scripts",
		"tests",
		"--config",
		".dependency-cruiser.mjs",
	]),
);
step("no circles between folders", () =>
	run(node, [bin("depcruise"), "app", "db", "server", "--config", ".dependency-cruiser.folders.mjs"]),
);
step("unused code and packages", () => run(node, [bin("knip")]));
step("schema and migrations agree", () => run(node, [bin("drizzle-kit"), "check"]));
step("rules, stores, routes and hostile requests", () => run(node, [bin("vitest"), "run"]));
process.env.CHROMIUM_PATH = await findChromium();
step("journeys in a browser", () => run(node, [bin("playwright"), "test"]));
