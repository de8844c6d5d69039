/** How many there are of each kind, those of the demo content aside. */
export type Size = {
	products: number;
	orders: number;
	quotes: number;
	posts: number;
	pages: number;
	changes: number;
	mails: number;
};

/** @param products all there are to be, the demo's fourteen among them */
export function sizeFor(products: number): Size {
	return {
		products: products - 14,
		orders: products * 10,
		quotes: products,
		posts: Math.floor(products / 10),
		pages: Math.floor(products / 100),
		changes: products * 5,
		mails: products * 2,
	};
}

/** Ids that are the same each time. */
const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;

/** Moments before this one, so that what is newest is the same each time. */
const before = (seconds: string) => `timestamptz '2026-01-01' - (${seconds}) * interval '1 second'`;

/** A number from 0 to below `range` that looks like chance. */
const chance = (kind: string, number: string, range: number | string) =>
	`(('x' || substr(md5('${kind}' || ${number}), 1, 7))::bit(28)::int % ${range})`;

const names =
	"(array['Anneleen','Müller','Dubois','de Vries','Søren','Weiß','Lefèvre','Janssens','Öztürk','Núñez'])";
const streets = "(array['Kaaiweg','Hafenstraße','Quai Nord','Industrieweg','Rue du Port'])";
const languages = "(array['nl','en','de','fr']::language[])";

/** Whether the order of a number is paid, delivered or both; whether it has an invoice. */
const isPaid = "n % 8 between 2 and 6";
const isBilled = "n % 8 between 3 and 6";
const dayOf = (number: string) => `(${before(`${number} * 97`)})::date`;

/** What fills a table. @property keeper trigger that would add up order by order what the orders have already */
type Filling = { name: string; statement: string; keeper?: string };

/** Lines that a bank statement has. */
const linesOfStatement = 200;

/** Statements of the bank, what they paid, and the invoices: of each order that is paid or delivered. */
function papersOf(count: number): Filling[] {
	const paid = `(select n, row_number() over (order by n) - 1 as place from generate_series(1, ${count}) n where ${isPaid}) drawn`;
	const ofOrder = `join orders o on o.id = ${idOf("order", "n")}`;
	const buyer = "coalesce(o.shipping_address ->> 'companyName', o.shipping_address ->> 'name')";
	return [
		{
			name: "bank_statements",
			statement: `
				insert into bank_statements (id, account, number, closed_on, old_balance, new_balance, fingerprint, file_name, user_email, created_at)
				select ${idOf("statement", "s")}, 'BE68539007547034', '2026-' || s, min(${dayOf("n")}), 0, 0, md5('statement' || s),
					'grown-' || s || '.xml', 'owner@shop.example', min(${before("n * 97")})
				from ${paid}, lateral (select place / ${linesOfStatement} as s) statement group by s`,
		},
		{
			name: "bank_lines",
			// One in a hundred waits for somebody, who paid without saying what.
			statement: `
				insert into bank_lines (id, statement_id, sequence, amount, booked_on, name, account, ogms, text, reference, state, reason)
				select ${idOf("line", "n")}, ${idOf("statement", `(place / ${linesOfStatement})`)}, place % ${linesOfStatement} + 1, o.total_amount,
					${dayOf("n")}, ${buyer}, 'BE71096123456769', case when place % 100 = 0 then '{}' else array[o.payment_reference] end,
					case when place % 100 = 0 then 'container' else o.order_number end, 'ref-' || n,
					case when place % 100 = 0 then 'open' else 'booked' end, case when place % 100 = 0 then 'none' end
				from ${paid} ${ofOrder}`,
		},
		{
			name: "payments",
			keeper: "payments_come",
			statement: `
				insert into payments (order_id, amount, paid_on, key, bank_line_id, user_email, created_at)
				select o.id, o.total_amount, ${dayOf("n")}, ${idOf("payment", "n")}, case when place % 100 > 0 then ${idOf("line", "n")} end,
					'owner@shop.example', o.created_at
				from ${paid} ${ofOrder}`,
		},
		{
			name: "invoices",
			keeper: "invoices_come",
			// Numbered from the oldest on, each with what its list, its search and its order's page read.
			statement: `
				insert into invoices (order_id, kind, series, year, sequence, number, issued_on, net_amount, vat_amount, gross_amount,
					snapshot, ubl, hash, previous_hash, key, user_email, created_at)
				select id, 'invoice', 'invoice', year, sequence, year || '-' || sequence, issued_on,
					subtotal_amount, vat_amount, total_amount,
					jsonb_build_object('version', 1, 'kind', 'invoice', 'number', year || '-' || sequence, 'issuedOn', issued_on, 'dueOn', issued_on + 14,
						'language', language, 'order', jsonb_build_object('id', id, 'number', order_number, 'reference', payment_reference),
						'buyer', shipping_address || jsonb_build_object('name', buyer, 'contact', shipping_address ->> 'name', 'isBusiness', true, 'country', 'BE'),
						'lines', jsonb_build_array(jsonb_build_object('id', 1, 'text', 'Container', 'details', '[]'::jsonb, 'quantity', 1, 'unit', 'C62',
							'unitNet', subtotal_amount, 'net', subtotal_amount, 'treatment', jsonb_build_object('category', 'S', 'rate', 21, 'exemption', null))),
						'perRate', '[]'::jsonb, 'net', subtotal_amount, 'vat', vat_amount, 'gross', total_amount, 'deducts', '[]'::jsonb, 'prepaid', 0,
						'reason', ''),
					repeat('<cbc:Note>' || md5(id::text) || '</cbc:Note>', 120), md5('hash' || n), md5('hash' || n + 8), ${idOf("invoice", "n")},
					'owner@shop.example', created_at
				from (select o.*, n, ${buyer} as buyer, ${dayOf("n")} as issued_on, extract(year from ${dayOf("n")})::int as year,
						row_number() over (partition by extract(year from ${dayOf("n")}) order by n desc) as sequence
					from generate_series(1, ${count}) n ${ofOrder} where ${isBilled}) billed`,
		},
	];
}

