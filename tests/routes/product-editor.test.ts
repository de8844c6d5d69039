import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { type EditedProduct, startValues } from "~/trade/catalog/desk/product-admin.ts";
import { cents } from "~/values/money.ts";
import { signInAdmin, signInMember } from "../support/admin.ts";
import { editedProduct, productText } from "../support/edited-product.ts";
import {
	alertsIn,
	areaValue,
	elementIn,
	fieldError,
	fieldValue,
	mainOf,
	markupOf,
	shownText,
	tagsOf,
	textsIn,
	wrongFields,
} from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminProducts;
const { products, productTranslations } = schema;

const newPath = (language: Language = "en") => `/${language}/products/admin/new`;
const editPath = (slug: string, language: Language = "en") => `/${language}/products/admin/${slug}`;
const deletePath = (slug: string, language: Language = "en") => `${editPath(slug, language)}/delete`;

let owner: Visitor;
let member: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
	member = await signInMember(shop);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();
const statusOf = async (path: string) => (await shop.fetch(path)).status;
const shownAt = async (path: string) => shownText(await (await shop.fetch(path)).text());

const fourTexts = () => ({
	...{ nl: productText("Zeecontainer"), en: productText("Sea container") },
	...{ de: productText("Seecontainer"), fr: productText("Conteneur") },
});

/** A product as its form sends it. */
function form(given: Partial<EditedProduct> = {}, fields: Fields = {}): Fields {
	const product = editedProduct({ texts: fourTexts(), ...given });
	return { ...(startValues(product, ".") as Fields), seen: "", tab: "images", ...fields };
}

async function idOf(slug: string): Promise<string> {
	const [row] = await shop.database.db
		.select()
		.from(productTranslations)
		.where(eq(productTranslations.slug, slug));
	if (!row) throw new Error(`no product ${slug}`);
	return row.productId;
}

type Made = { id: string; slug: string; fields: Fields };

/** A product made by its form, with its English slug. */
async function create(given: Partial<EditedProduct> = {}): Promise<Made> {
	const fields = form(given);
	const answer = await owner.post(newPath(), fields);
	if (answer.status !== 303) throw new Error(`the product was refused: ${shownText(await answer.text())}`);
	const slug = fields["en.slug"] ?? "";
	return { id: await idOf(slug), slug, fields };
}

/** The fields of a product as its editor hands them out now. */
async function handedOut({ id, slug, fields }: Made, given: Fields = {}): Promise<Fields> {
	const seen = fieldValue(await htmlOf(editPath(slug)), "seen") ?? "";
	return { ...fields, id, seen, ...given };
}

/** Names of the fields that are marked as wrong. */
const wrongIn = (html: string) => wrongFields(html).map(({ name }) => name);

describe.each(["a stranger", "a plain user"])("%s", (who) => {
	const visitor = () => (who === "a stranger" ? shop.visitor() : member);

	test("sees no tools on the list of containers", async () => {
		const answer = await visitor().get("/en/container");
		const html = await answer.text();
		const tools = html.includes("list-frame") || markupOf(mainOf(html)).includes("/products/admin/");
		expect(tools).toBe(false);
		expect(shownText(mainOf(html))).not.toContain(texts.list.add);
	});
});

describe("the list of containers", () => {
	test("stays kept for everyone else", async () => {
		const answer = await shop.fetch("/en/container");
		expect(answer.headers.get("Cache-Tag")).toContain("products");
		expect(answer.headers.get("Cache-Control")).toContain("public");
	});

	test.each(languages)("lets admins add, edit and delete in %s, and is kept by nobody", async (language) => {
		const answer = await owner.get(`/${language}/container`);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		const { list } = pageTexts[language].adminProducts;
		const links = tagsOf(main, "a");
		expect(links.filter(({ href }) => href === newPath(language))).toHaveLength(1);
		expect(shownText(main)).toContain(shownText(list.add));
		const cards = textsIn(main, "article").length;
		const ending = (end: RegExp) =>
			links.filter(({ href = "" }) => href.startsWith(editPath("", language)) && end.test(href));
		expect(cards).toBeGreaterThan(10);
		expect(ending(/\/admin\/[^/]+$/)).toHaveLength(cards + 1);
		expect(ending(/\/delete$/)).toHaveLength(cards);
	});

	test("says what has been deleted", async () => {
		expect(shownText(mainOf(await htmlOf("/en/container?done=deleted")))).toContain(
			"Product deleted successfully",
		);
		expect(await htmlOf("/en/container?done=deleted", member)).not.toContain("Product deleted successfully");
	});
});

