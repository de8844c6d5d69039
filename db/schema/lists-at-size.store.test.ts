import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { wholeList } from "~/desk/list/list-query.ts";
import { createCache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { findHits } from "~/site/search/search.store.server.ts";
import { listBuyers } from "~/trade/buyers/desk/buyer.store.server.ts";
import { listRelatedTo, suggestProducts } from "~/trade/catalog/chosen-products.store.server.ts";
import { listProducts } from "~/trade/catalog/product-pages.store.server.ts";
import { listInvoices } from "~/trade/invoices/desk/invoice-desk.store.server.ts";
import { listOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { listBankLines } from "~/trade/payments/desk/bank/bank-lines.store.server.ts";
import { listRentals } from "~/trade/rental/rental-pages.store.server.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";

/** Some of the orders came in since then, others before. */
const yesterday = new Date(Date.now() - 10 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const md5Of = (number: number) => createHash("md5").update(String(number)).digest("hex");

const database = useTestDatabase({ seeded: false });

async function planOf(statement: string): Promise<string> {
	const client = await database.pool.connect();
	try {
		await client.query("begin");
		await client.query("set local enable_seqscan = off");
		const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${statement}`);
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	} finally {
		await client.query("rollback");
		client.release();
	}
}

/** Plans of what a list asks, where reading whole tables is as dear as it is at a hundred times the size. */
async function plansOf(ask: (db: Db) => Promise<unknown>, readsOneIndex = true): Promise<string> {
	const asked: { text: string; values: unknown[] }[] = [];
	const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) };
	await ask(drizzle(database.pool, { schema, casing: "snake_case", logger }));
	const plans: string[] = [];
	const client = await database.pool.connect();
	try {
		await client.query("begin; set local enable_seqscan = off");
		if (!readsOneIndex) await client.query("set local enable_indexscan = off");
		for (const { text, values } of asked) {
			const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
			plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
		}
		return plans.join("\n\n");
	} finally {
		await client.query("rollback");
		client.release();
	}
}

// The order in which the lists ask for their rows (order, quote and message desk, product list, blog).
test.each([
	["orders", "created_at desc, id desc", "Backward using orders_created_at"],
	["quotes", "created_at desc, id desc", "Backward using quotes_created_at"],
	["contact_messages", "created_at desc, id desc", "Backward using contact_messages_created_at"],
	["products", "created_at desc", "Backward using products_created_at"],
	["blog_posts", "custom_publish_date desc nulls last, published_at desc", "using blog_posts_dates"],
])("the newest %s come from an index without sorting", async (table, order, index) => {
	const plan = await planOf(`select id from ${table} order by ${order} limit 20`);
	expect(plan).toContain(index);
	expect(plan).not.toContain("Sort");
});

describe("a thousand rows", () => {
	beforeAll(async () => {
		const { pool } = database;
		await pool.query(`insert into products (id, size, type, price, price_rent_per_day)
			select md5('p' || n)::uuid, (array['8ft', '20ft', '40ft HC', '45ft'])[n % 4 + 1], 'Standard', n * 100, n
			from generate_series(1, 3000) n`);
		await pool.query(`insert into product_translations (product_id, language, title, description, slug)
			select md5('p' || n)::uuid, 'nl', 'Container ' || n, 'staal', 'container-' || n from generate_series(1, 3000) n`);
		await pool.query(`insert into orders (id, cart_id, idempotency_key, language, subtotal_amount, vat_amount,
				total_amount, vat_rate, status, shipping_address, created_at)
			select md5('o' || n)::uuid, md5('c' || n)::uuid, md5('k' || n)::uuid, 'nl', 100, 21, 121, 21,
				case when n % 50 = 0 then 'paid' else 'pending' end,
				jsonb_build_object('name', 'Buyer ' || md5(n::text), 'email', 'buyer' || n || '@mail.example'),
				now() - n * interval '1 minute' from generate_series(1, 3000) n`);
		await pool.query(`insert into order_items (order_id, position, product_title, price, transport_price, quantity,
				selected_condition, transport_type, color_type)
			select md5('o' || n)::uuid, 0, 'Container ' || md5(n::text), 100, 0, 1, 'new', 'self_pickup', 'from_stack'
			from generate_series(1, 3000) n`);
		await pool.query("analyze");
	});

	const filter = { size: null, type: null };
	const one = { id: "00000000-0000-4000-8000-000000000000", size: "20ft", type: "Standard" as const };
	const orders = (query: Partial<Parameters<typeof listOrders>[2]>) => (db: Db) =>
		listOrders(db, "nl", { ...wholeList, ...query });

	test.each<[string, (db: Db) => Promise<unknown>, string]>([
		[
			"by size",
			(db) => listProducts(db, createCache(), "nl", { filter, sort: "size", page: 3 }),
			"products_by_size",
		],
		[
			"by price, from low to high",
			(db) => listProducts(db, createCache(), "nl", { filter, sort: "price-asc", page: 1 }),
			"products_by_lowest_price",
		],
		[
			"by price, from high to low, on the last page",
			(db) => listProducts(db, createCache(), "nl", { filter, sort: "price-desc", page: 125 }),
			"Backward using products_by_highest_price",
		],
		[
			"for rent by price",
			(db) => listRentals(db, createCache(), "nl", { size: null, sort: "price-asc", page: 2 }),
			"products_by_rent",
		],
		[
			"for rent from large to small",
			(db) => listRentals(db, createCache(), "nl", { size: null, sort: "size-desc", page: 1 }),
			"products_for_rent_by_size_down",
		],
		[
			"related to one of them",
			(db) => listRelatedTo(db, createCache(), "nl", { ...one, isAvailable: true }),
			"products_by_size",
		],
		[
			"suggested by a part of a title",
			(db) => suggestProducts(db, "nl", "tainer 1234", 3),
			"product_translations_parts",
		],
		["orders", orders({ page: 60 }), "using orders_created_at"],
		["orders of the rarer status", orders({ choice: "paid" }), "orders_status_created_at"],
		["orders of some days", orders({ days: { from: yesterday, to: null } }), "orders_status_created_at"],
		["orders by their total", orders({ sort: "total-desc", page: 2 }), "Backward using orders_total"],
		[
			"orders of a status by their total",
			orders({ sort: "total-asc", choice: "paid" }),
			"orders_status_total",
		],
		[
			"orders by what is due, on the last page",
			orders({ sort: "due-asc", page: 120 }),
			"Backward using orders_due",
		],
		["orders of a status by what is due", orders({ sort: "due-asc", choice: "paid" }), "orders_status_due"],
		["orders by a part of a name", orders({ search: md5Of(77).slice(0, 5) }), "orders_parts"],
		["orders by a part of a title", orders({ search: md5Of(77).slice(0, 5) }), "order_items_parts"],
		["orders by a mail address", orders({ search: "buyer77@mail.example" }), "orders_email"],
		["orders by their number", orders({ search: "k10077" }), "orders_orderNumber_unique"],
		["buyers", (db) => listBuyers(db, { search: "", place: null }), "using orders_created_at"],
		[
			"buyers by name",
			(db) => listBuyers(db, { search: "", sort: "name", place: null }),
			"using orders_buyer",
		],
		[
			"buyers behind a name",
			(db) => listBuyers(db, { search: "", sort: "name", place: { by: "m", id: one.id } }),
			"using orders_buyer",
		],
		["a word of the search", (db) => findHits(db, "nl", "staal"), "product_translations_search_nl"],
		["a part of a title", (db) => findHits(db, "nl", "tainer"), "product_translations_titles_nl"],
	])("%s: an index leads there", async (_list, ask, index) => {
		expect(await plansOf(ask, !/_(parts|search|titles)/.test(index))).toContain(index);
	});

	test("a page of products is sorted by its index alone", async () => {
		const plan = await plansOf((db) =>
			listProducts(db, createCache(), "nl", { filter, sort: "size", page: 1 }),
		);
		expect(plan.slice(plan.indexOf("HashAggregate") + 1)).toMatch(/Limit[\s\S]*products_by_size/);
	});
});

describe("how many rows there are", () => {
	const counted = async () => {
		const { rows } = await database.pool.query(
			"select status, sum(count)::int as count from row_counts where kind = 'orders' group by 1 having sum(count) <> 0 order by 1",
		);
		return rows;
	};
	const real = async () => {
		const { rows } = await database.pool.query(
			"select status, count(*)::int as count from orders group by 1 order by 1",
		);
		return rows;
	};

	test("is kept whatever happens to them, in several connections at once and where it is taken back", async () => {
		const { pool } = database;
		const change = (text: string) => pool.query(text);
		await Promise.all([
			change("update orders set status = 'paid' where order_number like '%7'"),
			change("update orders set status = 'cancelled' where order_number like '%8'"),
			change("delete from orders where order_number like '%9'"),
		]);
		await change("update orders set note = 'x'");
		const client = await pool.connect();
		await client.query("begin");
		await client.query("delete from orders");
		await client.query("rollback");
		client.release();
		expect(await counted()).toEqual(await real());
		expect((await real()).length).toBe(3);
		await change("delete from orders");
		expect(await counted()).toEqual([]);
	});
});

describe("how many containers there are of a group", () => {
	const change = (text: string) => database.pool.query(text);
	const counted = async () => {
		const { rows } = await change(
			"select status, sum(count)::int as count from row_counts where kind = 'products' group by 1 having sum(count) <> 0 order by 1",
		);
		return rows;
	};
	/** From the rows themselves, by what the lists' own indexes say. */
	const real = async () => {
		const { rows } = await change(`select size_rank(size) || ':' || type_rank(type)
				|| case when ask_offer_rent or price_rent_per_day > 0 then ':rent' else '' end as status, count(*)::int as count
			from products where id in (select product_id from product_translations) group by 1 order by 1`);
		return rows;
	};
	const text = (language: string, id: string) =>
		`insert into product_translations (product_id, language, title, slug, description)
			values ('${id}', '${language}', 'x', '${language}-${id}', '') on conflict (product_id, language) do update set title = 'y'`;
	async function expectKept() {
		const kept = await counted();
		expect(kept).toEqual(await real());
		return kept;
	}

	test("is kept whatever happens to them and to their texts", async () => {
		expect(await expectKept()).not.toEqual([]);
		const { rows } = await change(`insert into products (size, type, price)
			select '20ft HC', 'High Cube', 100 from generate_series(1, 3) returning id`);
		const [first, second, third] = rows.map(({ id }) => String(id)) as [string, string, string];
		const before = await expectKept();
		await change(text("nl", first));
		await change(text("nl", first));
		await change(text("de", first));
		await change(`insert into product_translations (product_id, language, title, slug, description)
			select id, 'fr', 'x', 'fr-' || id, '' from products where id in ('${second}', '${third}')`);
		expect(await expectKept()).not.toEqual(before);
		await change(`update products set size = '40ft', price_rent_per_day = 5 where id = '${second}'`);
		await change("update products set price = 200, ask_offer_rent = not ask_offer_rent");
		await change("update products set type = null where size like '40ft%'");
		await expectKept();
		await change(`delete from product_translations where product_id = '${first}' and language = 'nl'`);
		await expectKept();
		await change(`delete from product_translations where product_id in ('${first}', '${second}')`);
		await expectKept();
		await change(`delete from products where id in ('${first}', '${third}')`);
		expect((await expectKept()).every(({ count }) => count > 0)).toBe(true);
	});

	test("is kept where two give a container its first text at once, or take the last two away", async () => {
		const { rows } = await change("insert into products (size) values ('20ft') returning id");
		const id = String(rows[0]?.id);
		const clients = [await database.pool.connect(), await database.pool.connect()] as const;
		/** Both in the middle of their change before either is through. */
		async function bothAtOnce(statements: readonly [string, string]) {
			for (const client of clients) await client.query("begin");
			await clients[0].query(statements[0]);
			const second = clients[1].query(statements[1]);
			await clients[0].query("commit");
			await second;
			await clients[1].query("commit");
			await expectKept();
		}
		await bothAtOnce([text("nl", id), text("de", id)]);
		const without = (language: string) =>
			`delete from product_translations where product_id = '${id}' and language = '${language}'`;
		await bothAtOnce([without("nl"), without("de")]);
		for (const client of clients) client.release();
	});

	test("is as it was where a change is taken back", async () => {
		const before = await expectKept();
		const client = await database.pool.connect();
		await client.query("begin; delete from products; rollback");
		client.release();
		expect(await expectKept()).toEqual(before);
		await change("delete from products");
		expect(await expectKept()).toEqual([]);
	});
});

describe("invoices and bank lines", () => {
	const change = (text: string) => database.pool.query(text);
	beforeAll(async () => {
		const { pool } = database;
		await pool.query(`insert into orders (cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount, vat_rate,
				shipping_address)
			values (gen_random_uuid(), gen_random_uuid(), 'nl', 100, 21, 121, 21, '{}')`);
		await pool.query(`insert into bank_statements (id, account, number, closed_on, old_balance, new_balance, fingerprint,
				file_name, user_email)
			select md5('s' || n)::uuid, 'BE68', '2026-' || n, '2026-01-01', 0, 0, n, '', '' from generate_series(1, 300) n`);
		await pool.query(`insert into bank_lines (statement_id, sequence, amount, booked_on, name, account, ogms, text, reference, state)
			select md5('s' || n / 10 + 1)::uuid, n, 100, date '2026-01-01' + n / 10, 'Payer ' || md5(n::text), 'BE71', '{}', '', '',
				case when n % 50 = 0 then 'open' else 'booked' end from generate_series(1, 2900) n`);
		await pool.query(`insert into invoices (order_id, kind, series, year, sequence, number, issued_on, net_amount, vat_amount,
				gross_amount, snapshot, hash, previous_hash, key, user_email, created_at)
			select (select id from orders limit 1), case when n % 50 = 0 then 'deposit' else 'invoice' end, 'invoice', 2026, n, '2026-' || n,
				'2026-01-01', 100, 21, 121, jsonb_build_object('buyer', jsonb_build_object('name', 'Buyer ' || md5(n::text)),
					'order', jsonb_build_object('reference', '00000000010' || n % 9)),
				'', '', md5('i' || n)::uuid, '', now() - n * interval '1 minute' from generate_series(1, 3000) n`);
		await pool.query("analyze");
	});

	const invoices = (query: Partial<Parameters<typeof listInvoices>[1]>) => (db: Db) =>
		listInvoices(db, { ...wholeList, ...query });
	const lines = (query: Partial<Parameters<typeof listBankLines>[1]>) => (db: Db) =>
		listBankLines(db, { ...wholeList, ...query });

	test.each<[string, (db: Db) => Promise<unknown>, string]>([
		["invoices", invoices({ page: 60 }), "using invoices_created_at"],
		["invoices of the rarer kind", invoices({ choice: "deposit" }), "invoices_kind_created_at"],
		["invoices by a part of a name", invoices({ search: md5Of(77).slice(0, 5) }), "invoices_parts"],
		["invoices by a transfer's text", invoices({ search: "+++000/0000/00101+++" }), "invoices_reference"],
		["bank lines", lines({ page: 60 }), "using bank_lines_booked_on"],
		["bank lines that wait", lines({ choice: "open" }), "bank_lines_state"],
		["bank lines by a part of a name", lines({ search: md5Of(77).slice(0, 5) }), "bank_lines_parts"],
	])("%s: an index leads there", async (_list, ask, index) => {
		expect(await plansOf(ask, !/_parts/.test(index))).toContain(index);
	});

	test("are counted whatever happens to them", async () => {
		const kept = async (kind: string) => {
			const { rows } =
				await change(`select status, sum(count)::int as count from row_counts where kind = '${kind}'
				group by 1 having sum(count) <> 0 order by 1`);
			return rows;
		};
		expect(await kept("invoices")).toEqual([
			{ status: "deposit", count: 60 },
			{ status: "invoice", count: 2940 },
		]);
		await change("update bank_lines set state = 'aside', note = 'x' where state = 'open' and sequence < 101");
		await change("delete from bank_lines where sequence > 2890");
		expect(await kept("bank_lines")).toEqual([
			{ status: "aside", count: 2 },
			{ status: "booked", count: 2833 },
			{ status: "open", count: 55 },
		]);
	});
});
