import { withdrawal } from "~/i18n/pages/en/withdrawal.ts";
import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import {
	browserLanguages,
	expect,
	onPhone,
	onPhoneIn,
	standard20ft,
	test,
	unfoldMessage,
	untilAwake,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

test.use({ expectedErrors: ["422", "409", "ERR_FAILED"] });

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
			await unfoldMessage(section, language);
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
			await untilFilledIn(section);
			await submit.click();
			await expect(section.getByRole("status")).toContainText(t.successTitle);
			await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("");
			const mails = await mailsTo(buyer.email);
			expect(mails).toHaveLength(1);
			expect(mails[0]).toContain("Do you deliver on Saturdays?");
		},
	);
}

test("a message whose form was open too long is asked for once more, with all that was typed", async ({
	page,
}) => {
	const t = words.fr.contact;
	const buyer = newBuyer();
	await page.goto("/fr");
	const section = page.locator("main section").last();
	await section.getByLabel(t.name, { exact: true }).fill(buyer.name);
	await section.getByLabel(t.email).fill(buyer.email);
	await section.getByLabel(t.message, { exact: true }).fill("Livrez-vous le samedi ?");
	await untilFilledIn(section);
	const ticket = section.locator('input[name="ticket"]');
	await ticket.evaluate((field: HTMLInputElement) => {
		field.value = "0.old.ticket";
	});
	const submit = section.getByRole("button", { name: t.submit });
	await submit.click();
	await expect(section.getByRole("alert")).toContainText(t.again);
	await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("Livrez-vous le samedi ?");
	await untilFilledIn(section);
	// Taken, but nobody learns of it: sent again it is the same message.
	await page.route(
		(url) => url.pathname.endsWith(".data"),
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await submit.click();
	const { title, again } = words.fr.common.lostForm;
	await page.getByRole("dialog", { name: title }).getByRole("button", { name: again }).click();
	await expect(section.getByRole("status")).toContainText(t.successTitle);
	expect(await mailsTo(buyer.email)).toHaveLength(1);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("a message gets through when it is confirmed once", onPhone, async ({ page }) => {
		const t = words.de.contact;
		const buyer = newBuyer();
		await page.goto("/de");
		const section = page.locator("main section").last();
		await unfoldMessage(section, "de");
		await section.getByLabel(t.name, { exact: true }).fill(buyer.name);
		await section.getByLabel(t.email).fill(buyer.email);
		await section.getByLabel(t.message, { exact: true }).fill("Liefern Sie samstags?");
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByRole("alert")).toContainText(t.again);
		await expect(section.getByRole("alert")).toBeInViewport();
		await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("Liefern Sie samstags?");
		await untilFilledIn(section);
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByRole("status")).toContainText(t.successTitle);
		await expect(section.getByRole("status")).toBeInViewport();
		expect(await mailsTo(buyer.email)).toHaveLength(1);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("an address that leads to the section opens its message, and no filter closes it again", async ({
		page,
	}) => {
		const t = words.fr;
		await page.goto("/fr#home-contact");
		const message = page.getByLabel(t.contact.message, { exact: true });
		await expect(message).toBeVisible();
		await message.fill("Bonjour");
		await page.getByLabel(t.catalog.type).selectOption("thermostatic");
		await expect(page).toHaveURL(/thermostatic/);
		await expect(message).toHaveValue("Bonjour");
		await expect(message).toBeVisible();
	});

	test("words typed before the scripts stay in sight", async ({ page }) => {
		let letThrough = () => {};
		const held = new Promise<void>((resolve) => {
			letThrough = resolve;
		});
		await page.route("**/assets/*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto("/de", { waitUntil: "commit" });
		const section = page.locator("main section").last();
		await unfoldMessage(section, "de");
		const message = section.getByLabel(words.de.contact.message, { exact: true });
		await message.fill("Samstags?");
		letThrough();
		await untilAwake(message);
		await expect(message).toBeVisible();
		await expect(message).toHaveValue("Samstags?");
	});

	test("a message that was begun is in sight after the way back", async ({ page }) => {
		await page.goto("/de", { waitUntil: "networkidle" });
		const section = page.locator("main section").last();
		await unfoldMessage(section, "de");
		const name = section.getByLabel(words.de.contact.name, { exact: true });
		await name.fill("Jonas");
		await page.goto("/de/faq");
		await page.goBack();
		await expect(name).toHaveValue("Jonas");
		await expect(name).toBeVisible();
	});
});

test("what a phone folds away of the home page is in sight where there is room, its cut paragraphs whole", async ({
	page,
}) => {
	await page.goto("/de");
	await expect(page.getByText(words.de.contact.write, { exact: true })).toBeHidden();
	await expect(page.getByLabel(words.de.contact.message, { exact: true })).toBeVisible();
	const leasing = page.locator("#leasing-section");
	const [lead, rest] = [leasing.locator(".prose > p"), leasing.locator("details > p").first()];
	await expect(rest).toBeVisible();
	// The second goes on in the first one's last line.
	const lines = (part: typeof lead) =>
		part.evaluate((element) => [...element.getClientRects()].map(({ top }) => Math.round(top)));
	expect((await lines(lead)).at(-1)).toBe((await lines(rest)).at(0));
});

test.describe("a refused form", () => {
	const quote = words.en.quote;
	const forms = [
		["message", "/en/contact", words.en.contact.name, words.en.contact.email, words.en.contact.submit],
		[
			...(["request", `/en/container/${standard20ft.en}/quote?condition=used-a`] as const),
			...([quote.customerName, quote.email, quote.submit] as const),
		],
		[
			...(["conversion", "/en/modifications?tab=contact"] as const),
			...([quote.customerName, quote.email, quote.submit] as const),
		],
		[
			...(["withdrawal", "/en/withdrawal"] as const),
			...([withdrawal.name, withdrawal.email, withdrawal.review] as const),
		],
	] as const;
	for (const [what, path, nameLabel, emailLabel, submit] of forms) {
		test(`of a ${what} keeps its words through a reload, another page and the way back`, async ({ page }) => {
			await page.goto(path);
			const button = page.getByRole("button", { name: submit, exact: true });
			const form = page.getByRole("main").locator("form").filter({ has: button });
			const name = form.getByLabel(nameLabel, { exact: true });
			await untilAwake(name);
			await name.fill("Jana Peeters");
			await form.getByLabel(emailLabel, { exact: true }).fill("jana");
			const text = form.locator("textarea, [name=part]").last();
			await text.fill("Saturdays?");
			await button.click();
			await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
			await page.reload();
			await expect(name).toHaveValue("Jana Peeters");
			await untilAwake(name);
			await expect(text).toHaveValue("Saturdays?");
			await name.fill("Jana Peeters-Maes");
			await page.getByRole("contentinfo").locator("a[href='/en/faq']").click();
			await expect(page).toHaveURL("/en/faq");
			await page.goBack();
			await expect(name).toHaveValue("Jana Peeters-Maes");
			await expect(text).toHaveValue("Saturdays?");
			await expect(form.getByLabel(emailLabel, { exact: true })).toHaveValue("jana");
		});
	}
});
