import { pageTexts } from "~/i18n/page-texts.server.ts";
import { core, expect, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

/** Code that comes after the first load does not always arrive: the page and what was typed stay all the same. */
test.use({ expectedErrors: ["ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch", "422"] });

test("a message whose code does not arrive leaves the page, and the next one is shown", async ({ page }) => {
	const d = words.de.catalog.details;
	await page.route(/\/toast-view-[^/]*\.js/, (route) => route.abort());
	await page.goto(`/de/container/${standard20ft.de}`);
	await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
	const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("toast-view"));
	await page.getByLabel(d.postcode).fill("00999");
	await lost;
	await expect(page.getByLabel(d.postcode)).toHaveValue("00999");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.unrouteAll();
	// It is asked for again by itself.
	const t = pageTexts.de.container;
	await expect(page.getByRole("listitem").filter({ hasText: t.noPriceTitle })).toBeVisible();
});

test(
	"a quote's dialog that does not arrive gives way to the form's own page",
	core,
	async ({ page, expectAccessible }) => {
		const t = words.de.quote;
		await page.route(/\/quote-dialog-[^/]*\.js$/, (route) => route.abort());
		await page.goto(`/de/container/${standard20ft.de}?color=wish_color`);
		const button = page.getByRole("button", { name: t.button });
		await untilAwake(button);
		await button.click();
		await expect(page.getByLabel(t.customerName)).toBeVisible();
		await expect(page).toHaveURL(/color=wish_color/);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expectAccessible();
	},
);

test("a page that nobody touches loads no code of what lies below, and a turn of the wheel brings it", async ({
	page,
}) => {
	const t = pageTexts.de.container;
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const lastOfFirst = page.waitForResponse(/\/further-pictures-[^/]*\.js$/);
	await page.goto(`/de/container/${standard20ft.de}`);
	// Nothing is evaluated in the page until then: browsers take that for a touch.
	await lastOfFirst;
	const lower = /\/(foot|container-details|container-below|stock-swatches|pending-page)-/;
	expect(asked.filter((address) => lower.test(address))).toEqual([]);
	await page.mouse.wheel(0, 600);
	await untilAwake(page.getByRole("heading", { name: t.specification }));
});

/** Pages with code that comes by itself once the page stands: the page, and the last of its files. */
const longestFirstVisits = [
	["/fr/container", /\/compare-bar-[^/]*\.js$/],
	[`/fr/container/${standard20ft.fr}`, /\/further-pictures-[^/]*\.js$/],
	["/fr/container/compare", /\/container-views-[^/]*\.js$/],
	["/fr/contact", /\/opening-now-[^/]*\.js$/],
] as const;

test("a first visit brings at most 115 kB of JavaScript, late files and headers counted", async ({
	page,
	context,
}) => {
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	const scripts = new Set<string>();
	let [bytes, underWay] = [0, 0];
	devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
		if (!/\/assets\/.*\.js$/.test(request.url)) return;
		scripts.add(requestId);
		underWay++;
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (!scripts.delete(requestId)) return;
		bytes += encodedDataLength;
		underWay--;
	});
	for (const [path, last] of longestFirstVisits) {
		await devtools.send("Network.clearBrowserCache");
		bytes = 0;
		const late = page.waitForResponse(last);
		await page.goto(path);
		await late;
		await expect.poll(() => underWay).toBe(0);
		expect(bytes, path).toBeGreaterThan(100_000);
		expect(bytes, path).toBeLessThanOrEqual(115_000);
	}
});

test("what lies below stays while its code is on its way and a choice above changes the page", async ({
	page,
}) => {
	const [d, t] = [words.de.catalog.details, pageTexts.de.container];
	let bring = () => {};
	const held = new Promise<void>((resolve) => {
		bring = resolve;
	});
	await page.route(/\/container-(details|below)-[^/]*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`/de/container/${standard20ft.de}`);
	const truck = page.getByRole("radio", { name: d.deliveries.truck }).first();
	await untilAwake(truck);
	await truck.check();
	await page.getByLabel(d.postcode).fill("2000");
	await expect(page).toHaveURL(/2000/);
	for (const name of [t.specification, t.related.title])
		await expect(page.getByRole("heading", { name })).toBeVisible({ timeout: 1 });
	bring();
	await untilAwake(page.getByRole("heading", { name: t.specification }));
	await expect(page.getByLabel(d.postcode)).toHaveValue("2000");
});

test("a connection that is lost before any late code is there takes neither the page nor what was typed", async ({
	page,
	context,
}) => {
	const [t, common] = [words.fr.contact, words.fr.common];
	const listed = new Set<string>();
	page.on("response", async (response) => {
		if (!response.url().endsWith("/fr/contact")) return;
		for (const [file] of (await response.text()).matchAll(/\/assets\/[\w.-]+\.js/g)) listed.add(file);
	});
	await page.route("**/assets/*.js", (route) =>
		listed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
	);
	await page.goto("/fr/contact");
	const message = page.getByLabel(t.message, { exact: true });
	await message.fill("Livrez-vous le samedi ?");
	await untilAwake(message);
	await context.setOffline(true);
	await page.getByRole("link", { name: common.nav.rent }).first().click();
	const told = page.getByRole("dialog", { name: common.lostForm.page });
	await expect(told).toContainText(common.lostForm.offline);
	await told.getByRole("button", { name: common.close }).click();
	await page.getByRole("button", { name: t.submit }).click();
	await expect(page.getByRole("dialog", { name: common.lostForm.title })).toContainText(
		common.lostForm.offline,
	);
	await expect(message).toHaveValue("Livrez-vous le samedi ?");
});

test.describe("a missing page", () => {
	test.use({ expectedErrors: ["ERR_FAILED", "Failed to fetch", "404"] });

	test("is whole before its code is there, which is asked for again where it does not arrive", async ({
		page,
	}) => {
		const asked: string[] = [];
		await page.route(/\/missing-page-[^/]*\.js/, (route) =>
			asked.push(route.request().url()) === 1 ? route.abort() : route.continue(),
		);
		await page.goto("/de/pages/fehlt");
		const t = words.de.common.notFound;
		await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
		await untilAwake(page.getByRole("link", { name: t.browse }));
		// Under an address of its own: browsers remember one that failed.
		expect(asked.slice(1)).toContain(`${asked[0]}?1`);
	});
});
