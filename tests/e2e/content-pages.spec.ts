import type { BrowserContext, Page } from "@playwright/test";
import { blogPosts } from "#db/seed/blog/index.ts";
import type { Language } from "~/i18n/languages.ts";
import { newBuyer } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import {
	test as base,
	browserLanguages,
	expect,
	onPhone,
	onPhoneIn,
	toastOf,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

/** Fails the test when a page asks another host for anything. */
const test = base.extend<{ ownHostOnly: undefined }>({
	ownHostOnly: [
		async ({ context, baseURL }, use) => {
			const elsewhere: string[] = [];
			context.on("request", (request) => {
				const { origin, protocol } = new URL(request.url());
				if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(request.url());
			});
			await use(undefined);
			expect(elsewhere).toEqual([]);
		},
		{ auto: true },
	],
});

// The browser's own notes of a missing page and of a wrong field.
test.use({ expectedErrors: ["404", "422"] });

const [newest] = blogPosts;

function postPath(language: Language): string {
	return `/${language}/blog/${newest?.translations[language].slug}`;
}

function contentPages(language: Language): string[] {
	const pages = [
		"blog",
		"about",
		"faq",
		"contact",
		"cookie-policy",
		"privacy-statement",
		"high-cube",
		"blog/none",
	];
	return [postPath(language), ...pages.map((page) => `/${language}/${page}`)];
}

for (const language of browserLanguages) {
	test(`no findings on any content page in ${language}`, async ({ page, expectAccessible }) => {
		test.slow();
		for (const address of contentPages(language)) {
			await page.goto(address);
			await expectAccessible();
		}
	});

	test(`nothing scrolls sideways at 320 px in ${language}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		for (const address of contentPages(language)) {
			await page.goto(address);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, address).toBeLessThanOrEqual(0);
		}
	});

	test(`from the list to a post and back in ${language}`, onPhoneIn(language), async ({ page }) => {
		const t = words[language].blog;
		await page.goto(`/${language}/blog`);
		const title = newest?.translations[language].title ?? "";
		await page.getByRole("main").getByRole("link", { name: title }).click();
		await expect(page).toHaveURL(postPath(language));
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page.getByRole("region", { name: t.moreContainers })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: t.back }).click();
		await expect(page).toHaveURL(`/${language}/blog`);
	});

	test(`a visitor writes from the contact page in ${language}`, async ({ page, expectAccessible }) => {
		const t = words[language].contact;
		const buyer = newBuyer();
		await page.goto(`/${language}/contact`);
		const form = page.getByRole("main").locator("form");
		const field = (name: "name" | "email" | "phone" | "subject" | "message") =>
			form.locator(`#contact-${name}`);
		const submit = form.getByRole("button", { name: t.submit });
		await field("name").fill("J");
		await field("email").fill("nobody");
		await submit.click();
		await expect(field("name")).toHaveAccessibleDescription(t.errors.nameShort);
		await expect(field("name")).toBeFocused();
		await expect(field("email")).toHaveAccessibleDescription(t.errors.emailInvalid);
		await expect(field("subject")).toHaveAccessibleDescription(t.errors.subjectShort);
		await expect(field("message")).toHaveAccessibleDescription(t.errors.messageShort);
		await expect(field("phone")).toHaveAccessibleDescription("");
		await expect(field("email")).toHaveValue("nobody");
		await expectAccessible();
		await field("name").fill(buyer.name);
		await field("email").fill(buyer.email);
		await field("subject").fill("Samstag");
		await field("message").fill("Do you deliver on Saturdays?");
		await untilFilledIn(form);
		await submit.click();
		await expect(form.getByRole("status")).toContainText(t.successTitle);
		await expect(toastOf(page, t.successText)).toBeVisible();
		for (const name of ["name", "email", "subject", "message"] as const) {
			await expect(field(name)).toHaveValue("");
		}
		// Toast and bar lie over whatever has been scrolled to.
		await page.getByRole("button", { name: words[language].common.close }).click();
		await page.evaluate(() => window.scrollTo(0, 0));
		await expectAccessible();
		const mails = await mailsTo(buyer.email);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toContain("Do you deliver on Saturdays?");
		expect(mails[0]).toContain("Samstag");
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	for (const language of browserLanguages) {
		test(`a message from the contact page gets through when it is confirmed once, in ${language}`, async ({
			page,
		}) => {
			const t = words[language].contact;
			const buyer = newBuyer();
			await page.goto(`/${language}/contact`);
			const form = page.getByRole("main").locator("form");
			await form.locator("#contact-name").fill(buyer.name);
			await form.locator("#contact-email").fill(buyer.email);
			await form.locator("#contact-subject").fill("?");
			await form.locator("#contact-message").fill("Liefern Sie samstags?");
			await form.getByRole("button", { name: t.submit }).click();
			await expect(page).toHaveURL(`/${language}/contact#send-contact`);
			await expect(form.locator("#contact-subject")).toHaveAccessibleDescription(t.errors.subjectShort);
			await expect(form.locator("#contact-subject")).toBeInViewport();
			await form.locator("#contact-subject").fill("Samstag");
			await untilFilledIn(form);
			await form.getByRole("button", { name: t.submit }).click();
			await expect(form.getByRole("status")).toContainText(t.successTitle);
			await expect(form.locator("#contact-message")).toHaveValue("");
			expect(await mailsTo(buyer.email)).toHaveLength(1);
		});
	}

	test("a post is shared by mail and has its text and its containers", async ({ page }) => {
		await page.goto(postPath("fr"));
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: words.fr.blog.share })).toHaveAttribute("href", /^mailto:\?/);
		await expect(main.getByRole("listitem").getByRole("article")).toHaveCount(14);
	});
});

