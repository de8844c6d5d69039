import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Author, recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { companyTag } from "../company-tag.ts";
import type { CompanySettings } from "./company-admin.ts";

const { companySettings } = schema;

/** The settings as they are stored. @property seen names the moment of their last save, for `saveCompany` */
export type StoredSettings = CompanySettings & { seen: string };

/** stale: someone else saved since. @property current of the version that is stored now */
export type SaveCompanyResult = { saved: true } | { saved: false; current: string };

/**
 * The settings with the moment of their last save. One statement.
 * @throws Error in a database that has none
 */
export async function readSettings(db: Db | Transaction, lock = false): Promise<StoredSettings> {
	const query = db.select().from(companySettings);
	const [row] = await (lock ? query.for("update") : query);
	if (!row) throw new Error("company_settings has no row");
	const { id: _one, updatedAt, openingHours, ...company } = row;
	return { company, openingHours, seen: updatedAt.toISOString() };
}

/**
 * Stores the owner's name, address, numbers and opening hours, unless someone else saved since. Admins only.
 * @param seen the moment of the save that the author's form shows
 */
export function saveCompany(
	db: Db,
	author: Author,
	{ seen, settings, action = "update" }: { seen: string; settings: CompanySettings; action?: SaveAction },
): Promise<SaveCompanyResult> {
	return db.transaction(async (tx) => {
		const stored = await readSettings(tx, true);
		if (stored.seen !== seen) return { saved: false, current: stored.seen };
		const { company, openingHours } = settings;
		if (isDeepStrictEqual({ company, openingHours, seen }, stored)) return { saved: true };
		await tx
			.update(companySettings)
			.set({ ...company, openingHours })
			.where(eq(companySettings.id, true));
		await recordChange(tx, author, {
			entity: "company",
			entityId: "company",
			label: company.name,
			action,
			before: { ...stored.company, openingHours: stored.openingHours },
			after: { ...company, openingHours },
		});
		await announceChange(tx, [companyTag]);
		return { saved: true };
	});
}
