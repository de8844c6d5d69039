import { eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";

const { users } = schema;

/** Keeps the language in which the desk speaks to an owner, who alone may say so. One statement. */
export async function keepDeskLanguage(db: Db, owner: Actor<"desk.use">, language: Language): Promise<void> {
	await db.update(users).set({ deskLanguage: language }).where(eq(users.id, owner.id));
}
