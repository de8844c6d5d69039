import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { startValues } from "~/trade/catalog/desk/product-admin.ts";
import { signInAdmin } from "../support/admin.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { editedProduct, productText } from "../support/edited-product.ts";
import { elementIn, fieldValue, mainOf, shownText, tagsOf } from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const htmlOf = async (path: string) => (await owner.get(path)).text();

/** What visitors get at a path: its status and its text. */
async function visit(path: string): Promise<string> {
	const answer = await shop.fetch(path);
	return `status ${answer.status}: ${shownText(await answer.text())}`;
}

const listeners =
	"from pg_stat_activity where datname = current_database() and query in ('listen kade_cache', 'select 1')";

/** Waits until the shop hears of changes. */
async function untilHeard(): Promise<void> {
	const count = async () => (await shop.database.pool.query(`select 1 as heard ${listeners}`)).rowCount;
	await expect.poll(count, { timeout: 5_000, interval: 20 }).toBeGreaterThan(0);
}

/** Cuts the shop off from the notices of changes. It comes back a second later, and forgets everything then. */
async function deafen(): Promise<void> {
	const { rowCount } = await shop.database.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
	expect(rowCount).toBeGreaterThan(0);
}

const seenAt = async (path: string) => fieldValue(await htmlOf(path), "seen") ?? "";

/** A product of this test's own. */
async function makeProduct() {
	const slug = `box-${randomUUID()}`;
	const texts = { nl: productText("Doos"), en: productText("Old box", { slug }), de: null, fr: null };
	const fields = startValues(editedProduct({ texts }), ".") as Fields;
	await owner.post("/en/products/admin/new", fields);
	const editor = `/en/products/admin/${slug}`;
	const html = await htmlOf(editor);
	const given = { ...fields, id: fieldValue(html, "id") ?? "", seen: fieldValue(html, "seen") ?? "" };
	return { page: `/en/container/${slug}`, editor, fields: given, id: given.id };
}

async function makePost() {
	const slug = `post-${randomUUID()}`;
	const fields = {
		state: "published",
		"en.title": "Old post",
		"en.slug": slug,
		"en.content": "<p>Steel</p>",
	};
	await owner.post("/en/blog/admin/new", fields);
	const editor = `/en/blog/admin/${slug}/edit`;
	const html = await htmlOf(editor);
	const given = { ...fields, id: fieldValue(html, "id") ?? "", seen: fieldValue(html, "seen") ?? "" };
	return { page: `/en/blog/${slug}`, editor, fields: given };
}

const pageList = "/en/admin/landing-pages";

async function makePage() {
	const slug = `page-${randomUUID()}`;
	const fields = {
		...{ slug, visibility: "hidden", menuSection: "none", menuOrder: "0", isPublished: "on" },
		...{ "en.title": "Old page", "en.contentHtml": "<p>Warm</p>" },
	};
	await owner.post(`${pageList}/new`, fields);
	const [row] = await shop.database.db
		.select()
		.from(schema.landingPages)
		.where(eq(schema.landingPages.slug, slug));
	const id = row?.id ?? "";
	const editor = `${pageList}/edit/${id}`;
	return { page: `/en/pages/${slug}`, editor, id, fields: { ...fields, seen: await seenAt(editor) } };
}

async function makeSection() {
	const made = await makePage();
	const list = `${made.editor}/sections`;
	const fields = { type: "content_centered", background: "none", "en.title": "Old section" };
	await owner.post(`${list}/new?type=content_centered`, fields);
	const [row] = await shop.database.db
		.select()
		.from(schema.sections)
		.where(eq(schema.sections.landingPageId, made.id));
	const given = { ...fields, seen: await seenAt(list) };
	return { page: made.page, list, id: row?.id ?? "", fields: given };
}

/** A container's page with delivery to Antwerp. */
const delivered = `/en/container/${standard20ft.en}?condition=used-a&delivery=truck&postcode=2030`;
const tariffs = "/en/admin/tariffs";
const tariff = `${tariffs}/edit/BE/20`;
const tariffFields = async (given: Fields) => ({ seen: await seenAt(tariff), place: "Antwerpen", ...given });

/** Every field of a page's form, as it hands them out. */
async function fieldsAt(path: string): Promise<Fields> {
	const html = await htmlOf(path);
	const inputs = tagsOf(mainOf(html), "input");
	const given = inputs.filter((input) => input.type !== "checkbox" || "checked" in input);
	return Object.fromEntries(given.map((input) => [input.name ?? "", input.value ?? "on"]));
}

/** A write of the owner's, the public page that shows it, and what stands there afterwards. */
type Write = { page: string; shows: string; gone?: boolean; write: () => Promise<Response> };