test("the footer leads whoever has signed in to a new product", async () => {
	const footer = elementIn(await htmlOf("/en/contact", member), "footer");
	expect(shownText(footer)).toContain("New Product");
	expect(await htmlOf("/en/contact", shop.visitor())).not.toContain(newPath());
});

test("the owner's side leads to the list of containers", async () => {
	const header = elementIn(await htmlOf("/de/admin/orders"), "header");
	expect(tagsOf(header, "a").map(({ href }) => href)).toContain("/de/container");
	expect(shownText(header)).toContain(pageTexts.de.adminShell.products);
});

describe("the form of a new product", () => {
	test.each(languages)("stands in %s with four parts, and is kept by nobody", async (language) => {
		const answer = await owner.get(newPath(language));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		const own = pageTexts[language].adminProducts;
		expect(textsIn(main, "h1")).toEqual([shownText(own.newTitle)]);
		const { general, translations, images, specifications } = own.tabs;
		expect(textsIn(main, "h2")).toEqual([general, translations, images, specifications].map(shownText));
		expect(tagsOf(main, "a").map(({ href }) => href)).toContain(`/${language}/products`);
		expect(fieldValue(main, "price")).toMatch(language === "en" ? "0.00" : "0,00");
	});

	test.each(languages)(
		"leads to the editor of the new product in %s, and the shop shows it",
		async (language) => {
			const fields = form();
			const answer = await owner.post(newPath(language), fields);
			const slug = fields[`${language}.slug`] ?? "";
			expect([answer.status, answer.headers.get("Location")]).toEqual([
				303,
				`${editPath(slug, language)}?done=created&tab=images`,
			]);
			const main = mainOf(await htmlOf(`${editPath(slug, language)}?done=created`));
			expect(shownText(main)).toContain(shownText(pageTexts[language].adminProducts.done.created));
			for (const code of languages) {
				const path = `/${code}/container/${fields[`${code}.slug`]}`;
				expect(await shownAt(path)).toContain(fields[`${code}.title`]);
			}
			await expect
				.poll(() => shownAt(`/${language}/container`), { timeout: 5_000 })
				.toContain(fields[`${language}.description`]);
		},
	);

	test("makes the slug from the title where none is given", async () => {
		const word = `größe ${randomUUID()}`;
		const fields = form({}, { "de.slug": "", "de.title": `Büro ${word}` });
		expect((await owner.post(newPath("de"), fields)).headers.get("Location")).toContain(
			`/de/products/admin/buero-groesse-${word.slice(6)}?`,
		);
	});

	test("may leave a language out, and leads by Dutch then", async () => {
		const fields = form({ texts: { ...fourTexts(), en: null } });
		const answer = await owner.post(newPath(), fields);
		expect(answer.headers.get("Location")).toContain(editPath(fields["nl.slug"] ?? ""));
		const main = mainOf(await htmlOf(editPath(fields["nl.slug"] ?? "")));
		expect(shownText(main)).toContain(`English ${texts.missingTexts}`);
		expect(shownText(main)).not.toContain(`Deutsch ${texts.missingTexts}`);
	});

	test("keeps everything typed and ties each error to its field", async () => {
		const { isAvailable: _off, ...fields } = form(
			{},
			{
				...{ size: "", priceNew: "1.950", priceUsedA: "-5", priceRentPerDay: "free", askOfferRent: "on" },
				...{ "en.title": "", "de.slug": "No Slug", "fr.descriptionHtml": "<p>Sec</p>" },
				...{ images: "/images/a.svg\nb.svg", "weight.tare": "", "mainConditionImages.new": "d.svg" },
			},
		);
		const answer = await owner.post(newPath(), fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		expect(wrongIn(html).toSorted()).toEqual(
			[
				...["size", "priceNew", "priceUsedA", "priceRentPerDay", "en.title", "de.slug", "images"],
				"weight.tare",
			].toSorted(),
		);
		expect(fieldError(html, "priceNew")).toBe(texts.errors.cents);
		expect(fieldError(html, "priceUsedA")).toBe(texts.errors.negative);
		expect(fieldError(html, "priceRentPerDay")).toBe(texts.errors.euros);
		expect(fieldError(html, "de.slug")).toBe(texts.errors.slugForm);
		expect(shownText(html)).toContain(`${texts.errors.addresses} 2`);
		expect(fieldValue(html, "priceNew")).toBe("1.950");
		expect(fieldValue(html, "de.slug")).toBe("No Slug");
		expect(areaValue(html, "images")).toBe("/images/a.svg\nb.svg");
		expect(areaValue(html, "fr.descriptionHtml")).toBe("<p>Sec</p>");
		const box = (name: string) => tagsOf(html, "input").find((input) => input.name === name);
		expect(box("askOfferRent")).toHaveProperty("checked");
		expect(box("isAvailable")).not.toHaveProperty("checked");
		const links = tagsOf(mainOf(html), "a").filter(({ href }) => href?.startsWith("#panel-"));
		expect(links).toHaveLength(4);
		// All four parts have something wrong, and say so.
		expect(shownText(html).split(`(${texts.wrongTab})`)).toHaveLength(5);
	});

	test("names a slug that is taken", async () => {
		const { slug } = await create();
		const answer = await owner.post(newPath(), form({}, { "en.slug": slug }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "en.slug")).toBe(`${texts.errors.slugTaken} ${slug}`);
		expect(fieldValue(html, "en.title")).toBe("Sea container");
	});
});

describe("the editor", () => {
	test("shows all seven parts and what is stored", async () => {
		const { id, slug, fields } = await create({ type: "Refrigerated", condition: "used-cw" });
		const answer = await owner.get(editPath(slug));
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		const order = ["general", "translations", "images", "conditionInfo"] as const;
		const links = tagsOf(main, "a").filter(({ href }) => href?.startsWith("#panel-"));
		expect(links.map(({ href }) => href)).toEqual(
			[...order, "conditionImages", "mainConditionImages", "specifications"].map((tab) => `#panel-${tab}`),
		);
		for (const [name, value] of Object.entries(fields)) {
			if (/^(type|condition|stockStatus|seen|tab|askOffer.*|delivery.*)$/.test(name) || value === "on")
				continue;
			expect([name, fieldValue(main, name) ?? areaValue(main, name)]).toEqual([name, value]);
		}
		expect(fieldValue(main, "id")).toBe(id);
		const chosen = tagsOf(main, "option").filter((option) => "selected" in option);
		expect(chosen.map(({ value }) => value)).toEqual(
			expect.arrayContaining(["Thermostatic", "used-cw", "In Stock"]),
		);
	});

	test("changes a product, and the shop shows it at once", async () => {
		const made = await create();
		const path = `/en/container/${made.slug}`;
		expect(await shownAt(path)).toContain("€2,650");
		const fields = await handedOut(made, {
			...{ priceNew: "3100.50", "en.title": "Better box", tab: "general" },
			"en.descriptionHtml": "<p onclick='x()'>Better</p>",
		});
		const answer = await owner.post(editPath(made.slug), fields);
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${editPath(made.slug)}?done=updated&tab=general`,
		]);
		await expect.poll(() => shownAt(path), { timeout: 5_000 }).toContain("€3,100.50");
		expect(await shownAt(path)).toContain("Better box");
		const html = await htmlOf(editPath(made.slug));
		expect(areaValue(html, "en.descriptionHtml")).toBe("<p>Better</p>");
		expect(fieldValue(html, "priceNew")).toBe("3100.50");
		expect(await htmlOf(`${editPath(made.slug)}?done=updated`)).toContain("Product updated successfully");
	});

	test("leaves a redirect behind a changed slug, in every place", async () => {
		const made = await create();
		const slug = `moved-${randomUUID()}`;
		const answer = await owner.post(editPath(made.slug), await handedOut(made, { "en.slug": slug }));
		expect(answer.headers.get("Location")).toContain(editPath(slug));
		const leads = async (path: string) => {
			const { status, headers } = await shop.fetch(path);
			return [status, headers.get("Location")];
		};
		await expect
			.poll(() => leads(`/en/container/${made.slug}?condition=new`), { timeout: 5_000 })
			.toEqual([301, `/en/container/${slug}?condition=new`]);
		expect(await leads(`/en/container/${made.slug}/quote`)).toEqual([301, `/en/container/${slug}/quote`]);
		const german = `/de/container/${made.fields["de.slug"]}`;
		expect(await leads(`/de/container/${made.slug}`)).toEqual([301, german]);
		expect(await statusOf(`/en/container/${slug}`)).toBe(200);
		expect(await statusOf(german)).toBe(200);
		const sitemap = await (await shop.fetch("/sitemap.xml")).text();
		expect(sitemap).toContain(slug);
		expect(sitemap).not.toContain(made.slug);
		// A colleague who has the editor open at the old address still finds the product.
		expect(fieldValue(await htmlOf(editPath(made.slug)), "id")).toBe(made.id);
	});

	test("is not saved over a newer version, loses nothing, and can be saved knowingly", async () => {
		const made = await create();
		const mine = await handedOut(made, { priceNew: "222", "en.title": "Mine" });
		const moved = `theirs-${randomUUID()}`;
		const theirs = await handedOut(made, { priceNew: "111", "en.slug": moved });
		expect((await owner.post(editPath(made.slug), theirs)).status).toBe(303);
		const answer = await owner.post(editPath(made.slug), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(shownText(html)).toContain(texts.problems.stale);
		expect(fieldValue(html, "en.title")).toBe("Mine");
		expect(fieldValue(html, "seen")).toBe(mine.seen);
		expect(
			tagsOf(html, "a").some(({ href, target }) => href === editPath(moved) && target === "_blank"),
		).toBe(true);
		expect((await owner.post(editPath(moved), mine)).status).toBe(409);
		const [row] = await shop.database.db.select().from(products).where(eq(products.id, made.id));
		expect(row?.priceNew).toBe(cents(11_100));
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(editPath(moved), { ...mine, overwrite })).status).toBe(303);
		expect(fieldValue(await htmlOf(editPath(made.slug)), "en.title")).toBe("Mine");
	});

	test("opens by id in the form, whatever has the slug now", async () => {
		const made = await create();
		const fields = await handedOut(made);
		await owner.post(editPath(made.slug), { ...fields, "en.slug": `moved-${randomUUID()}` });
		const other = await create({ texts: { ...fourTexts(), en: productText("Other", { slug: made.slug }) } });
		expect(other.slug).toBe(made.slug);
		const late = await owner.post(editPath(made.slug), { ...fields, "en.title": "Late" });
		expect(late.status).toBe(409);
		expect(await shownAt(`/en/container/${made.slug}`)).toContain("Other");
	});

	test("says that a product is not there, and keeps what was typed for one that is gone", async () => {
		const answer = await owner.get(editPath("no-such-container"));
		expect(answer.status).toBe(404);
		expect(alertsIn(await answer.text())).toEqual(["Product not found"]);
		const made = await create();
		const fields = await handedOut(made, { "en.title": "Typed" });
		await shop.database.db.delete(products).where(eq(products.id, made.id));
		const late = await owner.post(editPath(made.slug), fields);
		expect(late.status).toBe(404);
		const html = await late.text();
		expect(alertsIn(html)).toEqual([texts.problems.missing]);
		expect(fieldValue(html, "en.title")).toBe("Typed");
		expect(fieldValue(html, "id")).toBe(made.id);
	});
});

describe("what is said of a condition", () => {
	const inEdit = (slug: string, condition: string) =>
		htmlOf(`${editPath(slug)}?tab=conditionInfo&edit=${condition}`);

	/** The fields of a condition's form as it is handed out. */
	async function conditionForm({ id, slug }: Made, condition: string, given: Fields): Promise<Fields> {
		const html = await inEdit(slug, condition);
		const own = elementIn(html, "section", { "data-condition": condition });
		return { intent: "condition", id, condition, seen: fieldValue(own, "seen") ?? "", ...given };
	}

	test("is edited one at a time", async () => {
		const { slug } = await create();
		const forms = (html: string) =>
			tagsOf(html, "input")
				.filter(({ name }) => name === "condition")
				.map(({ value }) => value);
		expect(forms(await htmlOf(editPath(slug)))).toEqual([]);
		expect(forms(await inEdit(slug, "used-a"))).toEqual(["used-a"]);
		const edits = tagsOf(await inEdit(slug, "used-a"), "a").filter(({ href }) => href?.includes("edit="));
		expect(edits.map(({ href }) => new URLSearchParams(href?.split("?")[1]).get("edit"))).toEqual([
			...["new", "used-cw", "rent"],
		]);
	});

	test("is stored without scripts, leads back, and the shop shows it", async () => {
		const made = await create();
		const fields = await conditionForm(made, "new", {
			...{ imageUrl: "/images/a.svg", "en.title": "One trip", "en.description": "Fresh paint." },
			...{ "en.benefits": "Dry\nTidy", "en.badges[0].text": "CSC", "en.badges[0].type": "success" },
			...{ "en.badges[1].text": "", "en.badges[1].type": "info" },
		});
		const answer = await owner.post(editPath(made.slug), fields);
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${editPath(made.slug)}?tab=conditionInfo&done=condition`,
		]);
		const main = mainOf(await htmlOf(`${editPath(made.slug)}?tab=conditionInfo&done=condition`));
		expect(shownText(main)).toContain("Changes saved successfully");
		expect(shownText(main)).toContain("CSC One trip Fresh paint. Dry Tidy");
		await expect
			.poll(() => shownAt(`/en/container/${made.slug}`), { timeout: 5_000 })
			.toContain("CSC One trip Fresh paint. Dry Tidy");
	});

	test("makes a new version of the product, so that whoever has its form open is told", async () => {
		const made = await create();
		const open = await handedOut(made);
		const text = { "en.title": "One trip", "en.description": "Fresh." };
		await owner.post(editPath(made.slug), await conditionForm(made, "rent", text));
		expect((await owner.post(editPath(made.slug), open)).status).toBe(409);
	});

	test("comes back with what was typed where it is wrong", async () => {
		const made = await create();
		const fields = await conditionForm(made, "rent", {
			...{ imageUrl: "a.svg", "de.title": "Miete", "de.benefits": "Trocken" },
			...{ "de.badges[0].text": "Neu", "de.badges[0].type": "warning" },
		});
		const answer = await owner.post(editPath(made.slug), fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.info.problems.invalid]);
		expect(wrongIn(html)).toEqual(["imageUrl", "de.description"]);
		const own = elementIn(html, "section", { "data-condition": "rent" });
		expect(fieldValue(own, "imageUrl")).toBe("a.svg");
		expect(fieldValue(own, "de.title")).toBe("Miete");
		expect(areaValue(own, "de.benefits")).toBe("Trocken");
		expect(fieldValue(own, "de.badges[0].text")).toBe("Neu");
	});

	test("is not saved over a newer version, unless knowingly", async () => {
		const made = await create();
		const mine = await conditionForm(made, "new", { "en.title": "Mine", "en.description": "Mine." });
		const theirs = { ...mine, "en.title": "Theirs" };
		expect((await owner.post(editPath(made.slug), theirs)).status).toBe(303);
		const answer = await owner.post(editPath(made.slug), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(shownText(html)).toContain(texts.info.problems.stale);
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(editPath(made.slug), { ...mine, overwrite })).status).toBe(303);
		expect(shownText(await htmlOf(editPath(made.slug)))).toContain("Mine.");
	});

	test("is of a condition that there is", async () => {
		const made = await create();
		const answer = await owner.post(editPath(made.slug), {
			intent: "condition",
			id: made.id,
			condition: "old",
		});
		expect(answer.status).toBe(400);
	});
});

