import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Db, schema } from "./db.server.ts";

/** The shop's signing secret: made at the first start, shared by every process on the database. */
export async function requireSecret(db: Db, name = "signing"): Promise<string> {
	const value = randomBytes(32).toString("base64url");
	await db.insert(schema.appSecrets).values({ name, value }).onConflictDoNothing();
	const [row] = await db.select().from(schema.appSecrets).where(eq(schema.appSecrets.name, name));
	if (!row) throw new Error(`no secret named ${name}`);
	return row.value;
}

/** A short code that only the shop can make for a text; safe in URLs. */
export function sign(secret: string, text: string): string {
	return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Whether a code is the shop's for the text, in constant time. */
export function isSigned(secret: string, text: string, code: string | null): boolean {
	const expected = Buffer.from(sign(secret, text));
	const given = Buffer.from(code ?? "");
	return given.length === expected.length && timingSafeEqual(given, expected);
}
