import { useEffect, useMemo, useRef, useState } from "react";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { tellNow } from "~/people/visitor/told-now.server.ts";
import { writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, type Services, services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { canOrderElsewhere, readPress } from "~/trade/cart/cart-view.ts";
import { deliverTo } from "~/trade/cart/change-cart.server.ts";
import { isPlace, likelyAddress, placeOf } from "~/trade/cart/delivery-place.ts";
import { pressLine } from "~/trade/cart/press-line.server.ts";
import { blockedLines } from "~/trade/cart/shop/blocked-lines.ts";
import { CartLines } from "~/trade/cart/shop/cart-lines.tsx";
import { EmptyCart, OrderedNote, WaitingCart } from "~/trade/cart/shop/no-lines.tsx";
import { LineGone, RemovedNote } from "~/trade/cart/shop/removed-line.tsx";
import { useFocusAfterRemoval } from "~/trade/cart/shop/use-focus-after-removal.ts";
import { asksOf } from "~/trade/lines/delivery-wish.ts";
import { answerOrder, isWithOrderForm, keepOrderForm } from "~/trade/orders/answer-order.server.ts";
import { shownProblem } from "~/trade/orders/order-answer.ts";
import { previewVat } from "~/trade/orders/preview-vat.server.ts";
import { CheckoutForm } from "~/trade/orders/shop/checkout-form.tsx";
import { checkoutFormId } from "~/trade/orders/shop/checkout-form-id.ts";
import { EnterOrders } from "~/trade/orders/shop/enter-orders.tsx";
import { OrderNotice } from "~/trade/orders/shop/order-notice.tsx";
import { OrderSummary } from "~/trade/orders/shop/order-summary.tsx";
import { useAddressPrice } from "~/trade/orders/shop/use-address-price.ts";
import { useVat } from "~/trade/orders/shop/use-vat.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { orderCountries } from "~/values/vocabulary.ts";
import { orderTaker } from "../letter-sender.server.ts";
import type { Route } from "./+types/cart";
import { isWaitingFor, readCartPage } from "./cart-page.server.ts";
import { payOnline } from "./pay-online.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	return data(await readCartPage(request, context), { headers: notKept });
}

/**
 * After a refusal the page shows the cart of now, so that the next press can succeed. Where the shop could not answer
 * at all it stays as it is: reading it anew would fail as well, and take what was typed with it.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { formMethod, actionStatus, defaultShouldRevalidate } = args;
	const isRefused = formMethod !== undefined && actionStatus !== undefined && actionStatus < 500;
	return isRefused || defaultShouldRevalidate;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function ErrorBoundary() {
	const common = useTranslations("common");
	const t = useTranslations("checkout");
	const [title, text] = [common("error"), t("toasts.loadFailed")];
	useEffect(() => showToast({ tone: "error", title, text }), [title, text]);
	return (
		<div className="page grid justify-items-start gap-6 py-16">
			<title>{t("title")}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("title")}</h1>
			<Notice tone="error" role="alert">
				{text}
			</Notice>
			<ButtonLink to="" reloadDocument variant="quiet">
				{common("failure.retry")}
			</ButtonLink>
		</div>
	);
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const cartId = await cartIdOf(context);
	const form = await request.formData();
	const { intent, item } = readPress(form);
	if (intent === null) throw new Response(null, { status: 400 });
	if (intent === "deliver") return bringCart(shop.db, cartId, form);
	const sent = { fields: form, address: clientAddress(context), now: new Date(), cartId, language };
	if (intent === "order") {
		const sender = await orderTaker(shop);
		const userId = (await signedInOf(context))?.id ?? null;
		const isWaiting = await isWaitingFor(request, context, form);
		const result = await answerOrder(shop, sender, { ...sent, userId, isWaiting });
		if ("answer" in result) return data({ ...result.answer, isWaiting }, { status: result.status });
		const headers = { "Set-Cookie": writeFlash(request, { kind: "placed" }) };
		if (result.paymentMethod === "online") await payOnline(shop, { orderId: result.orderId, language });
		return redirect(urls.orderConfirmation(language, result.orderId), { status: 303, headers });
	}
	const ownVatNumber = async () => (await requireCompany(shop.db, shop.cache)).vatNumber;
	if (intent === "vat") return data({ shown: await previewVat(shop, await ownVatNumber(), sent) });
	const { message, isLineGone } = await pressLine(shop.db, cartId, { intent, item });
	if (message && (isLineGone || isWithOrderForm(form))) tellNow(context, message);
	if (isWithOrderForm(form)) {
		const isWaiting = await isWaitingFor(request, context, form);
		return data({ ...(await keepOrderForm(shop, await ownVatNumber(), sent)), isWaiting, isLineGone });
	}
	const headers = { ...notKept, ...(message && { "Set-Cookie": writeFlash(request, message) }) };
	if (isLineGone) return data({ isLineGone }, { status: 409, headers });
	return redirect(urls.cart(language), { status: 303, headers });
}

/** Has the cart priced for the address that is being typed. The page asks for it by itself, beside its form. */
async function bringCart(db: Services["db"], cartId: string | null, form: FormData) {
	const country = memberOf(orderCountries, String(form.get("country")));
	const place = country && placeOf({ country, postalCode: String(form.get("postalCode")) });
	if (!place || !isPlace(place)) throw new Response(null, { status: 400 });
	if (cartId) await deliverTo(db, cartId, place);
	return data(null);
}

