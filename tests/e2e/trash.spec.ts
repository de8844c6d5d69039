import { randomUUID } from "node:crypto";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { startValues } from "~/trade/catalog/desk/product-admin.ts";
import { expect, test } from "../fixtures/own-desk.ts";
import { editedProduct, productText } from "../support/edited-product.ts";
import { productFiles } from "../support/shop-pictures.ts";

// The browser's own notes of a page that is gone.
test.use({ expectedErrors: ["404", "410"] });

const nl = pageTexts.nl;
const t = nl.adminAudit;

test("a container is deleted, found in the trash and restored: its page, pictures and old address are back", async ({
	page,
	expectAccessible,
}) => {
	test.slow();
	const mark = randomUUID().slice(0, 8);
	const texts = { nl: productText(`Kist ${mark}`), en: productText(`Box ${mark}`), de: null, fr: null };
	// Files that exist: the page shows another picture where one fails to load.
	const images = [productFiles.new, productFiles.usedA];
	const product = editedProduct({
		texts,
		images,
		conditionImages: { new: images, "used-a": images, "used-cw": images, rent: images },
		mainConditionImages: { new: productFiles.new, "used-a": productFiles.usedA, "used-cw": null, rent: null },
	});
	const form = { ...(startValues(product, ".") as Record<string, string>), seen: "" };
	const made = await page.request.post("/en/products/admin/new", { form });
	expect(made.ok()).toBe(true);
	const oldSlug = texts.nl.slug;
	const newSlug = `kist-${mark}`;
	await page.goto(`/nl/products/admin/${oldSlug}?tab=translations`);
	await expect(page.getByRole("tablist")).toBeVisible();
	await page.locator("[name='nl.slug']").fill(newSlug);
	await page.getByRole("button", { name: nl.adminProducts.save }).click();
	await expect(page).toHaveURL(new RegExp(newSlug));

	// As the server sends it: more pictures come while the page is read.
	const picturesOf = async () => {
		const html = await (await page.request.get(`/nl/container/${newSlug}`)).text();
		return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source);
	};
	const pictures = await picturesOf();
	expect(pictures).toContain(productFiles.new);

	await page.goto("/nl/container");
	const remove = page.getByRole("button", { name: `${nl.adminProducts.list.delete}: Kist ${mark}` });
	await remove.click();
	const question = page.getByRole("dialog");
	await question.getByRole("button", { name: nl.adminProducts.list.delete, exact: true }).click();
	// The toast leads to the trash.
	await page.getByRole("link", { name: nl.adminProducts.list.restore }).click();
	await expect(page).toHaveURL("/nl/admin/trash");
	await expect(page.getByRole("heading", { level: 1, name: t.trash.title })).toBeVisible();
	expect((await page.request.get(`/nl/container/${newSlug}`)).status()).toBe(410);
	await expectAccessible();

	// By keyboard: the row's link, the question, yes.
	const row = page.getByRole("list", { name: t.trash.title }).getByRole("listitem").first();
	await expect(row).toContainText(`Kist ${mark}`);
	await row.getByRole("link", { name: `${t.trash.restore}: ${t.entities.product} Kist ${mark}` }).focus();
	await page.keyboard.press("Enter");
	const asked = page.getByRole("dialog", { name: t.restore.deletedQuestion });
	await expect(asked).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("Escape");
	await expect(asked).toBeHidden();
	await page.getByRole("link", { name: t.restore.deleted }).click();
	await asked.getByRole("button", { name: t.restore.confirm }).press("Enter");
	await expect(page.getByRole("status").filter({ hasText: t.restore.done })).toBeVisible();

	await page.goto(`/nl/container/${oldSlug}`);
	await expect(page).toHaveURL(`/nl/container/${newSlug}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(`Kist ${mark}`);
	expect(await picturesOf()).toEqual(pictures);
	await page.goto("/nl/admin/trash");
	await expect(page.getByText(`Kist ${mark}`)).toHaveCount(0);
});

test("a page of the trash and a change fit every screen in every language", async ({
	page,
	shop,
	expectAccessible,
}, info) => {
	test.slow();
	const mark = randomUUID().slice(0, 8);
	const texts = { nl: productText(`Kist ${mark}`), en: null, de: productText(`Kiste ${mark}`), fr: null };
	const product = editedProduct({ texts, images: [productFiles.new] });
	const values = startValues(product, ".") as Record<string, string>;
	await page.request.post("/en/products/admin/new", { form: { ...values, seen: "" } });
	await page.goto(`/nl/products/admin/${texts.nl.slug}?tab=translations`);
	await expect(page.getByRole("tablist")).toBeVisible();
	await page.locator("[name='de.title']").fill("Ein ganz anderer Titel");
	await page.getByRole("button", { name: nl.adminProducts.save }).click();
	await expect(page.getByText(nl.adminProducts.done.updated).first()).toBeVisible();
	const path = `/products/admin/${texts.nl.slug}/delete`;
	await page.goto(`/nl${path}`);
	await page.getByRole("button", { name: nl.adminProducts.list.delete, exact: true }).click();
	await expect(page.getByText(nl.adminProducts.list.deleted).first()).toBeVisible();
	const { rows } = await shop.sql(
		`select id from audit_log where label in ('Kist ${mark}') and action in ('update', 'delete') order by action`,
	);
	const [deletion, update] = rows.map((row: { id: string }) => row.id);
	const pathsOf = (language: Language) => [
		`/${language}/admin/trash`,
		`/${language}/admin/history`,
		`/${language}/admin/history/${update}`,
		`/${language}/admin/history/${deletion}`,
		`/${language}/admin/history/${deletion}?restore=before`,
	];
	for (const language of languages) {
		for (const [index, one] of pathsOf(language).entries()) {
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(one);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				if (width === 390 && language === "fr") await expectAccessible();
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect(overflow, one).toBeLessThanOrEqual(0);
				if (process.env.KADE_SHOTS) {
					const file = `${process.env.KADE_SHOTS}/${language}-${index}-${width}.png`;
					await page.screenshot({ path: file, fullPage: index < 3 });
				}
			}
		}
	}
	expect(info.errors).toEqual([]);
});
