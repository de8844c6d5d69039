import type { Locator, Page } from "@playwright/test";
import { accounts } from "~/i18n/pages/en/accounts.ts";
import { adminBlog as en } from "~/i18n/pages/en/admin-blog.ts";
import { adminShell } from "~/i18n/pages/en/admin-shell.ts";
import { richText as t } from "~/i18n/pages/en/rich-text.ts";
import { expect, test } from "../fixtures/blog-posts.ts";
import { words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";
import { twoHalves } from "../support/sample-pictures.ts";

const { record: frame } = adminShell;

// The browser's own notes of a form and of a file that are refused.
test.use({ expectedErrors: ["403", "415", "422", "ERR_INTERNET_DISCONNECTED"] });

/** The English text of a form: its group, its editor and its source. */
async function openText(page: Page, address: string) {
	await page.goto(address);
	const group = page.getByRole("group", { name: "English", exact: true });
	const toolbar = group.getByRole("toolbar", { name: t.toolbar });
	await expect(toolbar).toBeVisible();
	const source = toolbar.getByRole("button", { name: t.source, exact: true });
	const text = group.getByRole("textbox", { name: en.fields.content });
	return { group, toolbar, source, text, area: group.locator("textarea[name='en.content']") };
}

/** The HTML without its lines and indentation. */
async function htmlOf(area: Locator): Promise<string> {
	return (await area.inputValue()).replace(/\n\t*/g, "");
}

test("a text is written by keyboard alone, and Tab leaves the editor", async ({ page }) => {
	test.slow();
	const { group, toolbar, text, area } = await openText(page, "/en/blog/admin/new");
	const tool = (name: string) => toolbar.getByRole("button", { name, exact: true });
	const { press, type } = page.keyboard;
	const key = press.bind(page.keyboard);
	const write = type.bind(page.keyboard);
	await group.getByLabel(en.fields.slug).focus();
	await key("Tab");
	await expect(tool(t.paragraph)).toBeFocused();
	await key("End");
	await expect(tool(t.source)).toBeFocused();
	await key("ArrowRight");
	await expect(tool(t.paragraph)).toBeFocused();
	await key("ArrowRight");
	await expect(tool(t.heading2)).toBeFocused();
	await key("Enter");
	await expect(text).toBeFocused();
	await expect(tool(t.heading2)).toHaveAttribute("aria-pressed", "true");
	await write("Steel");
	await key("Enter");
	await write("Corten is ");
	await key("Control+b");
	await write("tough");
	await key("Control+b");
	await write(".");
	await key("Enter");

	// Back to the toolbar: Tab comes to the tool that was used last.
	await key("Shift+Tab");
	await expect(tool(t.heading2)).toBeFocused();
	for (let index = 0; index < 7; index++) await key("ArrowRight");
	await expect(tool(t.bulletList)).toBeFocused();
	await key("Space");
	await expect(text).toBeFocused();
	await write("20 ft");
	await key("Enter");
	await write("40 ft");
	await key("Control+]");
	await key("Enter");
	await key("Enter");
	await key("Enter");

	await write("All containers");
	await key("Control+Shift+ArrowLeft");
	await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe("containers");
	// The editor hears of a choice one task after the browser makes it, and no hand is that quick.
	await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))));
	await key("Shift+Tab");
	for (let index = 0; index < 3; index++) await key("ArrowRight");
	await expect(tool(t.link)).toBeFocused();
	await key("Enter");
	const dialog = page.getByRole("dialog", { name: t.linkDialog.title });
	const address = dialog.getByLabel(t.linkDialog.address);
	await expect(address).toBeFocused();
	await write("javascript:alert(1)");
	await key("Enter");
	await expect(address).toHaveAccessibleDescription(new RegExp(t.linkDialog.wrong));
	await address.fill("/en/container");
	await key("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(text).toBeFocused();
	await expect(tool(t.link)).toHaveAttribute("aria-pressed", "true");
	await key("ArrowRight");
	await expect(tool(t.link)).toHaveAttribute("aria-pressed", "false");
	await key("Enter");

	await key("Shift+Tab");
	for (let index = 0; index < 2; index++) await key("ArrowRight");
	await expect(tool(t.table)).toBeFocused();
	await key("Enter");
	const tableTools = group.getByRole("toolbar", { name: t.tableToolbar });
	await expect(tableTools).toBeVisible();
	await expect(text).toBeFocused();
	await write("Size");
	await key("ArrowRight");
	await write("Tare");
	await key("ArrowRight");
	await write("Price");
	await tableTools.getByRole("button", { name: t.deleteColumn }).focus();
	await key("Enter");
	await tableTools.getByRole("button", { name: t.deleteRow }).focus();
	await expect(tableTools.getByRole("button", { name: t.headerRow })).toHaveAttribute("aria-pressed", "true");
	await text.focus();
	await key("ArrowDown");
	await write("2.2 t");

	expect(await htmlOf(area)).toBe(
		"<h2>Steel</h2><p>Corten is <strong>tough</strong>.</p><ul><li>20 ft<ul><li>40 ft</li></ul></li></ul>" +
			'<p>All <a href="/en/container">containers</a></p>' +
			'<table><thead><tr><th scope="col">Size</th><th scope="col">Tare</th></tr></thead>' +
			"<tbody><tr><td></td><td></td></tr><tr><td>2.2 t</td><td></td></tr></tbody></table>",
	);
	await key("Tab");
	await expect(group.getByLabel(en.fields.metaDescription)).toBeFocused();
});

