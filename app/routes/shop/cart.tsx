import { randomUUID } from "node:crypto";
import { useState } from "react";
import { data, redirect, useNavigation } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { type Flash, writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, type Services, services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { readCart } from "~/trade/cart/cart.store.server.ts";
import { toCartView } from "~/trade/cart/cart-view.server.ts";
import { type CartView, cartIntents } from "~/trade/cart/cart-view.ts";
import { removeFromCart, stepQuantity } from "~/trade/cart/change-cart.server.ts";
import { CartLines } from "~/trade/cart/shop/cart-lines.tsx";
import { answerOrder, type OrderProblem } from "~/trade/orders/answer-order.server.ts";
import { AmountsTable } from "~/trade/orders/shop/amounts-table.tsx";
import { CheckoutForm, checkoutFormId } from "~/trade/orders/shop/checkout-form.tsx";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { noCents } from "~/values/money.ts";
import { withVat } from "~/values/vat.ts";
import type { Route } from "./+types/cart";

const emptyCart: CartView = { lines: [], canOrder: false, ...withVat(noCents) };

export async function loader({ context }: Route.LoaderArgs) {
	const { db, cache, secret } = services(context);
	const language = languageOf(context);
	const cartId = await cartIdOf(context);
	const cart = cartId
		? toCartView(await readCart(db, cartId, await listTariffs(db, cache)), language)
		: emptyCart;
	const ticket = issueTicket(secret, "order", new Date());
	const page = { cart, idempotencyKey: randomUUID(), ticket, alternates: everyLanguage(urls.cart) };
	return data(page, { headers: notKept });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const cartId = await cartIdOf(context);
	const form = await request.formData();
	const intent = memberOf(cartIntents, String(form.get("intent")));
	if (intent === null) throw new Response(null, { status: 400 });
	if (intent === "order") {
		const company = await requireCompany(shop.db, shop.cache);
		const sender = { company, origin: shop.config.origin, secret: shop.secret };
		const userId = (await signedInOf(context))?.id ?? null;
		const [address, now] = [clientAddress(context), new Date()];
		const result = await answerOrder(shop, sender, { fields: form, address, now, cartId, userId, language });
		if ("answer" in result) return data(result.answer, { status: result.status });
		const headers = { "Set-Cookie": writeFlash(request, { kind: "placed" }) };
		return redirect(urls.orderConfirmation(language, result.orderId), { status: 303, headers });
	}
	return redirect(urls.cart(language), {
		status: 303,
		headers: await changeLine(request, shop, cartId, intent, String(form.get("item"))),
	});
}

async function changeLine(
	request: Request,
	{ db }: Services,
	cartId: string | null,
	intent: "more" | "less" | "remove",
	item: string,
): Promise<HeadersInit> {
	const flash = async (message: Flash) => ({ "Set-Cookie": writeFlash(request, message) });
	try {
		if (intent === "remove") {
			const removed = cartId !== null && (await removeFromCart(db, cartId, item));
			return flash({ kind: removed ? "removed" : "remove_failed" });
		}
		const changed = cartId !== null && (await stepQuantity(db, cartId, item, intent === "more" ? 1 : -1));
		return changed ? {} : flash({ kind: "quantity_failed" });
	} catch (error) {
		log.error("cart not changed", { error: errorText(error) });
		return flash({ kind: intent === "remove" ? "remove_failed" : "quantity_failed" });
	}
}

const emptyProblem: OrderProblem = { problem: "cart_empty" };

function OrderNotice({ problem }: { problem: OrderProblem }) {
	const t = useTranslations("checkout");
	const { euro } = useFormat();
	const text = {
		cart_empty: () => t("empty"),
		not_orderable: () => t("blocked"),
		total_changed: () =>
			"total" in problem ? t("totalChanged", { total: euro(problem.total, "always") }) : "",
		again: () => t("again"),
		too_many: () => t("tooMany"),
		failed: () => t("orderFailed", { message: t("tryAgain") }),
	}[problem.problem]();
	return (
		<Notice tone={problem.problem === "again" ? "info" : "error"} role="alert">
			{text}
		</Notice>
	);
}

function EmptyCart() {
	const t = useTranslations("checkout");
	return (
		<div className="grid justify-items-start gap-4 rounded-lg bg-mist p-8 md:p-12">
			<h2 className="text-2xl">{t("empty")}</h2>
			<p className="text-muted">{t("emptyText")}</p>
			<ButtonLink to={urls.containers(useLanguage())} variant="signal">
				{t("backToProducts")}
			</ButtonLink>
		</div>
	);
}

function Summary({ cart }: { cart: CartView }) {
	const t = useTranslations("checkout");
	const processing = useNavigation().formData?.get("intent") === "order";
	return (
		<section
			aria-labelledby="order-summary"
			className="grid gap-5 rounded-lg border border-line p-5 shadow-card md:p-6"
		>
			<h2 id="order-summary" className="text-xl">
				{t("summary")}
			</h2>
			<AmountsTable amounts={cart} />
			{!cart.canOrder && (
				<p id="order-blocked" className="text-sm font-medium text-error">
					{t("blocked")}
				</p>
			)}
			<Button
				type="submit"
				form={checkoutFormId}
				name="intent"
				value="order"
				variant="signal"
				disabled={processing || !cart.canOrder}
				aria-describedby={cart.canOrder ? undefined : "order-blocked"}
				className="w-full text-lg"
			>
				{processing ? t("processing") : t("placeOrder")}
			</Button>
		</section>
	);
}

/** The delivery that the first line asks for is the likeliest address. */
function likelyAddress(cart: CartView) {
	const line = cart.lines.find((one) => one.transportCountry !== null);
	const country = { BE: "belgium", NL: "netherlands", DE: "germany" } as const;
	return line?.transportCountry
		? { country: country[line.transportCountry], postalCode: line.transportPostcode ?? "" }
		: {};
}

export default function CartAndCheckout({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("checkout");
	const { cart, idempotencyKey, alternates } = loaderData;
	// The first one shown: a quantity that is changed at the last moment does not make the buyer look hasty.
	const [ticket] = useState(loaderData.ticket);
	const refused = actionData?.problem ?? null;
	// An empty cart has nothing to press: whatever the guard says, that is the reason.
	const reason = refused?.problem === "again" && cart.lines.length === 0 ? emptyProblem : refused;
	const problem = reason && <OrderNotice problem={reason} />;
	return (
		<div className="page grid gap-10 pt-10 pb-16 md:pt-14">
			<Seo
				title={t("title")}
				description={t("metaDescription")}
				alternates={alternates}
				index={false}
			/>
			<h1 className="text-4xl">{t("title")}</h1>
			{cart.lines.length === 0 ? (
				<>
					{problem}
					<EmptyCart />
				</>
			) : (
				<div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
					<div className="grid gap-12">
						<CartLines lines={cart.lines} />
						<CheckoutForm
							result={actionData?.reply ?? null}
							idempotencyKey={idempotencyKey}
							ticket={actionData?.ticket ?? ticket}
							seenTotal={cart.total}
							start={likelyAddress(cart)}
							problem={problem}
						/>
					</div>
					<div className="lg:sticky lg:top-24">
						<Summary cart={cart} />
					</div>
				</div>
			)}
		</div>
	);
}
