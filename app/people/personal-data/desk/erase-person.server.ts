import { recordChange } from "~/desk/history/audit.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { eraseAccount, eraseCorrespondence, personName, plainEmail } from "../personal-data.store.server.ts";

/**
 * Erases what the shop stores about an address and the law does not ask to keep (GDPR, article 17). The history tells
 * that it happened, without the address. Admins only; an owner is first taken off the list of owners.
 */
export function erasePerson(
	db: Db,
	author: Actor<"personal-data.change">,
	address: string,
): Promise<"erased" | "owner"> {
	const email = plainEmail(address);
	return db.transaction(async (tx) => {
		if ((await eraseAccount(tx, email)) === "owner") return "owner";
		await eraseCorrespondence(tx, email);
		await recordChange(tx, author, {
			...({ entity: "user", entityId: personName(email), label: "", action: "erase" } as const),
		});
		return "erased";
	});
}

/** Notes that somebody fetched everything about an address. Admins only. */
export function noteExport(db: Db, author: Actor<"personal-data.change">, address: string): Promise<void> {
	const email = plainEmail(address);
	return db.transaction((tx) =>
		recordChange(tx, author, {
			...({ entity: "user", entityId: personName(email), label: email, action: "export" } as const),
		}),
	);
}
