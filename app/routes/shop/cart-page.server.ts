import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { readConsumerLaw, requireCompany, requireVatSettings } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listPublishedPages } from "~/site/pages/landing-page.store.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { readCartWithRemoved } from "~/trade/cart/cart.store.server.ts";
import { toCartView, toRemovedLine } from "~/trade/cart/cart-view.server.ts";
import type { CartView } from "~/trade/cart/cart-view.ts";
import { isCartWaiting } from "~/trade/cart/waiting-cart.server.ts";
import { findLastPlaced } from "~/trade/orders/order.store.server.ts";
import { ofAccountField } from "~/trade/orders/shop/checkout-form-id.ts";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import { urls } from "~/urls.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { noCents } from "~/values/money.ts";
import { withVat } from "~/values/vat.ts";
import { paymentMethods } from "~/values/vocabulary.ts";

/** Slugs of the owner's pages that a buyer reads before the order. */
const [termsPage, privacyPage] = ["terms-of-sale", "privacy-statement"];

const emptyCart: CartView = { lines: [], canOrder: false, ...withVat(noCents) };

/**
 * Whether the cart of whoever asks lies in an account that they have to sign in to first.
 * @param fields of the order form: whoever signed out in another tab has no cookie any more that says so
 */
export async function isWaitingFor(
	request: Request,
	context: Readonly<RouterContextProvider>,
	fields?: FormData,
): Promise<boolean> {
	if ((await cartIdOf(context)) !== null || (await signedInOf(context))) return false;
	return fields?.has(ofAccountField) || isCartWaiting(services(context), request);
}

/**
 * What the page of cart and order shows to whoever asks: their lines, priced as of now, and what has become of those that
 * have left. Each answer brings a key and a ticket for one order.
 */
export async function readCartPage(request: Request, context: Readonly<RouterContextProvider>) {
	const { db, cache, secret, online } = services(context);
	const language = languageOf(context);
	const cartId = await cartIdOf(context);
	const stored = cartId ? await readCartWithRemoved(db, cartId, await listTariffs(db, cache)) : null;
	const cart = stored ? toCartView(stored.cart, language) : emptyCart;
	const ordered = cartId && cart.lines.length === 0 ? await findLastPlaced(db, cartId) : null;
	const published = new Set((await listPublishedPages(db, cache, language)).map(({ slug }) => slug));
	const now = new Date();
	const ticket = issueTicket(secret, "order", now);
	const { withdrawal, checkoutPage, ownTrade } = pageTexts[language];
	const { customers } = await requireCompany(db, cache);
	const law = await readConsumerLaw(db, cache);
	return {
		isWaiting: await isWaitingFor(request, context),
		isSignedIn: (await signedInOf(context)) !== null,
		...{ cart, idempotencyKey: randomUUID(), ticket, alternates: everyLanguage(urls.cart) },
		removed: stored?.removed ? toRemovedLine(stored.removed, stored.cart, language) : null,
		/** Somebody who went on before the answer was there, or ordered in another tab, reads where the lines are. */
		ordered: ordered && {
			text: checkoutPage.ordered.replace("{number}", ordered.orderNumber),
			view: ownTrade.view,
			address: urls.orderConfirmation(language, ordered.id),
		},
		texts: checkoutPage,
		legal: {
			terms: published.has(termsPage) ? termsPage : null,
			privacy: published.has(privacyPage) ? privacyPage : null,
			withdrawal: customers === "everyone" ? { told: withdrawal.told, link: withdrawal.toldLink } : null,
			guarantee: law?.guarantee
				? { texts: pageTexts[language].consumerLaw.guarantee, picture: law.guaranteePictures[language] }
				: null,
		},
		wishTexts: pageTexts[language].deliveryWish,
		methods: online ? paymentMethods : (["bankTransfer"] as const),
		today: antwerpClock(now).slice(0, 10),
		/** Whether the country alone can change the sum. */
		asksCountry: (await requireVatSettings(db, cache)).oss,
	};
}
