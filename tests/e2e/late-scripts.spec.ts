import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { addStandardContainer, fillDelivery, newBuyer, openWholeSum } from "../fixtures/buyer.ts";
import {
	core,
	coreOnPhone,
	expect,
	onPhone,
	standard20ft,
	test,
	untilAwake,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

const scripts = "**/assets/*.js";
const contactForm = "**/assets/contact-form-*.js";
const d = words.de.catalog.details;
const container = `/de/container/${standard20ft.de}`;

/** Holds the page's scripts back, or some of them, until it is told to let them through. */
async function holdScripts(page: Page, which: string | RegExp = scripts): Promise<() => void> {
	const gate = Promise.withResolvers<void>();
	await page.route(which, async (route) => {
		await gate.promise;
		await route.continue();
	});
	return gate.resolve;
}

test(
	"a page asks for its scripts once it has been drawn and all of it is there",
	onPhone,
	async ({ page }) => {
		await page.goto("/de/container");
		await untilAwake(page.getByRole("main"));
		const [loaded, first] = await page.evaluate(() => {
			const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
			const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
			return [document?.loadEventStart ?? 0, Math.min(...files.map(({ startTime }) => startTime))];
		});
		expect(loaded).toBeGreaterThan(0);
		expect(first).toBeGreaterThanOrEqual(loaded);
	},
);

/** How many parts of a page are left out: `hidden` until the first screen is drawn, `auto` until they come near. */
const leftOut = (page: Page, how = ["hidden", "auto"]) =>
	page.evaluate((ways) => {
		const parts = [...document.querySelectorAll("main *, footer")];
		return parts.filter((part) => ways.includes(getComputedStyle(part).contentVisibility)).length;
	}, how);

/** Opens a page whose pictures, and so its load, do not come before they are let through. */
async function openWithoutPictures(page: Page, path: string): Promise<() => void> {
	const pictures = Promise.withResolvers<void>();
	await page.route(/\.(avif|webp|jpe?g)/, async (route) => {
		await pictures.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "domcontentloaded" });
	return pictures.resolve;
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("what lies far below is laid out as soon as somebody touches the page", async ({ page }) => {
		const letThrough = await openWithoutPictures(page, "/de/container");
		expect(await leftOut(page)).toBeGreaterThan(5);
		await page.keyboard.press("Tab");
		await expect.poll(() => leftOut(page)).toBe(0);
		await expect(page.locator("[data-fresh]")).toHaveCount(0);
		letThrough();
	});

	const windows = [
		{ path: "/de/container", width: 390, height: 844 },
		{ path: "/de/container", width: 744, height: 1133 },
		{ path: "/de/rent", width: 390, height: 844 },
	];
	for (const { path, ...size } of windows)
		test(`what is below the first screen of ${path}, ${size.width} pixels wide, comes right after it, before pictures and scripts, and hardly moves it`, async ({
			page,
		}) => {
			await page.setViewportSize(size);
			await page.addInitScript(() => {
				const moves: number[] = Object.assign(window, { moves: [] }).moves;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						moves.push((entry as PerformanceEntry & { value: number }).value);
				}).observe({ type: "layout-shift", buffered: true });
			});
			const letThrough = await openWithoutPictures(page, path);
			await expect(page.locator("[data-fresh]")).toHaveCount(0);
			expect(await leftOut(page, ["hidden"])).toBe(0);
			// What is far waits for somebody to come near, or for the page to stand.
			expect(await leftOut(page, ["auto"])).toBeGreaterThan(5);
			const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
			// The typeface alone, by a few pixels.
			expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.005);
			letThrough();
		});

	test("a page asks for its scripts once its first screen is shown, though all of it is there before", async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const noted = Object.assign(window, { shownAt: 0 });
			// A frame a third of a second: what is shown in the second comes after all files.
			window.requestAnimationFrame = (step) =>
				window.setTimeout(() => step(performance.now()), 300) as unknown as number;
			new MutationObserver(() => {
				const isShown = document.querySelector("main")?.style.contentVisibility === "visible";
				if (isShown) noted.shownAt ||= performance.now();
			}).observe(document, { subtree: true, attributeFilter: ["style"] });
		});
		await page.goto("/de/cookie-policy");
		await untilAwake(page.getByRole("main"));
		const { shown, first } = await page.evaluate(() => {
			const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
			return {
				shown: (window as unknown as { shownAt: number }).shownAt,
				first: Math.min(...files.map(({ startTime }) => startTime)),
			};
		});
		expect(shown).toBeGreaterThan(0);
		expect(first).toBeGreaterThan(shown);
	});

	test("nothing waits for a frame that never comes, as in a window that nobody sees", async ({ page }) => {
		await page.addInitScript(() => {
			window.requestAnimationFrame = () => 0;
		});
		await page.goto("/de/blog");
		await expect.poll(() => leftOut(page, ["hidden"])).toBe(0);
	});

	test("what lies far below is laid out once the page stands; who comes back finds the place", async ({
		page,
	}) => {
		const letThrough = await openWithoutPictures(page, "/de/container");
		expect(await leftOut(page)).toBeGreaterThan(5);
		letThrough();
		await expect.poll(() => leftOut(page)).toBe(0);

		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		const place = await page.evaluate(() => Math.round(scrollY));
		expect(place).toBeGreaterThan(1000);
		await page.reload({ waitUntil: "domcontentloaded" });
		expect(await leftOut(page)).toBe(0);
		await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
	});
});

