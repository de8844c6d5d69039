import { pageTexts } from "~/i18n/page-texts.server.ts";
import { askForQuote, newBuyer } from "../fixtures/buyer.ts";
import { expect, standard20ft, test, words } from "../fixtures/own-shop.ts";
import { browserLanguages, core, toastOf, unfoldMessage, untilFilledIn } from "../fixtures/shop.ts";

/** Storefront document §8: every row that a visitor can meet, made to happen. */
test.use({ expectedErrors: ["500", "503", "422", "409", "404"] });

/** Takes a table away while something runs. */
async function without(
	shop: { sql: (text: string) => Promise<unknown> },
	table: string,
	run: () => Promise<void>,
): Promise<void> {
	await shop.sql(`alter table ${table} rename to ${table}_gone`);
	try {
		await run();
	} finally {
		await shop.sql(`alter table ${table}_gone rename to ${table}`);
	}
}

test("home that cannot be read says so, and Refresh Page brings it back", async ({ page, shop }) => {
	for (const language of browserLanguages) {
		const t = words[language].home;
		await without(shop, "sections", async () => {
			const response = await page.goto(`${shop.origin}/${language}`);
			expect(response?.status()).toBe(500);
			await expect(page.getByRole("heading", { level: 1, name: t.errorTitle })).toBeVisible();
			await expect(page.getByRole("main").getByText(t.errorText)).toBeVisible();
			await expect(toastOf(page, t.loadFailed)).toBeVisible();
		});
		await page.getByRole("link", { name: t.refresh }).click();
		await expect(page.getByRole("heading", { level: 1, name: t.errorTitle })).toBeHidden();
		await expect(page.getByRole("region", { name: t.carousel })).toBeVisible();
	}
});

test("home without sections says so", async ({ page, shop }) => {
	await shop.sql(
		"update sections set landing_page_id = (select id from landing_pages where slug = 'container')",
	);
	try {
		for (const language of browserLanguages) {
			const t = words[language].home;
			await page.goto(`${shop.origin}/${language}`);
			await expect(page.getByRole("heading", { level: 1, name: t.emptyTitle })).toBeVisible();
			await expect(page.getByText(t.emptyText)).toBeVisible();
			await expect(page.getByRole("link", { name: t.refresh })).toBeVisible();
		}
	} finally {
		await shop.sql(
			"update sections set landing_page_id = (select id from landing_pages where slug = 'home') where id not like 'container%'",
		);
	}
});

test("a section of an unknown type or without a text is hidden, the others stay", async ({ page, shop }) => {
	await shop.sql(`insert into sections (id, landing_page_id, type, order_index)
		select 'from-the-future', id, 'hologram', 1 from landing_pages where slug = 'home'`);
	await shop.sql("delete from section_translations where section_id = 'home-highlights' and language = 'fr'");
	await page.goto(`${shop.origin}/fr`);
	await expect(page.locator("#from-the-future")).toHaveCount(0);
	await expect(page.locator("#home-highlights")).toHaveCount(0);
	await expect(page.locator("#home-hero")).toBeVisible();
	await page.goto(`${shop.origin}/de`);
	await expect(page.locator("#home-highlights")).toBeVisible();
});

test("a list that cannot be read says so", core, async ({ page, shop }) => {
	for (const language of browserLanguages) {
		await without(shop, "products", async () => {
			const response = await page.goto(`${shop.origin}/${language}/container`);
			expect(response?.status()).toBe(500);
			await expect(page.getByRole("alert")).toHaveText(words[language].catalog.loadError);
		});
	}
});

test("a container that cannot be read says so and offers both ways back", async ({ page, shop }) => {
	for (const language of browserLanguages) {
		const d = words[language].catalog.details;
		await without(shop, "product_images", async () => {
			await page.goto(`${shop.origin}/${language}/container/${standard20ft[language]}`);
			await expect(page.getByRole("alert")).toHaveText(d.loadError);
			await expect(page.getByRole("link", { name: d.back })).toBeVisible();
		});
		await page.getByRole("link", { name: d.browse }).click();
		await expect(page.getByRole("heading", { level: 1, name: words[language].catalog.title })).toBeVisible();
	}
});

