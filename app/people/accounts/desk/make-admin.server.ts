import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { emailForm } from "~/values/email.ts";
import { mailedLinks } from "../account-mail.server.ts";
import { createReset } from "../reset-password.server.ts";

const { users, userRoles } = schema;

/** Whether anybody runs the shop yet. One statement. */
export async function hasAdmin(db: Db): Promise<boolean> {
	return (await db.select().from(userRoles).where(eq(userRoles.role, "admin")).limit(1)).length > 0;
}

/** @throws Error for what is no e-mail address */
export function requireEmail(given: string): string {
	const email = given.trim().toLowerCase();
	if (!emailForm.test(email)) throw new Error(`"${given}" is no e-mail address`);
	return email;
}

/**
 * Makes an account an admin, and the account too if there is none. Called by whoever may run commands on the shop's
 * machine; there is no default password.
 * @returns a link that sets the password, valid for an hour, when the account has none; null when it has one
 * @throws Error for what is no e-mail address
 */
export async function makeAdmin({ db }: { db: Db }, given: string, origin: string): Promise<string | null> {
	const email = requireEmail(given);
	const token = await db.transaction(async (tx) => {
		const name = email.split("@")[0] ?? email;
		await tx.insert(users).values({ email, name }).onConflictDoNothing();
		const [user] = await tx.select().from(users).where(eq(users.email, email));
		if (!user) throw new Error("the account was not inserted");
		const added = await tx
			.insert(userRoles)
			.values({ userId: user.id, role: "admin" })
			.onConflictDoNothing()
			.returning();
		if (added.length > 0) {
			await recordChange(tx, user, {
				entity: "user",
				entityId: user.id,
				label: user.email,
				action: "role",
				after: { role: "admin" },
			});
		}
		return user.passwordHash === null ? createReset(tx, user.id, new Date()) : null;
	});
	return token === null ? null : mailedLinks.reset(origin, "nl", token);
}