test(
	"a field that is to have the focus from the start has it before pictures and scripts",
	onPhone,
	async ({ page }) => {
		const letThrough = await holdScripts(page);
		const pictures = await openWithoutPictures(page, "/de/search");
		await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
		pictures();
		letThrough();
	},
);

test("presses before the scripts count once they are there, each of them", coreOnPhone, async ({ page }) => {
	const letThrough = await holdScripts(page);
	await page.goto(container);
	await page.getByRole("radio", { name: d.conditionNames["used-a"] }).check();
	const more = page.getByRole("button", { name: d.more });
	for (let n = 0; n < 3; n++) await more.click();
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("1");
	letThrough();
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("4");
	await expect(page.getByRole("radio", { name: d.conditionNames["used-a"] })).toBeChecked();
	await more.click();
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("5");
});

test(
	"a menu that was opened before the scripts stays open until a link in it is pressed",
	onPhone,
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const letThrough = await holdScripts(page);
		await page.goto(`${container}?condition=used-a`);
		await page.getByLabel(words.de.common.menu, { exact: true }).first().click();
		await page.getByRole("radio", { name: d.deliveries.truck }).evaluate((radio: HTMLInputElement) => {
			radio.checked = true;
		});
		letThrough();
		await expect(page).toHaveURL(/delivery=truck/);
		const menu = page.getByRole("navigation", { name: words.de.common.menu });
		await expect(menu).toBeVisible();
		await menu.getByRole("link", { name: words.de.common.nav.leasing }).click();
		await expect(page).toHaveURL("/de/leasing");
		await expect(menu).toBeHidden();
	},
);

test("arrows beside the carousel and on the keyboard move it as often as they were pressed before the scripts", async ({
	page,
}) => {
	const letThrough = await holdScripts(page);
	await page.goto("/de");
	const cards = page.getByRole("region", { name: words.de.home.carousel }).getByRole("article");
	const next = page.getByRole("button", { name: words.de.home.next });
	await cards.nth(2).scrollIntoViewIfNeeded();
	await next.click();
	await next.press("ArrowRight");
	await cards.first().getByRole("link").first().press("ArrowRight");
	await next.press("ArrowLeft");
	letThrough();
	await expect(cards.nth(1)).not.toBeInViewport();
	await expect(cards.nth(2)).toBeInViewport({ ratio: 0.5 });
});

