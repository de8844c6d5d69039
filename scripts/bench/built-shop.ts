import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { blogPosts } from "../../db/seed/blog/index.ts";
import { product20ftDv } from "../../db/seed/products/20ft-dv.ts";

/** Addresses of visitors' pages, one of each kind, in German: the longest words. */
export const everyPage = [
	"",
	"/container",
	`/container/${product20ftDv.translations.de.slug}`,
	"/rent",
	"/leasing",
	"/modifications",
	"/koelcontainers-reefers-vriescontainers",
	"/blog",
	`/blog/${blogPosts[0]?.translations.de.slug}`,
	"/contact",
	"/about",
	"/faq",
	"/pages/delivery",
	"/cookie-policy",
	"/privacy-statement",
].map((path) => `/de${path}`);

/** Starts the built shop with a fresh demo on a port of this machine. */
export async function startBuiltShop(port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), "kade-measured-"));
	const shop = spawn(process.execPath, ["build/server/index.js"], {
		stdio: "ignore",
		env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder },
	});
	const origin = `http://localhost:${port}`;
	for (let up = false; !up; await sleep(100))
		up = await fetch(`${origin}/health`).then(
			({ ok }) => ok,
			() => false,
		);
	return {
		origin,
		async stop() {
			shop.kill("SIGTERM");
			await new Promise((resolve) => shop.once("exit", resolve));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
