import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { accounts as deAccounts } from "~/i18n/pages/de/accounts.ts";
import { redirects as de } from "~/i18n/pages/de/redirects.ts";
import { redirects as en } from "~/i18n/pages/en/redirects.ts";
import { redirects as fr } from "~/i18n/pages/fr/redirects.ts";
import { redirects as nl } from "~/i18n/pages/nl/redirects.ts";
import { expect, test } from "../fixtures/admin.ts";
import { core, words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";

const texts = { nl, en, de, fr };

test.use({ locale: "en-GB" });

async function openTab(page: Page, name: string): Promise<void> {
	const tab = page.getByRole("tab", { name });
	await tab.click();
	await expect(tab).toHaveAttribute("aria-selected", "true");
}

async function add(page: Page, oldPath: string, newPath: string, status = "301"): Promise<void> {
	await page.getByLabel(en.add.oldPath, { exact: true }).fill(oldPath);
	await page.getByLabel(en.add.newPath, { exact: true }).fill(newPath);
	await page.getByLabel(en.add.status).selectOption(status);
	await page.getByRole("button", { name: en.add.submit }).click();
}

async function importLines(page: Page, lines: string[]): Promise<void> {
	await openTab(page, "Bulk Import");
	await page.getByLabel(en.bulk.lines).fill(lines.join("\n"));
	await page.getByRole("button", { name: en.bulk.submit }).click();
}

/** Old path, new path and status of every rule in the table. */
async function rulesIn(page: Page): Promise<string[][]> {
	const rows = await page.locator("tbody tr").all();
	return Promise.all(rows.map(async (row) => (await row.locator("th, td").allInnerTexts()).slice(0, 3)));
}

function row(page: Page, oldPath: string) {
	return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: oldPath, exact: true }) });
}

async function dropFiles(page: Page, files: { name: string; content: string }[]): Promise<void> {
	const data = await page.evaluateHandle((given) => {
		const transfer = new DataTransfer();
		for (const { name, content } of given) transfer.items.add(new File([content], name));
		return transfer;
	}, files);
	await page.getByText(en.bulk.drop).dispatchEvent("drop", { dataTransfer: data });
}

test("a redirect is added, switched off and deleted", core, async ({ page }) => {
	await page.goto("/redirect-manager");
	await expect(page.getByText("No redirects added yet")).toBeVisible();
	await expect(page.getByRole("columnheader")).toHaveText([
		"Old Path",
		"New Path",
		"Status",
		"Active",
		"Actions",
	]);
	await add(page, "old-page", "en/container");
	await expect(row(page, "/old-page")).toContainText("/en/container");
	await expect(page.getByLabel(en.add.oldPath, { exact: true })).toBeFocused();
	await add(page, "/second", "/en", "302");
	expect(await rulesIn(page)).toEqual([
		["/old-page", "/en/container", "301"],
		["/second", "/en", "302"],
	]);
	const active = row(page, "/old-page").getByRole("checkbox");
	await expect(active).toBeChecked();
	// By the keys of lists: to the second row, back, and its box; a field keeps its letters.
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("j");
	await expect(row(page, "/old-page")).toBeFocused();
	await page.keyboard.press("j");
	await expect(row(page, "/second")).toBeFocused();
	await page.keyboard.press("k");
	await page.keyboard.press("x");
	await expect(active).not.toBeChecked();
	const table = page.getByRole("region", { name: en.table.title });
	const both = await rulesIn(page);
	await page.getByRole("button", { name: "Delete: /old-page" }).click();
	await page.getByRole("button", { name: en.table.undo }).press("Enter");
	await expect(table).toBeFocused();
	expect(await rulesIn(page)).toEqual(both);
	await expect(active).not.toBeChecked();
	await page.getByRole("button", { name: "Delete: /second" }).click();
	await expect(row(page, "/second")).toHaveCount(0);
	await expect(table).toBeFocused();
	// The rules live as long as the tab.
	await page.reload();
	await expect(active).not.toBeChecked();
	expect(await rulesIn(page)).toEqual([["/old-page", "/en/container", "301"]]);
});