test("a message written before the scripts is taken at the first press", async ({ page }) => {
	const letThrough = await holdScripts(page);
	await page.goto("/fr");
	const t = words.fr.contact;
	const section = page.locator("main section").last();
	await section.getByLabel(t.name, { exact: true }).fill("Luc Martin");
	await section.getByLabel(t.email).fill("luc@buyer.example");
	await section.getByLabel(t.message, { exact: true }).fill("Livrez-vous le samedi ?");
	letThrough();
	await untilFilledIn(section);
	await section.getByRole("button", { name: t.submit }).click();
	await expect(section.getByRole("status")).toContainText(t.successTitle);
});

test("a quote that is asked for before the scripts is for what was chosen", onPhone, async ({ page }) => {
	const t = words.de.quote;
	await holdScripts(page);
	await page.goto(container);
	await page.getByRole("radio", { name: d.conditionNames["used-a"] }).check();
	await page.getByRole("textbox", { name: d.quantity }).fill("3");
	await openWholeSum(page);
	await page.getByRole("button", { name: t.button }).click();
	await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
	await expect(page.getByRole("region").getByText(d.conditionNames["used-a"])).toBeVisible();
	await expect(page.getByLabel(t.quantityRequested)).toHaveValue("3");
});

/** Presses a button; what the page does "at once" after that comes once it is alive, as on a phone that is busy with it. */
function pressOnBusyPhone(button: HTMLElement): void {
	const real = window.setTimeout;
	const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith("__reactProps$"));
	window.setTimeout = ((run: () => void, ms?: number) => {
		if (ms !== undefined) return real(run, ms);
		const watch = setInterval(() => {
			if (!isTakenOver()) return;
			clearInterval(watch);
			run();
		}, 10);
		return 0;
	}) as typeof setTimeout;
	button.click();
}

test("a press counts that React has not heard, though its button is alive by the time it is looked at", async ({
	page,
}) => {
	const letThrough = await holdScripts(page);
	const asked = page.waitForRequest(scripts);
	await page.goto(container);
	await asked;
	await page.getByRole("button", { name: d.more }).evaluate(pressOnBusyPhone);
	letThrough();
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("2");
});

test("a press counts that React has heard before it has what the page shows, and so could not answer", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const Real = window.TransformStream;
		class Held extends Real {
			constructor(given: Transformer) {
				super({ transform: (part, reader) => promise.then(() => given.transform?.(part, reader)) });
			}
		}
		Object.assign(window, { TransformStream: Held, letIn: resolve });
	});
	await page.goto(container);
	const isListening = () => Object.keys(document).some((key) => key.startsWith("_reactListening"));
	await expect.poll(() => page.evaluate(isListening)).toBe(true);
	await page.getByRole("button", { name: d.more }).evaluate(pressOnBusyPhone);
	await page.evaluate(() => (window as unknown as { letIn: () => void }).letIn());
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("2");
});

test("a press counts that React stops, though it has begun with the part that its button stands in", async ({
	page,
}) => {
	await page.addInitScript((name) => {
		const watch = setInterval(() => {
			const button = [...document.querySelectorAll("button")].find((one) => one.ariaLabel === name);
			if (!button || !Object.keys(button).some((key) => key.startsWith("__reactProps$"))) return;
			clearInterval(watch);
			let stops = 0;
			// As React does while a part waits for something to be read: after its own ear, on the way down.
			document.addEventListener("click", (event) => ++stops < 3 && event.stopPropagation(), true);
			button.click();
		}, 10);
	}, d.more);
	await page.goto(container);
	await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("2");
});

test("what is missing has the focus at once, whether or not the scripts are there", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const letThrough = await holdScripts(page);
	await page.goto(container);
	const bar = page.locator(".price-bar");
	const [texts, truck] = [
		pageTexts.de.container,
		page.getByRole("radio", { name: d.deliveries.truck }).first(),
	];
	await bar.locator("summary").click();
	await bar.getByRole("link", { name: texts.ways.delivery }).first().click();
	await expect(truck).toBeFocused();
	await expect(page.getByRole("group", { name: d.delivery }).getByText(d.delivery).first()).toBeInViewport();
	await page.keyboard.press("Space");
	letThrough();
	await untilAwake(truck);
	await expect(truck).toBeFocused();
	await expect(truck).toBeChecked();
	await bar.getByRole("link", { name: texts.ways.postcode }).first().click();
	await expect(page.getByLabel(d.postcode)).toBeFocused();
});

