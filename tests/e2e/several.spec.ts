import { randomUUID } from "node:crypto";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, test } from "../fixtures/own-desk.ts";
import { untilAwake } from "../fixtures/shop.ts";
import { memberPassword } from "../support/members.ts";
import { productFiles } from "../support/shop-pictures.ts";

// The browser notes by itself the form of which a row was refused, and the one whose session had ended.
test.use({ expectedErrors: ["409", "403"] });

const { accounts, adminMedia: media, adminSeveral: t, adminShell: shell, adminTrade: trade } = pageTexts.de;

/** A new order of a buyer in Munich, as SQL. */
function order(number: string, mark: string): string {
	return `insert into orders (order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount,
			total_amount, vat_rate, status, shipping_address)
		values ('${number}', gen_random_uuid(), gen_random_uuid(), 'de', 100000, 19000, 119000, 19, 'pending',
			'{"name": "${mark} ${number}", "email": "${number}@buyer.example", "phone": "+49 89 000 00 01",
			"companyName": null, "street": "Hafenstraße 12", "city": "München", "postalCode": "80331",
			"country": "germany"}')`;
}

test("an owner ticks orders by the keyboard and confirms them, but one that a colleague has changed", async ({
	page,
	context,
	admin,
	shop,
	expectAccessible,
}) => {
	const mark = `Kai ${randomUUID().slice(0, 8)}`;
	const base = Math.floor(Math.random() * 1e8) * 10;
	const [first, second, third] = [1, 2, 3].map((digit) => `K-${base + digit}`) as [string, string, string];
	for (const number of [first, second, third]) await shop.sql(order(number, mark));

	await page.goto(`/de/admin/orders?q=${encodeURIComponent(mark)}`);
	await untilAwake(page.getByRole("checkbox", { name: third }));
	// The keys are heard a moment after the boxes; this one stays at the first row, however often it is pressed.
	await expect(async () => {
		await page.keyboard.press("k");
		await expect(page.getByRole("link", { name: third })).toBeFocused({ timeout: 1_000 });
	}).toPass();
	await page.keyboard.press("x");
	await page.keyboard.press("j");
	await expect(page.getByRole("link", { name: second })).toBeFocused();
	await page.keyboard.press("x");
	await expect(page.getByRole("checkbox", { name: second })).toBeChecked();
	await expect(page.getByText(`${t.bar.chosen} 2`)).toBeVisible();
	// In a field they are letters.
	await page.getByRole("searchbox").fill("");
	await page.keyboard.type("jx");
	await expect(page.getByRole("searchbox")).toHaveValue("jx");
	await page.getByRole("button", { name: t.bar.go, exact: true }).click();

	await expect(page.getByRole("heading", { level: 1, name: t.acts.orders.confirmed })).toBeVisible();
	await expect(page.getByText(t.tell.replace("{n}", "2"))).toBeVisible();
	await expectAccessible();
	await shop.sql(`update orders set status = 'paid' where order_number = '${second}'`);
	// The session ends in the middle: the question stays, and is answered once its owner has signed in again.
	await context.clearCookies({ name: /session/ });
	await page.getByRole("button", { name: t.acts.orders.confirmed }).click();
	const lost = page.getByRole("dialog");
	await expect(lost.getByLabel(accounts.email)).toHaveValue(admin);
	await lost.getByLabel(accounts.password).fill(memberPassword);
	await lost.getByRole("button", { name: accounts.signIn }).click();
	await expect(page.getByText(t.refused.replace("{n}", "1"))).toBeVisible();
	const refused = page.getByRole("listitem").filter({ hasText: second });
	await expect(refused).toContainText(t.outcomes.moved.replace("{status}", trade.statuses.order.paid));
	await expect(page.getByText(t.told.replace("{n}", "1"))).toBeVisible();
	await expectAccessible();
	await expect
		.poll(() => shop.mail.received.flatMap(({ envelope }) => envelope.to))
		.toContain(`${third}@buyer.example`);
	expect(shop.mail.received.flatMap(({ envelope }) => envelope.to)).not.toContain(`${second}@buyer.example`);

	// Back on the list as it was narrowed, with a column of one's own.
	await page.getByRole("link", { name: t.back }).click();
	await page.getByText(shell.views.columns.title).first().click();
	await page.getByRole("checkbox", { name: trade.words.place }).check();
	await page.getByRole("button", { name: shell.views.columns.save }).click();
	const row = page.getByRole("listitem").filter({ hasText: first });
	await expect(row).toContainText("80331 München");
	// Other journeys count what waits.
	await shop.sql(
		`update orders set status = 'cancelled' where order_number in ('${first}', '${second}', '${third}')`,
	);
});

