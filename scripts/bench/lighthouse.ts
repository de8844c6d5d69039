import { chromium } from "@playwright/test";
import lighthouse, { defaultConfig } from "lighthouse";
import { everyPage, missingPath, startBuiltShop } from "./built-shop.ts";

/**
 * `npm run lighthouse`: Lighthouse's mobile scores of the public pages; paths as arguments for some of them only,
 * LANGUAGES for more than the German ones. RUNS=5 measures the performance of each so often and prints the median and the
 * range. SLOWDOWN (4) says how many times slower than this machine the phone is. CHROMIUM_PATH names the browser, else it
 * is Playwright's own.
 */

const debugPort = 4321;
/** What a page that is not there has to be told off for: it says so to the browser and to search engines. */
const owedToMissing = ["http-status-code", "is-crawlable", "errors-in-console"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const shop = await startBuiltShop(4320);
const { origin } = shop;

const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: [`--remote-debugging-port=${debugPort}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
});

const slowdown = Number(process.env.SLOWDOWN ?? 4);
const runs = Math.max(1, Number(process.env.RUNS ?? 1));

async function visit(path: string, onlyCategories: readonly string[]) {
	const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown };
	const result = await lighthouse(origin + path, {
		...{ port: debugPort, output: "json", logLevel: "error", throttling, ignoreStatusCode: true },
		onlyCategories: [...onlyCategories],
	});
	if (!result) throw new Error(`no result for ${path}`);
	const { categories: scores, audits } = result.lhr;
	const scoreOf = (name: string) => Math.round((scores[name]?.score ?? 0) * 100);
	return { scores, audits, scoreOf, paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN };
}

function spread(values: readonly number[], digits = 0): string {
	const sorted = values.toSorted((a, b) => a - b);
	const [least, middle, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
		(sorted[at] ?? Number.NaN).toFixed(digits),
	);
	return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

const given = process.argv.slice(2);
let perfect = true;
for (const path of given.length > 0 ? given : everyPage) {
	// The first visit fills the shop's cache, as every visitor but the first finds it.
	await fetch(origin + path);
	const first = await visit(path, categories);
	const visits = [first];
	while (visits.length < runs) visits.push(await visit(path, categories.slice(0, 1)));
	const figures = categories.slice(1).map((name) => `${name} ${first.scoreOf(name)}`);
	const performances = visits.map(({ scoreOf }) => scoreOf("performance"));
	const paints = visits.map(({ paint }) => paint / 1000);
	console.log(
		`${path}: performance ${spread(performances)}, ${figures.join(", ")}; LCP ${spread(paints, 2)} s`,
	);
	const weak = categories.slice(1).flatMap((name) => first.scores[name]?.auditRefs ?? []);
	for (const { id } of weak) {
		const audit = first.audits[id];
		if (audit?.score === null || audit?.score === undefined || audit.score === 1) continue;
		perfect &&= path.endsWith(missingPath) && owedToMissing.includes(id);
		console.log(`  ${id}: ${audit.title}`);
	}
}
await browser.close();
await shop.stop();
process.exitCode = perfect ? 0 : 1;
