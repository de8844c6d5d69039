import { describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findProduct, listMissingLanguages } from "./catalog.store.server.ts";

const database = useTestDatabase();

describe("findProduct", () => {
	test("finds by the slug of the language, of another language, and by id", async () => {
		const cache = createCache();
		const bySlug = await findProduct(database.db, cache, "de", "20-fuss-container-standard");
		const byOtherSlug = await findProduct(database.db, cache, "de", "20ft-container-standaard");
		const byId = await findProduct(database.db, cache, "de", bySlug?.id ?? "");
		expect(bySlug?.text.language).toBe("de");
		expect(byOtherSlug?.id).toBe(bySlug?.id);
		expect(byId?.id).toBe(bySlug?.id);
	});

	test("answers null for what is nowhere", async () => {
		expect(await findProduct(database.db, createCache(), "nl", "no-such-container")).toBeNull();
	});
});

test("products without a text in some languages are named with them, whole ones are not", async () => {
	const { id: whole } = await createContainer(database.db);
	const { id: half } = await createContainer(database.db, {}, { nl: "Bak", de: "Kasten" });
	const { id: foreign } = await createContainer(database.db, {}, { fr: "Conteneur" });
	const missing = await listMissingLanguages(database.db, [whole, half, foreign]);
	expect(missing[whole]).toBeUndefined();
	expect(missing[half]).toEqual(["en", "fr"]);
	expect(missing[foreign]).toEqual(["nl", "en", "de"]);
});
