import type { Page } from "@playwright/test";
import { blogPosts } from "#db/seed/blog/index.ts";
import type { Language } from "~/i18n/languages.ts";
import { adminBlog as de } from "~/i18n/pages/de/admin-blog.ts";
import { richText as german } from "~/i18n/pages/de/rich-text.ts";
import { adminBlog as en } from "~/i18n/pages/en/admin-blog.ts";
import { adminShell } from "~/i18n/pages/en/admin-shell.ts";
import { adminBlog as nl } from "~/i18n/pages/nl/admin-blog.ts";
import { richText } from "~/i18n/pages/nl/rich-text.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { expect, newSlug, oldDate, storedField, test } from "../fixtures/blog-posts.ts";
import { core, onPhone } from "../fixtures/shop.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

const { record: frame } = adminShell;

// The browser's own notes of a draft that is not found and of a form that is refused.
test.use({ expectedErrors: ["404", "409", "422"] });

const list = (language: Language) => `/${language}/admin/blog`;
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** How often is looked whether a change shows. */
const soon = { intervals: [50, 200] };

test("a post is written in two languages, drafted, published, scheduled, renamed and deleted", async ({
	page,
	slug,
}) => {
	test.slow();
	const title = `Roest ${slug}`;
	const statusOf = async (path: string) => (await page.request.get(path)).status();
	await page.goto(list("nl"));
	await page.getByRole("link", { name: nl.newPost }).click();
	await expect(page.getByRole("heading", { level: 1, name: nl.newTitle })).toBeVisible();
	const dutch = group(page, "Nederlands");
	await expect(dutch.getByRole("toolbar", { name: richText.toolbar })).toBeVisible();
	await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Roest & verf");
	await expect(dutch.getByLabel(nl.fields.slug)).toHaveValue("roest-verf");
	await dutch.getByLabel(nl.fields.title, { exact: true }).fill(title);
	await dutch.getByLabel(nl.fields.slug).fill(slug);
	const text = dutch.getByRole("textbox", { name: nl.fields.content });
	await text.click();
	await page.keyboard.type("Staal is ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("sterk");
	await expect(text.locator("strong")).toHaveText("sterk");
	await dutch.getByLabel(nl.fields.metaDescription).fill("Alles over roest");
	await page.locator("summary").filter({ hasText: "Deutsch" }).click();
	const deutsch = group(page, "Deutsch");
	await deutsch.getByLabel(nl.fields.title, { exact: true }).fill("Rost");
	await page.getByLabel(nl.imageUrl).fill(sceneFiles.craneTruck);
	await page.getByLabel(nl.imageAlt).fill("Een kraanwagen");
	await page.getByLabel(nl.publishDate).fill(oldDate);
	await page.getByRole("button", { name: nl.save }).click();
	const german = deutsch.getByRole("textbox", { name: nl.fields.content });
	await expect(german).toBeFocused();
	await expect(text.locator("strong")).toHaveText("sterk");
	await page.keyboard.type("Stahl rostet");
	await deutsch.getByLabel(nl.fields.slug).fill(slug);
	await page.getByRole("button", { name: nl.save }).click();
	await expect(page.getByText(nl.done.created).first()).toBeVisible();
	await expect(page).toHaveURL(list("nl"));
	expect(await statusOf(`/nl/blog/${slug}`)).toBe(404);

	await page.getByLabel(nl.search).fill(slug);
	await page.getByRole("button", { name: nl.find }).click();
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
	await expect(row).toContainText(nl.states.draft);
	await row.getByRole("link", { name: `${nl.edit}: ${title}` }).click();
	await page.getByRole("radio", { name: nl.states.published }).check();
	await page.getByRole("button", { name: nl.save }).click();
	await expect(page.getByText(nl.done.updated).first()).toBeVisible();
	await expect.poll(() => statusOf(`/de/blog/${slug}`), soon).toBe(200);
	const visitor = await page.context().newPage();
	await visitor.goto("/nl/blog");
	await visitor.getByRole("main").getByRole("link", { name: title, exact: true }).click();
	await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(visitor.getByRole("article").locator("strong").first()).toHaveText("sterk");
	await expect(visitor.getByRole("img", { name: "Een kraanwagen" })).toBeVisible();

	const edit = `/nl/blog/admin/${slug}/edit`;
	await page.goto(edit);
	await page.getByLabel(nl.publishDate).fill(antwerpClock(new Date(Date.now() + 86_400_000)));
	await page.getByRole("button", { name: nl.save }).click();
	await expect(page.getByText(nl.done.updated).first()).toBeVisible();
	await expect.poll(() => statusOf(`/nl/blog/${slug}`), soon).toBe(404);
	await page.goto(`${list("nl")}?q=${slug}&state=scheduled`);
	await expect(row).toContainText(nl.states.scheduled);

	const renamed = newSlug();
	await page.goto(edit);
	await page.getByLabel(nl.publishDate).fill(oldDate);
	await dutch.getByLabel(nl.fields.slug).fill(renamed);
	await page.getByRole("button", { name: nl.save }).click();
	await expect(page.getByText(nl.done.updated).first()).toBeVisible();
	await expect.poll(() => statusOf(`/nl/blog/${slug}`), soon).toBe(200);
	await visitor.goto(`/nl/blog/${slug}`);
	await expect(visitor).toHaveURL(`/nl/blog/${renamed}`);

	await page.goto(`${list("nl")}?q=${renamed}`);
	const remove = row.getByRole("button", { name: `${nl.delete}: ${title}` });
	const question = page.getByRole("dialog", { name: nl.deleteQuestion });
	await remove.click();
	await expect(question).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await expect(remove).toBeFocused();
	await remove.click();
	await question.getByRole("button", { name: nl.delete }).click();
	await expect(page.getByText(nl.done.deleted).first()).toBeVisible();
	await expect(page.getByText(nl.empty)).toBeVisible();
	await expect.poll(() => statusOf(`/nl/blog/${renamed}`), soon).toBe(404);
});

test("typed changes are not lost by leaving, nor by a colleague's save", async ({ page, slug, makePost }) => {
	await makePost();
	const edit = `/en/blog/admin/${slug}/edit`;
	await page.goto(edit);
	const title = page.getByLabel(en.imageTitle);
	await expect(group(page, "English").getByRole("toolbar")).toBeVisible();
	await title.fill("Mine");
	await page.getByRole("link", { name: en.back }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await expect(question).toBeVisible();
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(title).toHaveValue("Mine");

	const colleague = await page.context().newPage();
	await colleague.goto(edit);
	await colleague.getByLabel(en.imageTitle).fill("Theirs");
	await colleague.getByRole("button", { name: en.save }).click();
	await expect(colleague).toHaveURL(list("en"));

	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: en.problems.stale })).toBeVisible();
	await expect(title).toHaveValue("Mine");
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page).toHaveURL(list("en"));
	expect(await storedField(page, slug, "imageTitle")).toBe("Mine");
});

