// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, projectDir } from "./bootstrap.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns {string | undefined} */
function installedBrowser() {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}

/** @returns {Promise<string | undefined>} */
async function playwrightsBrowser() {
	const { chromium } = await import("@playwright/test");
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
	return spawnSync(command, args, { cwd: projectDir, stdio: "ignore", timeout: 600_000 }).status === 0;
}

function installDebianPackage() {
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	/** @param {string[]} args */
	const apt = (...args) => {
		const [command = "", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
		return attempt(command, rest);
	};
	return apt("update") && apt("install", "-y", "chromium", "fonts-liberation");
}

/** Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, else Debian's package. */
export async function findChromium() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const found = installedBrowser() ?? (await playwrightsBrowser());
	if (found) return found;
	process.stdout.write("Installing a Chromium for the browser tests ...\n");
	if (attempt("node_modules/.bin/playwright", ["install", "chromium"])) {
		const own = await playwrightsBrowser();
		if (own) return own;
	}
	if (installDebianPackage()) {
		const debians = installedBrowser();
		if (debians) return debians;
	}
	return fail(
		"no Chromium was found or could be installed; install one (Debian: chromium) or set CHROMIUM_PATH",
	);
}
