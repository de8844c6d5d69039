import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../tests/support/test-database.ts";

const database = useTestDatabase({ seeded: false });

type Row = Record<string, unknown>;
type Queryable = Pick<PoolClient, "query">;

async function insert(db: Queryable, table: string, row: Row): Promise<Row> {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	const places = columns.map((_, index) => `$${index + 1}`);
	const values = columns.length > 0 ? `(${columns.join()}) values (${places.join()})` : "default values";
	const { rows } = await db.query(`insert into ${table} ${values} returning *`, Object.values(row));
	return rows[0];
}

async function insertId(table: string, row: Row): Promise<string> {
	return String((await insert(database.pool, table, row)).id);
}

/** Rows that others refer to, with one text or entry each, to collide with. */
type World = {
	container: string;
	/** A container without anything. */
	bare: string;
	info: string;
	typeDescription: string;
	page: string;
	section: string;
	post: string;
	cart: string;
	order: string;
};
let world: World;

const address = {
	name: "Anneleen Müller",
	email: "anneleen@buyer.example",
	phone: "+32 3 000 00 01",
	companyName: null,
	street: "Kaaiweg 5",
	city: "Gent",
	postalCode: "9000",
	country: "belgium",
};

/** A row of each table that the database accepts. */
const goodRows: Record<string, (w: World) => Row> = {
	products: () => ({ type: "Standard", size: "20ft", price_new: 265_000 }),
	product_translations: (w) => ({
		product_id: w.bare,
		language: "nl",
		title: "Container",
		description: "Container",
		slug: "fresh-container",
	}),
	product_images: (w) => ({ product_id: w.bare, image_url: "/one.svg", sort_order: 0 }),
	product_condition_images: (w) => ({
		product_id: w.bare,
		condition: "new",
		image_url: "/one.svg",
		sort_order: 0,
	}),
	product_main_condition_images: (w) => ({ product_id: w.bare, condition: "new", image_url: "/one.svg" }),
	product_condition_info: (w) => ({ product_id: w.bare, condition: "new" }),
	product_condition_info_translations: (w) => ({
		product_condition_info_id: w.info,
		language: "fr",
		title: "Neuf",
		description: "Un seul voyage",
	}),
	product_type_descriptions: () => ({ type: "Tank" }),
	product_type_description_translations: (w) => ({
		product_type_description_id: w.typeDescription,
		language: "fr",
		title: "Standard",
		description: "Standard",
	}),
	landing_pages: () => ({ slug: "fresh-page" }),
	landing_page_translations: (w) => ({ landing_page_id: w.page, language: "fr", title: "Page" }),
	sections: (w) => ({ landing_page_id: w.page, type: "hero_with_image" }),
	section_translations: (w) => ({ section_id: w.section, language: "fr", title: "Titre" }),
	blog_post_translations: (w) => ({
		blog_post_id: w.post,
		language: "fr",
		slug: "billet",
		title: "Billet",
		content: "<p>Billet</p>",
	}),
	transport_tariffs: () => ({ country: "BE", prefix: "99", single: 100, double: 200 }),
	cart_items: (w) => ({
		cart_id: w.cart,
		product_id: w.container,
		product_title: "Container",
		quantity: 1,
		price: 175_000,
		transport_price: 31_000,
		selected_condition: "used-a",
		transport_type: "truck",
		transport_country: "BE",
		transport_postcode: "1050",
		color_type: "from_stack",
		ral_color: null,
	}),
	orders: () => ({
		cart_id: randomUUID(),
		idempotency_key: randomUUID(),
		language: "nl",
		subtotal_amount: 10_000,
		vat_amount: 2_100,
		total_amount: 12_100,
		vat_rate: 21,
		shipping_address: address,
	}),
	buyer_addresses: () => ({
		email: "second@buyer.example",
		main_email: "first@buyer.example",
		user_email: "owner@shop.example",
	}),
	order_items: (w) => ({
		order_id: w.order,
		position: 1,
		product_id: w.container,
		product_title: "Container",
		quantity: 1,
		price: 10_000,
		transport_price: 0,
		selected_condition: "used-a",
		transport_type: "truck",
		transport_country: "BE",
		transport_postcode: "1050",
		color_type: "from_stack",
	}),
	quotes: (w) => ({
		product_id: w.container,
		language: "nl",
		customer_name: "Anneleen",
		email: "anneleen@buyer.example",
		request_type: "Lease",
	}),
	contact_messages: () => ({
		language: "nl",
		name: "Anneleen",
		email: "anneleen@buyer.example",
		message: "Hallo",
	}),
	mail_outbox: () => ({
		...{ kind: "message", about: randomUUID(), audience: "customer" },
		dedupe_key: `mail-${randomUUID()}`,
		language: "nl",
		recipient: "anneleen@buyer.example",
		subject: "Hallo",
		html: "<p>Hallo</p>",
		text: "Hallo",
	}),
	users: () => ({ name: "Anneleen", email: "other@buyer.example" }),
};

