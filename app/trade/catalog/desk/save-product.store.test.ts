import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import type { Language } from "~/values/vocabulary.ts";
import { useAuthor, useNotices } from "../../../../tests/support/author.ts";
import { editedProduct, productText } from "../../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { findProduct } from "../catalog.store.server.ts";
import { findEditedProduct, type StoredProduct } from "./product-admin.store.server.ts";
import type { EditedProduct } from "./product-admin.ts";
import { createProduct, tagsOfProduct, updateProduct } from "./save-product.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const heard = useNotices(database);
const { products, productOldSlugs, productImages, productTranslations } = schema;

const slugIn = (product: EditedProduct, language: Language) => product.texts[language]?.slug ?? "";

async function read(product: EditedProduct): Promise<StoredProduct> {
	const stored = await findEditedProduct(database.db, "nl", slugIn(product, "nl"));
	if (!stored) throw new Error("the product is not there");
	return stored;
}

async function create(given: Partial<EditedProduct> = {}): Promise<StoredProduct> {
	const product = editedProduct(given);
	const result = await createProduct(database.db, author, product);
	if (!result.saved) throw new Error(`the product was refused: ${result.problem}`);
	return read(product);
}

const update = ({ id, seen }: StoredProduct, product: EditedProduct) =>
	updateProduct(database.db, author, { id, seen, product });

/** The product with another slug in a language. */
function renamed(product: EditedProduct, language: Language, slug: string): EditedProduct {
	const text = product.texts[language] ?? productText("Title");
	return { ...product, texts: { ...product.texts, [language]: { ...text, slug } } };
}

async function oldSlugsOf(productId: string): Promise<string[]> {
	const rows = await database.db
		.select()
		.from(productOldSlugs)
		.where(eq(productOldSlugs.productId, productId));
	return rows.map(({ language, slug }) => `${language} ${slug}`).toSorted();
}

/** Id of the product that visitors find at a slug. */
const found = async (language: Language, slug: string) =>
	(await findProduct(database.db, createCache(), language, slug))?.id;

const onlyDutch = () => ({ nl: productText("Zeecontainer"), en: null, de: null, fr: null });
const actionsOf = async (id: string) =>
	(await listChanges(database.db, "product", id)).map(({ action }) => action);

describe("a new product", () => {
	test("is stored as it was given, noted and announced", async () => {
		const product = editedProduct();
		const result = await createProduct(database.db, author, product);
		const stored = await read(product);
		expect(result).toEqual({ saved: true, id: stored.id, texts: product.texts });
		expect(stored.product).toEqual(product);
		const [change, ...others] = await listChanges(database.db, "product", stored.id);
		expect(change).toMatchObject({ action: "create", before: null, after: product, userEmail: author.email });
		expect(others).toEqual([]);
		expect(await heard()).toEqual([tagsOfProduct({ id: stored.id, texts: product.texts }).join(",")]);
	});

	test("has its first picture as its own, and its pictures in order", async () => {
		const { id, product } = await create();
		const [row] = await database.db.select().from(products).where(eq(products.id, id));
		expect(row).toMatchObject({ imageUrl: product.images[0], leasingPrice: null });
		const images = await database.db.select().from(productImages).where(eq(productImages.productId, id));
		expect(images.map(({ imageUrl, sortOrder }) => [sortOrder, imageUrl]).toSorted()).toEqual(
			product.images.map((imageUrl, index) => [index, imageUrl]),
		);
	});

	test("may have no picture, no figures and one language", async () => {
		const bare = editedProduct({
			...{ type: null, images: [], dimensionsInside: null, weight: null, capacityCbm: null },
			...{ palletPlaces: null, priceNew: null, priceRentPerDay: null },
			conditionImages: { new: [], "used-a": [], "used-cw": [], rent: [] },
			mainConditionImages: { new: null, "used-a": null, "used-cw": null, rent: null },
			texts: { nl: productText("Kaal"), en: null, de: null, fr: null },
		});
		expect((await create(bare)).product).toEqual(bare);
	});

	test("loses what an editor may not write", async () => {
		const html = "<p onclick='x()'>Dry</p><script>x()</script>";
		const { product } = await create({
			texts: {
				...editedProduct().texts,
				nl: productText("Droog", { descriptionHtml: html }),
				en: productText("Dry", { descriptionHtml: "<script>x()</script>" }),
			},
		});
		expect(product.texts.nl?.descriptionHtml).toBe("<p>Dry</p>");
		expect(product.texts.en?.descriptionHtml).toBeNull();
	});

	test("cannot take a slug of its language, but one of another language", async () => {
		const { product } = await create();
		const taken = slugIn(product, "en");
		const count = await database.db.$count(products);
		await heard();
		expect(await createProduct(database.db, author, renamed(editedProduct(), "en", taken))).toEqual({
			saved: false,
			problem: "slugTaken",
			taken: [{ language: "en", slug: taken }],
		});
		expect(await database.db.$count(products)).toBe(count);
		expect(await heard()).toEqual([]);
		expect(await createProduct(database.db, author, renamed(editedProduct(), "de", taken))).toMatchObject({
			saved: true,
		});
	});

	test("is stored once of two with one slug at the same moment", async () => {
		const product = editedProduct();
		const results = await Promise.all([
			createProduct(database.db, author, product),
			createProduct(database.db, author, product),
		]);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
		expect(results.find(({ saved }) => !saved)).toMatchObject({ problem: "slugTaken" });
	});
});

