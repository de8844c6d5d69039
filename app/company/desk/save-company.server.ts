import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Author, recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { nextVersion, versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { companyTag } from "../company-tag.ts";
import type { CompanySettings } from "./company-admin.ts";

const { companySettings } = schema;

/** The settings as they are stored. @property seen names their version, for `saveCompany` */
export type StoredSettings = CompanySettings & { seen: string };

/**
 * The settings with the moment of their last save. One statement.
 * @throws Error in a database that has none
 */
export async function readSettings(db: Db | Transaction, lock = false): Promise<StoredSettings> {
	const query = db.select().from(companySettings);
	const [row] = await (lock ? query.for("update") : query);
	if (!row) throw new Error("company_settings has no row");
	const { id: _one, updatedAt, openingHours, ...company } = row;
	return { company, openingHours, seen: versionName(updatedAt) };
}

/**
 * Stores the owner's name, address, numbers and opening hours, unless someone else saved since. Admins only.
 * @param seen the version that the author's form shows
 */
export function saveCompany(
	db: Db,
	author: Author,
	{ seen, settings, action = "update" }: { seen: string; settings: CompanySettings; action?: SaveAction },
): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		const stored = await readSettings(tx, true);
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const { company, openingHours } = settings;
		const before = { company: stored.company, openingHours: stored.openingHours };
		if (isDeepStrictEqual({ company, openingHours }, before)) return { saved: true };
		await tx
			.update(companySettings)
			.set({ ...company, openingHours, updatedAt: nextVersion(new Date(stored.seen), new Date()) })
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