test("without both paths nothing is added, and the missing one is named", async ({ page }) => {
	await page.goto("/redirect-manager");
	await add(page, "  ", "/new");
	const oldPath = page.getByLabel(en.add.oldPath, { exact: true });
	await expect(oldPath).toBeFocused();
	await expect(oldPath).toHaveAccessibleDescription(new RegExp(en.add.oldPathMissing));
	await add(page, "/old", "");
	const newPath = page.getByLabel(en.add.newPath, { exact: true });
	await expect(newPath).toBeFocused();
	await expect(newPath).toHaveAccessibleDescription(new RegExp(en.add.newPathMissing));
	await expect(oldPath).toHaveValue("/old");
	await expect(page.getByText("No redirects added yet")).toBeVisible();
});

test("lines are imported as they are documented", async ({ page }) => {
	await page.goto("/redirect-manager");
	await importLines(page, ["", "# nothing here"]);
	await expect(page.getByLabel(en.bulk.lines)).toHaveAccessibleDescription(new RegExp(en.bulk.nothing));
	await importLines(page, [
		"# moved in spring",
		"",
		"/old-page  /new-page  302",
		"/other  /new-page  soon",
		"https://www.example.com/product/20ft-box/",
		"https://www.example.com/blog/how-to-insulate/",
		"https://www.example.com/container/40ft",
		"https://www.example.com/about-us/",
	]);
	await expect(page.getByText("6 redirects imported.")).toBeVisible();
	expect(await rulesIn(page)).toEqual([
		["/old-page", "/new-page", "302"],
		["/other", "/new-page", "301"],
		["/product/20ft-box", "/en/container", "301"],
		["/blog/how-to-insulate", "/en/blog", "301"],
		["/container/40ft", "/en/container", "301"],
		["/about-us", "/en", "301"],
	]);
	await expect(page.getByLabel(en.bulk.lines)).toHaveValue("");
});

test("one text file is read into the text box, by choice or drop, and others are refused", async ({
	page,
}) => {
	await page.goto("/redirect-manager");
	await openTab(page, "Bulk Import");
	const input = page.getByLabel(en.bulk.drop);
	const lines = page.getByLabel(en.bulk.lines);
	const choose = (name: string, content: string) =>
		input.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
	await expect(input).toBeEnabled();
	await choose("rules.pdf", "/a  /b  301");
	await expect(page.getByText("File type must be .txt or .csv")).toBeVisible();
	await choose("rules.txt", "");
	await expect(page.getByText("File is smaller than 1 bytes")).toBeVisible();
	await choose("rules.csv", "x".repeat(1_000_001));
	await expect(page.getByText("File is larger than 1000000 bytes")).toBeVisible();
	await expect(input).toHaveAccessibleDescription(/File is larger than 1000000 bytes/);
	await dropFiles(page, [
		{ name: "a.txt", content: "/a" },
		{ name: "b.txt", content: "/b" },
	]);
	await expect(page.getByText("Too many files")).toBeVisible();
	await expect(lines).toHaveValue("");
	await choose("rules.csv", "/a  /b  301");
	await expect(lines).toHaveValue("/a  /b  301");
	await dropFiles(page, [{ name: "rules.txt", content: "/c  /d  302\n" }]);
	await expect(lines).toHaveValue("/c  /d  302\n");
	await expect(page.getByText("Too many files")).toHaveCount(0);
	await page.getByRole("button", { name: en.bulk.submit }).click();
	await expect(page.getByText("1 redirect imported.")).toBeVisible();
	expect(await rulesIn(page)).toEqual([["/c", "/d", "302"]]);
});

test("an address is tested: exact before prefix, and only against active rules", async ({ page }) => {
	await page.goto("/redirect-manager");
	await importLines(page, ["/blog/*  /en/blog  301", "/blog/insulation  /en/blog/insulation  302"]);
	await openTab(page, "Test Redirects");
	const panel = page.getByRole("tabpanel", { name: "Test Redirects" });
	const answer = panel.getByRole("status");
	async function ask(address: string): Promise<void> {
		await page.getByLabel(en.test.url).fill(address);
		await page.getByRole("button", { name: en.test.submit }).click();
	}
	await ask("https://www.example.com/blog/insulation");
	await expect(answer).toContainText("/en/blog/insulation (302)");
	await ask("/blog/rust");
	await expect(answer).toContainText("/en/blog (301)");
	await ask("/contact");
	await expect(answer).toHaveText("No redirect rule matches this URL.");
	await ask("/blog/insulation");
	await row(page, "/blog/insulation").getByRole("checkbox").uncheck();
	await expect(answer).toContainText("/en/blog (301)");
	await row(page, "/blog/*").getByRole("checkbox").uncheck();
	await expect(answer).toHaveText("No redirect rule matches this URL.");
});