describe("what names a product's pages", () => {
	test("is its id and its addresses, so that an address that becomes its own shows it at once", async () => {
		const cache = createCache();
		const [first, second] = [editedProduct({ texts: onlyDutch() }), editedProduct({ texts: onlyDutch() })];
		await createProduct(database.db, author, first);
		const slug = slugIn(first, "nl");
		const found = () => findProduct(database.db, cache, "de", slug);
		expect((await found())?.text.lang).toBe("nl");
		const result = await createProduct(database.db, author, {
			...second,
			texts: { ...second.texts, de: { ...productText("Seecontainer"), slug } },
		});
		if (!result.saved) throw new Error("not saved");
		cache.drop(tagsOfProduct(result));
		expect((await found())?.id).toBe(result.id);
	});
});

describe("a changed product", () => {
	test("is stored with exactly what was given", async () => {
		const stored = await create();
		const changed = editedProduct({
			...{ type: "Refrigerated", condition: "used-a", size: "40ft HC", isAvailable: false },
			...{ stockStatus: "Out of Stock", price: cents(100), priceNew: null, priceUsedA: cents(5) },
			...{ weight: null, dimensionsOutside: { length: 1, width: 2, height: 3 } },
			images: ["https://pictures.example/b.png"],
			conditionImages: { new: ["/images/n.svg"], "used-a": ["/images/d.svg"], "used-cw": [], rent: [] },
			mainConditionImages: { new: "/images/g.svg", "used-a": "/images/h.svg", "used-cw": null, rent: null },
			texts: { ...stored.product.texts, en: null, fr: productText("Conteneur") },
		});
		await heard();
		expect(await update(stored, changed)).toEqual({ saved: true, id: stored.id, texts: changed.texts });
		expect((await read(changed)).product).toEqual(changed);
		expect(await heard()).toEqual([tagsOfProduct({ id: stored.id, texts: changed.texts }).join(",")]);
		const [change] = await listChanges(database.db, "product", stored.id);
		expect(change).toMatchObject({ action: "update", before: stored.product, after: changed });
	});

	test("keeps what the editor does not show", async () => {
		const stored = await create();
		await database.db
			.update(products)
			.set({ leasingPrice: cents(7) })
			.where(eq(products.id, stored.id));
		await update(await read(stored.product), stored.product);
		const [row] = await database.db.select().from(products).where(eq(products.id, stored.id));
		expect(row?.leasingPrice).toBe(7);
	});

	test("counts as changed when any part of it was", async () => {
		const stored = await create();
		await update(stored, { ...stored.product, images: [] });
		expect(await update(stored, stored.product)).toMatchObject({ saved: false, problem: "stale" });
	});

	test("is not saved over what someone else saved since, unless knowingly", async () => {
		const stored = await create();
		const theirs = { ...stored.product, priceNew: cents(111) };
		await update(stored, theirs);
		const mine = { ...stored.product, priceNew: cents(222) };
		const refused = await update(stored, mine);
		const current = await read(mine);
		expect(refused).toEqual({ saved: false, problem: "stale", current: current.seen });
		expect(current.product).toEqual(theirs);
		expect(await actionsOf(stored.id)).toEqual(["update", "create"]);
		expect(await update(current, mine)).toMatchObject({ saved: true });
		expect((await read(mine)).product.priceNew).toBe(222);
	});

	test("is saved by one of two at the same moment", async () => {
		const stored = await create();
		const results = await Promise.all([
			update(stored, { ...stored.product, palletPlaces: 1 }),
			update(stored, { ...stored.product, palletPlaces: 2 }),
		]);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
		expect(results.find(({ saved }) => !saved)).toMatchObject({ problem: "stale" });
	});

	test("may be gone", async () => {
		const stored = await create();
		await database.db.delete(products).where(eq(products.id, stored.id));
		expect(await update(stored, stored.product)).toEqual({ saved: false, problem: "missing" });
		expect(await update({ ...stored, id: "nonsense" }, stored.product)).toMatchObject({ problem: "missing" });
	});
});

