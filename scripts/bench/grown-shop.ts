import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

// By a computed path: it has no types, because it runs before anything is installed.
const { shopOptions, shopEnvironment }: { shopOptions: string[]; shopEnvironment: Record<string, string> } =
	await import(new URL("../bootstrap.mjs", import.meta.url).href);

export type BuiltShop = { origin: string; pid: number; stop: () => Promise<void> };

/** The built shop on a data folder as `npm start` runs it, with nothing else of this machine's settings. @throws when it does not open */
export async function startShop({ dataDir, port }: { dataDir: string; port: number }): Promise<BuiltShop> {
	const child = spawn(process.execPath, [...shopOptions, "build/server/index.js"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...{ ...process.env, ...shopEnvironment, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir },
			...{ DATABASE_URL: "", SMTP_URL: "", PUBLIC_URL: "", LOG_LEVEL: "error" },
		},
	});
	const origin = `http://127.0.0.1:${port}`;
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const answers = () =>
		fetch(`${origin}/health`).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await answers())) {
		if (child.exitCode !== null) throw new Error(`the shop on ${dataDir} did not open`);
		await sleep(100);
	}
	return {
		origin,
		pid: child.pid ?? 0,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
