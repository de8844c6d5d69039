import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { findProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { Condition } from "~/values/vocabulary.ts";
import { useAuthor } from "../../../../../tests/support/author.ts";
import { editedProduct } from "../../../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { findEditedProduct } from "../product-admin.store.server.ts";
import { createProduct } from "../save-product.server.ts";
import { listConditionInfo } from "./condition-admin.store.server.ts";
import { type ConditionInfo, type ConditionText, noConditionInfo } from "./condition-info.ts";
import { saveConditionInfo } from "./save-condition-info.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { productConditionInfo } = schema;

const textOf = (title: string): ConditionText => ({
	...{ title, description: "Dry.", benefits: ["Wind- and watertight", "Floor of wood"] },
	badges: [
		{ text: "CSC", type: "success" },
		{ text: "Dents", type: "warning" },
	],
});
const info: ConditionInfo = {
	imageUrl: "/images/a.svg",
	texts: { nl: textOf("Nieuw"), en: textOf("New"), de: null, fr: null },
};

async function create(): Promise<{ id: string; slug: string }> {
	const product = editedProduct();
	const result = await createProduct(database.db, author, product);
	if (!result.saved) throw new Error(result.problem);
	return { id: result.id, slug: product.texts.nl?.slug ?? "" };
}

const seenOf = async (id: string, condition: Condition = "new") =>
	(await listConditionInfo(database.db, id))[condition].seen;

async function save(productId: string, given: ConditionInfo, seen?: string, condition: Condition = "new") {
	const input = { productId, condition, info: given, seen: seen ?? (await seenOf(productId, condition)) };
	return saveConditionInfo(database.db, author, input);
}

const versionOf = async (slug: string) => (await findEditedProduct(database.db, "nl", slug))?.seen;

describe("what is said of a condition", () => {
	test("is nothing at first", async () => {
		const infos = await listConditionInfo(database.db, (await create()).id);
		expect(Object.keys(infos)).toEqual(["new", "used-a", "used-cw", "rent"]);
		expect(Object.values(infos).map((stored) => stored.info)).toEqual(Array(4).fill(noConditionInfo));
	});

	test("is stored as it was given, noted, and shown to visitors", async () => {
		const { id, slug } = await create();
		const before = await versionOf(slug);
		const result = await save(id, info);
		expect(result).toEqual({ saved: true, version: { from: before, to: await versionOf(slug) } });
		expect(await versionOf(slug)).not.toBe(before);
		expect((await listConditionInfo(database.db, id)).new.info).toEqual(info);
		const [change] = await listChanges(database.db, "product", id);
		expect(change).toMatchObject({
			action: "condition",
			before: { condition: "new", ...noConditionInfo },
			after: { condition: "new", ...info },
		});
		const page = await findProduct(database.db, createCache(), "en", slug);
		expect(page?.conditionInfo).toMatchObject([
			{ condition: "new", imageUrl: "/images/a.svg", text: textOf("New") },
		]);
	});

	test("becomes exactly what is given next, and nothing at all is no row", async () => {
		const { id } = await create();
		await save(id, info);
		const next: ConditionInfo = {
			imageUrl: null,
			texts: { nl: textOf("Gloednieuw"), en: null, de: textOf("Neu"), fr: null },
		};
		await save(id, next);
		expect((await listConditionInfo(database.db, id)).new.info).toEqual(next);
		await save(id, noConditionInfo);
		expect((await listConditionInfo(database.db, id)).new.info).toEqual(noConditionInfo);
		expect(await database.db.$count(productConditionInfo, eq(productConditionInfo.productId, id))).toBe(0);
	});

	test("is not saved over what someone else saved since, unless knowingly", async () => {
		const { id } = await create();
		const seen = await seenOf(id);
		await save(id, info, seen);
		const mine = { ...info, imageUrl: "/images/mine.svg" };
		const current = await seenOf(id);
		expect(await save(id, mine, seen)).toEqual({ saved: false, problem: "stale", current });
		expect((await listConditionInfo(database.db, id)).new.info).toEqual(info);
		expect(await save(id, mine, current)).toMatchObject({ saved: true });
		expect((await listConditionInfo(database.db, id)).new.info).toEqual(mine);
	});

	test("is saved by one of two at the same moment; two conditions do not get in each other's way", async () => {
		const { id } = await create();
		const seen = await seenOf(id);
		const results = await Promise.all([
			save(id, info, seen),
			save(id, { ...info, imageUrl: null }, seen),
			save(id, info, seen, "rent"),
		]);
		expect(
			results
				.slice(0, 2)
				.map(({ saved }) => saved)
				.toSorted(),
		).toEqual([false, true]);
		expect(results[2]?.saved).toBe(true);
	});

	test("may be of a product that is gone", async () => {
		expect(await save(randomUUID(), info, "")).toEqual({ saved: false, problem: "missing" });
		const input = { productId: "nonsense", condition: "new", seen: "", info } as const;
		expect(await saveConditionInfo(database.db, author, input)).toMatchObject({ problem: "missing" });
	});
});