export default function CartAndCheckout({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const t = useTranslations("checkout");
	const { cart, removed, ordered, texts, legal, wishTexts, methods, today, alternates, asksCountry } =
		loaderData;
	// The first ones: a quantity that is changed at the last moment does not make the buyer look hasty, and whatever
	// becomes of a press, the next one is the same order.
	const [{ ticket, idempotencyKey, isSignedIn: wasSignedIn }] = useState(loaderData);
	const page = useRef<HTMLDivElement>(null);
	useFocusAfterRemoval(page, cart.lines);
	const isEmpty = cart.lines.length === 0;
	const [hadLines] = useState(!isEmpty);
	const refused = actionData && "problem" in actionData ? actionData : null;
	const isLineGone = actionData && "isLineGone" in actionData && actionData.isLineGone;
	const isSignedOut = (wasSignedIn || refused?.isWaiting) && !loaderData.isSignedIn;
	const isWaiting = loaderData.isWaiting || (isEmpty && isSignedOut === true);
	const { amounts, onBuyer } = useVat(cart, refused?.vat ?? null, asksCountry);
	const { total } = amounts;
	const { told, onAddress } = useAddressPrice(cart, total);
	const problem = useMemo(
		() => refused && shownProblem(refused, cart, isWaiting, total),
		[refused, cart, isWaiting, total],
	);
	// What was typed beside lines stays where they wait to be signed in to.
	const isOrdering = !isEmpty || refused !== null || (isWaiting && hadLines);
	// Where its lines wait or have become an order, the page says so.
	const lineGone = isLineGone && !isWaiting && !ordered && (
		<LineGone press={actionData} text={texts.lineGone} />
	);
	const noLines = isWaiting ? (
		<WaitingCart texts={texts} isBesideForm={isOrdering} />
	) : (
		<EmptyCart texts={texts}>
			{lineGone}
			{ordered && <OrderedNote {...ordered} />}
			{removed && <RemovedNote line={removed} texts={texts} orderForm={isOrdering ? checkoutFormId : null} />}
		</EmptyCart>
	);
	return (
		<div
			ref={page}
			className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 pb-16 [overflow-wrap:anywhere] md:pt-14"
		>
			<Seo title={t("title")} description={texts.metaDescription} alternates={alternates} index={isEmpty} />
			<h1 className="text-4xl">{t("title")}</h1>
			{!isOrdering && noLines}
			{isOrdering && (
				<div className="grid items-start gap-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
					<div className="grid gap-12">
						{isEmpty ? (
							noLines
						) : (
							<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
								{lineGone}
								<EnterOrders disabled={!canOrderElsewhere(cart)} />
								<CartLines {...{ lines: cart.lines, removed, texts }} orderForm={checkoutFormId} />
								<Link
									to={urls.containers(language)}
									className="inline-flex min-h-11 items-center justify-self-start font-semibold text-info underline-offset-4 hover:underline"
								>
									{texts.continueShopping}
								</Link>
							</div>
						)}
						<CheckoutForm
							texts={texts}
							result={refused?.reply ?? null}
							idempotencyKey={idempotencyKey}
							ticket={refused?.ticket ?? ticket}
							seenTotal={total}
							isOfAccount={wasSignedIn || loaderData.isSignedIn || isWaiting}
							start={likelyAddress(cart.lines)}
							methods={methods}
							wish={{ texts: wishTexts, asks: asksOf(cart.lines), today }}
							problem={
								problem && (
									<OrderNotice problem={problem} texts={texts} blocked={blockedLines(t, language, cart)} />
								)
							}
							news={told}
							onAddress={onAddress}
							onBuyer={onBuyer}
						/>
					</div>
					<div className="lg:sticky lg:top-24">
						<OrderSummary cart={cart} isWaiting={isWaiting} amounts={amounts} texts={texts} legal={legal} />
					</div>
				</div>
			)}
		</div>
	);
}
