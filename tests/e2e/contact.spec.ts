import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { browserLanguages, expect, onPhoneIn, test, words } from "../fixtures/shop.ts";

test.use({ expectedErrors: ["422", "409"] });

for (const language of browserLanguages) {
	test(
		`a visitor writes a message in ${language}`,
		onPhoneIn(language),
		async ({ page, expectAccessible }) => {
			const t = words[language].contact;
			const buyer = newBuyer();
			await page.goto(`/${language}`);
			const section = page.locator("main section").last();
			const submit = section.getByRole("button", { name: t.submit });
			await section.getByLabel(t.email).fill("nobody");
			await submit.click();
			await expect(section.getByLabel(t.name, { exact: true })).toHaveAccessibleDescription(t.errors.name);
			await expect(section.getByLabel(t.name, { exact: true })).toBeFocused();
			await expect(section.getByLabel(t.email)).toHaveAccessibleDescription(t.errors.emailInvalid);
			await expect(section.getByLabel(t.message, { exact: true })).toHaveAccessibleDescription(
				t.errors.message,
			);
			await expect(section.getByLabel(t.email)).toHaveValue("nobody");
			await expectAccessible();
			await section.getByLabel(t.name, { exact: true }).fill(buyer.name);
			await section.getByLabel(t.email).fill(buyer.email);
			await section.getByLabel(t.message, { exact: true }).fill("Do you deliver on Saturdays?");
			// Nobody fills in a form in less than two seconds; the shop asks such a visitor to send once more.
			await expect(async () => {
				if ((await section.getByLabel(t.name, { exact: true }).inputValue()) !== "") await submit.click();
				await expect(section.getByRole("status")).toContainText(t.successTitle, { timeout: 3_000 });
			}).toPass();
			await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("");
			const mails = await mailsTo(buyer.email);
			expect(mails).toHaveLength(1);
			expect(mails[0]).toContain("Do you deliver on Saturdays?");
		},
	);
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("a message gets through when it is confirmed once", async ({ page }) => {
		const t = words.de.contact;
		const buyer = newBuyer();
		await page.goto("/de");
		const section = page.locator("main section").last();
		await section.getByLabel(t.name, { exact: true }).fill(buyer.name);
		await section.getByLabel(t.email).fill(buyer.email);
		await section.getByLabel(t.message, { exact: true }).fill("Liefern Sie samstags?");
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByRole("alert")).toContainText(t.again);
		await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("Liefern Sie samstags?");
		await expect(async () => {
			if (!(await section.getByRole("status").isVisible())) {
				await section.getByRole("button", { name: t.submit }).click();
			}
			await expect(section.getByRole("status")).toContainText(t.successTitle, { timeout: 3_000 });
		}).toPass();
		expect(await mailsTo(buyer.email)).toHaveLength(1);
	});
});
