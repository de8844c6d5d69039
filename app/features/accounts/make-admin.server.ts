import { eq } from "drizzle-orm";
import { recordChange } from "~/features/audit/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { emailForm } from "~/values/email.ts";
import { resetLink } from "./account-verbs.server.ts";
import { type AccountShop, authOf, tokenOf } from "./auth.server.ts";

const { users, userRoles, accounts } = schema;

/** Whether anybody runs the shop yet. One statement. */
export async function hasAdmin(db: Db): Promise<boolean> {
	return (await db.select().from(userRoles).where(eq(userRoles.role, "admin")).limit(1)).length > 0;
}

/**
 * Makes an account an admin, and the account too if there is none. Called by whoever may run commands on the shop's
 * machine; there is no default password.
 * @returns a link that sets the password, valid for an hour, when the account has none; null when it has one
 * @throws Error for what is no e-mail address
 */
export async function makeAdmin(shop: AccountShop, given: string, origin: string): Promise<string | null> {
	const email = given.trim().toLowerCase();
	if (!emailForm.test(email)) throw new Error(`"${given}" is no e-mail address`);
	const hasPassword = await shop.db.transaction(async (tx) => {
		const name = email.split("@")[0] ?? email;
		await tx.insert(users).values({ email, name, emailVerified: true }).onConflictDoNothing();
		const [user] = await tx
			.update(users)
			.set({ emailVerified: true })
			.where(eq(users.email, email))
			.returning();
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
				action: "role",
				after: { role: "admin" },
			});
		}
		const own = await tx.select().from(accounts).where(eq(accounts.userId, user.id));
		return own.some(({ password }) => password !== null);
	});
	if (hasPassword) return null;
	const token = await tokenOf(() => authOf(shop).api.requestPasswordReset({ body: { email } }));
	return token === null ? null : resetLink(origin, "nl", token);
}
