import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { product40ftHc } from "#db/seed/products/40ft-hc.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { test as base, expect, type OwnShop, words } from "../fixtures/own-shop.ts";
import { fill, untilAwake } from "../fixtures/shop.ts";
import { codaFile } from "../support/bank-files.ts";
import { startFakeVies } from "../support/fake-vies.ts";
import { acceptAdmin, memberPassword } from "../support/members.ts";
import { type Screen, screens } from "./screens.ts";
import { ask, type Buyer, dubois, order, type Purchase, peeters, vandam, willems, write } from "./trade.ts";

/** A shop that asks a VIES of its own. */
const test = base.extend<object, { shopEnv: Record<string, string> }>({
	shopEnv: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
		async ({}, use) => {
			const vies = await startFakeVies();
			await use({ VIES_URL: vies.url });
			await vies.close();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ shop }, use) => use(shop.origin),
});

// The browser notes by itself what was refused for being sent too soon.
test.use({ expectedErrors: ["409", "422"] });

const en = pageTexts.en;
const folder = fileURLToPath(new URL("../../docs/owner/", import.meta.url));
const pictures = fileURLToPath(new URL("../../public/pictures/products/", import.meta.url));
const largest = 120_000;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Whatever stands here is not a page to be shown. */
const failures = [words.en.common.failure.title, words.en.common.notFound.title];

/** Takes a picture of the screen as it stands. @param at what its top shows; without it the page's own top */
async function take(page: Page, name: Screen, at?: Locator): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
	for (const failure of failures) await expect(page.getByText(failure, { exact: true })).toHaveCount(0);
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	if (at) {
		await at.evaluate((element) =>
			window.scrollBy({ top: element.getBoundingClientRect().top - 24, behavior: "instant" }),
		);
	}
	await page.mouse.move(0, 0);
	await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === "Archivo"));
	const image = await page.screenshot({ animations: "disabled", caret: "hide" });
	const webp = await sharp(image).webp({ quality: 66, effort: 6 }).toBuffer();
	expect(webp.length, `${name} is too large a file`).toBeLessThan(largest);
	writeFileSync(`${folder}${name}.webp`, webp);
	taken.add(name);
}
const taken = new Set<Screen>();

/** What stands in one place of the page, by its heading. */
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function signIn(page: Page, shop: OwnShop): Promise<void> {
	const form = { email: "owner@shop.example", password: memberPassword };
	await page.request.post("/en/auth?mode=sign-up", { form });
	await shop.sql(acceptAdmin(form.email));
	await page.request.post("/en/auth", { form });
}