test("a container without delivery says so", async ({ page, shop }) => {
	await shop.sql(`update products set delivery_options =
		'{"truck": false, "truck_with_crane": false, "self_pickup": false}' where size = '6ft'`);
	for (const language of browserLanguages) {
		await page.goto(`${shop.origin}/${language}/container`);
		await page.getByRole("main").getByRole("listitem").first().getByRole("heading").getByRole("link").click();
		await expect(page.getByText(pageTexts[language].container.noDelivery)).toBeVisible();
	}
});

for (const language of browserLanguages) {
	test(`a quote that cannot be stored says so in ${language} and keeps what was typed`, async ({
		page,
		shop,
	}) => {
		const t = words[language].quote;
		await page.goto(`${shop.origin}/${language}/container/${standard20ft[language]}`);
		const dialog = await askForQuote(page, language);
		await dialog.getByLabel(t.customerName).fill("Jana Peeters");
		await dialog.getByLabel(t.email).fill(newBuyer().email);
		await without(shop, "quotes", async () => {
			await untilFilledIn(dialog);
			await dialog.getByRole("button", { name: t.submit }).click();
			await expect(dialog.getByRole("alert")).toContainText(t.failureText);
			await expect(page.getByText(t.failureTitle).first()).toBeVisible();
		});
		await expect(dialog.getByLabel(t.customerName)).toHaveValue("Jana Peeters");
		// What failed can be sent again as it is.
		await dialog.getByRole("button", { name: t.submit }).click();
		await expect(page.getByText(t.successTitle).first()).toBeVisible();
		await expect(dialog).toBeHidden();
	});
}

test("a quote gets through although the mail server refuses it", async ({ page, shop }) => {
	const t = words.fr.quote;
	const buyer = newBuyer();
	shop.mail.answer = () => Object.assign(new Error("Mailbox is busy"), { responseCode: 451 });
	try {
		await page.goto(`${shop.origin}/fr/container/${standard20ft.fr}`);
		const dialog = await askForQuote(page, "fr");
		await dialog.getByLabel(t.customerName).fill(buyer.name);
		await dialog.getByLabel(t.email).fill(buyer.email);
		await untilFilledIn(dialog);
		await dialog.getByRole("button", { name: t.submit }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByText(t.laterText).first()).toBeVisible();
		const { rows } = await shop.sql(
			`select status from mail_outbox where recipient = '${buyer.email}' or reply_to = '${buyer.email}'`,
		);
		// The refused notification gave way to its plain form, which waits beside the confirmation.
		expect(rows.map(({ status }) => status).sort()).toEqual(["failed", "pending", "pending"]);
	} finally {
		shop.mail.answer = () => null;
	}
});

test("a message whose mails are refused has arrived, and says that the confirmation follows", async ({
	page,
	shop,
}) => {
	shop.mail.answer = () => Object.assign(new Error("Mailbox is busy"), { responseCode: 451 });
	try {
		for (const language of browserLanguages) {
			const t = words[language].contact;
			const buyer = newBuyer();
			await page.goto(`${shop.origin}/${language}`);
			const section = page.locator("main section").last();
			await unfoldMessage(section, language);
			await section.getByLabel(t.name, { exact: true }).fill(buyer.name);
			await section.getByLabel(t.email).fill(buyer.email);
			await section.getByLabel(t.message, { exact: true }).fill("Samstags?");
			await untilFilledIn(section);
			await section.getByRole("button", { name: t.submit }).click();
			await expect(section.getByRole("status")).toContainText(t.laterText);
			await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("");
			const { rows } = await shop.sql(`select * from contact_messages where email = '${buyer.email}'`);
			expect(rows).toHaveLength(1);
		}
	} finally {
		shop.mail.answer = () => null;
	}
});

