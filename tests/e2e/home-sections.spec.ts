import { adminPages } from "~/i18n/pages/fr/admin-pages.ts";
import { adminSections as texts } from "~/i18n/pages/fr/admin-sections.ts";
import { expect, signInOwner, test } from "../fixtures/own-shop.ts";

/** In a shop of its own: the home page of the others' is read meanwhile. */
test("a text of the home page is changed and put back, and visitors see it within a second", async ({
	page,
	shop,
}) => {
	await signInOwner(page, shop);
	const { rows } = await shop.sql("select id from landing_pages where slug = 'home'");
	const list = `${shop.origin}/fr/admin/landing-pages/edit/${rows[0].id}/sections`;
	const visitor = await page.context().newPage();
	await visitor.goto(`${shop.origin}/fr`);
	const heading = visitor.getByRole("heading", { level: 1 });
	const before = await heading.innerText();

	async function write(title: string): Promise<void> {
		await page.goto(list);
		await page.getByRole("link", { name: `${adminPages.edit}: 1. ` }).click();
		const french = page.getByRole("group", { name: "Français", exact: true });
		await french.getByLabel(texts.fields.title, { exact: true }).fill(title);
		await page.getByRole("button", { name: adminPages.save }).click();
		await expect(page.getByText(texts.done.updated).first()).toBeVisible();
		const shown = async () => (await fetch(`${shop.origin}/fr`)).text();
		await expect.poll(shown, { intervals: [50, 200] }).toContain(`>${title}</h1>`);
		await visitor.reload();
		await expect(heading).toHaveText(title);
	}
	await write("De l’acier au bord du quai");
	await write(before);
	await expect(visitor.locator("#leasing-section + #home-contact")).toBeVisible();
});