/**
 * Statements that fill the tables, each from the demo content's own rows: texts have their real length, and sizes, types
 * and prices their real mixture.
 */
export function grownTables(size: Size): Filling[] {
	const series = (count: number) => `generate_series(1, ${count}) n`;
	return [
		{
			name: "products",
			// Cheaper or dearer by up to a half; three sizes more than the demo has.
			statement: `
				insert into products (id, type, condition, size, is_available, stock_status, delivery_options, price, price_new,
					price_used_a, price_used_cw, price_rent_per_day, ask_offer_new, ask_offer_used_a, ask_offer_used_cw,
					ask_offer_rent, dimensions_inside, dimensions_outside, weight, capacity_cbm, pallet_places, image_url, created_at)
				select ${idOf("product", "n")}, type, condition, size, n % 23 <> 0, stock_status, delivery_options,
					price * factor / 100, price_new * factor / 100, price_used_a * factor / 100, price_used_cw * factor / 100,
					price_rent_per_day * factor / 100, ask_offer_new, ask_offer_used_a, ask_offer_used_cw, ask_offer_rent,
					dimensions_inside, dimensions_outside, weight, capacity_cbm, pallet_places, image_url,
					${before("n * 60")}
				from (select n, 50 + ${chance("price", "n", 100)} as factor from ${series(size.products)}) drawn
				join (select *, row_number() over (order by created_at desc) as place, count(*) over () as of_all from products) demo
					on demo.place = n % demo.of_all + 1`,
		},
		...[
			[
				"product_translations",
				"language, title, description, description_html, meta_title, meta_description, slug",
			],
			["product_images", "image_url, sort_order"],
			["product_condition_images", "condition, image_url, sort_order"],
			["product_main_condition_images", "condition, image_url"],
			["product_condition_info", "condition, image_url"],
		].map(([name = "", columns = ""]) => ({
			name,
			statement: copyOfProducts(name, columns, size.products),
		})),
		{
			name: "product_condition_info_translations",
			statement: `
				insert into product_condition_info_translations (product_condition_info_id, language, title, description, benefits, badges)
				select made.id, demo.language, demo.title, demo.description, demo.benefits, demo.badges
				from ${demoOf(size.products)}
				join product_condition_info made on made.product_id = ${idOf("product", "n")}
				join product_condition_info origin on origin.product_id = base.id and origin.condition = made.condition
				join product_condition_info_translations demo on demo.product_condition_info_id = origin.id`,
		},
		{
			name: "orders",
			statement: `
				insert into orders (id, cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount, vat_rate,
					status, paid_amount, marked_paid, invoiced_amount, billed_due_on, due_on,
					shipping_address, billing_address, created_at)
				select ${idOf("order", "n")}, ${idOf("cart", "n")}, ${idOf("key", "n")}, ${languages}[n % 4 + 1],
					net, net * 21 / 100, net + net * 21 / 100, 21,
					(array['pending','confirmed','paid','delivered','delivered','delivered','delivered','cancelled'])[n % 8 + 1],
					case when ${isPaid} then net + net * 21 / 100 end, ${isPaid},
					case when ${isBilled} then net + net * 21 / 100 else 0 end, case when ${isBilled} then ${dayOf("n")} + 14 end, ${dayOf("n")} + 14,
					jsonb_build_object('name', ${names}[n % 10 + 1] || ' ' || ${names}[n / 10 % 10 + 1], 'email', 'buyer' || n || '@mail.example',
						'phone', '+32 3 ' || n, 'companyName', case when n % 3 = 0 then 'Firma ' || substr(md5('firm' || n), 1, 10) end,
						'street', ${streets}[n % 5 + 1] || ' ' || n % 200, 'city', 'Antwerpen', 'postalCode', '2000', 'country', 'belgium'),
					case when n % 10 = 0 then jsonb_build_object('companyName', 'Holding ' || substr(md5('bill' || n), 1, 10),
						'vatNumber', null, 'street', 'Kaai 1', 'city', 'Gent', 'postalCode', '9000', 'country', 'belgium') end,
					${before("n * 97")}
				from (select n, 90000 + ${chance("net", "n", 900000)} as net from ${series(size.orders)}) drawn`,
		},
		...papersOf(size.orders),
		{
			name: "order_items",
			statement: `
				insert into order_items (order_id, position, product_id, product_title, price, transport_price, quantity,
					selected_condition, transport_type, color_type)
				select ${idOf("order", "n")}, place, product.id, title, 90000, 0, 1 + n % 3, 'new', 'self_pickup', 'from_stack'
				from ${series(size.orders)}, generate_series(0, n % 2) place
				join lateral (select ${size.products === 0 ? "null::uuid" : idOf("product", `(1 + (n * 7 + place) % ${size.products})`)} as id) product on true
				left join lateral (select title from product_translations named where named.product_id = product.id and named.language = 'nl') text on true
				where title is not null`,
		},
		{
			name: "quotes",
			statement: `
				insert into quotes (id, product_id, language, customer_name, email, company_name, quantity_requested,
					special_requirements, color_type, status, created_at)
				select ${idOf("quote", "n")}, ${idOf("product", `(1 + n * 3 % ${Math.max(1, size.products)})`)}, ${languages}[n % 4 + 1],
					${names}[n % 10 + 1] || ' ' || ${names}[n / 10 % 10 + 1], 'ask' || n || '@mail.example',
					case when n % 2 = 0 then 'Firma ' || substr(md5('ask' || n), 1, 10) end, 1 + n % 5,
					repeat('Graag een offerte met levering. ', 1 + n % 6), 'from_stack',
					(array['new','answered','won','lost'])[n % 4 + 1], ${before("n * 613")}
				from ${series(size.products === 0 ? 0 : size.quotes)}`,
		},
		{
			name: "contact_messages",
			statement: `
				insert into contact_messages (id, language, name, email, subject, message, created_at)
				select ${idOf("message", "n")}, ${languages}[n % 4 + 1], ${names}[n % 10 + 1] || ' ' || ${names}[n / 10 % 10 + 1],
					'note' || n || '@mail.example', 'Vraag ' || substr(md5('note' || n), 1, 8),
					repeat('Wanneer kan dit geleverd worden? ', 1 + n % 8), ${before("n * 701")}
				from ${series(size.quotes)}`,
		},
		{
			name: "blog_posts",
			statement: `
				insert into blog_posts (id, image_url, image_alt, published_at, created_at)
				select ${idOf("post", "n")}, demo.image_url, demo.image_alt, ${before("n * 3600")}, ${before("n * 3600")}
				from ${series(size.posts)} join ${numbered("blog_posts", "published_at")} demo on demo.place = n % demo.of_all + 1`,
		},
		{
			name: "blog_post_translations",
			statement: `
				insert into blog_post_translations (blog_post_id, language, slug, title, content, meta_description)
				select ${idOf("post", "n")}, text.language, text.slug || '-' || n, text.title || ' ' || n, text.content, text.meta_description
				from ${series(size.posts)} join ${numbered(`blog_posts where id not in (select md5('post' || p)::uuid from generate_series(1, ${size.posts}) p)`, "published_at")} demo
					on demo.place = n % demo.of_all + 1
				join blog_post_translations text on text.blog_post_id = demo.id`,
		},
		{
			name: "landing_pages",
			// One in a hundred is in the footer: nobody's footer has a hundred links, however many pages there are.
			statement: `
				insert into landing_pages (id, slug, is_published, visibility, menu_order, related_product_ids, created_at)
				select ${idOf("page", "n")}, 'page-' || n, true, case when n % 100 = 0 then 'footer_subsection' else 'hidden' end, 1000 + n,
					array(select ${idOf("product", "(n * 5 + k)")} from generate_series(1, 6) k where n * 5 + k <= ${size.products}),
					${before("n * 7200")}
				from ${series(size.pages)}`,
		},
		{
			name: "landing_page_translations",
			statement: `
				insert into landing_page_translations (landing_page_id, language, title, meta_title, meta_description, content_html)
				select ${idOf("page", "n")}, text.language, text.title || ' ' || n, text.meta_title, text.meta_description, text.content_html
				from ${series(size.pages)}
				join landing_pages demo on demo.slug = (array['delivery','container-sizes','faq','about'])[n % 4 + 1]
				join landing_page_translations text on text.landing_page_id = demo.id`,
		},
		{
			name: "audit_log",
			statement: `
				insert into audit_log (id, created_at, user_email, entity, entity_id, label, action, before, after)
				select ${idOf("change", "n")}, ${before("n * 193")}, 'owner' || n % 3 || '@shop.example', 'order',
					${idOf("order", `(1 + n % ${size.orders})`)}::text, 'K-' || 10000 + n % ${size.orders}, 'status',
					'{"status": "pending"}', '{"status": "confirmed"}'
				from ${series(size.changes)}`,
		},
		{
			name: "mail_outbox",
			statement: `
				insert into mail_outbox (id, kind, about, audience, dedupe_key, language, recipient, subject, html, text, status, attempts, sent_at, created_at)
				select ${idOf("mail", "n")}, 'order', ${idOf("order", `(1 + n % ${size.orders})`)}, 'customer', 'grown-' || n, 'nl',
					'buyer' || n || '@mail.example', 'Bestelling K-' || 10000 + n, repeat('<p>Bedankt voor uw bestelling.</p>', 40),
					repeat('Bedankt voor uw bestelling. ', 40), 'sent', 1, ${before("n * 89")}, ${before("n * 89")}
				from ${series(size.mails)}`,
		},
	];
}

/** Numbers with the demo's product that each is made like. */
function demoOf(count: number): string {
	return `generate_series(1, ${count}) n
		join (select id, row_number() over (order by created_at desc) as place, count(*) over () as of_all from products
			where created_at > timestamptz '2026-01-01') base on base.place = n % base.of_all + 1`;
}

function numbered(table: string, order: string): string {
	return `(select *, row_number() over (order by ${order} desc) as place, count(*) over () as of_all from ${table})`;
}

/** What belongs to a product, as that of the demo's product; titles and slugs are told apart by the number. */
function copyOfProducts(name: string, columns: string, count: number): string {
	const own: Record<string, string> = { title: "demo.title || ' ' || n", slug: "demo.slug || '-' || n" };
	const values = columns.split(", ").map((column) => own[column] ?? `demo.${column}`);
	return `
		insert into ${name} (product_id, ${columns})
		select ${idOf("product", "n")}, ${values.join(", ")}
		from ${demoOf(count)} join ${name} demo on demo.product_id = base.id`;
}
