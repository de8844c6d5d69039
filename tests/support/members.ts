import { eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

export const memberPassword = "correct horse battery";

/** Someone who has made an account, verified the address and signed in, all by the shop's own forms. */
export async function signUpVerified(
	shop: TestShop,
	member: { email: string; admin?: boolean },
): Promise<Visitor> {
	const { db } = shop.database;
	const { email } = member;
	const visitor = shop.visitor();
	const form = { email, password: memberPassword };
	await db.delete(schema.formSubmissions);
	const made = await visitor.post("/en/auth?mode=sign-up", form);
	if (made.status !== 200) throw new Error(`no account was made: ${made.status}`);
	const [user] = await db
		.update(schema.users)
		.set({ emailVerified: true })
		.where(eq(schema.users.email, email))
		.returning();
	if (!user) throw new Error("the account is not there");
	if (member.admin) await db.insert(schema.userRoles).values({ userId: user.id, role: "admin" });
	const entered = await visitor.post("/en/auth", form);
	if (entered.status !== 303) throw new Error(`the account was not let in: ${entered.status}`);
	return visitor;
}
