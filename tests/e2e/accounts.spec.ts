import { randomUUID } from "node:crypto";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { test as adminTest } from "../fixtures/admin.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { expect, test } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";

test.use({ expectedErrors: ["401", "409", "422"] });

for (const language of languages) {
	test(`an account is made, verified, used and left in ${language}`, async ({ page, expectAccessible }) => {
		const t = pageTexts[language].accounts;
		const email = `jana-${randomUUID().slice(0, 8)}@buyer.example`;
		await page.goto(`/${language}/auth`);
		await expect(page.getByRole("heading", { level: 1, name: t.signInTitle })).toBeVisible();
		await expectAccessible();
		await page.getByRole("link", { name: t.toSignUp }).click();
		await expect(page.getByRole("heading", { level: 1, name: t.signUpTitle })).toBeVisible();
		await page.getByLabel(t.email).fill(email);
		await page.getByLabel(t.password, { exact: true }).fill("short");
		await page.getByRole("button", { name: t.signUp }).click();
		await expect(page.getByLabel(t.password, { exact: true })).toHaveAccessibleDescription(
			`${t.passwordHint} ${t.errors.passwordShort}`,
		);
		await expect(page.getByLabel(t.email)).toHaveValue(email);
		await expectAccessible();
		await page.getByLabel(t.password, { exact: true }).fill(memberPassword);
		await page.getByRole("button", { name: t.signUp }).click();
		await expect(
			page.getByRole("status").filter({ hasText: t.outcomes.verificationSent.text }).first(),
		).toBeVisible();

		await expect(async () => {
			expect(await mailsTo(email)).toHaveLength(1);
		}).toPass();
		const [mail = ""] = await mailsTo(email);
		const link = /\/auth\/verify\?token=3?D?([\w.-]+)/.exec(mail.replace(/=\r\n/g, ""))?.[1] ?? "";
		await page.goto(`/${language}/auth/verify?token=${link}`);
		await expect(page.getByRole("heading", { level: 1, name: t.verifyTitle })).toBeVisible();
		await expectAccessible();
		await page.getByLabel(t.password, { exact: true }).fill(memberPassword);
		await page.getByRole("button", { name: t.verify }).click();
		await expect(page).toHaveURL(`/${language}`);
		await expect(page.getByRole("contentinfo").getByText(email)).toBeVisible();
		await page
			.getByRole("contentinfo")
			.getByRole("button", { name: pageTexts[language].adminShell.signOut })
			.click();
		await expect(page.getByRole("contentinfo").getByText(email)).toBeHidden();
	});
}

adminTest("an admin finds the owner's side from the footer", async ({ page, admin }) => {
	const t = pageTexts.de.adminShell;
	await page.goto("/de");
	await page.getByRole("contentinfo").getByRole("link", { name: t.orders }).click();
	await expect(page).toHaveURL("/de/admin/orders");
	await expect(page.getByRole("banner").getByText(admin)).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: t.signOut }).click();
	await expect(page).toHaveURL("/de");
});
