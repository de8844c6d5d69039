import { eq } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { type ConsumerLaw, usualConsumerLaw } from "~/values/consumer-law.ts";
import { type Coordinates, parseCoordinates } from "~/values/coordinates.ts";
import type { OpeningHours } from "~/values/opening-hours.ts";
import type { VatSettings } from "~/values/vat-cases.ts";
import type { Company } from "./company.ts";
import { companyTag } from "./company-tag.ts";
import type { PaymentTerms } from "./payment-terms.ts";

export { companyTag };

type Row = typeof schema.companySettings.$inferSelect;

/** The one row as what it holds: pages show the company, and nobody but the owner reads the terms. */
export function partsOfSettings({
	id: _one,
	updatedAt: _changed,
	openingHours,
	consumerLaw,
	logo,
	depot,
	...row
}: Row) {
	const { vatByCase: byCase, vatOss: oss, ossRates, ...others } = row;
	const { accountHolder, termDays, remindBefore, remindAfter, lapse, lapseDays, ...company } = others;
	const terms: PaymentTerms = { accountHolder, termDays, remindBefore, remindAfter, lapse, lapseDays };
	const vat: VatSettings = { byCase, oss, ossRates };
	// What a later version adds has its usual value.
	const law: ConsumerLaw = { ...usualConsumerLaw, ...consumerLaw };
	return { company, openingHours, terms, vat, law, logo, depot };
}

/** The owner's settings; the shop cannot speak without them. One statement, kept. */
function readSettings(db: Db, cache: Cache): Promise<ReturnType<typeof partsOfSettings>> {
	return cache.remember("company", [companyTag], async () => {
		const [row] = await db.select().from(schema.companySettings);
		if (!row) throw new Error("company_settings has no row");
		return partsOfSettings(row);
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

/** Where the depot is; null where the owner has not said it. Read with the company. */
export async function findDepot(db: Db, cache: Cache): Promise<Coordinates | null> {
	return parseCoordinates((await readSettings(db, cache)).depot);
}

/** How buyers pay; read with the company. */
export async function requirePaymentTerms(db: Db, cache: Cache): Promise<PaymentTerms> {
	return (await readSettings(db, cache)).terms;
}

/** What private buyers are shown; null where the company sells to businesses only. Read with the company. */
export async function readConsumerLaw(db: Db, cache: Cache): Promise<ConsumerLaw | null> {
	const { company, law } = await readSettings(db, cache);
	return company.customers === "everyone" ? law : null;
}

/** How VAT is decided; read with the company. */
export async function requireVatSettings(db: Db, cache: Cache): Promise<VatSettings> {
	return (await readSettings(db, cache)).vat;
}

/** The logo as papers print it. @property address of its picture, which names this one; @property bytes of a JPEG; sizes in pixels */
export type PrintedLogo = { address: string; bytes: Uint8Array; width: number; height: number };

/** The logo as papers print it; null where there is none, or none that could be read: they carry the name. One statement. */
export async function findLogo(db: Db): Promise<PrintedLogo | null> {
	const { companyLogos, companySettings } = schema;
	const { address, bytes, width, height } = companyLogos;
	const [logo] = await db
		.select({ address, bytes, width, height })
		.from(companySettings)
		.innerJoin(companyLogos, eq(companyLogos.address, companySettings.logo));
	return logo ?? null;
}
