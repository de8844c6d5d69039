// @ts-check
// `node scripts/try-image.mjs`: does what the Containerfile says in an empty folder, where no engine is at hand: its
// build step, then its command as a plain user, until its health check is well, then the engine's signal.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fail, projectDir } from "./bootstrap.mjs";

/** Somebody without rights whom every system has: PostgreSQL wants a user with a name. */
const plainUser = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
const lines = readFileSync(join(projectDir, "Containerfile"), "utf8").split("\n");

/** @param {string} instruction */
function lineOf(instruction) {
	const line = lines.find((one) => one.startsWith(`${instruction} `));
	return line?.slice(instruction.length + 1) ?? fail(`the Containerfile has no ${instruction}`);
}

const image = mkdtempSync(join(tmpdir(), "kade-image-"));
chmodSync(image, 0o755);
const [app, data] = [join(image, "app"), join(image, "data")];
for (const folder of [app, data]) mkdirSync(folder);
const files = execFileSync("git", ["archive", "HEAD"], { cwd: projectDir, maxBuffer: 1024 ** 3 });
execFileSync("tar", ["x", "-C", app], { input: files });

const built = spawnSync("sh", ["-c", lineOf("RUN")], { cwd: app, stdio: "inherit" });
if (built.status !== 0) fail("the build step failed");

const asRoot = process.getuid?.() === 0;
if (asRoot) {
	chownSync(data, plainUser, plainUser);
	execFileSync("chown", ["-R", String(plainUser), app]);
}
const port = "43117";
const [command, ...args] = JSON.parse(lineOf("CMD"));
const shop = spawn(command, args, {
	cwd: app,
	stdio: "inherit",
	env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: data, PORT: port },
	...(asRoot ? { uid: plainUser, gid: plainUser } : {}),
});
const ended = new Promise((resolve) => shop.once("exit", resolve));
const check = lineOf("HEALTHCHECK").replace(/^CMD /, "").replace("3000", port);
let isWell = false;
for (let second = 0; second < 120 && !isWell && shop.exitCode === null; second++) {
	await sleep(1_000);
	isWell = spawnSync("sh", ["-c", check]).status === 0;
}
shop.kill("SIGTERM");
const code = await ended;
rmSync(image, { recursive: true, force: true });
if (!isWell) fail("the image did not become healthy");
if (code !== 0) fail(`the image did not end well: ${code}`);
process.stdout.write("The image builds, sells as a plain user, and ends when told to.\n");
