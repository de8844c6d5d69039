import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, type ShopProcess, startShop } from "../support/shop-process.ts";

/** A shop whose process is started again whenever it is gone, as a supervisor does. */
export type KeptShop = {
	origin: string;
	/** Number of its process; null while there is none. */
	pid: () => number | null;
	/** How often it ended without being told to. */
	deaths: () => number;
	/** Milliseconds that each start took, until it answered. */
	starts: number[];
	isHealthy: () => Promise<boolean>;
	stop: () => Promise<void>;
};

/** @param env settings besides the data folder and the port */
export async function keepShop(dataDir: string, env: Record<string, string>): Promise<KeptShop> {
	const port = await freePort();
	// Behind a public address each buyer is a visitor of their own to the limits.
	const settings = { port, dataDir, env: { PUBLIC_URL: `http://localhost:${port}`, ...env } };
	let current: ShopProcess | null = null;
	let [deaths, isStopping] = [0, false];
	const starts: number[] = [];

	async function open(): Promise<void> {
		const began = Date.now();
		const shop = startShop(settings);
		current = shop;
		await shop.ready();
		starts.push(Date.now() - began);
		shop.ended.then(async () => {
			current = null;
			if (isStopping) return;
			deaths++;
			// A start may meet a disk that is still full or a server that is still away.
			for (;;) {
				try {
					return await open();
				} catch {
					await sleep(1_000);
					if (isStopping) return;
				}
			}
		});
	}

	await open();
	const origin = `http://localhost:${port}`;
	return {
		origin,
		pid: () => current?.child.pid ?? null,
		deaths: () => deaths,
		starts,
		async isHealthy() {
			const health = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(5_000) }).catch(
				() => null,
			);
			return health?.status === 200;
		},
		async stop() {
			isStopping = true;
			current?.child.kill("SIGTERM");
			await current?.ended;
		},
	};
}

/** Waits until a shop sells again. @returns milliseconds */
export async function untilHealthy(shop: KeptShop, mostMs = 120_000): Promise<number> {
	const began = Date.now();
	while (!(await shop.isHealthy())) {
		if (Date.now() - began > mostMs) throw new Error(`the shop at ${shop.origin} does not come back`);
		await sleep(50);
	}
	return Date.now() - began;
}

export function postmasterOf(dataDir: string): number {
	const file = join(dataDir, "postgres/postmaster.pid");
	return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
}

export function kill(pid: number | null, signal: NodeJS.Signals): void {
	try {
		if (pid !== null && pid > 0) process.kill(pid, signal);
	} catch {
		// Gone already.
	}
}

/** A disk of its own in memory; null where none can be mounted. */
export function mountSmallDisk(
	folder: string,
	megabytes: number,
): { fill: () => void; free: () => void; unmount: () => void } | null {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder], {
			stdio: "ignore",
		});
	} catch {
		return null;
	}
	const ballast = join(folder, "ballast");
	return {
		fill() {
			try {
				for (let part = 0; ; part++) writeFileSync(`${ballast}-${part}`, Buffer.alloc(1024 * 1024));
			} catch {
				// Full.
			}
		},
		free() {
			for (let part = 0; existsSync(`${ballast}-${part}`); part++) rmSync(`${ballast}-${part}`);
		},
		unmount: () => void execFileSync("umount", ["-l", folder], { stdio: "ignore" }),
	};
}
