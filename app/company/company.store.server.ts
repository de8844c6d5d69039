import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { OpeningHours } from "~/values/opening-hours.ts";
import type { Company } from "./company.ts";
import { companyTag } from "./company-tag.ts";

export { companyTag };

/** The owner's settings; the shop cannot speak without them. One statement, kept. */
function readSettings(db: Db, cache: Cache): Promise<{ company: Company; openingHours: OpeningHours }> {
	return cache.remember("company", [companyTag], async () => {
		const [row] = await db.select().from(schema.companySettings);
		if (!row) throw new Error("company_settings has no row");
		const { id: _one, updatedAt: _changed, openingHours, ...company } = row;
		return { company, openingHours };
	});
}

/** The owner's name, address and numbers: every page shows some of them. */
export async function requireCompany(db: Db, cache: Cache): Promise<Company> {
	return (await readSettings(db, cache)).company;
}

/** When the yard is open; read with the company. */
export async function requireOpeningHours(db: Db, cache: Cache): Promise<OpeningHours> {
	return (await readSettings(db, cache)).openingHours;
}
