import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SignedIn } from "~/people/accounts/session.server.ts";
import type { WhoAsks } from "~/people/accounts/who-asks.server.ts";
import { clearFlash, type Flash, readFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { isDatabaseAway } from "~/platform/database-away.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { countCartLines } from "~/trade/cart/cart.store.server.ts";
import { memberOf } from "./layout-menu.server.ts";
import type { ShownVisitor } from "./shown-visitor.ts";

/** A page's visitor. */
export type Visitor = {
	user: SignedIn | null;
	shown: ShownVisitor;
	/** Forgets a message that is now told. */
	headers: Record<string, string>;
};

/**
 * Who looks, and how many lines their cart has. While the database is away a page is shown all the same: to nobody in
 * particular (shop document §6: an error means not signed in), with a cart whose lines are not known (null).
 */
async function whoLooks(
	{ db }: Services,
	who: WhoAsks,
): Promise<{ user: SignedIn | null; cartCount: number | null }> {
	try {
		const [user, cartId] = [await who.session(), await who.cartId()];
		return { user, cartCount: cartId ? await countCartLines(db, cartId) : 0 };
	} catch (error) {
		if (!isDatabaseAway(error)) throw error;
		return { user: null, cartCount: null };
	}
}

/** The words of a message; null for those that every page has. */
function wordsOf(flash: Flash | null, language: Language): ShownVisitor["words"] {
	const { accounts, checkoutPage, container } = pageTexts[language];
	switch (flash?.kind) {
		case "signed_in":
			return accounts.signedIn;
		case "signed_out":
			return accounts.signedOut;
		case "account_deleted":
			return accounts.accountDeleted;
		case "put_back":
			return { text: checkoutPage.putBack.back };
		case "not_put_back":
			return { text: checkoutPage.putBack.gone };
		case "cart_full":
			return { text: container.problems.cart_full };
		default:
			return null;
	}
}

/**
 * What a page shows of whoever sends the request: a statement for the session, one for the cart, where there are any.
 * @param told what the request itself has done, before what a cookie tells
 */
export async function readVisitor(
	shop: Services,
	who: WhoAsks,
	{ request, language, told = null }: { request: Request; language: Language; told?: Flash | null },
): Promise<Visitor> {
	const { user, cartCount } = await whoLooks(shop, who);
	const left = readFlash(request);
	const flash = told ?? left;
	return {
		user,
		shown: {
			cartCount,
			member: user && memberOf(user, language),
			flash,
			words: wordsOf(flash, language),
		},
		headers: left ? { "Set-Cookie": clearFlash(request) } : {},
	};
}