test("the file has its fixed rules and the active ones, and nothing is sent", async ({ page }) => {
	await page.goto("/redirect-manager");
	await expect(page.getByRole("button", { name: "Export _redirects File" })).toBeEnabled();
	const sent: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith("blob:")) sent.push(request.url());
	});
	await importLines(page, ["/old-page  /en/container  302", "/off  /en  301", "/app/*  /index.html  200"]);
	await row(page, "/off").getByRole("checkbox").uncheck();
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export _redirects File" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("_redirects");
	expect((await readFile(await download.path(), "utf8")).split("\n").map((line) => line.split(/ +/))).toEqual(
		[
			["/nl/modifications", "/index.html", "200"],
			["/en/modifications", "/index.html", "200"],
			["/de/modifications", "/index.html", "200"],
			["/fr/modifications", "/index.html", "200"],
			["/redirect-manager", "/index.html", "200"],
			["/old-page", "/en/container", "302"],
			["/app/*", "/index.html", "200"],
			[""],
		],
	);
	expect(sent).toEqual([]);
});

test("the table is 400 pixels high, keeps its head and scrolls by keyboard", async ({ page }) => {
	await page.goto("/redirect-manager");
	await importLines(
		page,
		Array.from({ length: 30 }, (_, index) => `/page-${index}  /en/container  301`),
	);
	const region = page.getByRole("region", { name: en.table.title });
	await expect(row(page, "/page-29")).toBeAttached();
	expect((await region.boundingBox())?.height).toBe(400);
	await region.focus();
	await page.keyboard.press("End");
	await expect(row(page, "/page-29")).toBeInViewport();
	await expect(page.getByRole("columnheader", { name: "Old Path" })).toBeInViewport();
});

test("the tabs go by arrow keys and keep what was typed", async ({ page }) => {
	await page.goto("/redirect-manager");
	const first = page.getByRole("tab", { name: "Add Redirects" });
	await expect(first).toBeEnabled();
	await page.getByLabel(en.add.oldPath, { exact: true }).fill("/half");
	await first.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Bulk Import" })).toBeFocused();
	await expect(page.getByRole("tabpanel", { name: "Bulk Import" })).toBeVisible();
	await expect(page.getByLabel(en.add.oldPath, { exact: true })).toBeHidden();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByLabel(en.add.oldPath, { exact: true })).toHaveValue("/half");
});

