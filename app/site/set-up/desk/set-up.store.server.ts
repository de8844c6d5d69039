import { sql } from "drizzle-orm";
import type { Db } from "~/platform/db.server.ts";
import { type SetUpStep, setUpSteps } from "./set-up.ts";

/**
 * What a new shop lacks before it can sell, in the order in which it is filled in; nothing for a shop that has it all.
 * One statement.
 */
export async function listOpenSteps(db: Db): Promise<SetUpStep[]> {
	const { rows } = await db.execute<Record<SetUpStep, boolean>>(sql`select
		exists (select from company_settings where '' not in
			(legal_name, street, postal_code, city, phone_link, email, vat_number, iban, bank_name)) as company,
		exists (select from transport_tariffs) as tariffs,
		exists (select from products) as container`);
	return setUpSteps.filter((step) => rows[0]?.[step] !== true);
}
