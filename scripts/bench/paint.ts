import { type Browser, chromium } from "@playwright/test";
import { everyPage, startBuiltShop } from "./built-shop.ts";

/**
 * `npm run paint`: when a first visitor's phone shows the pages of the built shop, and what they bring. A slow network
 * and a slow processor are applied, not calculated; median of `RUNS` (5) cold visits, with the range. Paths as arguments
 * for some pages only; SHOP names a shop that runs already; CHROMIUM_PATH names the browser, else it is Playwright's own.
 */

const network = { offline: false, latency: 562, downloadThroughput: 1_470_000 / 8, uploadThroughput: 84_000 };
const slowdown = 4;
const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const runs = Number(process.env.RUNS ?? 5);
/** Milliseconds without a request after which a page has all that it asks for. */
const quietMs = 2500;

type Visit = {
	fcp: number;
	lcp: number;
	shift: number;
	/** Of the longest task in ms; 0 where none takes 50 ms. */
	longest: number;
	blocking: number;
	/** Bytes of scripts on the wire with their headers, and how many files. */
	scriptBytes: number;
	scripts: number;
	/** When the first script was asked for, in ms. */
	scriptsFrom: number;
	errors: string[];
};

/** Runs in the page before anything of it. */
function observe(): void {
	const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] as number[] };
	Object.assign(window, { seen });
	const on = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	on("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.fcp = startTime;
	});
	on("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	on("layout-shift", (entry) => {
		seen.shift += (entry as PerformanceEntry & { value: number }).value;
	});
	on("longtask", ({ duration }) => {
		seen.tasks.push(duration);
	});
}

async function visit(browser: Browser, url: string): Promise<Visit> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(error.message));
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", network);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await page.addInitScript(observe);
	const scripts = new Set<string>();
	const asked = new Set<string>();
	let [scriptBytes, scriptsFrom, started, last] = [0, 0, 0, performance.now()];
	devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
		started ||= timestamp;
		last = performance.now();
		asked.add(requestId);
		if (!/\/assets\/.*\.js$/.test(request.url)) return;
		scripts.add(requestId);
		scriptsFrom ||= (timestamp - started) * 1000;
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		last = performance.now();
		asked.delete(requestId);
		if (scripts.has(requestId)) scriptBytes += encodedDataLength;
	});
	devtools.on("Network.loadingFailed", ({ requestId }) => asked.delete(requestId));
	await page.goto(url, { waitUntil: "load" });
	while (asked.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(100);
	const seen = await page.evaluate(
		() => (window as unknown as { seen: { fcp: number; lcp: number; shift: number; tasks: number[] } }).seen,
	);
	await context.close();
	return {
		...seen,
		longest: Math.max(0, ...seen.tasks),
		blocking: seen.tasks.reduce((sum, task) => sum + task - 50, 0),
		...{ scriptBytes, scripts: scripts.size, scriptsFrom, errors },
	};
}

function spread(values: number[], show: (value: number) => string): string {
	const sorted = values.toSorted((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	return `${show(median)} (${show(sorted[0] ?? Number.NaN)}–${show(sorted.at(-1) ?? Number.NaN)})`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const whole = (value: number) => String(Math.round(value));

const given = process.argv.slice(2);
const shop = process.env.SHOP
	? { origin: process.env.SHOP, stop: async () => {} }
	: await startBuiltShop(4320);
const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
console.log("page: FCP s, LCP s, shift, longest task ms, blocking ms, scripts kB (files, asked for at s)");
for (const path of given.length > 0 ? given : everyPage) {
	// The first visits fill the shop's cache, as every visitor but the first finds it.
	for (let n = 0; n < 2; n++)
		await (await fetch(shop.origin + path, { headers: { "Accept-Encoding": "br" } })).text();
	const visits: Visit[] = [];
	for (let n = 0; n < runs; n++) visits.push(await visit(browser, shop.origin + path));
	const of = (name: Exclude<keyof Visit, "errors">) => visits.map((one) => one[name]);
	const scripts = `${spread(of("scriptBytes"), (bytes) => (bytes / 1000).toFixed(1))} (${visits[0]?.scripts}, ${spread(of("scriptsFrom"), seconds)})`;
	const figures = [
		spread(of("fcp"), seconds),
		spread(of("lcp"), seconds),
		spread(of("shift"), (value) => value.toFixed(3)),
		spread(of("longest"), whole),
		spread(of("blocking"), whole),
		scripts,
	];
	console.log(`${path}: ${figures.join(", ")}`);
	for (const error of new Set(visits.flatMap(({ errors }) => errors))) console.log(`  ${error}`);
}
await browser.close();
await shop.stop();