test(
	"the blog's list offers its tools to an admin, by pointer and by keyboard",
	onPhone,
	async ({ page, hasTouch }) => {
		const [post] = blogPosts;
		const title = post?.translations.de.title ?? "";
		await page.goto("/de/blog");
		await expect(page.getByRole("link", { name: de.newPost })).toHaveAttribute("href", "/de/blog/admin/new");
		const card = page.getByRole("article").filter({ hasText: title });
		const edit = card.getByRole("link", { name: `${de.edit}: ${title}` });
		await card.getByRole("link", { name: title, exact: true }).focus();
		// Where nothing can be pointed at it is always there.
		await expect(edit).toHaveCSS("opacity", hasTouch ? "1" : "0");
		await page.keyboard.press("Tab");
		await expect(edit).toBeFocused();
		await expect(edit).toHaveCSS("opacity", "1");
		await page.keyboard.press("Shift+Tab");
		await card.hover();
		await expect(edit).toHaveCSS("opacity", "1");
		await edit.click();
		await expect(page).toHaveURL(`/de/blog/admin/${post?.translations.de.slug}/edit`);
		const own = group(page, "Deutsch");
		await expect(own.getByLabel(de.fields.title, { exact: true })).toHaveValue(title);
	},
);

test("the demo's posts open in the editor, in every language", async ({ page }) => {
	for (const post of blogPosts.slice(0, 2)) {
		await page.goto(`/de/blog/admin/${post.translations.de.slug}/edit`);
		const switches = page.getByRole("button", { name: german.source, exact: true });
		await expect(switches).toHaveCount(4);
		for (const one of await switches.all()) await expect(one).toHaveAttribute("aria-pressed", "false");
		await expect(page.getByText(german.onlySource)).toHaveCount(0);
	}
});