test("a message that cannot be stored says so and stays in its fields", async ({ page, shop }) => {
	const t = words.de.contact;
	await page.goto(`${shop.origin}/de`);
	const section = page.locator("main section").last();
	await unfoldMessage(section, "de");
	await section.getByLabel(t.name, { exact: true }).fill("Jonas");
	await section.getByLabel(t.email).fill(newBuyer().email);
	await section.getByLabel(t.message, { exact: true }).fill("Samstags?");
	await without(shop, "contact_messages", async () => {
		await untilFilledIn(section);
		await section.getByRole("button", { name: t.submit }).click();
		await expect(section.getByRole("alert")).toContainText(t.failureText);
	});
	await expect(section.getByLabel(t.message, { exact: true })).toHaveValue("Samstags?");
	await section.getByRole("button", { name: t.submit }).click();
	await expect(section.getByRole("status")).toContainText(t.successTitle);
});

test("a forged choice is refused in words and nothing is stored", async ({ page, shop }) => {
	const d = words.en.catalog.details;
	await page.goto(`${shop.origin}/en/container/${standard20ft.en}`);
	await page.getByRole("radio", { name: d.deliveries.self_pickup }).check();
	// On its way: what is forged in the page is put right by its next change.
	await page.route("**/container/**", async (route) => {
		const body = route.request().postData();
		await route.continue(
			body === null ? {} : { postData: body.replace("condition=new", "condition=stolen") },
		);
	});
	await page.getByRole("button", { name: d.addToCart, exact: true }).click();
	await expect(page.getByRole("alert")).toContainText(pageTexts.en.container.obstacles.no_condition);
	const { rows } = await shop.sql("select count(*)::int as lines from cart_items");
	expect(rows).toEqual([{ lines: 0 }]);
});

test("a failing delivery price is told in the documented words", async ({ page, shop }) => {
	await shop.sql("delete from transport_tariffs where country = 'DE' and prefix = '01'");
	for (const language of browserLanguages) {
		const d = words[language].catalog.details;
		await page.goto(`${shop.origin}/${language}/container/${standard20ft[language]}`);
		await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
		await page.getByLabel(d.country).selectOption("DE");
		await page.getByLabel(d.postcode).fill("01067");
		await expect(toastOf(page, pageTexts[language].container.noPriceTitle)).toBeVisible();
		await expect(page.getByRole("alert")).toContainText(pageTexts[language].container.noPriceText);
	}
});

test(
	"a container that cannot be added says why and stays chosen, and the next press adds it",
	core,
	async ({ page, shop }) => {
		for (const language of ["de", "fr"] as const) {
			const d = words[language].catalog.details;
			await page.context().clearCookies();
			await page.goto(
				`${shop.origin}/${language}/container/${standard20ft[language]}?delivery=self_pickup&quantity=3`,
			);
			const order = page.getByRole("button", { name: d.addToCart, exact: true });
			const refusal = page
				.getByRole("alert")
				.filter({ hasText: pageTexts[language].container.problems.failed });
			await without(shop, "cart_items", async () => {
				await order.click();
				await expect(refusal).toBeVisible();
				await expect(toastOf(page, words[language].checkout.toasts.addFailed)).toBeVisible();
				await expect(page.getByRole("textbox", { name: d.quantity })).toHaveValue("3");
			});
			await order.click();
			await expect(refusal).toBeHidden();
			await expect(page.getByText(words[language].checkout.toasts.added, { exact: true })).toBeVisible();
		}
	},
);

test("a cart that cannot be read says so in the documented words", async ({ page, shop }) => {
	for (const language of browserLanguages) {
		const t = words[language].checkout;
		await page.goto(`${shop.origin}/${language}/container/${standard20ft[language]}?delivery=self_pickup`);
		await page.getByRole("button", { name: words[language].catalog.details.addToCart, exact: true }).click();
		await expect(toastOf(page, t.toasts.added)).toBeVisible();
		await without(shop, "product_translations", async () => {
			await page.goto(`${shop.origin}/${language}/cart`);
			await expect(page.getByRole("alert")).toContainText(t.toasts.loadFailed);
			await expect(toastOf(page, t.toasts.loadFailed)).toBeVisible();
		});
		await page.getByRole("link", { name: words[language].common.failure.retry }).click();
		await expect(page.getByRole("region", { name: t.review })).toBeVisible();
	}
});
