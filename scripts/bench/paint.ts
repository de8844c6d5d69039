import { type Browser, chromium } from "@playwright/test";
import { everyPage, startBuiltShop } from "./built-shop.ts";
import { type Painted, type Phone, visitUnwatched } from "./unwatched-visit.ts";

/**
 * `npm run paint`: when a first visitor's phone shows the pages of the built shop, and what they bring. A slow network
 * and a slow processor are applied, not calculated; median of `RUNS` (5) cold visits, with the range. Paths as arguments
 * for some pages only; SLOWDOWN (4) says how many times slower than this machine the phone is; SHOP names a shop that
 * runs already; CHROMIUM_PATH names the browser, else it is Playwright's own.
 */

const phone: Phone = {
	...{ width: 412, height: 823, deviceScaleFactor: 1.75, slowdown: Number(process.env.SLOWDOWN ?? 4) },
	network: { latency: 562, downloadThroughput: 1_470_000 / 8, uploadThroughput: 84_000 },
};
const runs = Number(process.env.RUNS ?? 5);
/** Milliseconds after which every page has come to life on such a phone. */
const lookMs = 8000;
/** Milliseconds without a request after which a page has all that it asks for. */
const quietMs = 2500;

type Brought = {
	/** Bytes of scripts on the wire with their headers, and how many files. */
	scriptBytes: number;
	scripts: number;
	/** When the first script was asked for, in ms. */
	scriptsFrom: number;
	errors: string[];
};

/** A visit that listens to what is loaded and said, which takes the browser's time: it tells bytes, not moments. */
async function visitWatched(browser: Browser, url: string): Promise<Brought> {
	const { width, height, deviceScaleFactor, network } = phone;
	const context = await browser.newContext({
		...{ viewport: { width, height }, deviceScaleFactor, isMobile: true, hasTouch: true },
	});
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(error.message));
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
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
		if (!scripts.has(requestId)) return;
		scriptBytes += encodedDataLength;
		// The import of what was fetched before it takes nothing from the line.
		if (encodedDataLength === 0) scripts.delete(requestId);
	});
	devtools.on("Network.loadingFailed", ({ requestId }) => asked.delete(requestId));
	await page.goto(url, { waitUntil: "load" });
	while (asked.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(100);
	await context.close();
	return { scriptBytes, scripts: scripts.size, scriptsFrom, errors };
}

function spread(values: number[], show: (value: number) => string): string {
	const sorted = values.toSorted((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	return `${show(median)} (${show(sorted[0] ?? Number.NaN)}–${show(sorted.at(-1) ?? Number.NaN)})`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const whole = (value: number) => String(Math.round(value));
const longest = ({ tasks }: Painted) => Math.max(0, ...tasks);
const blocking = ({ tasks }: Painted) => tasks.reduce((sum, task) => sum + task - 50, 0);

const given = process.argv.slice(2);
const shop = process.env.SHOP
	? { origin: process.env.SHOP, stop: async () => {} }
	: await startBuiltShop(4320);
const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
const browser = await chromium.launch({
	executablePath,
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
console.log("page: FCP s, LCP s, shift, longest task ms, blocking ms, scripts kB (files, asked for at s)");
for (const path of given.length > 0 ? given : everyPage) {
	// The first visits fill the shop's cache, as every visitor but the first finds it.
	for (let n = 0; n < 2; n++)
		await (await fetch(shop.origin + path, { headers: { "Accept-Encoding": "br" } })).text();
	const brought = await visitWatched(browser, shop.origin + path);
	const visits: Painted[] = [];
	for (let n = 0; n < runs; n++)
		visits.push(await visitUnwatched(executablePath, shop.origin + path, phone, lookMs));
	const of = (figure: (visit: Painted) => number, show: (value: number) => string) =>
		spread(visits.map(figure), show);
	const figures = [
		...[of(({ fcp }) => fcp, seconds), of(({ lcp }) => lcp, seconds)],
		of(
			({ shift }) => shift,
			(value) => value.toFixed(3),
		),
		...[of(longest, whole), of(blocking, whole)],
		`${(brought.scriptBytes / 1000).toFixed(1)} (${brought.scripts}, ${seconds(brought.scriptsFrom)})`,
	];
	console.log(`${path}: ${figures.join(", ")}`);
	for (const error of new Set(brought.errors)) console.log(`  ${error}`);
}
await browser.close();
await shop.stop();
