import { beforeEach, describe, expect, test } from "vitest";
import { product20ftRf } from "#db/seed/products/20ft-rf.ts";
import { product40ftHcRf } from "#db/seed/products/40ft-hc-rf.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { listRefrigerated } from "./refrigerated.store.server.ts";

const demo = useTestDatabase();
const database = useTestDatabase({ seeded: false });

async function titles(language: Language = "en"): Promise<string[]> {
	return (await listRefrigerated(database.db, createCache(), language)).map(({ title }) => title);
}

beforeEach(() => database.db.delete(schema.products));

describe("a title with one of the keywords (shop document §2)", () => {
	test.each([
		["20-Fuß-Kühlcontainer", true],
		["Container zum Kühlen, 40 Fuß", true],
		["TIEFKÜHLCONTAINER", true],
		["Ku\u0308hlcontainer", true],
		["20ft koelcontainer", true],
		["Vriescontainer 10ft", true],
		["40ft REEFER", true],
		["20ft refrigerated container", true],
		["Conteneur frigorifique 20 pieds", true],
		["10ft freezer container", true],
		["20ft container DV (standard)", false],
		["Conteneur fermé 20 pieds", false],
		["Kuhcontainer", false],
		["-", false],
	])("%j: %s", async (title, expected) => {
		await createContainer(database.db, {}, { en: title });
		expect(await titles()).toEqual(expected ? [title] : []);
	});

	test.each(languages)("finds those of the demo content in %s, and no others", async (language) => {
		const found = await listRefrigerated(demo.db, createCache(), language);
		expect(found.map(({ title }) => title)).toEqual(
			[product20ftRf, product40ftHcRf].map((product) => product.translations[language].title),
		);
	});
});

test("are told by the title that is shown: in the language, else in Dutch", async () => {
	await createContainer(database.db, {}, { nl: "Koelcontainer", en: "Box" });
	await createContainer(database.db, {}, { nl: "Vriescontainer" });
	expect(await titles("en")).toEqual(["Vriescontainer"]);
});

test("stand from small to large, six at most", async () => {
	for (const size of ["40ft", "45ft", "20ft", "10ft", "40ft", "6ft"]) {
		await createContainer(database.db, { size }, { en: `${size} reefer` });
	}
	expect(await titles()).toEqual(
		["6ft", "10ft", "20ft", "40ft", "40ft", "45ft"].map((size) => `${size} reefer`),
	);
	await createContainer(database.db, { size: "8ft" }, { en: "8ft reefer" });
	expect(await titles()).toHaveLength(6);
});