test("what the editor cannot show stays in HTML, and says so", async ({ page }) => {
	const { group, source, text, area } = await openText(page, "/en/blog/admin/new");
	const html = "<section><h2>Steel</h2></section>\n<p>Corten</p>";
	await source.click();
	await expect(source).toHaveAttribute("aria-pressed", "true");
	await area.fill(html);
	await source.click();
	await expect(source).toHaveAttribute("aria-pressed", "true");
	await expect(group.getByRole("status").filter({ hasText: t.onlySource })).toContainText("section");
	await expect(area).toHaveValue(html);
	await area.fill("<h2>Steel</h2>\n\n<p>Corten <b>steel</b></p>");
	await source.click();
	await expect(source).toHaveAttribute("aria-pressed", "false");
	await expect(group.getByText(t.onlySource)).toHaveCount(0);
	await expect(text.getByRole("heading", { level: 2, name: "Steel" })).toBeVisible();
	// Looked at, not changed: to the letter as it was.
	await source.click();
	await expect(area).toHaveValue("<h2>Steel</h2>\n\n<p>Corten <b>steel</b></p>");
});

test("a text is stored to the letter unless it is changed, and what is undone is as it was", async ({
	page,
	slug,
	makePost,
}) => {
	const content = "<h2>Steel</h2>\n\n<p>Corten <b>steel</b></p>\n<ul><li><p>tough</p></li></ul>";
	await makePost({ "en.content": content });
	const { group, text, area } = await openText(page, `/en/blog/admin/${slug}/edit`);
	await expect(text.getByText("tough")).toBeVisible();
	await group.getByLabel(en.fields.title).fill("Corten");
	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByText(en.done.updated).first()).toBeVisible();

	const again = await openText(page, `/en/blog/admin/${slug}/edit`);
	await expect(again.group.getByLabel(en.fields.title)).toHaveValue("Corten");
	await expect(area).toHaveValue(content);
	await text.getByText("tough").click();
	await page.keyboard.type("very ");
	await expect(area).not.toHaveValue(content);
	await again.toolbar.getByRole("button", { name: t.undo }).click();
	await expect(area).toHaveValue(content);

	// A change of the text alone counts as one.
	await page.keyboard.type("x");
	await page.getByRole("link", { name: en.back }).click();
	await expect(page.getByRole("dialog", { name: frame.unsavedTitle })).toBeVisible();
});