describe("a changed slug", () => {
	test("leaves the old address behind, in its language", async () => {
		const stored = await create();
		const old = slugIn(stored.product, "nl");
		const changed = renamed(stored.product, "nl", `new-${randomUUID()}`);
		await update(stored, changed);
		expect(await oldSlugsOf(stored.id)).toEqual([`nl ${old}`]);
		expect(await found("nl", old)).toBe(stored.id);
		expect(await found("fr", old)).toBe(stored.id);
		expect(await found("nl", slugIn(changed, "nl"))).toBe(stored.id);
		expect((await findEditedProduct(database.db, "nl", old))?.id).toBe(stored.id);
	});

	test("leaves every old address behind, also that of a language that is gone", async () => {
		const stored = await create();
		const second = renamed(stored.product, "nl", `second-${randomUUID()}`);
		await update(stored, second);
		const third = { ...second, texts: { ...second.texts, nl: productText("Derde"), en: null } };
		await update(await read(second), third);
		expect(await oldSlugsOf(stored.id)).toEqual(
			[
				`en ${slugIn(stored.product, "en")}`,
				`nl ${slugIn(stored.product, "nl")}`,
				`nl ${slugIn(second, "nl")}`,
			].toSorted(),
		);
		expect(await found("en", slugIn(stored.product, "en"))).toBe(stored.id);
	});

	test("that goes back to the old one leaves the other behind", async () => {
		const stored = await create();
		const other = renamed(stored.product, "nl", `other-${randomUUID()}`);
		await update(stored, other);
		await update(await read(other), stored.product);
		expect(await oldSlugsOf(stored.id)).toEqual([`nl ${slugIn(other, "nl")}`]);
	});

	test("gives way to a product that takes the slug", async () => {
		const first = await create();
		const wanted = slugIn(first.product, "nl");
		await update(first, renamed(first.product, "nl", `moved-${randomUUID()}`));
		const second = await create(renamed(editedProduct(), "nl", wanted));
		expect(await oldSlugsOf(first.id)).toEqual([]);
		expect(await found("nl", wanted)).toBe(second.id);
	});

	test("that two products had leads to the last of them", async () => {
		const first = await create();
		const shared = slugIn(first.product, "nl");
		await update(first, renamed(first.product, "nl", `a-${randomUUID()}`));
		const second = await create(renamed(editedProduct(), "nl", shared));
		await update(second, renamed(second.product, "nl", `b-${randomUUID()}`));
		expect(await found("nl", shared)).toBe(second.id);
		expect(await oldSlugsOf(first.id)).toEqual([]);
	});

	test("counts less than a slug in use in any language", async () => {
		const first = await create();
		const old = slugIn(first.product, "nl");
		await update(first, renamed(first.product, "nl", `c-${randomUUID()}`));
		const second = await create(renamed(editedProduct(), "en", old));
		expect(await found("nl", old)).toBe(second.id);
		expect((await findEditedProduct(database.db, "nl", old))?.id).toBe(second.id);
	});

	test("cannot be one that another product has now", async () => {
		const [first, second] = [await create(), await create()];
		const taken = slugIn(second.product, "nl");
		expect(await update(first, renamed(first.product, "nl", taken))).toEqual({
			saved: false,
			problem: "slugTaken",
			taken: [{ language: "nl", slug: taken }],
		});
		expect(await oldSlugsOf(first.id)).toEqual([]);
	});
});

describe("a product that is to be edited", () => {
	test("is found in the language, else in Dutch, else in any, and by its id", async () => {
		const slug = `same-${randomUUID()}`;
		const dutch = await create(renamed(editedProduct(), "nl", slug));
		const english = await create(renamed(editedProduct(), "en", slug));
		const id = async (language: Language, wanted = slug) =>
			(await findEditedProduct(database.db, language, wanted))?.id;
		expect(await id("nl")).toBe(dutch.id);
		expect(await id("en")).toBe(english.id);
		expect(await id("fr")).toBe(dutch.id);
		expect(await id("fr", slugIn(dutch.product, "en"))).toBe(dutch.id);
		expect(await id("nl", english.id)).toBe(english.id);
		expect(await id("nl", "no-such-product")).toBeUndefined();
	});

	test("shows its own picture where it has no list of pictures", async () => {
		const stored = await create();
		await database.db.delete(productImages).where(eq(productImages.productId, stored.id));
		expect((await read(stored.product)).product.images).toEqual([stored.product.images[0]]);
	});

	test("of the demo content can be saved as it is", async () => {
		const [row] = await database.db
			.select()
			.from(productTranslations)
			.where(eq(productTranslations.slug, "20ft-container-standaard"));
		const stored = await findEditedProduct(database.db, "nl", row?.slug ?? "");
		if (!stored) throw new Error("the demo container is not there");
		expect(await update(stored, stored.product)).toMatchObject({ saved: true });
		const again = await read(stored.product);
		expect(again.product.texts.nl?.title).toBe(stored.product.texts.nl?.title);
		expect({ ...again.product, texts: null }).toEqual({ ...stored.product, texts: null });
		expect(await oldSlugsOf(stored.id)).toEqual([]);
	});
});
