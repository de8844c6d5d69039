import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort, newDataDir, startShop } from "../../support/shop-process.ts";
import { publicUrl } from "./ask.ts";
import { type Attacked, sumOf } from "./tally.ts";

export type StartedShop = {
	port: number;
	pid: number;
	/** Holds the embedded database and uploads. */
	dataDir: string;
	metricsToken: string;
	/** File of everything that the shop has written to its error output. */
	errorLog: string;
	/** File to which each table adds a line of what it asked. */
	tally: string;
};

declare module "vitest" {
	interface ProvidedContext {
		startedShop: StartedShop;
	}
}

/** Starts one shop for the whole folder, behind a proxy that says where visitors come from; stops it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = newDataDir();
	const port = await freePort();
	const metricsToken = "a token of the hostile table";
	const shop = startShop({ port, dataDir, env: { PUBLIC_URL: publicUrl, METRICS_TOKEN: metricsToken } });
	const [errorLog, tally] = [join(dataDir, "errors.log"), join(dataDir, "tally")];
	writeFileSync(errorLog, "");
	shop.child.stderr?.on("data", (chunk) => appendFileSync(errorLog, String(chunk)));
	await shop.ready();
	project.provide("startedShop", {
		...{ port, pid: shop.child.pid ?? 0, dataDir, metricsToken },
		...{ errorLog, tally },
	});
	return async () => {
		shop.child.kill("SIGTERM");
		await shop.ended;
		const lines = existsSync(tally) ? readFileSync(tally, "utf8").trim().split("\n") : [];
		process.stdout.write(sumOf(lines.map((line) => JSON.parse(line) as Attacked)));
		rmSync(dataDir, { recursive: true, force: true });
	};
}
