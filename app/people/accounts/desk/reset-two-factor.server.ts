import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { removeSecondFactor } from "../second-factor.server.ts";
import { requireEmail } from "./make-admin.server.ts";

/**
 * Switches the codes off for somebody who has lost app and recovery codes. Called by whoever may run commands on the
 * shop's machine, and knows who asked.
 * @returns whether there was anything to switch off
 * @throws Error for what is no e-mail address, and for one without an account
 */
export async function resetTwoFactor({ db }: { db: Db }, given: string): Promise<boolean> {
	const email = requireEmail(given);
	return db.transaction(async (tx) => {
		const user = await tx.query.users.findFirst({ where: eq(schema.users.email, email) });
		if (!user) throw new Error(`there is no account of ${email}`);
		const removed = await removeSecondFactor(tx, user.id);
		if (removed) {
			await recordChange(tx, user, {
				...({ entity: "user", entityId: user.id, label: user.email } as const),
				...({ action: "two-factor", after: { twoFactor: false } } as const),
			});
		}
		return removed;
	});
}
