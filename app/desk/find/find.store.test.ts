import { beforeAll, expect, test } from "vitest";
import { ogmOf } from "~/values/ogm.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { statementsDuring } from "../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findEverywhere } from "./find.store.server.ts";

const database = useTestDatabase({ seeded: false });

const find = (text: string) => findEverywhere(database.db, "de", text);
const numbersOf = async (text: string) => (await find(text)).orders.map(({ number }) => number);

beforeAll(async () => {
	const { db, pool } = database;
	await pool.query(
		`insert into orders (order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount,
			vat_rate, shipping_address, created_at)
		select 'K-' || n, gen_random_uuid(), gen_random_uuid(), 'nl', 100, 0, 100, 21, jsonb_build_object(
			'name', 'Jürgen Müller', 'email', case when n < 20 then 'Jurgen@buyer.example' else 'other@buyer.example' end,
			'companyName', 'Bouw ' || n, 'postalCode', case when n = 11 then '1011 AB' else '2030' end, 'city', 'Gent'),
			timestamptz '2026-01-01' + n * interval '1 day'
		from generate_series(10, 30) n`,
	);
	await pool.query(
		`insert into quotes (language, customer_name, email, company_name) values ('de', 'Jürgen Müller', 'a@b.example', 'Hof')`,
	);
	await pool.query(
		`insert into offers (number, language, status, sent_version, buyer_name, email, valid_until, total_amount)
		values ('A-2026-00012', 'de', 'sent', 1, 'Jürgen Müller', 'a@b.example', '2026-12-01', 100)`,
	);
	await pool.query(
		`insert into contact_messages (language, name, email, message) values ('de', 'Müller & Zn', 'a@b.example', 'M')`,
	);
	await createContainer(db, {}, { nl: "Koelcontainer 20ft", de: "Kühlcontainer 20 Fuß" });
	await pool.query(`with page as (insert into landing_pages (slug) values ('kuehl') returning id)
		insert into landing_page_translations (landing_page_id, language, title) select id, 'nl', 'Koelen op de werf' from page`);
});

test.each([
	["K-11", ["K-11"]],
	["k 11", ["K-11"]],
	["12", ["K-12"]],
	["1011ab", ["K-11"]],
	["1011 AB", ["K-11"]],
	[String(ogmOf(13)), ["K-13"]],
	["bouw 14", ["K-14"]],
	["100%", []],
	["bo", []],
])("%s finds the orders %j", async (text, numbers) => {
	expect(await numbersOf(text)).toEqual(numbers);
});

test.each(["a-2026-00012", "00012", "müller"])("%s finds the offer", async (text) => {
	expect((await find(text)).offers.map(({ number }) => number)).toEqual(["A-2026-00012"]);
});

test("a name finds the newest orders, its buyers each once, and who asked or wrote", async () => {
	const found = await find("mueller");
	expect(found.orders.map(({ number }) => number)).toEqual(["K-30", "K-29", "K-28", "K-27", "K-26"]);
	expect(found.buyers.map(({ email }) => email).toSorted()).toEqual([
		"jurgen@buyer.example",
		"other@buyer.example",
	]);
	expect(found.quotes).toMatchObject([{ name: "Jürgen Müller", company: "Hof" }]);
	expect(found.messages).toMatchObject([{ name: "Müller & Zn" }]);
});

test("a title in any language finds what it names, under the reader's, in one statement", async () => {
	const statements = await statementsDuring(async () => {
		const found = await find("koel");
		expect(found.products.map(({ title }) => title)).toEqual(["Kühlcontainer 20 Fuß"]);
		expect(found.pages.map(({ title }) => title)).toEqual(["Koelen op de werf"]);
	});
	expect(statements).toHaveLength(1);
});
