import { isDeepStrictEqual } from "node:util";
import { eq, exists, sql } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { nextVersion, versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { partsOfSettings } from "../company.store.server.ts";
import { companyTag } from "../company-tag.ts";
import type { CompanySettings } from "./company-admin.ts";

const { companyLogos, companySettings } = schema;

/** The settings as they are stored. @property seen names their version, for `saveCompany` */
export type StoredSettings = CompanySettings & { seen: string };

/** Whether the form of the logo that papers print is there; nothing is missing where there is no logo. One statement. */
export async function isLogoPrinted(db: Db): Promise<boolean> {
	const [row] = await db
		.select({
			isThere: sql<boolean>`${companySettings.logo} = '' or ${exists(
				db.select({ one: sql`1` }).from(companyLogos).where(eq(companyLogos.address, companySettings.logo)),
			)}`,
		})
		.from(companySettings);
	return row?.isThere ?? true;
}

/**
 * The settings with the moment of their last save. One statement.
 * @throws Error in a database that has none
 */
export async function readSettings(db: Db | Transaction, lock = false): Promise<StoredSettings> {
	const query = db.select().from(companySettings);
	const [row] = await (lock ? query.for("update") : query);
	if (!row) throw new Error("company_settings has no row");
	return { ...partsOfSettings(row), seen: versionName(row.updatedAt) };
}

const vatColumns = ({ byCase: vatByCase, oss: vatOss, ossRates }: CompanySettings["vat"]) => ({
	...{ vatByCase, vatOss, ossRates },
});

/**
 * Stores the owner's name, address, numbers, opening hours, terms of payment, treatment of VAT, logo, depot and what private
 * buyers are shown, unless someone else saved since. Admins only.
 * @param seen the version that the author's form shows
 */
export function saveCompany(
	db: Db,
	author: Actor<"company.change">,
	{ seen, settings, action = "update" }: { seen: string; settings: CompanySettings; action?: SaveAction },
): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		const stored = await readSettings(tx, true);
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const { company, openingHours, terms, vat, law, logo, depot } = settings;
		const { seen: _version, ...before } = stored;
		if (isDeepStrictEqual({ company, openingHours, terms, vat, law, logo, depot }, before))
			return { saved: true };
		await tx
			.update(companySettings)
			.set({
				...company,
				...terms,
				...vatColumns(vat),
				openingHours,
				consumerLaw: law,
				...{ logo, depot },
				updatedAt: nextVersion(new Date(stored.seen), new Date()),
			})
			.where(eq(companySettings.id, true));
		await recordChange(tx, author, {
			entity: "company",
			entityId: "company",
			label: company.name,
			action,
			before: {
				...{ ...stored.company, ...stored.terms, ...vatColumns(stored.vat) },
				openingHours: stored.openingHours,
				consumerLaw: stored.law,
				...{ logo: stored.logo, depot: stored.depot },
			},
			after: { ...company, ...terms, ...vatColumns(vat), openingHours, consumerLaw: law, logo, depot },
		});
		await announceChange(tx, [companyTag]);
		return { saved: true };
	});
}