test("links and forms do not wait for scripts", async ({ page }) => {
	const letThrough = await holdScripts(page);
	await page.goto("/de/container");
	await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
	await expect(page).toHaveURL(/\/de\/container\/.+/);
	await page.goto(`${container}?condition=used-a&delivery=self_pickup`);
	const answered = page.waitForEvent("domcontentloaded");
	await page.getByRole("button", { name: d.addToCart, exact: true }).filter({ visible: true }).click();
	await answered;
	letThrough();
	await expect(page.getByText(words.de.checkout.toasts.added).first()).toBeVisible();
});

test("an address that is typed before the scripts is priced, and comes before one that was typed earlier", async ({
	page,
}) => {
	const t = words.fr.checkout;
	await addStandardContainer(page, "fr", `/fr/container/${standard20ft.fr}`);
	await page.goto("/fr/cart");
	await untilAwake(page.getByRole("main"));
	const delivery = page.getByRole("group", { name: t.delivery });
	await delivery.getByLabel(t.name, { exact: true }).fill("Avant");
	await delivery.getByLabel(t.street, { exact: true }).fill("Rue d'avant 1");
	const letThrough = await holdScripts(page);
	await page.goto("/fr/cart");
	const buyer = { ...newBuyer(), postalCode: "75001", city: "Paris", country: "france" } as const;
	await fillDelivery(page, "fr", { ...buyer, street: "" });
	letThrough();
	await expect(delivery.getByRole("status")).toContainText(t.blocked);
	await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(buyer.name);
	await expect(delivery.getByLabel(t.street, { exact: true })).toHaveValue("Rue d'avant 1");
	const quote = page.getByRole("region", { name: t.review }).getByRole("link", { name: "Demander un devis" });
	await expect(quote).toHaveAttribute("href", /country=FR&postcode=75001/);
	await page.unrouteAll();
	await page.goto("/fr/cart");
	await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(buyer.name);
});

test.describe("scripts that do not come", () => {
	test.use({ expectedErrors: ["ERR_FAILED"] });
	test("are asked for again by the next touch, and nothing has been lost", async ({ page }) => {
		await page.route(scripts, (route) => route.abort());
		await page.goto(container);
		const more = page.getByRole("button", { name: d.more });
		const refused = page.waitForEvent("requestfailed");
		await more.click();
		await refused;
		await page.waitForLoadState("networkidle");
		await page.unroute(scripts);
		await more.click();
		await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("3");
	});

	test("hold up no link, whatever was pressed before it", async ({ page }) => {
		await page.route(scripts, (route) => route.abort());
		await page.goto(`${container}?delivery=truck&postcode=00999`);
		await page.getByRole("button", { name: d.more }).click();
		const collect = page.getByRole("link", { name: d.deliveries.self_pickup });
		await collect.filter({ visible: true }).first().click();
		await expect(page).toHaveURL(/delivery=self_pickup/);
		await expect(page.getByRole("radio", { name: d.deliveries.self_pickup })).toBeChecked();
	});
});