test("no findings, and nothing scrolls sideways, in German", async ({
	page,
	slug,
	makePost,
	expectAccessible,
}) => {
	test.slow();
	async function check() {
		await expectAccessible();
		const width = page.viewportSize()?.width ?? 0;
		for (const narrow of width < 400 ? [width, 320] : [width]) {
			await page.setViewportSize({ width: narrow, height: 900 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		}
		await page.setViewportSize({ width, height: 900 });
	}
	await makePost({ "de.title": "Rost", "de.slug": slug, "de.content": "<h2>Rost</h2><p>Stahl</p>" });
	await page.goto(`${list("de")}?q=${slug}`);
	await check();
	await page.getByRole("button", { name: `${de.delete}: ` }).click();
	await expect(page.getByRole("dialog", { name: de.deleteQuestion })).toBeVisible();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: `${de.edit}: ` }).click();
	await expect(page.getByRole("heading", { level: 1, name: de.editTitle })).toBeVisible();
	await expect(group(page, "Deutsch").getByRole("toolbar")).toBeVisible();
	for (const name of ["Nederlands", "Français"]) {
		await page.locator("summary").filter({ hasText: name }).click();
	}
	await check();
	const own = group(page, "Deutsch");
	await own.getByRole("button", { name: german.link, exact: true }).click();
	await expect(page.getByRole("dialog", { name: german.linkDialog.title })).toBeVisible();
	await check();
	await page.keyboard.press("Escape");
	await own.getByRole("textbox", { name: de.fields.content }).click();
	await page.keyboard.press("Control+End");
	await own.getByRole("button", { name: german.table, exact: true }).click();
	for (const word of ["Größe", "Leergewicht", "Nettopreis"]) {
		await page.keyboard.type(word);
		await page.keyboard.press("ArrowRight");
	}
	await expect(own.getByRole("toolbar", { name: german.tableToolbar })).toBeVisible();
	await check();
	await own.getByLabel(de.fields.slug).fill("Kein Slug");
	await page.getByRole("button", { name: de.save }).click();
	await expect(own.getByLabel(de.fields.slug)).toBeFocused();
	await check();
	await page.goto(`/de/blog/admin/${slug}/edit?preview=de`);
	await expect(page.getByText(de.previewNote)).toBeVisible();
	await check();
	await page.goto("/de/blog");
	await check();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a post is made, published and deleted", core, async ({ page, slug }) => {
		await page.goto(`${list("nl")}`);
		await page.getByRole("link", { name: nl.newPost }).click();
		const dutch = group(page, "Nederlands");
		await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Roest");
		await page.getByLabel(nl.publishDate).fill(oldDate);
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page.getByText(nl.errors.content)).toBeVisible();
		await expect(dutch.getByLabel(nl.fields.title, { exact: true })).toHaveValue("Roest");
		await dutch.getByLabel(nl.fields.slug).fill(slug);
		await dutch.getByLabel(nl.fields.content).fill("<p>Staal</p>");
		await page.getByRole("radio", { name: nl.states.published }).check();
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page.getByText(nl.done.created)).toBeVisible();
		await expect.poll(async () => (await page.request.get(`/nl/blog/${slug}`)).status(), soon).toBe(200);
		await page.goto(`/nl/blog/${slug}`);
		await expect(page.getByRole("heading", { level: 1, name: "Roest" })).toBeVisible();
		await page.goto("/nl/blog");
		await page.getByRole("link", { name: `${nl.edit}: Roest`, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name: nl.editTitle })).toBeVisible();
		await page.goto(`${list("nl")}?q=${slug}`);
		await page.getByRole("button", { name: `${nl.delete}: Roest` }).click();
		await page
			.getByRole("dialog", { name: nl.deleteQuestion })
			.getByRole("button", { name: nl.delete })
			.click();
		await expect(page.getByText(nl.done.deleted)).toBeVisible();
	});
});
