import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { everyPage, startBuiltShop } from "./built-shop.ts";

/** `npm run lighthouse`: Lighthouse's mobile scores of the public pages; paths as arguments for some of
 * them only. CHROMIUM_PATH names the browser, else it is Playwright's own. */

const debugPort = 4321;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const shop = await startBuiltShop(4320);
const { origin } = shop;

const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: [`--remote-debugging-port=${debugPort}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
});

const given = process.argv.slice(2);
let perfect = true;
for (const path of given.length > 0 ? given : everyPage) {
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
await shop.stop();
process.exitCode = perfect ? 0 : 1;
