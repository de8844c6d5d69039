import { CircleCheckBig, Printer } from "lucide-react";
import { useEffect } from "react";
import {
	data,
	isRouteErrorResponse,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useParams,
	useRouteError,
} from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { withDestination } from "~/people/accounts/destination.ts";
import { writeCartId } from "~/people/visitor/visitor-cookies.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { pressKey } from "~/trade/catalog/selection.ts";
import { addressLines } from "~/trade/lines/lines.ts";
import { orderAgain } from "~/trade/orders/order-again.server.ts";
import { AmountsTable } from "~/trade/orders/shop/amounts-table.tsx";
import { checkoutFormId } from "~/trade/orders/shop/checkout-form-id.ts";
import { NextSteps } from "~/trade/orders/shop/next-steps.tsx";
import { OrderAgain } from "~/trade/orders/shop/order-again.tsx";
import { OrderedLines } from "~/trade/orders/shop/ordered-lines.tsx";
import { PaperLinks } from "~/trade/papers/shop/paper-links.tsx";
import {
	OnlinePanel,
	OnlineRefusal,
	onlineIntent,
	onlinePlace,
} from "~/trade/payments/shop/online-panel.tsx";
import { TransferPanel } from "~/trade/payments/shop/transfer-panel.tsx";
import { AddressLines } from "~/ui/address-lines.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PairList } from "~/ui/pair-list.tsx";
import { forgetKeptFields } from "~/ui/use-kept-fields.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { type OrderHelp, requireOrder } from "../order-of-reader.server.ts";
import type { Route } from "./+types/order-confirmation";
import { closed, ownAddress, readConfirmationPage } from "./confirmation-page.server.ts";
import { payOnline } from "./pay-online.server.ts";

export async function loader(args: Route.LoaderArgs) {
	return data(await readConfirmationPage(args), { headers: closed });
}

/** Puts the order's containers into the visitor's cart once more; stays where some of them are missing. */
export async function action(args: Route.ActionArgs) {
	const { request, url, context } = args;
	const language = languageOf(context);
	const { order, visitor } = await requireOrder(args, pageTexts[language].orderPage.locked);
	const shop = services(context);
	const { db, secret } = shop;
	const { cartId, userId } = visitor;
	const fields = await request.formData();
	const key = String(fields.get(pressKey) ?? "");
	if (fields.get("intent") === onlineIntent) {
		const result = await payOnline(shop, { orderId: order.id, language });
		if (result === "begun") {
			return redirect(`${ownAddress(url)}#${onlinePlace}`, { status: 303, headers: closed });
		}
		const { nothingDue, refused, notStarted: failed } = pageTexts[language].payOnline;
		const notBegun = { isDue: result !== "nothingDue", text: { nothingDue, refused, failed }[result] };
		return data({ notBegun }, { status: result === "failed" ? 503 : 409, headers: closed });
	}
	try {
		const again = await orderAgain(db, { items: order.items, cartId, userId, key });
		const headers = new Headers(closed);
		if (again.cartId)
			headers.append("Set-Cookie", writeCartId(request, secret, { id: again.cartId, userId }));
		if (again.missing.length === 0 && !again.isFull) {
			return redirect(urls.cart(language), { status: 303, headers });
		}
		const { missing, isFull } = again;
		return data({ missing, isFull, failed: false, key: null }, { headers });
	} catch (error) {
		log.error("order not taken again", { error: errorText(error) });
		// Some of its lines may be in the cart: the next try is the same press.
		return data({ missing: [], isFull: false, failed: true, key }, { status: 503, headers: closed });
	}
}

