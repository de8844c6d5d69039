import { spawnSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let project: string;

/** Stands for npm: installs the version that the list names, as npm does, and notes whether a shop could go on meanwhile. */
const npm = `
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
const { version } = JSON.parse(readFileSync("package-lock.json", "utf8"));
rmSync("node_modules", { recursive: true, force: true });
writeFileSync(process.env.SEEN, String(existsSync(process.env.SHOPS_NODE)));
if (version === "broken") process.exit(7);
mkdirSync("node_modules/node/bin", { recursive: true });
writeFileSync("node_modules/node/bin/node", version);
`;

const inProject = (path: string) => join(project, path);
const node = "node_modules/node/bin/node";

function write(path: string, text: string): void {
	mkdirSync(dirname(inProject(path)), { recursive: true });
	writeFileSync(inProject(path), text);
}

/** Takes one of the steps that `npm start` begins with. */
function step(name: "install" | "build", env = process.env) {
	const bootstrap = JSON.stringify(inProject("scripts/bootstrap.mjs"));
	const command = `(await import(${bootstrap})).${name}()`;
	return spawnSync(process.execPath, ["--input-type=module", "-e", command], { env });
}

/** Installs what the list names. @returns its exit code, and whether the shop's Node was there while npm was at work */
function install(version: string): { code: number | null; nodeWasThere: boolean | null } {
	write("package-lock.json", JSON.stringify({ version }));
	rmSync(inProject("seen"), { force: true });
	const env = {
		...process.env,
		npm_execpath: inProject("npm.js"),
		SEEN: inProject("seen"),
		SHOPS_NODE: inProject(node),
	};
	const { status } = step("install", env);
	const seen = existsSync(inProject("seen")) ? readFileSync(inProject("seen"), "utf8") === "true" : null;
	return { code: status, nodeWasThere: seen };
}

const installed = () => readFileSync(inProject(node), "utf8");

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "kade-install-"));
	mkdirSync(inProject("scripts"));
	cpSync(fileURLToPath(new URL("bootstrap.mjs", import.meta.url)), join(project, "scripts/bootstrap.mjs"));
	write("package.json", JSON.stringify({ type: "module" }));
	write(".npmrc", "");
	write("npm.js", npm);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test("packages are installed once for a list", () => {
	expect(install("1")).toEqual({ code: 0, nodeWasThere: false });
	expect(installed()).toBe("1");
	expect(install("1")).toEqual({ code: 0, nodeWasThere: null });
});

test("what a running shop uses stays until the new packages are whole", () => {
	install("1");
	expect(install("2")).toEqual({ code: 0, nodeWasThere: true });
	expect(installed()).toBe("2");
	expect(existsSync(inProject("build/packages"))).toBe(false);
});

test("an install that fails changes nothing: whoever goes back needs none", () => {
	install("1");
	expect(install("broken")).toEqual({ code: 7, nodeWasThere: true });
	expect(installed()).toBe("1");
	expect(install("1")).toEqual({ code: 0, nodeWasThere: null });
	expect(install("2").code).toBe(0);
	expect(installed()).toBe("2");
});

test("the shop is built again once something of what makes it has changed", () => {
	// In the place of the build: it notes that it ran.
	write(node, "#!/bin/sh\necho run >> build/runs\n");
	chmodSync(inProject(node), 0o755);
	mkdirSync(inProject("build"));
	const runs = () => readFileSync(inProject("build/runs"), "utf8").split("\n").length - 1;
	const buildAfter = (path: string, text: string) => {
		write(path, text);
		expect(step("build").status).toBe(0);
		return runs();
	};
	expect(buildAfter("scripts/build.ts", "1")).toBe(1);
	expect(buildAfter("scripts/build.ts", "1")).toBe(1);
	expect(buildAfter("scripts/slim-router.ts", "1")).toBe(2);
	expect(buildAfter("app/root.tsx", "1")).toBe(3);
	expect(buildAfter("vite.config.ts", "1")).toBe(4);
	expect(buildAfter("scripts/slim-router.test.ts", "1")).toBe(4);
	expect(buildAfter("README.md", "1")).toBe(4);
});