function goodRow(table: string): Row {
	return goodRows[table]?.(world) ?? {};
}

beforeAll(async () => {
	const container = await insertId("products", { size: "20ft" });
	const info = await insertId("product_condition_info", { product_id: container, condition: "new" });
	const typeDescription = await insertId("product_type_descriptions", { type: "Standard" });
	const page = await insertId("landing_pages", { slug: "taken-page" });
	const section = await insertId("sections", { landing_page_id: page, type: "content_centered" });
	const post = await insertId("blog_posts", {});
	const order = await insertId("orders", {
		cart_id: randomUUID(),
		idempotency_key: randomUUID(),
		language: "nl",
		subtotal_amount: 0,
		vat_amount: 0,
		total_amount: 0,
		vat_rate: 21,
		shipping_address: address,
	});
	world = {
		container,
		bare: await insertId("products", { size: "40ft" }),
		info,
		typeDescription,
		page,
		section,
		post,
		cart: await insertId("carts", {}),
		order,
	};
	const texts = { language: "nl", title: "Titel", description: "Tekst" };
	await insertId("product_translations", { ...texts, product_id: container, slug: "taken" });
	await insertId("product_main_condition_images", {
		product_id: container,
		condition: "new",
		image_url: "/one.svg",
	});
	await insertId("product_condition_info_translations", { ...texts, product_condition_info_id: info });
	await insertId("product_type_description_translations", {
		...texts,
		product_type_description_id: typeDescription,
	});
	await insertId("landing_page_translations", { landing_page_id: page, language: "nl", title: "Titel" });
	await insertId("section_translations", { section_id: section, language: "nl" });
	await insertId("blog_post_translations", {
		blog_post_id: post,
		language: "nl",
		slug: "taken",
		title: "Titel",
		content: "",
	});
	await insert(database.pool, "transport_tariffs", { country: "NL", prefix: "10", single: 1, double: 1 });
	await insertId("order_items", { ...goodRow("order_items"), position: 0 });
	await insertId("users", { name: "Anneleen", email: "anneleen@buyer.example" });
	await insertId("mail_outbox", { ...goodRow("mail_outbox"), dedupe_key: "taken" });
});

