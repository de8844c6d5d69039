import { beforeAll, describe, expect, test } from "vitest";
import { scenes } from "~/media/pictures.ts";
import { schema } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import { listOpenSteps } from "~/site/set-up/desk/set-up.store.server.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { conditions, languages } from "~/values/vocabulary.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { productPictures } from "./product-pictures.ts";
import { seedDemo, seedStart } from "./seed-demo.ts";

const database = useTestDatabase({ seeded: false });

const allPictures = [
	...Object.values(scenes),
	...Object.values(productPictures).flatMap((states) =>
		Object.values(states).flatMap((views): string[] => Object.values(views)),
	),
];

async function select(query: string): Promise<Record<string, unknown>[]> {
	return (await database.pool.query(query)).rows;
}

/** Number of rows of every table. */
async function countRows(): Promise<Record<string, number>> {
	const tables = await select("select tablename from pg_tables where schemaname = 'public'");
	const counts = await Promise.all(
		tables.map(async ({ tablename }) => {
			const [row] = await select(`select count(*)::int as rows from ${tablename}`);
			return [String(tablename), Number(row?.rows)];
		}),
	);
	return Object.fromEntries(counts);
}

describe("seedDemo", () => {
	test("loads everything once when processes start together, and adds nothing later", async () => {
		const loaded = await Promise.all([1, 2, 3, 4].map(() => seedDemo(database.db)));
		expect(loaded.filter(Boolean)).toHaveLength(1);
		const counts = await countRows();
		expect(counts).toMatchObject({ products: 14, product_translations: 56, company_settings: 1 });
		expect(await seedDemo(database.db)).toBe(false);
		expect(await countRows()).toEqual(counts);
	});
});

describe("seedStart", () => {
	const empty = useTestDatabase({ seeded: false });

	test("begins a shop that sells nothing yet, with legal pages as drafts, and says what it lacks", async () => {
		expect(await seedStart(empty.db)).toBe(true);
		expect(await seedStart(empty.db)).toBe(false);
		expect(await seedDemo(empty.db)).toBe(false);
		const { db } = empty;
		expect(await db.$count(schema.products)).toBe(0);
		expect(await db.$count(schema.transportTariffs)).toBe(0);
		expect(await db.$count(schema.blogPosts)).toBe(0);
		const pages = await db.select().from(schema.landingPages);
		expect(Object.fromEntries(pages.map(({ slug, isPublished }) => [slug, isPublished]))).toEqual({
			...{ home: true, container: true },
			...{ "cookie-policy": false, "privacy-statement": false, "terms-of-sale": false },
			accessibility: false,
		});
		expect(await listOpenSteps(db)).toEqual(["company", "tariffs", "container"]);
	});

	test("the demo's shop lacks nothing", async () => {
		expect(await listOpenSteps(database.db)).toEqual([]);
	});
});

