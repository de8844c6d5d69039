import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { test as adminTest } from "../fixtures/admin.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { expect, onPhoneIn, test, untilAwake, words } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";

test.use({ expectedErrors: ["401", "409", "422", "ERR_FAILED"] });

for (const language of languages) {
	test(
		`an account is made, verified, used and left in ${language}`,
		onPhoneIn(language),
		async ({ page, expectAccessible }) => {
			const t = pageTexts[language].accounts;
			// Wider than a phone, and without a place to break.
			const email = `jana${randomUUID().replaceAll("-", "")}@buyer.example`;
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
			const link = /\/auth\/verify\?token=([\w-]+)/.exec(mail)?.[1] ?? "";
			await page.goto(`/${language}/auth/verify?token=${link}`);
			await expect(page.getByRole("heading", { level: 1, name: t.verifyTitle })).toBeVisible();
			await expectAccessible();
			await page.getByLabel(t.password, { exact: true }).fill(memberPassword);
			await page.getByRole("button", { name: t.verify }).click();
			await expect(page).toHaveURL(`/${language}`);
			await expect(page.getByRole("contentinfo").getByText(email)).toBeVisible();
			const account = pageTexts[language].accountPage.title;
			await page.getByRole("contentinfo").getByRole("link", { name: account }).click();
			await expect(page.getByRole("heading", { level: 1, name: account })).toBeVisible();
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
			await page
				.getByRole("contentinfo")
				.getByRole("button", { name: pageTexts[language].adminShell.signOut })
				.click();
			await expect(page.getByRole("contentinfo").getByText(email)).toBeHidden();
		},
	);
}

for (const mode of ["", "?mode=sign-up", "?mode=forgot"]) {
	test(`an address typed into /auth${mode} is there after a reload and a step back, a password nowhere`, async ({
		page,
	}) => {
		const t = pageTexts.de.accounts;
		const email = page.getByLabel(t.email);
		const password = page.getByLabel(t.password, { exact: true });
		const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
		await page.goto(`/de/auth${mode}`);
		await untilAwake(email);
		await email.fill("jana@buyer");
		if (mode !== "?mode=forgot") await password.fill(memberPassword);
		expect(await kept()).not.toContain("horse");
		await page.reload();
		await expect(email).toHaveValue("jana@buyer");
		await page.goto("/de");
		await page.goBack();
		await expect(email).toHaveValue("jana@buyer");
		// What was refused was typed too.
		await email.fill("jana@buyer.");
		await page.getByRole("main").getByRole("button").click();
		await expect(email).toHaveAccessibleDescription(t.errors.emailInvalid);
		await page.reload();
		await expect(email).toHaveValue("jana@buyer.");
	});
}

test("what was typed to sign in is gone from the tab once it has worked", async ({ page }) => {
	const t = pageTexts.de.accounts;
	await page.goto("/de/auth?mode=forgot");
	await untilAwake(page.getByLabel(t.email));
	await page.getByLabel(t.email).fill(`nobody-${randomUUID()}@buyer.example`);
	await page.getByRole("button", { name: t.sendLink }).click();
	await expect(page.getByRole("status").filter({ hasText: t.outcomes.resetSent.text }).first()).toBeVisible();
	await page.reload();
	await untilAwake(page.getByLabel(t.email));
	await expect(page.getByLabel(t.email)).toHaveValue("");
});

test("a password typed before the page's scripts are there is not noted in the tab", async ({ page }) => {
	const t = pageTexts.de.accounts;
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/de/auth");
	await page.getByLabel(t.email).fill("jana@buyer.example");
	await page.getByLabel(t.password, { exact: true }).fill(memberPassword);
	const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
	expect(kept).toContain("jana");
	expect(kept).not.toContain("horse");
});

adminTest("an admin finds the owner's side from the footer", async ({ page, admin }) => {
	const t = pageTexts.de.adminShell;
	await page.goto("/de");
	await page.getByRole("contentinfo").getByRole("link", { name: t.orders }).click();
	await expect(page).toHaveURL("/de/admin/orders");
	await expect(page.getByRole("banner").getByText(admin)).toBeVisible();
	await page.getByRole("banner").getByRole("button", { name: t.signOut }).click();
	await expect(page).toHaveURL("/de");
});

/** What an app shows that was set up with a key; each code counts once, the next half minute's is taken early. */
function codeOf(key: string, halfMinutesOn: number): string {
	const secret = Secret.fromBase32(key.replaceAll(" ", ""));
	return new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutesOn * 30_000 });
}

