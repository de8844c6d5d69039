import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { blogPosts } from "../../db/seed/blog/index.ts";
import { product20ftDv } from "../../db/seed/products/20ft-dv.ts";

/** `npm run lighthouse`: Lighthouse's mobile scores of the public pages; paths as arguments for some of
 * them only. CHROMIUM_PATH names the browser, else it is Playwright's own. */

const shopPort = 4320;
const debugPort = 4321;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const everyPage = [
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
];

const folder = mkdtempSync(join(tmpdir(), "kade-lighthouse-"));
const shop = spawn(process.execPath, ["build/server/index.js"], {
	stdio: "ignore",
	env: { ...process.env, NODE_ENV: "production", PORT: String(shopPort), DATA_DIR: folder },
});
const origin = `http://localhost:${shopPort}`;
for (let up = false; !up; await sleep(100))
	up = await fetch(`${origin}/health`).then(
		({ ok }) => ok,
		() => false,
	);

const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: [`--remote-debugging-port=${debugPort}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
});

const given = process.argv.slice(2);
let perfect = true;
for (const path of given.length > 0 ? given : everyPage.map((page) => `/de${page}`)) {
	// The first visit fills the shop's cache, as every visitor but the first finds it.
	await fetch(origin + path);
	const result = await lighthouse(origin + path, {
		port: debugPort,
		output: "json",
		logLevel: "error",
		onlyCategories: [...categories],
	});
	if (!result) throw new Error(`no result for ${path}`);
	const { categories: scores, audits } = result.lhr;
	const figures = categories.map((name) => `${name} ${Math.round((scores[name]?.score ?? 0) * 100)}`);
	console.log(`${path}: ${figures.join(", ")}; LCP ${audits["largest-contentful-paint"]?.displayValue}`);
	const weak = categories.slice(1).flatMap((name) => scores[name]?.auditRefs ?? []);
	for (const { id } of weak) {
		const audit = audits[id];
		if (audit?.score === null || audit?.score === undefined || audit.score === 1) continue;
		perfect = false;
		console.log(`  ${id}: ${audit.title}`);
	}
}
await browser.close();
shop.kill("SIGTERM");
await new Promise((resolve) => shop.once("exit", resolve));
rmSync(folder, { recursive: true, force: true });
process.exitCode = perfect ? 0 : 1;