test("a message that was marked as done is opened again by the toast, far below the page's head", async ({
	page,
	shop,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const name = `Jana ${randomUUID().slice(0, 8)}`;
	await shop.sql(`insert into contact_messages (language, name, email, message)
		values ('de', '${name}', 'jana@buyer.example', 'Haben Sie 20-Fuß-Container?')`);
	await page.goto("/de/admin/messages");
	// The filters are folded there, as long as none of them narrows the list.
	const status = page.getByRole("combobox", { name: trade.words.status });
	await expect(page.getByRole("searchbox")).toBeVisible();
	await expect(status).toBeHidden();
	await page.getByText(pageTexts.de.adminShell.views.filter, { exact: true }).click();
	await status.selectOption("new");
	await page.getByRole("combobox", { name: trade.list.sort }).selectOption("date-asc");
	await page.getByRole("button", { name: trade.list.apply, exact: true }).click();
	await expect(page).toHaveURL(/status=new.*sort=date-asc/);
	await expect(status).toHaveValue("new");
	await expect(status).toBeVisible();
	await page.getByRole("link", { name }).click();
	await page.getByRole("button", { name: trade.messageSteps.done }).click();
	const toasts = page.getByRole("region", { name: /F8/ });
	await toasts.getByRole("button", { name: trade.status.undo }).click();
	await expect(page.getByRole("button", { name: trade.messageSteps.done })).toBeVisible();
	const { rows } = await shop.sql(`select m.status, count(a.id)::int as entries from contact_messages m
		join audit_log a on a.entity_id = m.id::text and a.action = 'status' where m.name = '${name}' group by m.status`);
	expect(rows).toEqual([{ status: "new", entries: 2 }]);
	await shop.sql(`delete from contact_messages where name = '${name}'`);
});

test("an owner deletes pages and pictures, but one that is used, and takes both back", async ({
	page,
	shop,
	expectAccessible,
}) => {
	const mark = randomUUID().slice(0, 8);
	const [crane, ramp] = [`kran-${mark}`, `rampe-${mark}`];
	await shop.sql(
		`insert into landing_pages (slug, is_published) values ('${crane}', true), ('${ramp}', false)`,
	);
	const remaining = async () => {
		const { rows } = await shop.sql(
			`select slug from landing_pages where slug like '%${mark}' order by slug`,
		);
		return rows.map(({ slug }) => slug);
	};

	await page.goto(`/de/admin/landing-pages?q=${mark}`);
	await untilAwake(page.getByRole("checkbox", { name: crane }));
	await expect(async () => {
		await page.keyboard.press("k");
		await page.keyboard.press("x");
		await expect(page.getByText(`${t.bar.chosen} 1`)).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await page.getByRole("checkbox", { name: t.bar.all }).check();
	await page
		.getByRole("combobox", { name: t.bar.title })
		.selectOption({ label: t.acts["landing-pages"].deleted });
	await page.getByRole("button", { name: t.bar.go, exact: true }).click();
	await expect(page.getByText(t.hints["landing-pages"].deleted)).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: t.acts["landing-pages"].deleted }).click();
	await expect(page.getByText(t.done.replace("{n}", "2"))).toBeVisible();
	expect(await remaining()).toEqual([]);
	await expect(page.getByRole("link", { name: t.trash.link })).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: t.undo }).click();
	await expect(page.getByText(t.undone.replace("{n}", "2"))).toBeVisible();
	expect(await remaining()).toEqual([crane, ramp]);
	await page.getByRole("link", { name: t.back }).click();
	await expect(page.getByRole("checkbox", { name: crane })).toBeVisible();

	const [free, used] = [`hof-${mark}.jpg`, `kiste-${mark}.jpg`];
	// What is shown of them are files of the shop.
	await shop.sql(`insert into pictures (key, name, address) values
		('content/${free}', '${free}', '${productFiles.new}'), ('content/${used}', '${used}', '${productFiles.usedA}')`);
	await shop.sql(`insert into product_images (product_id, image_url)
		select id, '/uploads/content/${used}?size=640x480' from products limit 1`);
	await page.goto(`/de/admin/media?q=${mark}`);
	await untilAwake(page.getByRole("checkbox", { name: t.bar.all }));
	await page.getByRole("checkbox", { name: t.bar.all }).check();
	await page.getByRole("button", { name: t.bar.go, exact: true }).click();
	const kept = page.getByRole("listitem").filter({ hasText: used });
	await expect(kept).toContainText(media.library.problems.used);
	await expectAccessible();
	await page.getByRole("button", { name: `${t.acts.media.deleted} (1)` }).click();
	await expect(page.getByText(t.done.replace("{n}", "1"))).toBeVisible();
	await page.getByRole("button", { name: t.undo }).click();
	await expect(page.getByText(t.undone.replace("{n}", "1"))).toBeVisible();
	const { rows } = await shop.sql(
		`select name from pictures where name like '%${mark}.jpg' and deleted_at is null`,
	);
	expect(rows).toHaveLength(2);
	// Other journeys count what there is.
	await shop.sql(`delete from landing_pages where slug like '%${mark}'`);
	await shop.sql(`delete from product_images where image_url like '/uploads/content/${used}%'`);
	await shop.sql(`delete from pictures where name like '%${mark}.jpg'`);
});