const writes: Record<string, () => Promise<Write>> = {
	async "a product that is saved"() {
		const { page, editor, fields } = await makeProduct();
		return { page, shows: "New box", write: () => owner.post(editor, { ...fields, "en.title": "New box" }) };
	},
	async "a product that is added"() {
		const title = `Added ${randomUUID()}`;
		const texts = { nl: productText("Doos"), en: productText(title), de: null, fr: null };
		const fields = startValues(editedProduct({ texts }), ".") as Fields;
		return { page: "/en/container", shows: title, write: () => owner.post("/en/products/admin/new", fields) };
	},
	async "what is said of a condition"() {
		const { page, editor, id } = await makeProduct();
		const html = await htmlOf(`${editor}?tab=conditionInfo&edit=new`);
		const seen = fieldValue(elementIn(html, "section", { "data-condition": "new" }), "seen") ?? "";
		const text = { "en.title": "One trip", "en.description": "Fresh paint." };
		const fields = { intent: "condition", id, condition: "new", seen, ...text };
		return { page, shows: "Fresh paint.", write: () => owner.post(editor, fields) };
	},
	async "a product that is deleted"() {
		const { page, editor, id } = await makeProduct();
		return { page, shows: "status 410", write: () => owner.post(`${editor}/delete`, { id }) };
	},
	async "a post that is saved"() {
		const { page, editor, fields } = await makePost();
		return {
			page,
			shows: "New post",
			write: () => owner.post(editor, { ...fields, "en.title": "New post" }),
		};
	},
	async "a post that is deleted"() {
		const { page, fields } = await makePost();
		const form = { intent: "delete", id: fields.id };
		return { page, shows: "status 404", write: () => owner.post("/en/admin/blog", form) };
	},
	async "a landing page that is saved"() {
		const { page, editor, fields } = await makePage();
		return {
			page,
			shows: "New page",
			write: () => owner.post(editor, { ...fields, "en.title": "New page" }),
		};
	},
	async "a landing page that becomes a draft"() {
		const { page, id } = await makePage();
		const form = { intent: "publish", publish: "no", id };
		return { page, shows: "status 404", write: () => owner.post(pageList, form) };
	},
	async "a landing page that is deleted"() {
		const { page, id } = await makePage();
		return { page, shows: "status 404", write: () => owner.post(pageList, { intent: "delete", id }) };
	},
	async "a section that is added"() {
		const { page, editor } = await makePage();
		const fields = { type: "content_centered", background: "none", "en.title": "New section" };
		const form = `${editor}/sections/new?type=content_centered`;
		return { page, shows: "New section", write: () => owner.post(form, fields) };
	},
	async "a section that is saved"() {
		const { page, list, id, fields } = await makeSection();
		const form = { ...fields, "en.title": "New section" };
		return { page, shows: "New section", write: () => owner.post(`${list}/${id}`, form) };
	},
	async "a section that is duplicated"() {
		const { page, list, id } = await makeSection();
		const write = () => owner.post(list, { intent: "duplicate", id });
		return { page, shows: "Old section Old section", write };
	},
	async "a section that is deleted"() {
		const { page, list, id, fields } = await makeSection();
		const form = { intent: "delete", id, seen: fields.seen };
		return { page, shows: "Old section", gone: true, write: () => owner.post(list, form) };
	},
	async "a tariff that is saved"() {
		const fields = await tariffFields({ single: "271.30", double: "400" });
		return { page: delivered, shows: "€271.30", write: () => owner.post(tariff, fields) };
	},
	async "tariffs that are imported"() {
		const text = "country;prefix;place;single;double\r\nBE;20;Antwerpen;272,40;400";
		const html = await (await owner.post(`${tariffs}/import`, { intent: "check", text })).text();
		const form = { intent: "store", text, mark: fieldValue(html, "mark") ?? "" };
		return { page: delivered, shows: "€272.40", write: () => owner.post(`${tariffs}/import`, form) };
	},
	async "a tariff that is deleted"() {
		const fields = await tariffFields({ single: "273.50", double: "400" });
		await owner.post(tariff, fields);
		const form = { intent: "delete", country: "BE", prefix: "20" };
		return { page: delivered, shows: "€273.50", gone: true, write: () => owner.post(tariffs, form) };
	},
	async "a tariff that is added"() {
		const fields = { country: "BE", prefix: "20", place: "", single: "274.60", double: "400" };
		return { page: delivered, shows: "€274.60", write: () => owner.post(`${tariffs}/new`, fields) };
	},
	async "the colours in stock"() {
		const fields = { seen: await seenAt("/en/admin/stock-colors"), ral: "1003" };
		const page = `/en/container/${standard20ft.en}`;
		return { page, shows: "RAL 1003", write: () => owner.post("/en/admin/stock-colors", fields) };
	},
	async "the company's settings"() {
		const fields = {
			...(await fieldsAt("/en/admin/company")),
			country: "BE",
			mailLanguage: "nl",
			lapse: "ask",
			customers: "everyone",
			...{ vatByCase: "on", vatOss: "off", rateBE: "21", rateNL: "21", rateDE: "19", rateFR: "20" },
			...{ earlierPrice: "on", safety: "on", guarantee: "on" },
			name: "Quay 7",
		};
		return { page: "/en/contact", shows: "Quay 7", write: () => owner.post("/en/admin/company", fields) };
	},
};

beforeEach(async () => {
	await untilHeard();
	await announceChange(shop.database.db, ["products", "company", "content", "tariffs", "blog"]);
});

test("without the notices a page is kept as it was, whatever is announced", async () => {
	const { page } = await makeProduct();
	await deafen();
	expect(await visit(page)).toContain("Old box");
	await shop.database.db
		.update(schema.productTranslations)
		.set({ title: "Newer box" })
		.where(eq(schema.productTranslations.slug, page.split("/").at(-1) ?? ""));
	await announceChange(shop.database.db, ["products"]);
	expect(await visit(page)).toContain("Old box");
});

test.each(Object.entries(writes))(
	"%s is on the public page with the answer, not with the notice",
	async (_what, make) => {
		const { page, shows, gone = false, write } = await make();
		// Nothing is dropped from here on: what visitors get is kept until the write.
		await deafen();
		expect((await visit(page)).includes(shows)).toBe(gone);
		expect((await write()).status).toBeLessThan(400);
		const shown = await visit(page);
		if (gone) expect(shown).not.toContain(shows);
		else expect(shown).toContain(shows);
	},
);