describe("the demo content", () => {
	beforeAll(async () => {
		await seedDemo(database.db);
	});

	test("has 14 products, each in four languages", async () => {
		const rows = await database.db.query.products.findMany({ with: { translations: true } });
		expect(rows).toHaveLength(14);
		for (const { translations } of rows) {
			expect(translations.map((text) => text.language).sort()).toEqual([...languages].sort());
		}
	});

	test("gives each product slugs of its own", async () => {
		const rows = await database.db.select().from(schema.productTranslations);
		const owners = new Map<string, Set<string>>();
		for (const { slug, productId } of rows) {
			owners.set(slug, (owners.get(slug) ?? new Set()).add(productId));
		}
		expect([...owners].filter(([, products]) => products.size > 1)).toEqual([]);
	});

	test("keeps titles and descriptions for search engines short", async () => {
		const rows = await database.db.select().from(schema.productTranslations);
		const tooLong = rows.filter(
			({ metaTitle, metaDescription }) =>
				!metaTitle || !metaDescription || metaTitle.length > 60 || metaDescription.length > 160,
		);
		expect(tooLong.map(({ slug }) => slug)).toEqual([]);
	});

	test.each([
		["BE", "10", 31_000, 44_300],
		["NL", "10", 40_600, 58_000],
		["DE", "01", 170_000, 212_500],
	])("has the documented tariff of %s %s", async (country, prefix, single, double) => {
		const rows = await select(
			`select single, double from transport_tariffs where country = '${country}' and prefix = '${prefix}'`,
		);
		expect(rows).toEqual([{ single, double }]);
	});

	test("describes every type that it sells, in four languages", async () => {
		const missing = await select(
			`select type, language from (select distinct type from products) t
				cross join unnest(enum_range(null::language)) language
				where not exists (
					select from product_type_descriptions d
					join product_type_description_translations x on x.product_type_description_id = d.id
					where d.type = t.type and x.language = language.language
				)`,
		);
		expect(missing).toEqual([]);
	});

	test("describes every condition that it offers, in four languages", async () => {
		const infos = await database.db.query.productConditionInfo.findMany({ with: { translations: true } });
		expect(new Set(infos.map((info) => info.condition))).toEqual(new Set(conditions));
		expect(infos.filter(({ translations }) => translations.length !== 4)).toEqual([]);
		const unexplained = await select(
			`select id from products p
				cross join lateral (values
					('new', coalesce(price_new, 0) > 0 or ask_offer_new),
					('used-a', coalesce(price_used_a, 0) > 0 or ask_offer_used_a),
					('used-cw', coalesce(price_used_cw, 0) > 0 or ask_offer_used_cw),
					('rent', coalesce(price_rent_per_day, 0) > 0 or ask_offer_rent)) o (condition, offered)
				where offered and not exists (
					select from product_condition_info i where i.product_id = p.id and i.condition = o.condition
				)`,
		);
		expect(unexplained).toEqual([]);
	});

	test.each(sectionTypes)("shows a %s on the home page in four languages", async (type) => {
		const rows = await select(
			`select t.language from section_translations t
				join sections s on s.id = t.section_id join landing_pages p on p.id = s.landing_page_id
				where p.slug = 'home' and s.type = '${type}'`,
		);
		expect(new Set(rows.map((row) => row.language))).toEqual(new Set(languages));
	});

	test("puts the leasing section before the contact section", async () => {
		const rows = await select(
			`select s.id, s.type from sections s join landing_pages p on p.id = s.landing_page_id
				where p.slug = 'home' order by s.order_index`,
		);
		const leasing = rows.findIndex((row) => row.id === "leasing-section");
		expect(leasing).toBeGreaterThanOrEqual(0);
		expect(rows.findIndex((row) => row.type === "contact_section")).toBeGreaterThan(leasing);
	});

	test("names only pictures that the shop keeps", async () => {
		const columns = await select(
			`select table_name, column_name from information_schema.columns
				where table_schema = 'public' and column_name in ('image_url', 'og_image_url')`,
		);
		const paths = await Promise.all(
			columns.map(({ table_name, column_name }) =>
				select(`select distinct ${column_name} as path from ${table_name} where ${column_name} is not null`),
			),
		);
		const named = new Set(paths.flat().map((row) => String(row.path)));
		expect(named.size).toBeGreaterThan(100);
		const kept = new Set(allPictures);
		expect([...named].filter((address) => !kept.has(address) || pictureOf(address) === null)).toEqual([]);
	});

	test("shows every condition that it offers from four sides, the first one also in the list", async () => {
		const rows = await database.db.query.products.findMany({
			with: { images: true, conditionImages: true, mainConditionImages: true, conditionInfo: true },
		});
		for (const { imageUrl, condition, images, conditionImages, mainConditionImages, conditionInfo } of rows) {
			const offered = new Set(conditionInfo.map((info) => info.condition));
			expect(new Set(mainConditionImages.map((image) => image.condition))).toEqual(offered);
			for (const shown of offered) {
				const views = conditionImages
					.filter((image) => image.condition === shown)
					.toSorted((one, other) => one.sortOrder - other.sortOrder)
					.map((image) => image.imageUrl);
				const state = shown === "rent" ? "used-a" : shown;
				expect(
					views.map((address) => /-(new|used-a|used-cw)-(\w+)-[0-9a-f]{6}\.jpg/.exec(address)?.slice(1)),
				).toEqual(["front", "rear", "inside", "side"].map((view) => [state, view]));
				expect(mainConditionImages.find((image) => image.condition === shown)?.imageUrl).toBe(views[0]);
				expect(conditionInfo.find((info) => info.condition === shown)?.imageUrl).toBe(views[0]);
				if (shown === condition) {
					expect(imageUrl).toBe(views[0]);
					const general = images.toSorted((one, other) => one.sortOrder - other.sortOrder);
					expect(general.map((image) => image.imageUrl)).toEqual(views);
				}
			}
		}
	});

	test("gives no two posts the same picture", async () => {
		const posts = await database.db.select().from(schema.blogPosts);
		expect(new Set(posts.map((post) => post.imageUrl)).size).toBe(posts.length);
	});

	test("says what its pictures show", async () => {
		const rows = await select("select * from section_translations where image_url is not null");
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter((row) => !row.image_alt)).toEqual([]);
	});

	test("leads each language's buttons to pages of that language", async () => {
		const rows = await select(
			`select language::text, button_url as url from section_translations where button_url like '/%'
				union all
				select language::text, box ->> 'buttonUrl' from section_translations,
					jsonb_array_elements(highlight_boxes) box
				where jsonb_typeof(highlight_boxes) = 'array' and box ->> 'buttonUrl' like '/%'`,
		);
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter(({ language, url }) => !`${url}/`.startsWith(`/${language}/`))).toEqual([]);
	});

	test("loses nothing when its HTML is sanitised", async () => {
		const sections = await select(
			"select section_id as place, content_html as html from section_translations where content_html is not null",
		);
		const products = await select(
			"select slug as place, description_html as html from product_translations where description_html is not null",
		);
		expect(sections.length).toBeGreaterThan(0);
		expect(products).toHaveLength(56);
		for (const { place, html } of [...sections, ...products]) {
			expect(sanitizeHtml(String(html)), String(place)).toBe(html);
		}
	});
});