test(
	"what is typed into an order before the scripts stays when a line is changed before and after them",
	core,
	async ({ page }) => {
		const [t, buyer] = [words.de.checkout, newBuyer()];
		await addStandardContainer(page, "de", container);
		const letThrough = await holdScripts(page);
		await page.goto("/de/cart");
		const delivery = page.getByRole("group", { name: t.delivery });
		await delivery.getByLabel(t.name, { exact: true }).fill(buyer.name);
		await delivery.getByLabel(t.country, { exact: true }).selectOption("germany");
		const more = page.getByRole("button", { name: new RegExp(t.more.replace("{title}", "")) });
		const quantity = page.getByRole("region", { name: t.review }).getByText(t.quantity).locator("..");
		await more.press("Enter");
		await expect(page).toHaveURL(/#more-/);
		await expect(quantity).toContainText("2");
		letThrough();
		await untilAwake(page.getByRole("main"));
		await more.click();
		await expect(quantity).toContainText("3");
		await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(buyer.name);
		await expect(delivery.getByLabel(t.country, { exact: true })).toHaveValue("germany");
		await delivery.getByLabel(t.street, { exact: true }).fill(buyer.street);
		await page.reload();
		await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(buyer.name);
		await expect(delivery.getByLabel(t.street, { exact: true })).toHaveValue(buyer.street);
	},
);

test.describe("a message that came back before the scripts", () => {
	test.use({ expectedErrors: ["422"] });

	test("stays when the containers above it are narrowed, though its form comes to life later still", async ({
		page,
	}) => {
		const letThrough = await holdScripts(page);
		await page.goto("/fr");
		const t = words.fr.contact;
		const section = page.locator("main section").last();
		const name = section.getByLabel(t.name, { exact: true });
		await name.fill("Luc Martin");
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByText(t.errors.email)).toBeVisible();
		const letFormThrough = await holdScripts(page, contactForm);
		letThrough();
		await untilAwake(section);
		await page.getByLabel(words.fr.catalog.size).selectOption("45ft");
		await expect(page).toHaveURL(/size=45ft/);
		letFormThrough();
		await untilAwake(name);
		await expect(section.getByText(t.errors.email)).toBeHidden();
		await expect(name).toHaveValue("Luc Martin");
	});

	test("stays with what is written into it while neither its form nor the part around it has come to life", async ({
		page,
	}) => {
		const letThrough = await holdScripts(page);
		await page.goto("/fr");
		const t = words.fr.contact;
		const section = page.locator("main section").last();
		const [name, message] = [t.name, t.message].map((label) => section.getByLabel(label, { exact: true }));
		await name?.fill("Luc Martin");
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByText(t.errors.email)).toBeVisible();
		const letPartThrough = await holdScripts(page, "**/assets/page-sections-*.js");
		const letFormThrough = await holdScripts(page, contactForm);
		letThrough();
		const finder = page.getByRole("region", { name: pageTexts.fr.priceFinder.title });
		await untilAwake(finder);
		await message?.fill("Livrez-vous le samedi ?");
		await finder.getByLabel(words.fr.catalog.details.postcode).fill("1000");
		await finder.getByRole("button", { name: pageTexts.fr.priceFinder.show }).click();
		letPartThrough();
		await expect(page).toHaveURL(/to=/);
		await expect(message ?? section).toHaveValue("Livrez-vous le samedi ?");
		letFormThrough();
		await untilAwake(section.locator("form"));
		await expect(message ?? section).toHaveValue("Livrez-vous le samedi ?");
		await expect(name ?? section).toHaveValue("Luc Martin");
	});
});

test("a message being written stays when containers are narrowed before its form comes to life", async ({
	page,
}) => {
	const letThrough = await holdScripts(page, contactForm);
	await page.goto("/fr");
	const t = words.fr.contact;
	const section = page.locator("main section").last();
	const name = section.getByLabel(t.name, { exact: true });
	await name.fill("Luc Martin");
	await untilAwake(section);
	await page.getByLabel(words.fr.catalog.size).selectOption("45ft");
	await expect(page).toHaveURL(/size=45ft/);
	await expect(name).toHaveValue("Luc Martin");
	await section.getByLabel(t.message, { exact: true }).pressSequentially("Livrez-vous");
	letThrough();
	await untilAwake(name);
	await page.keyboard.type(" le samedi ?");
	await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("Livrez-vous le samedi ?");
	await expect(name).toHaveValue("Luc Martin");
});
