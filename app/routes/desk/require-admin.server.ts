import { redirect } from "react-router";
import type { Language } from "~/i18n/languages.ts";
import { readSignedIn, type SignedIn } from "~/people/accounts/session.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";

/**
 * The admin who sends the request. Stands first in every loader and action of the owner's side: reading leads anyone
 * else to the products (shop document §6), writing answers 403.
 */
export async function requireAdmin(shop: Services, request: Request, language: Language): Promise<SignedIn> {
	const user = await readSignedIn(shop, request);
	if (user?.isAdmin) return user;
	if (request.method === "GET" || request.method === "HEAD") throw redirect(urls.products(language));
	throw new Response(null, { status: 403 });
}
