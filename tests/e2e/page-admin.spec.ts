import { randomUUID } from "node:crypto";
import type { Language } from "~/i18n/languages.ts";
import { adminPages as de } from "~/i18n/pages/de/admin-pages.ts";
import { adminPages as en } from "~/i18n/pages/en/admin-pages.ts";
import { adminShell } from "~/i18n/pages/en/admin-shell.ts";
import { adminPages as nl } from "~/i18n/pages/nl/admin-pages.ts";
import { expect, test } from "../fixtures/admin.ts";
import { core, untilAwake } from "../fixtures/shop.ts";

const { record: frame } = adminShell;

// The browser's own notes of a draft that is not found and of a form that is refused.
test.use({ expectedErrors: ["404", "409", "422"] });

const list = (language: Language) => `/${language}/admin/landing-pages`;

test("a page in two languages is built, published, seen, withdrawn and deleted", async ({ page }) => {
	test.slow();
	const slug = `office-${randomUUID()}`;
	await page.goto(list("nl"));
	await page.getByRole("link", { name: nl.newPage }).click();
	await expect(page.getByRole("heading", { level: 1, name: nl.newTitle })).toBeVisible();
	await page.getByLabel(nl.slug).fill(slug);
	await page.getByLabel(nl.visibility).selectOption("footer");
	const dutch = page.getByRole("group", { name: "Nederlands", exact: true });
	await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Kantoor op de kade");
	await dutch.getByRole("button", { name: "HTML", exact: true }).click();
	await dutch.getByLabel(nl.fields.contentHtml).fill("<p>Warm in de winter</p>");
	await page.locator("summary").filter({ hasText: "Deutsch" }).click();
	const german = page.getByRole("group", { name: "Deutsch", exact: true });
	await german.getByLabel(nl.fields.title, { exact: true }).fill("Büro am Kai");
	await german.getByLabel(nl.fields.structuredData).fill("{");
	await page.getByRole("button", { name: nl.save }).click();
	await expect(german.getByLabel(nl.fields.structuredData)).toBeFocused();
	await expect(german.getByLabel(nl.fields.structuredData)).toHaveAccessibleDescription(nl.errors.json);
	await expect(dutch.getByLabel(nl.fields.title, { exact: true })).toHaveValue("Kantoor op de kade");
	await german.getByLabel(nl.fields.structuredData).fill("");
	await page.getByRole("button", { name: nl.save }).click();
	await expect(page.getByText(nl.done.created.title).first()).toBeVisible();
	await expect(page).toHaveURL(list("nl"));

	await page.getByLabel(nl.search).fill(slug);
	await page.getByRole("button", { name: nl.find }).click();
	await expect(page).toHaveURL(new RegExp(`q=${slug}`));
	const row = page.getByRole("row").filter({ hasText: slug });
	await expect(row.getByRole("rowheader")).toHaveText("Kantoor op de kade");
	await row.getByRole("button", { name: `${nl.draft}. ` }).click();
	await expect(row.getByRole("button", { name: `${nl.published}. ` })).toBeVisible();

	const visitor = await page.context().newPage();
	await visitor.goto(`/de/pages/${slug}`);
	await expect(visitor.getByRole("heading", { level: 1, name: "Büro am Kai" })).toBeVisible();
	await visitor.goto("/nl");
	await expect(
		visitor.getByRole("contentinfo").getByRole("link", { name: "Kantoor op de kade" }),
	).toBeVisible();

	await row.getByRole("button", { name: `${nl.published}. ` }).click();
	await expect(row.getByRole("button", { name: `${nl.draft}. ` })).toBeVisible();
	await expect.poll(async () => (await visitor.goto(`/de/pages/${slug}`))?.status()).toBe(404);

	const remove = row.getByRole("button", { name: `${nl.delete}: Kantoor op de kade` });
	const question = page.getByRole("dialog", { name: nl.deleteQuestion });
	await remove.click();
	await expect(question).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await expect(remove).toBeFocused();
	await remove.click();
	await question.getByRole("button", { name: nl.delete }).click();
	await expect(page.getByText(nl.done.deleted.text).first()).toBeVisible();
	await expect(page.getByText(nl.empty)).toBeVisible();
});

test("whoever works in another language comes to the Dutch list after a save", async ({ page }) => {
	await page.goto(`${list("en")}/new`);
	await page.getByLabel(en.slug).fill(`office-${randomUUID()}`);
	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByText(nl.done.created.title).first()).toBeVisible();
	await expect(page).toHaveURL(list("nl"));
	await expect(page.getByRole("heading", { level: 1, name: nl.title })).toBeVisible();
});

test("typed changes are not lost by leaving, nor by a colleague's save", async ({ page }) => {
	await page.goto(`${list("en")}?q=faq`);
	await page.getByRole("link", { name: `${en.edit}: ` }).click();
	const order = page.getByLabel(en.menuOrder);
	const stored = Number(await order.inputValue());
	const mine = String((stored + 2) % 100);
	await order.fill(mine);
	await page.getByRole("link", { name: en.back }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await expect(question).toBeVisible();
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(order).toHaveValue(mine);

	const colleague = await page.context().newPage();
	await colleague.goto(page.url());
	await colleague.getByLabel(en.menuOrder).fill(String((stored + 1) % 100));
	await colleague.getByRole("button", { name: en.save }).click();
	await expect(colleague).toHaveURL(list("nl"));

	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: en.problems.stale })).toBeVisible();
	await expect(order).toHaveValue(mine);
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page).toHaveURL(list("nl"));
	await page.goto(`${list("en")}?q=faq`);
	await page.getByRole("link", { name: `${en.edit}: ` }).click();
	await expect(order).toHaveValue(mine);
	await page.getByRole("link", { name: en.back }).click();
	await expect(page.getByRole("heading", { level: 1, name: en.title })).toBeVisible();
});