async function openOrder(page: Page, number: string): Promise<void> {
	await page.goto(`/en/admin/orders?q=${number}`);
	await page.getByRole("link", { name: number }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
}

test("the pictures of the handbook", async ({ page, browser, shop }) => {
	const { adminTrade: trade, adminAmend: amend, adminInvoices: bill, adminBank: bank } = en;
	const {
		adminOffers: sale,
		adminPrices: prices,
		adminOwners: people,
		adminSettings: { tariffs },
	} = en;
	const slug20 = product20ftDv.translations.en.slug;
	const slug40 = product40ftHc.translations.en.slug;
	const buy = (buyer: Buyer, purchase: Purchase) => order(browser, shop.origin, buyer, purchase);
	shop.mail.recipient = (address) => (address.startsWith("typo") ? new Error("550 no such mailbox") : null);

	const paid = await buy(willems, { slug: slug40, condition: "new", delivery: "truck", inDays: 2 });
	const changed = await buy(peeters, { slug: slug20, condition: "used-a", delivery: "truck", inDays: 3 });
	const abroad = await buy(vandam, { slug: slug20, condition: "used-a", delivery: "self_pickup" });
	const late = await buy(dubois, { slug: slug40, condition: "used-a", delivery: "truck_with_crane" });
	const wish = "Two of them as site office: insulated, one window each, by the end of the month.";
	await ask(browser, shop.origin, dubois, slug20, wish);
	await ask(
		browser,
		shop.origin,
		{ ...willems, email: "typo@willems.example" },
		slug40,
		"Ten pieces, in RAL 7016.",
	);
	await write(browser, shop.origin, peeters, "Do you also deliver on Saturdays?");

	mkdirSync(folder, { recursive: true });
	await signIn(page, shop);
	/** One part of the desk that has changed hides no other: all are named in the end. */
	const problems: string[] = [];
	async function part(name: string, run: () => Promise<void>): Promise<void> {
		await page.setViewportSize(desktop);
		await test.step(name, run).catch((error) => problems.push(`${name}: ${error.message}`));
	}

	await part("offers", async () => {
		await page.goto(`/en/admin/quotes?q=${encodeURIComponent(dubois.email)}`);
		await page.getByRole("link", { name: dubois.name }).click();
		await take(page, "quote");
		await page.getByRole("link", { name: sale.make }).click();
		await page.getByRole("button", { name: sale.new.button }).click();
		await page.getByRole("link", { name: sale.edit, exact: true }).click();
		const first = page.getByRole("group", { name: `${sale.fields.line} 1` });
		await first.getByLabel(sale.fields.quantity).fill("2");
		await page.getByRole("button", { name: sale.addFree }).click();
		const work = page.getByRole("group", { name: `${sale.fields.line} 2` });
		await work.getByLabel(sale.fields.title).fill("Insulation and one window, fitted");
		await work.getByLabel(sale.fields.quantity).fill("2");
		await work.getByLabel(sale.fields.unitPrice).fill("1450");
		await take(page, "offer-edit", first);
		await page.getByRole("button", { name: sale.save, exact: true }).last().click();
		await expect(page.getByText(sale.saved)).toBeVisible();
		await take(page, "offer-send");
		await page.getByRole("button", { name: sale.send.button }).click();
		await expect(page.getByText(sale.send.done)).toBeVisible();
	});

	await part("the bank", async () => {
		const { rows } = await shop.sql("select iban from company_settings");
		const account = String(rows[0]?.iban).replaceAll(" ", "");
		const { rows: orders } = await shop.sql("select order_number, total_amount from orders");
		const open = (number: string) =>
			Number(orders.find(({ order_number }) => order_number === number)?.total_amount);
		const statement = codaFile({
			...{ account, number: 112, closedOn: "2026-11-20", oldBalance: 1_250_000 },
			lines: [
				{ amount: open(paid.number), ogm: paid.ogm, name: "BOUWWERKEN WILLEMS BV" },
				{ amount: open(late.number), text: `FACTURE ${late.number}`, name: "DUBOIS EVENEMENTS SRL" },
				{ amount: -4_550, text: "BANK CHARGES" },
			],
		});
		await page.goto("/en/admin/bank");
		await page.getByRole("link", { name: bank.importFile }).click();
		await page.getByLabel(bank.import.files).setInputFiles({
			...{ name: "statement-112.cod", mimeType: "text/plain", buffer: Buffer.from(statement, "latin1") },
		});
		await page.getByRole("button", { name: bank.import.check }).click();
		await expect(page.getByRole("heading", { name: bank.import.result })).toBeFocused();
		await take(page, "bank-import");
		await page.getByRole("button", { name: bank.import.store }).click();
		await expect(page.getByRole("status").filter({ hasText: bank.done.imported })).toBeVisible();
		await page.goto("/en/admin/bank?state=open");
		await page.getByRole("list", { name: bank.title }).getByRole("link").first().click();
		await take(page, "bank-line");
		await page.goto("/en/admin/bank/open-items");
		await take(page, "open-items");
	});

	await part("orders", async () => {
		await openOrder(page, changed.number);
		const course = panel(page, trade.status.title);
		await course.getByLabel(trade.status.label).selectOption(trade.statuses.order.confirmed);
		await course.getByRole("button", { name: trade.status.go }).click();
		await page.getByRole("button", { name: trade.status.save }).click();
		await expect(page.getByText(trade.done.status)).toBeVisible();
		await openOrder(page, changed.number);
		await take(page, "order");
		await page.goto("/en/admin/deliveries");
		await take(page, "deliveries");
		await page.getByRole("link", { name: peeters.city }).click();
		await page.setViewportSize(phone);
		await take(page, "delivery-phone");
		await page.setViewportSize(desktop);
		await openOrder(page, changed.number);
		await page.getByRole("link", { name: amend.change }).click();
		await untilAwake(page.getByRole("button", { name: amend.check }));
		await page.getByLabel(words.en.checkout.street).first().fill("Dok 7");
		await page.getByLabel(words.en.checkout.postalCode).first().fill("2030");
		await page.getByLabel(words.en.checkout.city).first().fill("Antwerpen");
		await page.getByRole("button", { name: sale.repriceTransport }).click();
		await page.getByLabel(amend.words).fill("We bring it to your new yard, as agreed on the phone.");
		await page.getByRole("button", { name: amend.check }).click();
		await take(page, "order-change", panel(page, amend.preview));
		await page.goto("/en/admin/orders");
		await take(page, "orders");
		await page.goto(`/en/admin/buyers/${encodeURIComponent(willems.email)}`);
		await take(page, "buyer");
	});

	await part("money of an order", async () => {
		await openOrder(page, paid.number);
		await take(page, "payment", panel(page, en.adminPayments.title));
		const invoices = panel(page, bill.title);
		await untilAwake(invoices);
		await invoices.getByRole("link", { name: bill.make }).click();
		await expect(invoices.getByRole("heading", { name: bill.draft })).toBeVisible();
		await take(page, "invoice", invoices);
		await invoices
			.getByRole("button", { name: new RegExp(fill(bill.issue.invoice, { amount: ".*" })) })
			.click();
		await expect(invoices.getByRole("status")).toContainText(/\d{4}-\d{6}/);
		await page.goto("/en/admin/invoices");
		await take(page, "invoices");
		await openOrder(page, paid.number);
		const status = panel(page, trade.status.title);
		await status.getByLabel(trade.status.label).selectOption("cancelled");
		await status.getByRole("button", { name: trade.status.go }).click();
		await expect(status.getByRole("checkbox", { name: amend.cancel.credit })).toBeChecked();
		await take(page, "order-cancel", status);
		await openOrder(page, abroad.number);
		await take(page, "vat", panel(page, en.adminVat.title));
	});

	await part("prices", async () => {
		await page.goto("/en/admin/products");
		await take(page, "prices");
		await page.getByRole("link", { name: /^Change prices of all/ }).click();
		await page.getByLabel(prices.rule.by).fill("4");
		await page.getByLabel(prices.rule.rounding).selectOption(prices.rule.roundings["10"]);
		await page.getByRole("button", { name: prices.rule.preview }).click();
		await expect(page.getByRole("heading", { name: prices.batch.preview })).toBeVisible();
		await take(page, "prices-preview");
		await page.getByRole("button", { name: /^Change \d+ products now/ }).click();
		await expect(page.getByText(prices.batch.done.applied)).toBeVisible();
		await take(page, "prices-undo");
	});

	await part("what the shop shows", async () => {
		await page.goto(`/en/products/admin/${slug20}`);
		await take(page, "product");
		await page.goto("/en/admin/media");
		const files = readdirSync(pictures).filter((name) =>
			/^[24]0ft-(dv|hc)-(new|used-a)-front-\w+-1200\.webp$/.test(name),
		);
		await page.getByLabel(en.adminMedia.uploadImages).setInputFiles(files.map((name) => pictures + name));
		await expect(page.getByRole("button", { name: en.adminMedia.copy })).toHaveCount(files.length);
		await take(page, "media");
		await page.goto("/en/admin/landing-pages");
		const { rows } = await shop.sql("select landing_page_id from sections group by 1 order by count(*) desc");
		await page.goto(`/en/admin/landing-pages/edit/${rows[0]?.landing_page_id}/sections`);
		await take(page, "page-sections");
		await page.goto("/en/admin/blog");
		await page.getByRole("link", { name: en.adminBlog.edit }).first().click();
		await take(page, "blog-post");
		await page.goto("/en/admin/tariffs");
		await take(page, "tariffs");
	});

	await part("the office", async () => {
		for (const [email, role] of [
			["sofie@shop.example", "sales"],
			["karim@shop.example", "driver"],
			["accountant@shop.example", "reader"],
		] as const) {
			await page.goto("/en/admin/owners");
			const invitation = panel(page, people.addTitle);
			await invitation.getByLabel(people.email).fill(email);
			await invitation.getByLabel(people.role, { exact: true }).selectOption(role);
			await invitation.getByRole("button", { name: people.add }).click();
			await expect(page.getByText(people.done.added).first()).toBeVisible();
		}
		await page.goto("/en/admin/tariffs");
		await page
			.getByRole("button", { name: new RegExp(`^${tariffs.delete}`) })
			.first()
			.click();
		await page.getByRole("dialog").getByRole("button", { name: tariffs.delete }).click();
		await expect(page.getByText(tariffs.done.deleted).first()).toBeVisible();
		for (const [screen, path] of [
			["people", "owners"],
			["mails", "mails"],
			["company", "company"],
			["trash", "trash"],
			["history", "history"],
		] as const) {
			await page.goto(`/en/admin/${path}`);
			await take(page, screen);
		}
		await page.goto("/en/admin/personal-data");
		await page.getByLabel(en.personalData.desk.email).fill(peeters.email);
		await page.getByRole("button", { name: en.personalData.desk.find }).click();
		await take(page, "personal-data");
	});

	await part("the first page", async () => {
		await page.goto("/en/admin");
		await take(page, "today");
		await page.keyboard.press("/");
		const find = page.getByRole("dialog");
		await find.getByRole("searchbox").or(find.getByRole("combobox")).first().fill("Willems");
		await expect(find).toContainText(paid.number);
		await take(page, "search");
		await page.keyboard.press("Escape");
		await page.setViewportSize(phone);
		await take(page, "today-phone");
	});

	expect(problems).toEqual([]);
	expect([...taken].sort()).toEqual([...screens].sort());
});
