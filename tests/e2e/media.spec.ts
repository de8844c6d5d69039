import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { accounts as deAccounts } from "~/i18n/pages/de/accounts.ts";
import { adminMedia as de } from "~/i18n/pages/de/admin-media.ts";
import { adminProducts as deProduct } from "~/i18n/pages/de/admin-products.ts";
import { adminMedia as en } from "~/i18n/pages/en/admin-media.ts";
import { adminPages } from "~/i18n/pages/en/admin-pages.ts";
import { adminShell } from "~/i18n/pages/en/admin-shell.ts";
import { richText } from "~/i18n/pages/en/rich-text.ts";
import { adminMedia as nl } from "~/i18n/pages/nl/admin-media.ts";
import { expect, test } from "../fixtures/admin.ts";
import { core, words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";
import { cameraJpeg, twoHalves } from "../support/sample-pictures.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

const { record: frame } = adminShell;

// The browser's own notes of what the shop refuses, and of a connection that a test cuts.
test.use({ expectedErrors: ["403", "415", "422", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED"] });

const picturesPage = (language: string) => `/${language}/admin/media`;

type Sent = { name: string; mimeType: string; buffer: Buffer };

async function photo(name: string, width = 1500, height = 1000): Promise<Sent> {
	return { name, mimeType: "image/jpeg", buffer: await twoHalves({ width, height }).jpeg().toBuffer() };
}
const drawing: Sent = {
	name: "drawing.svg",
	mimeType: "image/svg+xml",
	buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
};

/** The English group of the form of a new page, unfolded, with its image field come to life. */
async function openPageForm(page: Page) {
	await page.goto("/en/admin/landing-pages/new");
	const group = page.getByRole("group", { name: "English", exact: true });
	const field = group.getByLabel(adminPages.fields.ogImageUrl);
	const upload = group.getByLabel(en.uploadImage);
	await expect(upload).toBeAttached();
	return { group, field, upload };
}

test(
	"a picture is uploaded, shown in the browser's best format, and its address taken along",
	core,
	async ({ page }) => {
		await page.goto(picturesPage("en"));
		const upload = page.getByLabel(en.uploadImages);
		await upload.setInputFiles(drawing);
		await expect(page.getByRole("alert")).toContainText(en.problems.kind);
		await page.getByRole("button", { name: `${en.dismiss} drawing.svg` }).click();

		const names = [1, 2, 3].map((index) => `${index}-${randomUUID()}.jpg`);
		const buffer = await cameraJpeg();
		await upload.setInputFiles(names.map((name) => ({ name, mimeType: "image/jpeg", buffer })));
		for (const name of names) await expect(page.getByRole("heading", { name })).toBeVisible();
		const [first = ""] = names;
		const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: first }) });
		await expect(card).toContainText(en.library.unused);
		await expect(card.getByRole("button", { name: en.library.copy })).toBeVisible();
		await expect
			.poll(() => card.locator("img").evaluate((shown: HTMLImageElement) => shown.currentSrc))
			.toMatch(/-200\.avif$/);

		await card.getByRole("button", { name: `${en.library.delete}: ${first}` }).click();
		await page.getByRole("dialog").getByRole("button", { name: en.library.delete }).click();
		await expect(page.getByRole("heading", { name: first })).toHaveCount(0);
		await expect(page.getByText(en.library.done.deleted).first()).toBeVisible();
	},
);

test("a picture of the library is chosen by keyboard, found by its name", async ({ page }) => {
	const name = `${randomUUID()}.jpg`;
	await page.goto(picturesPage("en"));
	const file = { name, mimeType: "image/jpeg", buffer: await cameraJpeg() };
	await page.getByLabel(en.uploadImages).setInputFiles(file);
	await expect(page.getByRole("heading", { name })).toBeVisible();
	const { group, field } = await openPageForm(page);
	await group.getByRole("button", { name: richText.library.choose }).press("Enter");
	const dialog = page.getByRole("dialog", { name: richText.library.title });
	await dialog.getByLabel(richText.library.search).fill(name);
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("listitem")).toHaveCount(1);
	await dialog.getByRole("button", { name }).press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(field).toHaveValue(/^\/uploads\/content\/.+\.jpg\?size=200x300/);
	await expect(page).toHaveURL("/en/admin/landing-pages/new");
});

