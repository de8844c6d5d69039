import { randomUUID } from "node:crypto";
import { signUpVerified } from "./members.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

/** A visitor who has signed in as an admin of the shop. */
export async function signInAdmin(shop: TestShop): Promise<Visitor> {
	return signUpVerified(shop, { email: `owner-${randomUUID()}@shop.example`, admin: true });
}
