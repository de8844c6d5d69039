import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Company } from "./company.ts";

export const companyTag = "company";

/** The owner's settings; the shop cannot speak without them. One statement, kept. */
export function requireCompany(db: Db, cache: Cache): Promise<Company> {
	return cache.remember("company", [companyTag], async () => {
		const [row] = await db.select().from(schema.companySettings);
		if (!row) throw new Error("company_settings has no row");
		const { id: _one, updatedAt: _changed, ...company } = row;
		return company;
	});
}