test("a text that holds more than the editor can show is opened in HTML", async ({
	page,
	slug,
	makePost,
}) => {
	const content =
		'<figure><img src="/images/placeholder.svg" alt="A" /><figcaption>Steel</figcaption></figure>';
	await makePost({ "en.content": content });
	const { group, source, area } = await openText(page, `/en/blog/admin/${slug}/edit`);
	await expect(source).toHaveAttribute("aria-pressed", "true");
	await expect(area).toBeVisible();
	await expect(area).toHaveValue(content);
	await expect(group.getByRole("status").filter({ hasText: t.onlySource })).toContainText(
		"figure, figcaption",
	);
});

test("a picture is uploaded into the text and told what it shows", async ({ page }) => {
	const { toolbar, text, area } = await openText(page, "/en/blog/admin/new");
	await text.click();
	await page.keyboard.type("Look:");
	const tool = toolbar.getByRole("button", { name: t.image });
	await tool.click();
	const dialog = page.getByRole("dialog", { name: t.imageDialog.title });
	const address = dialog.getByLabel(t.imageDialog.address);
	const upload = dialog.getByLabel(t.imageDialog.upload);
	await upload.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
	await expect(dialog.getByText(t.imageDialog.uploadRefused)).toBeVisible();
	const buffer = await twoHalves({ width: 600, height: 400 }).jpeg().toBuffer();
	await upload.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
	await expect(address).toHaveValue(/^\/uploads\/content\//);
	await dialog.getByLabel(t.imageDialog.alt).fill('A "red" container');
	await dialog.getByRole("button", { name: t.imageDialog.apply }).click();
	const picture = text.getByRole("img", { name: 'A "red" container' });
	await expect(picture).toBeVisible();
	expect(await htmlOf(area)).toMatch(
		/^<p>Look:<img src="\/uploads\/content\/[^"]+" alt="A &quot;red&quot; container" width="600" height="400"><\/p>$/,
	);
	await picture.click();
	await expect(tool).toHaveAttribute("aria-pressed", "true");
	await tool.click();
	await expect(address).toHaveValue(/^\/uploads\/content\//);
	await dialog.getByLabel(t.imageDialog.alt).fill("A container");
	await dialog.getByRole("button", { name: t.imageDialog.apply }).click();
	await expect(text.getByRole("img", { name: "A container", exact: true })).toBeVisible();
});

test("whoever is signed out while a picture of a text is uploaded signs in right there, and it comes in", async ({
	page,
	context,
}) => {
	const { toolbar } = await openText(page, "/en/blog/admin/new");
	await toolbar.getByRole("button", { name: t.image }).click();
	const dialog = page.getByRole("dialog", { name: t.imageDialog.title });
	const buffer = await twoHalves({ width: 600, height: 400 }).jpeg().toBuffer();
	const picture = { name: "a.jpg", mimeType: "image/jpeg", buffer };
	await context.setOffline(true);
	await dialog.getByLabel(t.imageDialog.upload).setInputFiles(picture);
	await expect(dialog.getByText(t.imageDialog.uploadFailed)).toBeVisible();
	await context.setOffline(false);
	await context.clearCookies({ name: /session/ });
	await dialog.getByLabel(t.imageDialog.upload).setInputFiles(picture);
	const told = page.getByRole("dialog", { name: words.en.common.lostForm.title });
	await told.getByLabel(accounts.password).fill(memberPassword);
	await told.getByRole("button", { name: accounts.signIn }).click();
	await expect(dialog.getByLabel(t.imageDialog.address)).toHaveValue(/^\/uploads\/content\//);
});

test("a text that is wrong gets the focus and says why", async ({ page }) => {
	const { group, text } = await openText(page, "/en/blog/admin/new");
	await group.getByLabel(en.fields.title).fill("Steel");
	await page.getByRole("button", { name: en.save }).click();
	await expect(text).toBeFocused();
	await expect(text).toHaveAttribute("aria-invalid", "true");
	await expect(text).toHaveAccessibleDescription(new RegExp(en.errors.content));
	await expect(text).toHaveAttribute("lang", "en");
	await page.keyboard.type("All about steel");
	await expect(text).toHaveText("All about steel");
});
