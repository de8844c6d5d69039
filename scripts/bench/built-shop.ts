import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { languages } from "../../app/values/vocabulary.ts";
import { blogPosts } from "../../db/seed/blog/index.ts";
import { product20ftDv } from "../../db/seed/products/20ft-dv.ts";

/** The address of a page that is not there. */
export const missingPath = "/not-there";

/**
 * Addresses of visitors' pages, one of each kind: in German, whose words are the longest, or in each language that
 * `LANGUAGES` names (`nl,en,de,fr`).
 */
export const everyPage = (process.env.LANGUAGES ?? "de").split(",").flatMap((code) => {
	const language = languages.find((one) => one === code);
	if (!language) throw new Error(`LANGUAGES: ${code} is none of ${languages.join(", ")}`);
	return [
		"",
		"/container",
		`/container/${product20ftDv.translations[language].slug}`,
		"/rent",
		"/leasing",
		"/modifications",
		"/koelcontainers-reefers-vriescontainers",
		"/blog",
		`/blog/${blogPosts[0]?.translations[language].slug}`,
		"/contact",
		"/cart",
		missingPath,
		"/about",
		"/faq",
		"/pages/delivery",
		"/cookie-policy",
		"/privacy-statement",
	].map((path) => `/${language}${path}`);
});

/**
 * Starts the built shop with a fresh demo on a port of this machine. It ends with whoever started it.
 * @throws where it does not start, and where the port is taken
 */
export async function startBuiltShop(port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
	const origin = `http://localhost:${port}`;
	const isUp = () =>
		fetch(`${origin}/health`).then(
			({ ok }) => ok,
			() => false,
		);
	if (await isUp()) throw new Error(`port ${port} is taken: another shop would be measured`);
	const folder = mkdtempSync(join(tmpdir(), "kade-measured-"));
	const shop = spawn(process.execPath, ["build/server/index.js"], {
		stdio: "ignore",
		env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder },
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
	process.once("exit", () => shop.kill("SIGTERM"));
	while (!(await isUp())) {
		if (shop.exitCode !== null) throw new Error("the shop does not start");
		await sleep(100);
	}
	return {
		origin,
		async stop() {
			const ended = once(shop, "exit");
			shop.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
