import type { Config } from "~/platform/config.server.ts";
import { openBeside } from "~/platform/db.server.ts";
import { verifyInvoices } from "~/trade/invoices/verify-invoices.server.ts";

/**
 * `npm run verify-invoices`: whether every invoice and credit note is as it was issued, while the shop runs or not.
 * @returns what to tell whoever asked
 * @throws Error that names the first one that is not
 */
export async function runVerifyCommand(config: Config, given: string[]): Promise<string> {
	if (given.length > 0) throw new Error(`"${given.join(" ")}" means nothing here`);
	const database = await openBeside(config);
	try {
		const { documents, broken } = await verifyInvoices(database.db);
		if (broken) throw new Error(`${broken.number}: ${broken.problem} (${documents} before it are whole)`);
		return `${documents} invoices and credit notes are as they were issued.`;
	} finally {
		await database.close();
	}
}
