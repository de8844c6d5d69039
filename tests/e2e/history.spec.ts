import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { adminPages } from "~/i18n/pages/de/admin-pages.ts";
import { expect, test } from "../fixtures/admin.ts";

const t = pageTexts.de.adminAudit;
const history = "/de/admin/history";

async function expectFits(page: Page): Promise<void> {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Makes a landing page of this test's own. @returns its slug */
async function makePage(page: Page): Promise<string> {
	const slug = `history-${randomUUID()}`;
	const form = { slug, visibility: "hidden", menuSection: "none", menuOrder: "1", "de.title": "Vorher" };
	const answer = await page.request.post("/de/admin/landing-pages/new", { form });
	expect(answer.ok()).toBe(true);
	return slug;
}

test("a change is found by who made it, and shows what differs", async ({ page, admin }) => {
	test.slow();
	const slug = await makePage(page);
	await page.goto(`/de/admin/landing-pages?q=${slug}`);
	await page.getByRole("link", { name: `${adminPages.edit}: Vorher` }).click();
	await page.getByLabel(adminPages.menuOrder).fill("2");
	const german = page.getByRole("group", { name: "Deutsch", exact: true });
	await german.getByLabel(adminPages.fields.title, { exact: true }).fill("Nachher");
	await page.getByRole("button", { name: adminPages.save }).click();
	await expect(page).toHaveURL(/\/nl\/admin\/landing-pages/);

	await page.goto(history);
	await page.getByLabel(t.person).selectOption(admin);
	await page.getByRole("button", { name: t.apply }).click();
	await expect(page.getByTestId("found")).toHaveText(`${t.found} 2`);
	const rows = page.getByRole("list", { name: t.title }).getByRole("listitem");
	await expect(rows).toHaveText([new RegExp(t.actions.update), new RegExp(t.actions.create)]);
	await rows.first().getByRole("link").click();
	const differences = page.getByRole("region", { name: t.changed });
	await expect(differences.getByRole("listitem")).toHaveCount(2);
	await expect(differences).toContainText(adminPages.menuOrder);
	await expect(differences.getByRole("heading", { name: "Deutsch" })).toBeVisible();
	await expect(differences).toContainText("Nachher");

	await page.getByRole("link", { name: t.allChanges }).click();
	await expect(page.getByTestId("found")).toHaveText(`${t.found} 2`);
	await page.getByRole("list", { name: t.title }).getByRole("link").nth(1).click();
	await expect(page.getByRole("region", { name: t.created })).toContainText(slug);
	await page.getByRole("link", { name: t.openThing }).click();
	await expect(page.getByLabel(adminPages.slug)).toHaveValue(slug);

	await page.goto(`/de/admin/landing-pages?q=${slug}`);
	await page.getByRole("button", { name: new RegExp(`^${adminPages.delete}`) }).click();
	await page.getByRole("dialog").getByRole("button", { name: adminPages.delete }).click();
	await expect(page.getByText(adminPages.empty)).toBeVisible();
});

test("long texts are folded, and days narrow the history, without scripts too", async ({
	browser,
	page,
	baseURL,
	admin,
}) => {
	const slug = `history-${randomUUID()}`;
	const form = {
		...{ slug, visibility: "hidden", menuSection: "none", menuOrder: "1", "de.title": "Lang" },
		"de.contentHtml": `<p>${"Stahl ".repeat(100)}Ende</p>`,
	};
	await page.request.post("/de/admin/landing-pages/new", { form });
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: baseURL ?? "",
		storageState: await page.context().storageState(),
	});
	const desk = await plain.newPage();
	await desk.goto(`${history}?person=${encodeURIComponent(admin)}`);
	await desk.getByRole("list", { name: t.title }).getByRole("link").first().click();
	const created = desk.getByRole("region", { name: t.created });
	await expect(created.getByText(/Stahl Ende$/)).toBeHidden();
	await created.getByText(t.showAll).click();
	await expect(created.getByText(/Stahl Ende$/)).toBeVisible();
	await desk.getByRole("link", { name: t.back }).click();
	await desk.getByLabel(t.to).fill("2020-01-01");
	await desk.getByRole("button", { name: t.apply }).click();
	await expect(desk.getByText(t.nothing, { exact: true })).toBeVisible();
	await expect(desk.getByLabel(t.to)).toHaveValue("2020-01-01");
	await desk.getByRole("link", { name: t.reset }).click();
	await expect(desk.getByRole("list", { name: t.title })).toBeVisible();
	await plain.close();

	await page.goto(`/de/admin/landing-pages?q=${slug}`);
	await page.getByRole("button", { name: new RegExp(`^${adminPages.delete}`) }).click();
	await page.getByRole("dialog").getByRole("button", { name: adminPages.delete }).click();
	await expect(page.getByText(adminPages.empty)).toBeVisible();
});

test("no findings in the history in German, and nothing scrolls sideways", async ({
	page,
	admin,
	expectAccessible,
}) => {
	const slug = await makePage(page);
	const size = page.viewportSize();
	const mine = `${history}?person=${encodeURIComponent(admin)}`;
	await page.goto(mine);
	const change = await page.getByRole("list", { name: t.title }).getByRole("link").getAttribute("href");
	for (const path of [mine, `${history}?id=nirgends`, change ?? ""]) {
		await page.setViewportSize({ width: size?.width ?? 390, height: 844 });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible();
		await expectFits(page);
		await page.setViewportSize({ width: 320, height: 844 });
		await expectFits(page);
	}
	await page.goto(`/de/admin/landing-pages?q=${slug}`);
	await page.getByRole("button", { name: new RegExp(`^${adminPages.delete}`) }).click();
	await page.getByRole("dialog").getByRole("button", { name: adminPages.delete }).click();
	await expect(page.getByText(adminPages.empty)).toBeVisible();
});
