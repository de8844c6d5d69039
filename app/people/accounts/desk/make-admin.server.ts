import { and, eq, ne } from "drizzle-orm";
import { beginMailLanguage } from "~/company/begin-mail-language.server.ts";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { emailForm } from "~/values/email.ts";
import type { Role } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { mailedLinks } from "../account-mail.server.ts";
import { createReset } from "../reset-password.server.ts";

const { users, userRoles } = schema;

/** Whether anybody runs the shop yet. One statement. */
export async function hasAdmin(db: Db): Promise<boolean> {
	return (await db.select().from(userRoles).where(eq(userRoles.role, "admin")).limit(1)).length > 0;
}

async function isSoleOwner(tx: Transaction, userId: string): Promise<boolean> {
	const others = and(eq(userRoles.role, "admin"), ne(userRoles.userId, userId));
	return (await tx.select().from(userRoles).where(others).limit(1)).length === 0;
}

/** @throws Error for what is no e-mail address */
export function requireEmail(given: string): string {
	const email = given.trim().toLowerCase();
	if (!emailForm.test(email)) throw new Error(`"${given}" is no e-mail address`);
	return email;
}

/** An account of an address, made if there is none; and whether it has got its role by this: one that has one keeps it. */
export async function giveRole(
	tx: Transaction,
	{ email, role }: { email: string; role: Role },
	author: Author | null,
): Promise<{ user: typeof users.$inferSelect; isNew: boolean }> {
	await tx
		.insert(users)
		.values({ email, name: email.split("@")[0] ?? email })
		.onConflictDoNothing();
	const [user] = await tx.select().from(users).where(eq(users.email, email));
	if (!user) throw new Error("the account was not inserted");
	const added = await tx
		.insert(userRoles)
		.values({ userId: user.id, role })
		.onConflictDoNothing()
		.returning();
	if (added.length > 0) {
		await recordChange(tx, author ?? user, {
			...({ entity: "user", entityId: user.id, label: user.email } as const),
			...({ action: "role", after: { role } } as const),
		});
	}
	return { user, isNew: added.length > 0 };
}

/** Whoever may run commands on the shop's machine may make an owner of who has another role, too. */
async function makeOwner(tx: Transaction, user: typeof users.$inferSelect): Promise<void> {
	const of = and(eq(userRoles.userId, user.id), ne(userRoles.role, "admin"));
	const [before] = await tx.select({ role: userRoles.role }).from(userRoles).where(of).for("update");
	if (!before) return;
	await tx.update(userRoles).set({ role: "admin" }).where(of);
	await recordChange(tx, user, {
		...({ entity: "user", entityId: user.id, label: user.email, action: "role" } as const),
		...{ before, after: { role: "admin" } },
	});
}

/**
 * Makes an account an owner's, and the account too if there is none. Called by whoever may run commands on the shop's
 * machine; there is no default password.
 * @param language of the page that the link leads to, and of the mails to the first owner of an empty shop
 * @returns a link that sets the password, valid for an hour, when the account has none; null when it has one
 * @throws Error for what is no e-mail address
 */
export async function makeAdmin(
	{ db }: { db: Db },
	given: string,
	{ origin, language }: { origin: string; language: Language },
): Promise<string | null> {
	const email = requireEmail(given);
	const token = await db.transaction(async (tx) => {
		const { user, isNew } = await giveRole(tx, { email, role: "admin" }, null);
		if (!isNew) await makeOwner(tx, user);
		if (await isSoleOwner(tx, user.id)) await beginMailLanguage(tx, language);
		return user.passwordHash === null ? createReset(tx, user.id, new Date()) : null;
	});
	return token === null ? null : mailedLinks.reset(origin, language, token);
}