/** After a refusal the page shows what has become of the order, so that nobody pays it twice; where the shop failed it stays. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { formMethod, actionStatus, defaultShouldRevalidate } = args;
	const isRefused = formMethod !== undefined && actionStatus !== undefined && actionStatus < 500;
	return isRefused || defaultShouldRevalidate;
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
}

export function ErrorBoundary() {
	const t = useTranslations("checkout.confirmation");
	const { orderId } = useParams();
	const language = useLanguage();
	const error = useRouteError();
	const help = isRouteErrorResponse(error) ? (error.data as OrderHelp | null) : null;
	return (
		<div className="page grid justify-items-start gap-6 py-16">
			<title>{t("loadError")}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("items")}</h1>
			<Notice tone="error" role="alert">
				{t("loadError")}
				<br />
				{t("orderId", { id: orderId ?? "" })}
			</Notice>
			{help?.text && <p className="max-w-prose [overflow-wrap:anywhere]">{help.text}</p>}
			<div className="flex flex-wrap gap-3">
				{help && help.ownOrders === null && (
					<ButtonLink to={withDestination(urls.auth(language), "account")}>{help.signIn}</ButtonLink>
				)}
				{help?.ownOrders && (
					<>
						<form method="post" action={withDestination(urls.signOut(language), "account")} data-forgets="">
							<Button type="submit">{help.signIn}</Button>
						</form>
						<ButtonLink to={urls.account(language)} variant="quiet">
							{help.ownOrders}
						</ButtonLink>
					</>
				)}
				<ButtonLink to={urls.home(language)} variant="quiet">
					{t("home")}
				</ButtonLink>
			</div>
		</div>
	);
}

function Address({ label, lines }: { label: string; lines: string[] }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-lg border border-line p-5">
			<h2 className="text-lg">{label}</h2>
			<AddressLines lines={lines} />
		</section>
	);
}

type Loaded = Route.ComponentProps["loaderData"];

export default function OrderConfirmation({ loaderData, actionData }: Route.ComponentProps) {
	const { placedBy } = loaderData;
	// The order has it now; the next one begins with an empty form.
	useEffect(() => forgetKeptFields(checkoutFormId, placedBy), [placedBy]);
	const t = useTranslations("checkout.confirmation");
	const words = useTranslations("checkout");
	const linesOf = (address: Loaded["shippingAddress"] | NonNullable<Loaded["billingAddress"]>) =>
		addressLines(address, { country: words(`countries.${address.country}`), vatNumber: words("vatNumber") });
	const {
		orderNumber,
		shippingAddress: shipping,
		billingAddress: billing,
		items,
		amounts,
		wish,
		texts,
		payment,
		papers,
		online,
		mail,
	} = loaderData;
	const notBegun = actionData && "notBegun" in actionData ? actionData.notBegun : null;
	const again = actionData && "missing" in actionData ? actionData : null;
	const scripted = useScripted();
	const language = useLanguage();
	const isCancelled = loaderData.status === "cancelled";
	const isOpen = loaderData.status === "pending" || loaderData.status === "confirmed";
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 [overflow-wrap:anywhere] md:pt-14">
			<Seo
				title={t("metaTitle", { number: orderNumber })}
				description={t("invoiceNote")}
				alternates={{}}
				index={false}
			/>
			<header className="grid gap-3">
				{!isCancelled && (
					<CircleCheckBig aria-hidden="true" className="size-12 text-success" strokeWidth={1.75} />
				)}
				<h1 className="text-4xl">{isCancelled ? texts.cancelled.title : t("title")}</h1>
				<p className="text-lg">
					{t("orderNumber")} <strong data-testid="order-number">{orderNumber}</strong>
					{` · ${loaderData.date} · `}
					{texts.status} <strong>{texts.statuses[loaderData.status]}</strong>
				</p>
				{isCancelled ? (
					<p className="max-w-prose">{texts.cancelled.text}</p>
				) : (
					<p className={mail === "failed" ? "font-medium text-error" : "text-muted"}>
						{texts.mail[mail].replace("{email}", () => shipping.email)}
					</p>
				)}
			</header>
			{isOpen && payment && (
				<NextSteps texts={texts} items={items} hasAccount={payment.transfer.account !== null} />
			)}
			{(notBegun || online) && (
				<div id={onlinePlace} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4">
					{notBegun && <OnlineRefusal answer={notBegun} />}
					{online && <OnlinePanel {...online} isNotStarted={notBegun?.isDue === true} />}
				</div>
			)}
			{payment && <TransferPanel {...payment} />}
			{papers.length > 0 && (
				<section aria-labelledby="order-papers" className="grid gap-1 print:hidden">
					<h2 id="order-papers" className="text-xl">
						{texts.papers}
					</h2>
					<PaperLinks papers={papers} />
				</section>
			)}
			<OrderedLines items={items} />
			<div className="rounded-lg bg-mist p-5 md:p-6">
				<AmountsTable amounts={amounts} />
			</div>
			{wish.rows.length > 0 && (
				<section aria-labelledby="order-wish" className="grid gap-3 rounded-lg border border-line p-5">
					<h2 id="order-wish" className="text-lg">
						{wish.title}
					</h2>
					<PairList rows={wish.rows} />
				</section>
			)}
			<div className="grid gap-4 md:grid-cols-2">
				<Address label={t("shippingAddress")} lines={linesOf(shipping)} />
				<Address label={t("billingAddress")} lines={billing ? linesOf(billing) : [t("sameAsShipping")]} />
			</div>
			<OrderAgain texts={texts} answer={again} newKey={loaderData.againKey} />
			<div className="flex flex-wrap gap-3 print:hidden">
				<ButtonLink to={urls.home(language)}>{t("home")}</ButtonLink>
				{loaderData.withdrawal && (
					<ButtonLink to={urls.withdrawal(language, orderNumber)} variant="quiet">
						{loaderData.withdrawal}
					</ButtonLink>
				)}
				{scripted && (
					<Button variant="quiet" onClick={() => window.print()}>
						<Printer aria-hidden="true" className="size-5" />
						{texts.print}
					</Button>
				)}
			</div>
		</div>
	);
}
