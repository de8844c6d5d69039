import { beforeEach, describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor, useNotices } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { createTariff, deleteTariff, updateTariff } from "./save-tariff.server.ts";
import { findTariffRow, listTariffRows } from "./tariff-admin.store.server.ts";
import { seenText, type TariffRow, tariffKey } from "./tariff-admin.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const heard = useNotices(database);
const { transportTariffs } = schema;

const row: TariffRow = {
	country: "DE",
	prefix: "00",
	place: "Kai",
	single: cents(1_000),
	double: cents(2_050),
};
const find = () => findTariffRow(database.db, row);
const update = (given: Partial<TariffRow>, seen = seenText(row)) =>
	updateTariff(database.db, author, { row: { ...row, ...given }, seen });
const actions = async () =>
	(await listChanges(database.db, "tariff", "DE 00")).map(({ action }) => action).toReversed();

beforeEach(async () => {
	await deleteTariff(database.db, author, row);
	await database.db.delete(schema.auditLog);
	await heard();
});

describe("a tariff", () => {
	test("is added, changed and deleted; each is noted and announced", async () => {
		expect(await createTariff(database.db, author, row)).toEqual({ saved: true });
		expect(await find()).toEqual(row);
		expect(await update({ single: cents(1_100), place: "Quai" })).toEqual({ saved: true });
		expect(await find()).toEqual({ ...row, single: 1_100, place: "Quai" });
		expect(await deleteTariff(database.db, author, row)).toBe("done");
		expect(await find()).toBeNull();
		expect(await heard()).toEqual(["tariffs", "tariffs", "tariffs"]);
		expect((await listChanges(database.db, "tariff", "DE 00")).toReversed()).toMatchObject([
			{ action: "create", before: null, after: { place: "Kai", single: 1_000, double: 2_050 } },
			{ action: "update", before: { place: "Kai", single: 1_000 }, after: { place: "Quai", single: 1_100 } },
			{ action: "delete", before: { place: "Quai" }, after: null, userEmail: author.email },
		]);
	});

	test("is one of two for the same region at the same moment", async () => {
		const results = await Promise.all([1, 2, 3].map(() => createTariff(database.db, author, row)));
		expect(results.filter(({ saved }) => saved)).toHaveLength(1);
		expect(results.filter((one) => !one.saved)).toEqual(
			Array(2).fill({ saved: false, problem: "invalid", errors: { prefix: "taken" } }),
		);
		expect(await actions()).toEqual(["create"]);
	});

	test("is not saved over what someone else saved since, unless knowingly", async () => {
		await createTariff(database.db, author, row);
		await update({ single: cents(1_200) });
		const refused = await update({ single: cents(1_300) });
		const current = seenText({ ...row, single: cents(1_200) });
		expect(refused).toEqual({ saved: false, problem: "stale", current });
		expect((await find())?.single).toBe(1_200);
		expect(await update({ single: cents(1_300) }, current)).toEqual({ saved: true });
		expect((await find())?.single).toBe(1_300);
	});

	test("is saved by one of two at the same moment", async () => {
		await createTariff(database.db, author, row);
		const results = await Promise.all([update({ single: cents(1) }), update({ single: cents(2) })]);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
		expect(await actions()).toEqual(["create", "update"]);
	});

	test("that stays as it is makes no history", async () => {
		await createTariff(database.db, author, row);
		expect(await update({})).toEqual({ saved: true });
		expect(await actions()).toEqual(["create"]);
	});

	test("may be gone", async () => {
		expect(await update({})).toEqual({ saved: false, problem: "missing" });
		expect(await deleteTariff(database.db, author, row)).toBe("missing");
		expect(await heard()).toEqual([]);
	});
});

describe("the list", () => {
	const keys = async (search: string, choice: TariffRow["country"] | null = null) =>
		(await listTariffRows(database.db, { search, choice, page: 1 })).map(tariffKey);

	test("has all rows by country and prefix", async () => {
		const all = await listTariffRows(database.db);
		expect(all).toHaveLength(await database.db.$count(transportTariffs));
		expect([...new Set(all.map(({ country }) => country))]).toEqual(["BE", "NL", "DE"]);
		const german = all.filter(({ country }) => country === "DE").map(({ prefix }) => prefix);
		expect(german).toEqual(german.toSorted());
	});

	test("finds by the first digits, or by a part of the place in any case", async () => {
		expect(await keys("20", "BE")).toEqual(["BE 20"]);
		expect((await keys("2", "NL")).every((key) => key.startsWith("NL 2"))).toBe(true);
		expect(await keys("ANTWERP")).toEqual(["BE 20"]);
		expect(await keys("antwerp", "NL")).toEqual([]);
		expect(await keys("%")).toEqual([]);
		expect(await keys("_")).toEqual([]);
	});

	test("knows no row of another country or form", async () => {
		expect(await findTariffRow(database.db, { country: "ES", prefix: "20" })).toBeNull();
		expect(await findTariffRow(database.db, { country: "BE", prefix: "2'" })).toBeNull();
	});
});