describe("the database refuses", () => {
	test.each(Object.keys(goodRows))("no good row of %s", async (table) => {
		const client = await database.pool.connect();
		await client.query("begin");
		await expect(insert(client, table, goodRow(table))).resolves.toBeTruthy();
		await client.query("rollback");
		client.release();
	});

	/** A good row of the table with one thing wrong. */
	type BadRow = [what: string, table: string, wrong: Row | ((w: World) => Row), constraint: string];

	const badRows: BadRow[] = [
		["an unknown type", "products", { type: "Reefer" }, "products_type"],
		["an unknown condition", "products", { condition: "broken" }, "products_condition"],
		["an unknown stock status", "products", { stock_status: "Sold" }, "products_stock_status"],
		["a negative base price", "products", { price: -1 }, "products_prices"],
		["a negative price for new", "products", { price_new: -1 }, "products_prices"],
		["a negative price for used A-grade", "products", { price_used_a: -1 }, "products_prices"],
		["a negative price for cargo worthy", "products", { price_used_cw: -1 }, "products_prices"],
		["a negative rent", "products", { price_rent_per_day: -1 }, "products_prices"],
		["a negative leasing price", "products", { leasing_price: -1 }, "products_prices"],
		["a negative capacity", "products", { capacity_cbm: -0.01 }, "products_capacity"],
		["negative pallet places", "products", { pallet_places: -1 }, "products_capacity"],
		["a size of blanks", "products", { size: "  " }, "products_size"],

		[
			"a second text in one language",
			"product_translations",
			(w) => ({ product_id: w.container, slug: "another" }),
			"product_translations_product_language",
		],
		[
			"a slug that is taken in the language",
			"product_translations",
			{ slug: "taken" },
			"product_translations_language_slug",
		],
		["an upper-case slug", "product_translations", { slug: "Container" }, "product_translations_slug_form"],
		["an empty slug", "product_translations", { slug: "" }, "product_translations_slug_form"],
		["a slug with a slash", "product_translations", { slug: "a/b" }, "product_translations_slug_form"],
		[
			"a text of no product",
			"product_translations",
			() => ({ product_id: randomUUID() }),
			"product_translations_product_id_products_id_fk",
		],
		["an unknown language", "product_translations", { language: "it" }, "language"],

		["a negative place", "product_images", { sort_order: -1 }, "product_images_sort_order"],
		[
			"a negative place",
			"product_condition_images",
			{ sort_order: -1 },
			"product_condition_images_sort_order",
		],
		[
			"an unknown condition",
			"product_condition_images",
			{ condition: "old" },
			"product_condition_images_condition",
		],
		[
			"a second main image of a condition",
			"product_main_condition_images",
			(w) => ({ product_id: w.container }),
			"product_main_condition_images_product_condition",
		],
		[
			"an unknown condition",
			"product_main_condition_images",
			{ condition: "old" },
			"product_main_condition_images_condition",
		],
		[
			"a second entry of a condition",
			"product_condition_info",
			(w) => ({ product_id: w.container }),
			"product_condition_info_product_condition",
		],
		[
			"an unknown condition",
			"product_condition_info",
			{ condition: "used_a" },
			"product_condition_info_condition",
		],
		[
			"a second text in one language",
			"product_condition_info_translations",
			{ language: "nl" },
			"product_condition_info_translations_info_language",
		],
		["an unknown language", "product_condition_info_translations", { language: "es" }, "language"],
		[
			"a second description of a type",
			"product_type_descriptions",
			{ type: "Standard" },
			"product_type_descriptions_type_unique",
		],
		["an unknown type", "product_type_descriptions", { type: "Special" }, "product_type_descriptions_type"],
		[
			"a second text in one language",
			"product_type_description_translations",
			{ language: "nl" },
			"product_type_description_translations_type_language",
		],

		["a slug that is taken", "landing_pages", { slug: "taken-page" }, "landing_pages_slug_unique"],
		["a slug with blanks", "landing_pages", { slug: "two words" }, "landing_pages_slug_form"],
		["an unknown visibility", "landing_pages", { visibility: "public" }, "landing_pages_visibility"],
		["an unknown menu section", "landing_pages", { menu_section: "other" }, "landing_pages_menu_section"],
		[
			"a second text in one language",
			"landing_page_translations",
			{ language: "nl" },
			"landing_page_translations_page_language",
		],
		["an empty type", "sections", { type: "" }, "sections_type"],
		[
			"a second text in one language",
			"section_translations",
			{ language: "nl" },
			"section_translations_section_language",
		],
		["an unknown language", "section_translations", { language: "nl-BE" }, "language"],
		[
			"a second text in one language",
			"blog_post_translations",
			{ language: "nl" },
			"blog_post_translations_post_language",
		],
		["a slug with umlauts", "blog_post_translations", { slug: "größe" }, "blog_post_translations_slug_form"],

		["an unknown country", "transport_tariffs", { country: "LU" }, "transport_tariffs_country"],
		["a prefix of one digit", "transport_tariffs", { prefix: "1" }, "transport_tariffs_prefix"],
		["a prefix of three digits", "transport_tariffs", { prefix: "105" }, "transport_tariffs_prefix"],
		["a prefix of letters", "transport_tariffs", { prefix: "AB" }, "transport_tariffs_prefix"],
		["a negative price", "transport_tariffs", { single: -1 }, "transport_tariffs_prices"],
		["two for less than one", "transport_tariffs", { single: 201 }, "transport_tariffs_prices"],
		[
			"a prefix twice",
			"transport_tariffs",
			{ country: "NL", prefix: "10" },
			"transport_tariffs_country_prefix_pk",
		],

		["quantity 0", "cart_items", { quantity: 0 }, "cart_items_quantity"],
		["quantity 101", "cart_items", { quantity: 101 }, "cart_items_quantity"],
		["a negative price", "cart_items", { price: -1 }, "cart_items_prices"],
		["a negative transport price", "cart_items", { transport_price: -1 }, "cart_items_prices"],
		["an unknown condition", "cart_items", { selected_condition: "used" }, "cart_items_selected_condition"],
		["an unknown transport", "cart_items", { transport_type: "train" }, "cart_items_transport_type"],
		["an unknown country", "cart_items", { transport_country: "LU" }, "cart_items_transport_country"],
		["an unknown colour choice", "cart_items", { color_type: "red" }, "cart_items_color_type"],
		["a wish colour without RAL", "cart_items", { color_type: "wish_color" }, "cart_items_ral_color"],
		["a RAL code for a stock colour", "cart_items", { ral_color: "RAL 5010" }, "cart_items_ral_color"],
		[
			"a truck without country and postcode",
			"cart_items",
			{ transport_country: null, transport_postcode: null },
			"cart_items_destination",
		],
		["a truck without postcode", "cart_items", { transport_postcode: null }, "cart_items_destination"],
		["a truck without country", "cart_items", { transport_country: null }, "cart_items_destination"],
		[
			"a self pickup with a postcode",
			"cart_items",
			{ transport_type: "self_pickup" },
			"cart_items_destination",
		],
		["a line in no cart and taken out of none", "cart_items", { cart_id: null }, "cart_items_place"],
		[
			"a line in a cart that it was taken out of",
			"cart_items",
			({ cart }) => ({ removed_from: cart, removed_at: new Date() }),
			"cart_items_place",
		],
		[
			"a line taken out at no time",
			"cart_items",
			({ cart }) => ({ cart_id: null, removed_from: cart }),
			"cart_items_removed",
		],
		["a line of no cart", "cart_items", () => ({ cart_id: randomUUID() }), "cart_items_cart_id_carts_id_fk"],

		["a total that is not subtotal + VAT", "orders", { total_amount: 12_101 }, "orders_total"],
		["a negative subtotal", "orders", { subtotal_amount: -1, total_amount: 2_099 }, "orders_amounts"],
		["a negative VAT", "orders", { vat_amount: -1, total_amount: 9_999 }, "orders_amounts"],
		["a VAT rate above 100", "orders", { vat_rate: 100.01 }, "orders_vat_rate"],
		["an unknown status", "orders", { status: "lost" }, "orders_status"],
		["a payment other than bank transfer", "orders", { payment_method: "card" }, "orders_payment_method"],
		["an unknown language", "orders", { language: "lu" }, "language"],
		["an unknown ground", "orders", { ground: "mud" }, "orders_ground"],
		["doors to the side", "orders", { door_side: "side" }, "orders_door_side"],
		["a rental in years", "orders", { rental_length: 1, rental_unit: "year" }, "orders_rental_unit"],
		["a rental that is lost", "orders", { rental_return: "lost" }, "orders_rental_return"],
		["an empty note", "orders", { note: "" }, "orders_note"],
		["an access of half a metre", "orders", { access_width: 0.5 }, "orders_access_width"],
		["a rental of no days", "orders", { rental_length: 0, rental_unit: "day" }, "orders_rental_length"],
		["a length without its unit", "orders", { rental_length: 3 }, "orders_rental_duration"],
		["no shipping address", "orders", { shipping_address: null }, "shipping_address"],
		["quantity 0", "order_items", { quantity: 0 }, "order_items_quantity"],
		["a negative price", "order_items", { price: -1 }, "order_items_prices"],
		["a negative transport price", "order_items", { transport_price: -1 }, "order_items_prices"],
		["an unknown condition", "order_items", { selected_condition: "used" }, "order_items_selected_condition"],
		["an unknown transport", "order_items", { transport_type: "train" }, "order_items_transport_type"],
		["an unknown country", "order_items", { transport_country: "LU" }, "order_items_transport_country"],
		["an unknown colour choice", "order_items", { color_type: "red" }, "order_items_color_type"],
		["two items in one place", "order_items", { position: 0 }, "order_items_order_position"],
		[
			"an item of no order",
			"order_items",
			() => ({ order_id: randomUUID() }),
			"order_items_order_id_orders_id_fk",
		],

		["an unknown request type", "quotes", { request_type: "Purchase" }, "quotes_request_type"],
		["an unknown purchase option", "quotes", { purchase_option: "used-a" }, "quotes_purchase_option"],
		["an unknown transport", "quotes", { transport_type: "train" }, "quotes_transport_type"],
		["an unknown colour choice", "quotes", { color_type: "red" }, "quotes_color_type"],
		["an unknown status", "quotes", { status: "open" }, "quotes_status"],
		["quantity 0", "quotes", { quantity_requested: 0 }, "quotes_quantity"],
		["a negative transport price", "quotes", { transport_price: -1 }, "quotes_transport_price"],
		["a place in an unknown country", "quotes", { transport_country: "ES" }, "quotes_transport_country"],
		["a postcode of no country", "quotes", { transport_postcode: "1050" }, "quotes_place"],
		["a negative price", "quotes", { unit_price: -1 }, "quotes_prices"],
		["a negative total", "quotes", { total_price: -1 }, "quotes_prices"],
		["a nameless customer", "quotes", { customer_name: " " }, "quotes_required"],
		["an empty address", "quotes", { email: "" }, "quotes_required"],
		["an empty message", "contact_messages", { message: " " }, "contact_messages_message"],

		["a mail twice", "mail_outbox", { dedupe_key: "taken" }, "mail_outbox_dedupeKey_unique"],
		["a mail about an unknown kind", "mail_outbox", { kind: "news" }, "mail_outbox_kind"],
		["a mail for nobody known", "mail_outbox", { audience: "all" }, "mail_outbox_audience"],
		["a mail about nothing", "mail_outbox", { about: null }, "mail_outbox_about"],
		["an unknown status", "mail_outbox", { status: "lost" }, "mail_outbox_status"],
		["negative attempts", "mail_outbox", { attempts: -1 }, "mail_outbox_attempts"],
		["more refusals than tries", "mail_outbox", { attempts: 1, refusals: 2 }, "mail_outbox_refusals"],
		["a claim without an end", "mail_outbox", { claim: randomUUID() }, "mail_outbox_claim"],
		[
			"a claim on what is over",
			"mail_outbox",
			{ status: "failed", claim: randomUUID(), claimed_until: "2026-01-01" },
			"mail_outbox_in_hand",
		],
		["an unknown enclosure", "mail_outbox", { attachment: "receipt" }, "mail_outbox_attachment"],
		["sent without a time", "mail_outbox", { status: "sent" }, "mail_outbox_sent"],
		["an account twice", "users", { email: "anneleen@buyer.example" }, "users_email_unique"],
	];

	test.each(badRows)("%s in %s", async (_what, table, wrong, constraint) => {
		const row = { ...goodRow(table), ...(typeof wrong === "function" ? wrong(world) : wrong) };
		const refusal: unknown = await insert(database.pool, table, row).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(Error);
		expect(String(refusal)).toMatch(new RegExp(`"${constraint}"|enum ${constraint}:`));
	});

	test("a second order for the same cart and form", async () => {
		const row = goodRow("orders");
		await insert(database.pool, "orders", row);
		await expect(insert(database.pool, "orders", row)).rejects.toThrow('"orders_cart_idempotency_key"');
	});

	test("a blog slug that another post has in the language", async () => {
		const post = await insertId("blog_posts", {});
		const row = { ...goodRow("blog_post_translations"), blog_post_id: post, language: "nl", slug: "taken" };
		await expect(insert(database.pool, "blog_post_translations", row)).rejects.toThrow(
			'"blog_post_translations_language_slug"',
		);
	});

	test("a second company, and a call link that is no phone number", async () => {
		const company = {
			...{ name: "A", legal_name: "A BV", street: "Kaai 1", postal_code: "2030", city: "Antwerpen" },
			...{ country: "BE", phone: "+32 3 000 00 00", phone_link: "+3230000000", email: "a@shop.example" },
			...{ vat_number: "BE 1", iban: "BE1", bic: "B", bank_name: "Bank" },
		};
		const add = (row: Row) => insert(database.pool, "company_settings", { ...company, ...row });
		await expect(add({ phone_link: "03 000" })).rejects.toThrow('"company_settings_phone_link"');
		await add({});
		await expect(add({})).rejects.toThrow('"company_settings_pkey"');
		await expect(add({ id: false })).rejects.toThrow('"company_settings_one_row"');
	});

	test("a role that the desk does not know, and a second one of a person", async () => {
		const user = await insertId("users", { name: "Bram", email: "bram@shop.example" });
		const add = (role: string) => insert(database.pool, "user_roles", { user_id: user, role });
		await expect(add("owner")).rejects.toThrow('"user_roles_role"');
		await add("admin");
		await expect(add("admin")).rejects.toThrow('"user_roles_user_id_role_pk"');
		await expect(add("driver")).rejects.toThrow('"user_roles_user"');
	});
});

