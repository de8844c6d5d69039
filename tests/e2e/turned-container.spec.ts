import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, onPhone, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

/** A container in 3D on its own page: on demand, turned, opened, in the colour and condition that are chosen. */
const t = pageTexts.de.container;
const d = words.de.catalog.details;
const { view } = pageTexts.de.modifications.configurator;
const path = `/de/container/${standard20ft.de}`;

function turnedOf(page: Page) {
	const section = page.getByRole("region", { name: t.turned });
	return {
		section,
		ask: page.getByRole("button", { name: t.turned }),
		stage: page.getByRole("application", { name: view.label }),
		drawing: section.getByRole("img", { name: t.drawing.side }),
	};
}

/** Does something and waits until the view shows something else. */
async function changes(page: Page, act: () => Promise<unknown>): Promise<void> {
	const { stage } = turnedOf(page);
	const before = await stage.screenshot();
	await act();
	await expect(async () => expect((await stage.screenshot()).equals(before)).toBe(false)).toPass();
}

test("is turned by keys and pointer, and opens its doors", async ({ page, expectAccessible }) => {
	const late: string[] = [];
	page.on(
		"request",
		(request) => void (/\/(stage|container-3d)-/.test(request.url()) && late.push(request.url())),
	);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(path);
	const { ask, section, stage } = turnedOf(page);
	await untilAwake(ask);
	expect(late).toEqual([]);
	await ask.dblclick();
	await expect(section).toBeFocused();
	await expect(stage.locator("canvas")).toBeVisible();
	await expect(section).toContainText(view.keys);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(stage).toBeFocused();
	await changes(page, () => page.keyboard.press("ArrowRight"));
	await changes(page, () =>
		stage.dragTo(stage, { sourcePosition: { x: 300, y: 200 }, targetPosition: { x: 420, y: 200 } }),
	);
	const doors = page.getByRole("button", { name: view.doors });
	await changes(page, () => doors.click());
	await expect(doors).toHaveAttribute("aria-pressed", "true");
	await changes(page, () => doors.click());
	await expect(doors).toHaveAttribute("aria-pressed", "false");
	await expectAccessible();
	await page.getByRole("button", { name: view.drawing }).click();
	await expect(stage).toBeHidden();
	await expect(turnedOf(page).drawing).toBeVisible();
	await page.getByRole("button", { name: view.close }).click();
	await expect(page.locator("canvas")).toHaveCount(0);
	await expect(section).toBeFocused();
	await expect(ask).toBeVisible();
});

test("follows colour and condition", async ({ page }) => {
	await page.goto(path);
	const { ask, section, stage } = turnedOf(page);
	await untilAwake(ask);
	await ask.click();
	await expect(stage.locator("canvas")).toBeVisible();
	await expect(section).toContainText(d.conditionNames.new);
	await changes(page, () => page.getByRole("button", { name: /RAL 3009/ }).click());
	await expect(section).toContainText("RAL 3009 Oxidrot");
	await changes(page, () => page.getByRole("radio", { name: d.conditionNames["used-cw"] }).check());
	await expect(section).toContainText(d.conditionNames["used-cw"]);
});

test("is drawn where the browser has no 3D", onPhone, async ({ page, expectAccessible }) => {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
	await page.goto(path);
	const { ask, drawing, section } = turnedOf(page);
	await untilAwake(ask);
	await ask.click();
	await expect(section.getByText(view.missing)).toBeVisible();
	await expect(drawing).toBeVisible();
	await expectAccessible();
});

test.describe("on a line that breaks", () => {
	test.use({ expectedErrors: ["ERR_FAILED", "Failed to fetch"] });

	for (const file of ["container-3d", "stage"]) {
		test(`is drawn, and shown once ${file} arrives`, async ({ page, expectAccessible }) => {
			const address = new RegExp(`/${file}-[^/]*\\.js`);
			await page.route(address, (route) => route.abort());
			await page.goto(path);
			const { ask, section, stage, drawing } = turnedOf(page);
			await untilAwake(ask);
			await ask.click();
			const told = section.getByRole("alert");
			await expect(told).toHaveText(view.failed);
			await expect(drawing).toBeVisible();
			await expectAccessible();
			// The words of the first failure are the second one's too: only the request tells them apart.
			const failedAgain = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
			await section.getByRole("button", { name: view.again }).click();
			await failedAgain;
			await expect(told).toHaveText(view.failed);
			await page.unrouteAll();
			await section.getByRole("button", { name: view.again }).click();
			await expect(stage.locator("canvas")).toBeVisible();
			await expect(told).toHaveCount(0);
		});
	}
});
