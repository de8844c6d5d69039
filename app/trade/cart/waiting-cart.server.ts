import { readCartClaim } from "~/people/visitor/visitor-cookies.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { accountOfFilledCart } from "./cart.store.server.ts";

/**
 * Whether the cart that this browser has used lies in an account that is signed in here no more: its session has ended,
 * its lines are still there. One statement; none without such a cookie. Anyone may call it, for their own cookie, and
 * learns nothing else of the cart.
 */
export async function isCartWaiting(
	{ db, secret }: Pick<Services, "db" | "secret">,
	request: Request,
): Promise<boolean> {
	const claim = readCartClaim(request, secret);
	if (!claim || claim.isSignedFor(null)) return false;
	const account = await accountOfFilledCart(db, claim.id);
	return account !== null && claim.isSignedFor(account);
}
