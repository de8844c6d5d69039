import { desc, eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import { accountPassword } from "./account-shop.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

export const memberPassword = accountPassword;

/** The link in the newest mail to an address, as a path; "" without one. */
export async function newestLink(shop: TestShop, email: string): Promise<string> {
	const { mailOutbox } = schema;
	const [mail] = await shop.database.db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, email))
		.orderBy(desc(mailOutbox.createdAt))
		.limit(1);
	return /https?:\/\/[^/]+(\/\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The token of a mailed link. */
export function tokenOf(link: string): string {
	return new URL(link, "http://shop.example").searchParams.get("token") ?? "";
}

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
	const link = await newestLink(shop, email);
	const entered = await visitor.post(link, { token: tokenOf(link), password: memberPassword });
	if (entered.status !== 303) throw new Error(`the account was not let in: ${entered.status}`);
	const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
	if (!user) throw new Error("the account is not there");
	if (member.admin) await db.insert(schema.userRoles).values({ userId: user.id, role: "admin" });
	return visitor;
}

/** SQL that makes an admin's account of a sign-up without its mail. */
export function acceptAdmin(email: string): string {
	return `with made as (
		insert into users (email, name, password_hash)
		select email, 'owner', password_hash from sign_ups where email = '${email}' returning id
	) insert into user_roles (user_id, role) select id, 'admin' from made`;
}