adminTest.describe("on a phone without scripts", () => {
	adminTest.use({
		...{ viewport: { width: 390, height: 664 }, javaScriptEnabled: false },
		expectedErrors: ["422"],
	});

	adminTest("what an account's form was refused for is in sight", async ({ page }) => {
		const t = pageTexts.de.accountPage;
		const refusal = pageTexts.de.accounts.errors.passwordWrong;
		for (const [title, name] of [
			[t.password.title, t.password.change],
			[pageTexts.de.personalData.own.deleteTitle, pageTexts.de.personalData.own.delete],
		] as const) {
			await page.goto("/de/auth/account");
			const part = page.getByRole("region", { name: title });
			await part.getByLabel(t.password.current).fill("not the password");
			const chosen = part.getByLabel(pageTexts.de.accounts.newPassword);
			if ((await chosen.count()) > 0) await chosen.fill("another good password");
			await part.getByRole("button", { name }).click();
			await expect(part.getByText(refusal)).toBeInViewport();
		}
	});
});

adminTest.describe("on a phone", () => {
	adminTest.use({
		viewport: { width: 390, height: 664 },
		expectedErrors: ["401", "422", "ERR_INTERNET_DISCONNECTED"],
	});

	adminTest("codes are set up and asked for", async ({ page, context, admin, expectAccessible }) => {
		const shared = pageTexts.de.accounts;
		const { signOut } = pageTexts.de.adminShell;
		const t = pageTexts.de.accountPage;
		const footer = page.getByRole("contentinfo");
		const main = page.getByRole("main");

		await page.goto("/de");
		await footer.getByRole("link", { name: t.title }).click();
		await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
		await expectAccessible();
		const codes = page.getByRole("region", { name: t.twoFactor.title });
		await codes.getByLabel(t.password.current).fill("not the password");
		await codes.getByRole("button", { name: t.twoFactor.start }).click();
		await expect(codes.getByLabel(t.password.current)).toBeFocused();
		await expect(codes.getByLabel(t.password.current)).toHaveAccessibleDescription(
			shared.errors.passwordWrong,
		);
		await expectAccessible();
		await codes.getByLabel(t.password.current).fill(memberPassword);
		await page.keyboard.press("Enter");
		await expect(codes.getByRole("img", { name: t.twoFactor.picture })).toBeVisible();
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
		const key = await codes.getByRole("code").innerText();
		await codes.getByLabel(t.twoFactor.firstCode).fill(codeOf(key, 0));
		await codes.getByRole("button", { name: t.twoFactor.confirm }).click();
		await expect(codes.getByRole("status")).toContainText(t.notices.on);
		await expect(codes.getByRole("listitem")).toHaveCount(10);
		const recoveryCode = await codes.getByRole("listitem").first().innerText();
		await expectAccessible();
		// They are shown once: another form that does not arrive must not take them away.
		const told = page.getByRole("dialog", { name: words.de.common.lostForm.title });
		await codes.getByText(t.twoFactor.renew).first().click();
		await context.setOffline(true);
		await codes.getByRole("button", { name: t.twoFactor.renew }).click();
		await told.getByRole("button", { name: words.de.common.lostForm.stay }).click();
		await expect(codes.getByRole("listitem").first()).toHaveText(recoveryCode);
		await context.setOffline(false);

		async function signInWith(code: string): Promise<void> {
			await footer.getByRole("button", { name: signOut }).click();
			await expect(footer.getByText(admin)).toBeHidden();
			await page.goto("/de/auth");
			await main.getByLabel(shared.email).fill(admin);
			await main.getByLabel(shared.password, { exact: true }).fill(memberPassword);
			await main.getByRole("button", { name: shared.signIn }).click();
			await expect(page.getByRole("heading", { level: 1, name: shared.codeTitle })).toBeVisible();
			await expectAccessible();
			await main.getByLabel(shared.code).fill("000000");
			await main.getByRole("button", { name: shared.signIn }).click();
			await expect(main.getByLabel(shared.code)).toHaveAccessibleDescription(shared.errors.codeWrong);
			await main.getByLabel(shared.code).fill(code);
			await context.setOffline(true);
			await main.getByRole("button", { name: shared.signIn }).click();
			await expect(told).toBeVisible();
			await expect(page.getByLabel(shared.code)).toHaveValue(code);
			await context.setOffline(false);
			await told.getByRole("button", { name: words.de.common.lostForm.again }).click();
			await expect(footer.getByText(admin)).toBeVisible();
		}
		await signInWith(codeOf(key, 1));
		await signInWith(recoveryCode);

		await page.goto("/de/auth/account");
		await expect(codes).toContainText(`${t.twoFactor.codesLeft} 9`);
		await codes.getByText(t.twoFactor.off).first().click();
		await expectAccessible();
	});
});