describe("deleting", () => {
	test("asks on a page of its own without scripts (storefront document §2)", async () => {
		const made = await create();
		const main = mainOf(await htmlOf(deletePath(made.slug)));
		expect(textsIn(main, "h1")).toEqual(["Are you sure?"]);
		expect(shownText(main)).toContain(
			"This action cannot be undone. This will permanently delete the product “Sea container” and all its translations.",
		);
		const answer = await owner.post(deletePath(made.slug), { id: fieldValue(main, "id") ?? "" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/container?done=deleted"]);
		// At once, not when the notice of the change arrives.
		expect(await htmlOf("/en/container")).not.toContain(made.slug);
		const gone = await shop.fetch(`/en/container/${made.slug}`);
		expect([gone.status, alertsIn(await gone.text())]).toEqual([410, [pageTexts.en.container.absent.gone]]);
	});

	test("of what is gone already says that it is deleted, and touches nothing else", async () => {
		const { id, slug } = await create();
		const [first, again] = [
			await owner.post(deletePath(slug), { id }),
			await owner.post(deletePath(slug), { id }),
		];
		expect([first, again].map(({ headers }) => headers.get("Location"))).toEqual(
			Array(2).fill("/en/container?done=deleted"),
		);
		const deletions = schema.auditLog;
		const noted = await shop.database.db.select().from(deletions).where(eq(deletions.entityId, id));
		expect(noted.filter(({ action }) => action === "delete")).toHaveLength(1);
		expect((await owner.get(deletePath(slug))).status).toBe(404);
		const other = await create();
		expect((await owner.post(deletePath(other.slug), { id: "nonsense" })).status).toBe(303);
		expect((await owner.get(deletePath(other.slug))).status).toBe(200);
	});

	test("leaves orders readable on the owner's desk", async () => {
		const { orderId } = await placeOrder(shop);
		const [line] = await shop.database.db
			.select()
			.from(schema.orderItems)
			.where(eq(schema.orderItems.orderId, orderId));
		const deleted = await owner.post(deletePath("any"), { id: line?.productId ?? "" });
		expect(deleted.status).toBe(303);
		const answer = await owner.get(`/en/admin/orders/${orderId}`);
		expect(answer.status).toBe(200);
		const shown = shownText(mainOf(await answer.text()));
		expect(shown).toContain(line?.productTitle);
		expect(shown).toContain(pageTexts.en.adminTrade.detail.productGone);
	});
});

test("the documented English texts (shop document §2, §8)", () => {
	expect(Object.values(texts.tabs)).toEqual([
		...["General", "Translations", "Images", "Condition Info", "Condition Images"],
		...["Main Condition Images", "Specifications"],
	]);
	expect(Object.values(texts.types)).toEqual([
		...["Standard", "High Cube", "Thermostatic", "Special", "Open Top", "Flat Rack", "Tank"],
	]);
	expect(texts).toMatchObject({
		back: "Back to Products",
		notFound: "Product not found",
		done: {
			created: "Product created successfully",
			updated: "Product updated successfully",
			condition: "Changes saved successfully",
		},
		info: { failed: "Failed to save changes" },
		list: {
			...{ add: "Add Product", edit: "Edit", delete: "Delete", cancel: "Cancel", question: "Are you sure?" },
			...{ success: "Success", deleted: "Product deleted successfully" },
		},
	});
});
