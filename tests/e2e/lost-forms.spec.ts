import type { Page } from "@playwright/test";
import type { Language } from "~/i18n/languages.ts";
import { accounts as deAccounts } from "~/i18n/pages/de/accounts.ts";
import { adminBlog as deBlog } from "~/i18n/pages/de/admin-blog.ts";
import { adminShell as deShell } from "~/i18n/pages/de/admin-shell.ts";
import { adminBlog as nlBlog } from "~/i18n/pages/nl/admin-blog.ts";
import { adminShell as nlShell } from "~/i18n/pages/nl/admin-shell.ts";
import { expect, newSlug, test } from "../fixtures/blog-posts.ts";
import { onPhone, words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";

const texts = { nl: { blog: nlBlog, shell: nlShell }, de: { blog: deBlog, shell: deShell } };

// The browser's own notes of a form that does not arrive.
test.use({ expectedErrors: ["401", "403", "502", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });

async function writePost(page: Page, language: "nl" | "de", title: string): Promise<void> {
	const { blog } = texts[language];
	await page.goto(`/${language}/blog/admin/new`);
	const own = page.getByRole("group", { name: language === "nl" ? "Nederlands" : "Deutsch", exact: true });
	await own.getByLabel(blog.fields.title, { exact: true }).fill(title);
	const text = own.getByRole("textbox", { name: blog.fields.content });
	await expect(own.getByRole("toolbar")).toBeVisible();
	await text.click();
	await page.keyboard.type("Staal roest");
}

const titleOf = (page: Page, language: "nl" | "de") =>
	page.getByLabel(texts[language].blog.fields.title, { exact: true }).first();

function lostText(language: Language) {
	return words[language].common.lostForm;
}

test("a save without a connection keeps the form and goes through once more", async ({
	page,
	context,
	slug,
}) => {
	await writePost(page, "de", `Rost ${slug}`);
	await context.setOffline(true);
	await page.getByRole("button", { name: deBlog.save }).click();
	const told = page.getByRole("dialog", { name: lostText("de").title });
	await expect(told).toContainText(lostText("de").offline);
	await told.getByRole("button", { name: lostText("de").stay }).click();
	await expect(page.getByText("Staal roest").first()).toBeVisible();
	await page.getByRole("button", { name: deBlog.save }).click();
	await expect(told).toBeVisible();
	await context.setOffline(false);
	await told.getByRole("button", { name: lostText("de").again }).click();
	await expect(page).toHaveURL("/de/admin/blog");
	await expect(page.getByText(deBlog.done.created).first()).toBeVisible();
});

test("a save that meets a proxy's error page keeps the form and goes through once more", async ({
	page,
	slug,
}) => {
	await writePost(page, "nl", `Roest ${slug}`);
	await page.route("**/nl/blog/admin/new.data*", (route) =>
		route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
	);
	await page.getByRole("button", { name: nlBlog.save }).click();
	const told = page.getByRole("dialog", { name: lostText("nl").title });
	await expect(told).toContainText(lostText("nl").unavailable);
	await page.unroute("**/nl/blog/admin/new.data*");
	await told.getByRole("button", { name: lostText("nl").again }).click();
	await expect(page).toHaveURL("/nl/admin/blog");
});

test(
	"a save after the session has ended asks to sign in again in place, and goes on",
	onPhone,
	async ({ page, context, admin, slug }) => {
		await writePost(page, "de", `Rost ${slug}`);
		await context.clearCookies({ name: /session/ });
		await page.getByRole("button", { name: deBlog.save }).click();
		const told = page.getByRole("dialog", { name: lostText("de").title });
		await expect(told).toContainText(lostText("de").signedOut);
		await expect(told.getByLabel(deAccounts.email)).toHaveValue(admin);
		await told.getByLabel(deAccounts.password).fill("not my password");
		await page.keyboard.press("Enter");
		await expect(told.getByRole("alert")).toContainText(deAccounts.outcomes.wrongCredentials.text);
		await told.getByLabel(deAccounts.password).fill(memberPassword);
		await told.getByRole("button", { name: deAccounts.signIn }).click();
		await expect(page).toHaveURL("/de/admin/blog");
		await expect(page.getByText(deBlog.done.created).first()).toBeVisible();
	},
);

test("what was typed into a form that was closed is offered at the next opening", async ({ page, slug }) => {
	const { record } = nlShell;
	await writePost(page, "nl", `Roest ${slug}`);
	await page.getByText("Staal roest").first().waitFor();
	// The tab goes without a question: the browser's own is not asked for a new document here.
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/nl/admin/blog");
	await page.goto("/nl/blog/admin/new");
	await expect(titleOf(page, "nl")).toHaveValue("");
	await page.getByRole("button", { name: record.takeDraft }).click();
	await expect(titleOf(page, "nl")).toHaveValue(`Roest ${slug}`);
	await expect(page.getByText("Staal roest").first()).toBeVisible();
	await page.getByRole("button", { name: nlBlog.save }).click();
	await expect(page).toHaveURL("/nl/admin/blog");
	await page.goto("/nl/blog/admin/new");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: record.takeDraft })).toHaveCount(0);
});

test("a draft that is dropped is not offered again", async ({ page, slug }) => {
	const { record } = deShell;
	await writePost(page, "de", `Rost ${newSlug() ?? slug}`);
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/de/admin/blog");
	await page.goto("/de/blog/admin/new");
	await page.getByRole("button", { name: record.dropDraft }).click();
	await expect(page.getByRole("button", { name: record.dropDraft })).toHaveCount(0);
	await page.goto("/de/blog/admin/new");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: record.takeDraft })).toHaveCount(0);
});