describe("what goes with what", () => {
	async function count(table: string, column: string, id: string): Promise<number> {
		const { rows } = await database.pool.query(`select from ${table} where ${column} = $1`, [id]);
		return rows.length;
	}

	test("a cart takes its lines along", async () => {
		const cart = await insertId("carts", {});
		await insertId("cart_items", { ...goodRow("cart_items"), cart_id: cart });
		await database.pool.query("delete from carts where id = $1", [cart]);
		expect(await count("cart_items", "cart_id", cart)).toBe(0);
	});

	test("a product takes its texts, images, condition entries and cart lines along", async () => {
		const product = await insertId("products", { size: "20ft" });
		const own = { product_id: product };
		const info = await insertId("product_condition_info", { ...own, condition: "new" });
		const tables = [
			"product_translations",
			"product_images",
			"product_condition_images",
			"product_main_condition_images",
			"cart_items",
		];
		for (const table of tables) await insertId(table, { ...goodRow(table), ...own });
		await insertId("product_condition_info_translations", {
			...goodRow("product_condition_info_translations"),
			product_condition_info_id: info,
		});
		await database.pool.query("delete from products where id = $1", [product]);
		for (const table of [...tables, "product_condition_info"]) {
			expect(await count(table, "product_id", product)).toBe(0);
		}
		expect(await count("product_condition_info_translations", "product_condition_info_id", info)).toBe(0);
	});

	test("an order item stays readable when its product is gone", async () => {
		const product = await insertId("products", { size: "20ft" });
		const item = await insertId("order_items", {
			...goodRow("order_items"),
			order_id: await insertId("orders", goodRow("orders")),
			product_id: product,
			product_title: "Verdwenen container",
		});
		await database.pool.query("delete from products where id = $1", [product]);
		const { rows } = await database.pool.query("select * from order_items where id = $1", [item]);
		expect(rows[0]).toMatchObject({ product_id: null, product_title: "Verdwenen container", price: 10_000 });
	});

	test("a quote stays when its product is gone", async () => {
		const product = await insertId("products", { size: "20ft" });
		const quote = await insertId("quotes", { ...goodRow("quotes"), product_id: product });
		await database.pool.query("delete from products where id = $1", [product]);
		const { rows } = await database.pool.query("select product_id from quotes where id = $1", [quote]);
		expect(rows).toEqual([{ product_id: null }]);
	});

	test("orders stay when their account is gone, its cart goes along", async () => {
		const user = await insertId("users", { name: "Cleo", email: "cleo@buyer.example" });
		const order = await insertId("orders", { ...goodRow("orders"), user_id: user });
		const cart = await insertId("carts", { user_id: user });
		await database.pool.query("delete from users where id = $1", [user]);
		const { rows } = await database.pool.query("select user_id from orders where id = $1", [order]);
		expect(rows).toEqual([{ user_id: null }]);
		expect(await count("carts", "id", cart)).toBe(0);
	});

	test("a landing page takes its texts and sections along", async () => {
		const page = await insertId("landing_pages", { slug: "short-lived" });
		const section = await insertId("sections", { landing_page_id: page, type: "content_centered" });
		await insertId("section_translations", { section_id: section, language: "nl" });
		await insertId("landing_page_translations", { landing_page_id: page, language: "nl", title: "Kort" });
		await database.pool.query("delete from landing_pages where id = $1", [page]);
		expect(await count("sections", "landing_page_id", page)).toBe(0);
		expect(await count("section_translations", "section_id", section)).toBe(0);
		expect(await count("landing_page_translations", "landing_page_id", page)).toBe(0);
	});
});