for (const [language, t] of Object.entries(texts)) {
	test.describe(`in ${language}`, () => {
		test.use({ locale: language });
		test("no findings on any tab, and nothing scrolls sideways at 320 px", async ({
			page,
			expectAccessible,
		}) => {
			await page.goto("/redirect-manager/anything");
			await expect(page.locator("main")).toHaveAttribute("lang", language);
			await openTab(page, t.tabs.test);
			await page.getByLabel(t.test.url).fill("/x");
			await page.getByRole("button", { name: t.test.submit }).click();
			await expect(page.getByText(t.test.none)).toBeVisible();
			await expectAccessible();
			await openTab(page, t.tabs.add);
			await page.getByRole("button", { name: t.add.submit }).click();
			await expect(page.getByText(t.add.oldPathMissing)).toBeVisible();
			await expectAccessible();
			await openTab(page, t.tabs.bulk);
			await page
				.getByLabel(t.bulk.lines)
				.fill("/a-very-long-path/with-a-very-long-name-at-the-end  /en  301\n/b  /c  302");
			await page.getByRole("button", { name: t.bulk.submit }).click();
			await expect(page.getByText(t.bulk.importedMany.replace("{n}", "2"))).toBeVisible();
			await page.getByRole("checkbox").first().uncheck();
			await expectAccessible();
			await page.setViewportSize({ width: 320, height: 640 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		});
	});
}

test("a double click adds one rule and deletes one", async ({ page }) => {
	await page.goto("/redirect-manager");
	await importLines(page, ["/one  /en  301", "/two  /en  301", "/three  /en  301"]);
	await page.getByRole("button", { name: "Delete: /one" }).dblclick();
	expect(await rulesIn(page)).toEqual([
		["/two", "/en", "301"],
		["/three", "/en", "301"],
	]);
	await openTab(page, "Add Redirects");
	await page.getByLabel(en.add.oldPath, { exact: true }).fill("/four");
	await page.getByLabel(en.add.newPath, { exact: true }).fill("/en");
	await page.getByRole("button", { name: en.add.submit }).dblclick();
	await expect(row(page, "/four")).toHaveCount(1);
	await expect(page.getByText(en.add.oldPathMissing)).toHaveCount(0);
});

test.describe("publishing", () => {
	// One set of rules for the whole shop.
	test.describe.configure({ mode: "serial" });
	test.use({
		locale: "de-DE",
		expectedErrors: ["403", "409", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"],
	});
	const lost = words.de.common.lostForm;
	const told = (page: Page) => page.getByRole("dialog", { name: lost.title });
	const publish = (page: Page, count: number) =>
		page.getByRole("button", { name: de.publish.publish.replace("{n}", String(count)) });

	async function addOne(page: Page, oldPath: string): Promise<void> {
		await page.goto("/redirect-manager");
		await expect(page.getByRole("button", { name: de.add.submit })).toBeEnabled();
		await page.getByLabel(de.add.oldPath, { exact: true }).fill(oldPath);
		await page.getByLabel(de.add.newPath, { exact: true }).fill("/de");
		await page.getByRole("button", { name: de.add.submit }).click();
		await page.getByRole("tab", { name: de.tabs.bulk }).click();
		await page.getByLabel(de.bulk.lines).fill("/half-typed");
	}

	test("that does not arrive keeps the page as it is, and goes through once more", async ({
		page,
		context,
		admin,
	}) => {
		await addOne(page, "/lost");
		await context.setOffline(true);
		await publish(page, 1).click();
		await expect(told(page)).toContainText(lost.offline);
		await context.setOffline(false);
		const loseAnswer = async (route: Route) => {
			await route.fetch();
			await route.abort();
		};
		await page.route("**/redirect-manager.data*", loseAnswer, { times: 1 });
		await told(page).getByRole("button", { name: lost.again }).click();
		await expect(told(page)).toContainText(lost.unavailable);
		await told(page).getByRole("button", { name: lost.again }).click();
		await expect(page.getByText(de.publish.answers.published)).toBeVisible();
		await expect(page.getByLabel(de.bulk.lines)).toHaveValue("/half-typed");
		await row(page, "/lost").getByRole("checkbox").uncheck();
		await context.clearCookies({ name: /session/ });
		await page.getByRole("button", { name: de.publish.withdraw }).click();
		await expect(told(page)).toContainText(lost.signedOut);
		await expect(told(page).getByLabel(deAccounts.email)).toHaveValue(admin);
		await told(page).getByLabel(deAccounts.password).fill(memberPassword);
		await told(page).getByRole("button", { name: deAccounts.signIn }).click();
		await expect(page.getByTestId("published")).toHaveText(de.publish.none);
		await expect(page.getByLabel(de.bulk.lines)).toHaveValue("/half-typed");
	});

	test("after somebody else says so, brings theirs into the list, and goes through", async ({
		page,
		context,
	}) => {
		await addOne(page, "/mine");
		const other = await context.newPage();
		await addOne(other, "/theirs");
		await publish(other, 1).click();
		await expect(other.getByText(de.publish.answers.published)).toBeVisible();
		await publish(page, 1).click();
		await expect(page.getByText(de.publish.answers.stale)).toBeVisible();
		const withdrawn = page.getByText(de.publish.withdrawn.replace("{n}", "1"));
		await withdrawn.click();
		await expect(page.getByRole("listitem").filter({ hasText: "/theirs" })).toBeVisible();
		await page.getByRole("button", { name: de.publish.takeBack }).click();
		await expect(withdrawn).toHaveCount(0);
		await expect(row(page, "/mine")).toBeVisible();
		await publish(page, 2).click();
		await expect(page.getByText(de.publish.answers.published)).toBeVisible();
		for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
		await page.getByRole("button", { name: de.publish.withdraw }).click();
		await expect(page.getByTestId("published")).toHaveText(de.publish.none);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("it says that it needs them", async ({ page }) => {
		await page.goto("/redirect-manager");
		const note = page.locator("noscript div").first();
		await expect(note).toBeVisible();
		await expect(note).toHaveText(en.scriptsNeeded);
		await expect(page.getByRole("button", { name: en.add.submit })).toBeDisabled();
	});
});
