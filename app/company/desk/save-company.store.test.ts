import { beforeEach, describe, expect, test } from "vitest";
import { company as demo } from "#db/seed/company.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { usualHours } from "~/values/opening-hours.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { requireCompany, requireOpeningHours, requirePaymentTerms } from "../company.store.server.ts";
import { usualTerms } from "../payment-terms.ts";
import type { CompanySettings } from "./company-admin.ts";
import { readSettings, saveCompany } from "./save-company.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);

beforeEach(async () => {
	await database.db.delete(schema.auditLog);
});

const read = () => readSettings(database.db);

async function save(given: Partial<CompanySettings>, seen?: string) {
	const stored = await read();
	const { seen: current, ...settings } = { ...stored, ...given };
	return saveCompany(database.db, author, { seen: seen ?? current, settings });
}

describe("the company's settings", () => {
	test("start as the demo has them, open at the documented hours (shop document §9)", async () => {
		expect(await read()).toMatchObject({ company: demo, openingHours: usualHours });
	});

	test("are stored, noted, and read by the shop", async () => {
		const hours = { ...usualHours, saturday: { opens: "09:00", closes: "12:00" } };
		const company = { ...demo, phone: "03 123 45 67", phoneLink: "+3231234567" };
		expect(await save({ company, openingHours: hours })).toEqual({ saved: true });
		const cache = createCache();
		expect(await requireCompany(database.db, cache)).toEqual(company);
		expect(await requireOpeningHours(database.db, cache)).toEqual(hours);
		expect(await database.db.select().from(schema.auditLog)).toMatchObject([
			{
				...{ entity: "company", entityId: "company", action: "update", userEmail: author.email },
				before: { ...demo, openingHours: usualHours },
				after: { ...company, openingHours: hours },
			},
		]);
	});

	test("say how buyers pay, and nobody but the owner reads it with the company", async () => {
		const terms = { ...usualTerms, accountHolder: "Kade NV", termDays: 8, remindBefore: null };
		expect(await save({ terms })).toEqual({ saved: true });
		const cache = createCache();
		expect(await requirePaymentTerms(database.db, cache)).toEqual(terms);
		expect(Object.keys(await requireCompany(database.db, cache))).not.toContain("termDays");
		const [change] = await database.db.select().from(schema.auditLog);
		expect(change).toMatchObject({ before: { termDays: 5 }, after: { termDays: 8, remindBefore: null } });
		expect(await save({ terms: usualTerms })).toEqual({ saved: true });
	});

	test("that stay as they are make no history", async () => {
		expect(await save({})).toEqual({ saved: true });
		expect(await database.db.$count(schema.auditLog)).toBe(0);
	});

	test("are not saved over what someone else saved since", async () => {
		const { seen, company } = await read();
		await save({ company: { ...company, city: "Gent" } });
		const current = (await read()).seen;
		expect(await save({ company: { ...company, city: "Brugge" } }, seen)).toEqual({
			...{ saved: false, problem: "stale", current },
		});
		expect((await read()).company.city).toBe("Gent");
		expect(await save({ company: { ...company, city: "Brugge" } }, current)).toEqual({ saved: true });
	});

	test("are saved by one of two at the same moment", async () => {
		const { seen, company, ...others } = await read();
		const results = await Promise.all(
			["Lier", "Mol"].map((city) =>
				saveCompany(database.db, author, { seen, settings: { company: { ...company, city }, ...others } }),
			),
		);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
	});
});