test("an image of a page is uploaded where it belongs, and visitors see it", async ({ page }) => {
	test.slow();
	const { group, field, upload } = await openPageForm(page);
	const slug = `yard-${randomUUID()}`;
	await page.getByLabel(adminPages.slug).fill(slug);
	await group.getByLabel(adminPages.fields.title, { exact: true }).fill("The yard");
	await upload.setInputFiles(await photo("yard.jpg", 2400, 1600));
	await expect(field).toHaveValue(/^\/uploads\/content\/.+\?size=1920x1280&tone=[\da-f]{6}$/);
	await expect(page.getByText(en.uploaded).first()).toBeVisible();
	const address = await field.inputValue();
	await expect(group.locator(`img[src="${address}"]`)).toBeVisible();
	// What was uploaded is a change, too.
	await page.getByRole("link", { name: adminPages.back }).click();
	await page.getByRole("dialog").getByRole("button", { name: frame.stay }).click();
	await page.getByRole("switch", { name: adminPages.published }).check();
	await page.getByRole("button", { name: adminPages.save }).click();
	await expect(page).toHaveURL("/nl/admin/landing-pages");

	const visitor = await page.context().newPage();
	await visitor.goto(`/en/pages/${slug}`);
	const shown = visitor.locator(`img[src="${address}"]`);
	await expect
		.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
		.toMatch(/-(480|1920|1200|800)\.avif$/);
	// The frame of the picture leaves the layout as it was: full width, 21 to 9.
	const box = await shown.boundingBox();
	const place = await visitor.getByRole("article").locator("header").boundingBox();
	const padding = (page.viewportSize()?.width ?? 0) < 768 ? 16 : 32;
	expect(box?.width).toBeCloseTo((place?.width ?? 0) - 2 * padding, 0);
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(21 / 9, 1);
});

test("an address can be typed, and an image removed", async ({ page }) => {
	const { group, field } = await openPageForm(page);
	await field.fill(sceneFiles.yard);
	await page.keyboard.press("Tab");
	await expect(group.locator(`img[src="${sceneFiles.yard}"]`)).toBeVisible();
	await group.getByRole("button", { name: `${en.remove} ${adminPages.fields.ogImageUrl}` }).click();
	await expect(page.getByText(en.deleted).first()).toBeVisible();
	await expect(field).toHaveValue("");
	await expect(field).toBeFocused();
	await expect(group.getByText(en.noImage)).toBeVisible();
});

