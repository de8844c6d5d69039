// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, projectDir } from "./bootstrap.mjs";

/** What draws without a screen first: with it the journeys take two thirds of the time. */
const chromiums = [
	...["chromium-headless-shell", "chrome-headless-shell"],
	...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
];

/** @param {string[]} names of programs, the best first @returns {string | undefined} */
function installed(...names) {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}

/** An empty path where Playwright has browsers of its own: it then takes the one among them that draws without a screen. */
async function playwrightsBrowser() {
	const { chromium } = await import("@playwright/test");
	return existsSync(chromium.executablePath()) ? "" : undefined;
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
	return spawnSync(command, args, { cwd: projectDir, stdio: "ignore", timeout: 600_000 }).status === 0;
}

/** @param {string[]} packages */
function installDebianPackages(...packages) {
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	/** @param {string[]} args */
	const apt = (...args) => {
		const [command = "", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
		return attempt(command, rest);
	};
	return apt("update") && apt("install", "-y", ...packages);
}

/** Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own (an empty path), else Debian's package. */
export async function findChromium() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const found = installed(...chromiums) ?? (await playwrightsBrowser());
	if (found !== undefined) return found;
	process.stdout.write("Installing a Chromium for the browser tests ...\n");
	if (attempt("node_modules/.bin/playwright", ["install", "chromium"])) {
		const own = await playwrightsBrowser();
		if (own !== undefined) return own;
	}
	for (const debians of ["chromium-headless-shell", "chromium"]) {
		const path = installDebianPackages(debians, "fonts-liberation") ? installed(debians) : undefined;
		if (path) return path;
	}
	return fail(
		"no Chromium was found or could be installed; install one (Debian: chromium-headless-shell) or set CHROMIUM_PATH",
	);
}

/** WebKitGTK keeps its small browser beside its library. @returns {string | undefined} */
function webkitsBrowser() {
	const folder = "/usr/lib";
	const places = ["", `${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`];
	return ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]
		.flatMap((version) => places.map((place) => join(folder, place, version, "MiniBrowser")))
		.find((path) => existsSync(path));
}

const others = {
	FIREFOX_PATH: { find: () => installed("firefox-esr", "firefox"), debian: ["firefox-esr"] },
	WEBKIT_DRIVER_PATH: { find: () => installed("WebKitWebDriver"), debian: ["webkit2gtk-driver"] },
	WEBKIT_PATH: { find: webkitsBrowser, debian: ["webkit2gtk-driver"] },
	XVFB_PATH: { find: () => installed("Xvfb"), debian: ["xvfb"] },
};

/**
 * Paths of Firefox, WebKit's driver and browser, and a screen that nobody sees, each by the variable that names it:
 * that variable's own value, an installed program, else Debian's package.
 * @returns {Record<string, string>}
 */
export function findOtherBrowsers() {
	const found = Object.entries(others).map(([variable, { find, debian }]) => {
		const path = process.env[variable] ?? find();
		if (path) return [variable, path];
		process.stdout.write(`Installing ${debian.join(", ")} for the tests in other browsers ...\n`);
		const own = installDebianPackages(...debian) ? find() : undefined;
		return [
			variable,
			own ?? fail(`nothing for ${variable} was found; install it (Debian: ${debian.join(", ")}) or set it`),
		];
	});
	return Object.fromEntries(found);
}