/** A page in a browser that offers what a script makes of it. */
async function offering(context: BrowserContext, script: string): Promise<Page> {
	const page = await context.newPage();
	await page.addInitScript(script);
	return page;
}

/** Shares until the page's scripts have taken over the link. */
async function shareUntil(page: Page, language: Language, check: () => Promise<void>): Promise<void> {
	await expect(async () => {
		await page.getByRole("link", { name: words[language].blog.share, exact: true }).click();
		await check();
	}).toPass();
}

test.describe("sharing a post", () => {
	const noShare = "Object.defineProperty(navigator, 'share', { value: undefined });";

	for (const language of browserLanguages) {
		test(`copies its address and says so in ${language}`, async ({ context, baseURL }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			const page = await offering(context, noShare);
			const t = words[language].blog;
			await page.goto(postPath(language));
			// Looked at once, with all that it says: it goes by itself.
			const toast = toastOf(page, t.copied).filter({ hasText: postPath(language) });
			await shareUntil(page, language, () => expect(toast).toBeVisible({ timeout: 2_000 }));
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + postPath(language));
			await expect(page).toHaveURL(postPath(language));
		});
	}

	test("uses what the device offers, and takes a no for an answer", async ({ context, baseURL }) => {
		const page = await offering(
			context,
			`window.shared = [];
			navigator.share = async (what) => { window.shared.push(what); throw new DOMException("no", "AbortError"); };`,
		);
		const failures: string[] = [];
		page.on("pageerror", (error) => failures.push(error.message));
		await page.goto(postPath("de"));
		const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
		await shareUntil(page, "de", async () => {
			expect(await shared()).toEqual([
				{ title: newest?.translations.de.title, url: baseURL + postPath("de") },
			]);
		});
		await expect(page.getByText(words.de.blog.copied)).toHaveCount(0);
		expect(failures).toEqual([]);
	});

	test("stays a mail where a browser has neither", async ({ context }) => {
		const page = await offering(
			context,
			`Object.defineProperty(navigator, "share", { get: () => { window.asked = true; } });
			Object.defineProperty(navigator, "clipboard", { value: undefined });`,
		);
		const failures: string[] = [];
		page.on("pageerror", (error) => failures.push(error.message));
		await page.goto(postPath("en"));
		// Last in line: what the page decided is known, and no mail program is looked for.
		await page.evaluate(() => {
			window.addEventListener("click", (event) => {
				Object.assign(window, { prevented: event.defaultPrevented });
				event.preventDefault();
			});
		});
		const seen = () =>
			page.evaluate(() => {
				const { asked, prevented } = window as unknown as Record<string, boolean>;
				return { asked, prevented };
			});
		await shareUntil(page, "en", async () => expect(await seen()).toEqual({ asked: true, prevented: false }));
		expect(failures).toEqual([]);
	});
});

test("the map is a link, and nothing goes there before it is followed", async ({ page }) => {
	await page.goto("/nl/contact");
	const map = page.getByRole("main").getByRole("link", { name: "Kaart openen" });
	await map.scrollIntoViewIfNeeded();
	await map.hover();
	await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
	await expect(map).toHaveAttribute("target", "_blank");
	await expect(page.locator("iframe")).toHaveCount(0);
	await page.waitForLoadState("networkidle");
});

test("a page that is not there leads on", async ({ page }) => {
	const t = words.en.common.notFound;
	await page.goto("/en/40ft-high-cube");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 2, name: t.suggestions })).toBeVisible();
	// Three that are called like it, and the three that are ordered most.
	await expect(main.getByRole("listitem")).toHaveCount(6);
	await main.getByRole("listitem").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/en\/container\/.+/);
	await page.goto("/en/no-such-page");
	await main.getByRole("link", { name: t.browse }).click();
	await expect(page).toHaveURL("/en/container");
	await page.goto("/en/old-kontakt");
	await expect(page).toHaveURL("/en/contact");
});

test("related containers go round and round", onPhone, async ({ page, viewport }) => {
	test.skip((viewport?.width ?? 0) > 768, "all three stand side by side on a wide screen");
	await page.goto("/de/about");
	const row = page.getByRole("region", { name: words.de.common.containers, exact: true });
	const cards = row.getByRole("article");
	await row.scrollIntoViewIfNeeded();
	await expect(cards).toHaveCount(3);
	// Once, whether the code that answers is there already or not.
	await cards.nth(0).getByRole("link").first().focus();
	await page.keyboard.press("ArrowLeft");
	await expect(cards.nth(2)).toBeInViewport({ ratio: 0.8 });
	await page.keyboard.press("ArrowRight");
	await expect(cards.nth(0)).toBeInViewport({ ratio: 0.8 });
});
