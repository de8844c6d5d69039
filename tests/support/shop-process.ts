import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const projectDir = fileURLToPath(new URL("../..", import.meta.url));

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

export function newDataDir(): string {
	return mkdtempSync(join(tmpdir(), "kade-process-"));
}

export type ShopProcess = {
	child: ChildProcess;
	origin: string;
	/** What it has written so far to its error output. */
	errors: () => string;
	/** Its exit code, or the signal that ended it. */
	ended: Promise<number | NodeJS.Signals | null>;
	/** Resolves when the shop answers; rejects when it ends before. */
	ready: () => Promise<void>;
};

/** Runs the built shop as a process of its own. */
export function startShop(settings: {
	port: number;
	dataDir: string;
	env?: Record<string, string>;
	/** The Node that runs it. */
	node?: string;
}): ShopProcess {
	const child = spawn(settings.node ?? process.execPath, ["build/server/index.js"], {
		cwd: projectDir,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			PORT: String(settings.port),
			DATA_DIR: settings.dataDir,
			VIES_URL: "off",
			...settings.env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let errors = "";
	let output = "";
	child.stderr?.on("data", (chunk) => {
		errors += String(chunk);
	});
	const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
		child.once("exit", (code, signal) => resolve(code ?? signal)),
	);
	const ready = () =>
		new Promise<void>((resolve, reject) => {
			child.stdout?.on("data", (chunk) => {
				output += String(chunk);
				if (output.includes("The shop is at")) resolve();
			});
			ended.then(() => reject(new Error(`the shop ended: ${errors}`)));
		});
	return { child, origin: `http://localhost:${settings.port}`, errors: () => errors, ended, ready };
}