test("no findings, and nothing scrolls sideways, in German", async ({ page, expectAccessible }) => {
	test.slow();
	async function check() {
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	}
	await page.goto(list("de"));
	await check();
	// A page that no other test deletes meanwhile.
	await page.goto(`${list("de")}?q=cookie-policy`);
	await page
		.getByRole("button", { name: `${de.delete}: ` })
		.first()
		.click();
	await expect(page.getByRole("dialog", { name: de.deleteQuestion })).toBeVisible();
	await check();
	await page.keyboard.press("Escape");
	await page
		.getByRole("link", { name: `${de.edit}: ` })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1, name: de.editTitle })).toBeVisible();
	for (const name of ["Nederlands", "English", "Français"]) {
		await page.locator("summary").filter({ hasText: name }).click();
	}
	await check();
	await page.goto(`${list("de")}/new`);
	const german = page.getByRole("group", { name: "Deutsch", exact: true });
	await german.getByLabel(de.fields.metaTitle).fill("Büro");
	await page.getByRole("button", { name: de.save }).click();
	await expect(page.getByLabel(de.slug)).toHaveAccessibleDescription(new RegExp(de.errors.slug));
	await check();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a page is made, published and deleted", core, async ({ page }) => {
		const slug = `office-${randomUUID()}`;
		await page.goto(`${list("nl")}/new`);
		await page.getByLabel(nl.slug).fill(slug);
		await page.getByLabel(nl.fields.title, { exact: true }).first().fill("Kantoor");
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page.getByText(nl.done.created.title)).toBeVisible();
		await page.goto(`${list("nl")}?q=${slug}`);
		const row = page.getByRole("row").filter({ hasText: slug });
		await row.getByRole("button", { name: `${nl.draft}. ` }).click();
		await expect(row.getByRole("button", { name: `${nl.published}. ` })).toBeVisible();
		await row.getByRole("button", { name: `${nl.delete}: ` }).click();
		const question = page.getByRole("dialog", { name: nl.deleteQuestion });
		await question.getByRole("button", { name: nl.delete }).click();
		await expect(page.getByText(nl.done.deleted.text)).toBeVisible();
	});
});

test("a slow double click publishes a page and leaves it so; one that is gone in another tab is deleted here too", async ({
	page,
	context,
}) => {
	const slug = `double-${randomUUID()}`;
	const form = { slug, visibility: "hidden", menuSection: "none", menuOrder: "0", "de.title": "Kai" };
	await page.request.post("/de/admin/landing-pages/new", { form });
	const own = `${list("de")}?q=${slug}`;
	await page.goto(own);
	const status = page.getByRole("button", { name: `${de.draft}. ` });
	await untilAwake(status);
	const box = await status.boundingBox();
	if (!box) throw new Error("the button is not there");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	for (const clickCount of [1, 2]) {
		await page.mouse.down({ clickCount });
		await page.mouse.up({ clickCount });
		// Its answer is there before the second click, as it is for a slow hand.
		const button = page.getByRole("button", { name: `${de.published}. ` });
		await expect(button).toBeVisible();
		const now = await button.boundingBox();
		if (now) await page.mouse.move(now.x + now.width / 2, now.y + now.height / 2);
	}
	await page.reload();
	await expect(page.getByRole("button", { name: `${de.published}. ` })).toBeVisible();

	const other = await context.newPage();
	for (const tab of [page, other]) {
		await tab.goto(own);
		await untilAwake(tab.getByRole("button", { name: de.delete }));
		await tab.getByRole("button", { name: de.delete }).click();
		await expect(tab.getByRole("dialog")).toBeVisible();
	}
	for (const tab of [other, page]) {
		await tab.getByRole("dialog").getByRole("button", { name: de.delete }).click();
		await expect(tab.getByRole("dialog")).toHaveCount(0);
		await expect(tab.getByText(de.done.deleted.title).first()).toBeVisible();
	}
});

test("whoever deletes pages by the keyboard goes on from the next one, and at last from the heading", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const mark = randomUUID();
	for (const n of [1, 2, 3]) {
		const form = { slug: `row-${n}-${mark}`, visibility: "hidden", menuSection: "none", menuOrder: "0" };
		await page.request.post("/de/admin/landing-pages/new", { form: { ...form, "de.title": `Kai ${n}` } });
	}
	await page.goto(`${list("de")}?q=${mark}`);
	const asks = page.getByRole("button", { name: `${de.delete}: ` });
	await untilAwake(asks.first());
	// The newest stands first.
	for (const [asked, next] of [
		[2, 1],
		[1, 3],
	]) {
		await page.getByRole("button", { name: `${de.delete}: Kai ${asked}` }).press("Enter");
		await page.getByRole("dialog").getByRole("button", { name: de.delete }).press("Enter");
		await expect(page.getByRole("button", { name: `${de.delete}: Kai ${next}` })).toBeFocused();
	}
	await asks.press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: de.delete }).press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