test("whoever is signed out while pictures are uploaded signs in right there, and they come in", async ({
	page,
	context,
	admin,
}) => {
	await page.goto("/de/products/admin/new?tab=images");
	await expect(page.getByLabel(de.uploadImages).first()).toBeAttached();
	await context.clearCookies({ name: /session/ });
	await page
		.getByLabel(de.uploadImages)
		.first()
		.setInputFiles([await photo("yard.jpg"), await photo("quay.jpg")]);
	const { lostForm } = words.de.common;
	const told = page.getByRole("dialog", { name: lostForm.title });
	await expect(told.getByLabel(deAccounts.email)).toHaveValue(admin);
	await told.getByRole("button", { name: lostForm.stay }).click();
	// Saved now, the pictures would be gone without a word.
	await page.getByRole("tab", { name: deProduct.tabs.general }).click();
	await page.getByRole("button", { name: deProduct.create }).click();
	await expect(page.getByText(de.notSaved).first()).toBeVisible();
	await expect(page.getByRole("tab", { name: deProduct.tabs.images, exact: true })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await expect(page.getByRole("button", { name: `${de.retry} yard.jpg` })).toBeFocused();
	await page.getByRole("button", { name: `${de.retry} yard.jpg` }).click();
	await told.getByLabel(deAccounts.password).fill(memberPassword);
	await told.getByRole("button", { name: deAccounts.signIn }).click();
	const list = page.locator("textarea[name=images]");
	await expect.poll(async () => (await list.inputValue()).match(/\?size=1500x1000/g)?.length).toBe(2);
	await expect(page.getByRole("button", { name: de.retry })).toHaveCount(0);
});

test("an upload that fails says why, and goes through with the next try", async ({ page }) => {
	const { group, field, upload } = await openPageForm(page);
	// It arrives, its answer does not.
	let kept = "";
	await page.route(picturesPage("en"), async (route) => {
		kept = (await (await route.fetch()).json()).address;
		await route.abort();
	});
	await upload.setInputFiles(await photo("yard.jpg"));
	const alert = group.getByRole("alert");
	await expect(alert).toHaveText(`${en.uploadError} ${en.problems.network}`);
	// Saved with its language folded up, the form leads to what waits in there.
	await page.locator("summary").filter({ hasText: "English" }).click();
	await expect(alert).toBeHidden();
	await page.getByRole("button", { name: adminPages.save }).click();
	await expect(group.getByRole("button", { name: `${en.retry} yard.jpg` })).toBeFocused();
	await page.unroute(picturesPage("en"));
	await page.route(picturesPage("en"), (route) => route.fulfill({ status: 403, body: "" }));
	await group.getByRole("button", { name: `${en.retry} yard.jpg` }).click();
	await expect(alert).toHaveText(`${en.uploadError} ${en.problems.signedOut}`);
	await page.getByRole("dialog").getByRole("button", { name: words.en.common.lostForm.stay }).click();
	await page.unroute(picturesPage("en"));
	await group.getByRole("button", { name: `${en.retry} yard.jpg` }).click();
	await expect(field).toHaveValue(/\?size=1500x1000&tone=[\da-f]{6}$/);
	// The same picture, not a second one.
	await expect(field).toHaveValue(kept);
	await expect(alert).toHaveCount(0);

	await upload.setInputFiles(drawing);
	await expect(alert).toHaveText(`${en.uploadError} ${en.problems.kind}`);
	await expect(group.getByRole("button", { name: en.retry })).toHaveCount(0);
	await group.getByRole("button", { name: `${en.dismiss} drawing.svg` }).click();
	await expect(alert).toHaveCount(0);
	await expect(upload).toBeFocused();
});

test("a form waits for the image that is on its way", async ({ page }) => {
	const { group, field, upload } = await openPageForm(page);
	let release = () => {};
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(picturesPage("en"), async (route) => {
		await gate;
		await route.continue();
	});
	await upload.setInputFiles(await photo("yard.jpg"));
	await expect(group.getByRole("progressbar", { name: `${en.uploading} yard.jpg` })).toBeVisible();
	await page.getByRole("button", { name: adminPages.save }).click();
	await expect(page.getByText(en.saves).first()).toBeVisible();
	await expect(page).toHaveURL("/en/admin/landing-pages/new");
	await group.getByRole("button", { name: `${en.cancel} yard.jpg` }).click();
	await expect(group.getByRole("progressbar")).toHaveCount(0);
	release();
	// Nothing holds the form any more: it is judged by the shop.
	await page.getByRole("button", { name: adminPages.save }).click();
	await expect(page.getByLabel(adminPages.slug)).toHaveAccessibleDescription(
		new RegExp(adminPages.errors.slug),
	);
	await expect(field).toHaveValue("");
});

test("images are dropped onto their field", async ({ page }) => {
	const { field, upload } = await openPageForm(page);
	const { buffer } = await photo("yard.jpg", 600, 400);
	const transfer = await page.evaluateHandle((base64) => {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const dropped = new DataTransfer();
		dropped.items.add(new File([bytes], "yard.jpg", { type: "image/jpeg" }));
		return dropped;
	}, buffer.toString("base64"));
	const place = upload.locator("xpath=ancestor::label");
	await place.dispatchEvent("dragover", { dataTransfer: transfer });
	await place.dispatchEvent("drop", { dataTransfer: transfer });
	await expect(field).toHaveValue(/\?size=600x400&tone=[\da-f]{6}$/);
});

test("no findings, and nothing scrolls sideways, in German", async ({ page, expectAccessible }) => {
	test.slow();
	async function check() {
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	}
	await page.goto(picturesPage("de"));
	await check();
	await page.getByLabel(de.uploadImages).setInputFiles(await photo("platz.jpg"));
	await expect(page.getByRole("heading", { name: "platz.jpg" }).first()).toBeVisible();
	await check();
	await page.goto("/de/admin/landing-pages/new");
	const group = page.getByRole("group", { name: "Deutsch", exact: true });
	await group.getByLabel(de.uploadImage).setInputFiles(drawing);
	await expect(group.getByRole("alert")).toContainText(de.problems.kind);
	await check();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a picture is uploaded, and its address put into a page", async ({ page }) => {
		await page.goto(picturesPage("nl"));
		await page.getByLabel(nl.file, { exact: true }).setInputFiles(await photo("kade.jpg", 700, 500));
		await page.getByRole("button", { name: nl.send }).click();
		await expect(page.getByText(nl.uploaded)).toBeVisible();
		const address = await page.getByLabel(nl.address).inputValue();
		await expect(page.locator(`img[src="${address}"]`).first()).toBeVisible();
		await page.goto("/en/admin/landing-pages/new");
		const group = page.getByRole("group", { name: "English", exact: true });
		await group.getByLabel(adminPages.fields.ogImageUrl).fill(address);
		await page.getByRole("button", { name: adminPages.save }).click();
		await expect(group.getByLabel(adminPages.fields.ogImageUrl)).toHaveValue(address);
	});
});