/** Entities and fields of storefront document §3 and shop document §3, by the table that keeps them. */
const documentedFields: Record<string, string> = {
	landing_pages: `id slug is_published visibility menu_section menu_order related_product_ids
		related_blog_post_ids created_at updated_at`,
	landing_page_translations: `id language title meta_title meta_description meta_keywords canonical_url
		content content_html og_title og_description og_image_url structured_data updated_at`,
	sections: `id landing_page_id type order_index background_color background_gradient padding_top
		padding_bottom created_at updated_at`,
	section_translations: `id section_id language title subtitle content_html image_url image_alt button_text
		button_url highlight_boxes`,
	products: `id image_url type condition size is_available stock_status delivery_options price price_new
		price_used_a price_used_cw price_rent_per_day ask_offer_new ask_offer_used_a ask_offer_used_cw
		ask_offer_rent dimensions_inside dimensions_outside weight capacity_cbm pallet_places leasing_price
		created_at`,
	product_translations: `product_id language title description description_html slug meta_title
		meta_description`,
	product_images: "product_id image_url sort_order",
	product_condition_images: "id product_id condition image_url sort_order",
	product_main_condition_images: "id product_id image_url condition created_at updated_at",
	product_type_descriptions: "type",
	product_type_description_translations: "language title description features usage_examples",
	product_condition_info: "id condition image_url product_id",
	product_condition_info_translations: `id language title description benefits badges
		product_condition_info_id`,
	quotes: `product_id customer_name email phone company_name quantity_requested delivery_address
		preferred_delivery_date special_requirements request_type purchase_option transport_type
		transport_price color_type ral_color`,
	contact_messages: "name email phone subject message",
	cart_items: `id created_at product_id product_title quantity price transport_price selected_condition
		transport_type color_type`,
	orders: `id user_id total_amount subtotal_amount vat_amount vat_rate status payment_method
		shipping_address billing_address`,
	order_items: `order_id product_id quantity price transport_price selected_condition transport_type
		product_title color_type`,
	blog_posts: "id image_url image_alt image_title published_at custom_publish_date",
	blog_post_translations: "blog_post_id language slug title content meta_description",
};

describe("documented entities", () => {
	test.each(Object.entries(documentedFields))("%s has every field", async (table, fields) => {
		const { rows } = await database.pool.query(
			"select column_name from information_schema.columns where table_schema = 'public' and table_name = $1",
			[table],
		);
		expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
	});

	test("every name in the database is in snake_case", async () => {
		const { rows } = await database.pool.query(
			`select table_name, column_name from information_schema.columns where table_schema = 'public'
				and (table_name !~ '^[a-z][a-z0-9_]*$' or column_name !~ '^[a-z][a-z0-9_]*$')`,
		);
		expect(rows).toEqual([]);
	});

	test("every reference to another table has an index to find it by", async () => {
		const { rows } = await database.pool.query(
			`select c.conrelid::regclass::text as table_name, a.attname as column_name
				from pg_constraint c
				join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
				where c.contype = 'f' and c.connamespace = 'public'::regnamespace
					and not exists (
						select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
					)`,
		);
		expect(rows).toEqual([]);
	});
});
