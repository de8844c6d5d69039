import { randomUUID } from "node:crypto";
import type { Caller } from "~/people/accounts/caller.ts";
import { hashPassword } from "~/people/accounts/password-hash.server.ts";
import type { AccountShop } from "~/people/accounts/tries.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { sampleSender } from "./letter-sender.ts";

/** A shop for the verbs of accounts. */
export function accountShop(db: Db): AccountShop {
	return { db, secret: "a secret of at least thirty-two letters", deliverMail: () => {} };
}

export const accountPassword = "correct horse battery";

/** An account with that password. */
export async function createAccount(db: Db): Promise<{ id: string; email: string }> {
	const email = `jana-${randomUUID()}@buyer.example`;
	const passwordHash = await hashPassword(accountPassword);
	const [user] = await db.insert(schema.users).values({ email, name: "Jana", passwordHash }).returning();
	if (!user) throw new Error("the account was not inserted");
	return { id: user.id, email };
}

/** Somebody with a browser that the shop has never seen, else as given. */
export function callerFrom(given: Partial<Caller> = {}): Caller {
	return {
		company: sampleSender.company,
		language: "en",
		address: "192.0.2.1",
		origin: "http://shop.example",
		now: new Date(),
		session: null,
		device: null,
		browser: { browser: "Firefox", system: "Linux" },
		destination: null,
		...given,
	};
}
