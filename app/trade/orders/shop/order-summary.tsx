import type { ComponentProps } from "react";
import { Link, useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type CartView, canOrderElsewhere } from "~/trade/cart/cart-view.ts";
import { GuaranteeNotice } from "~/trade/catalog/shop/guarantee-notice.tsx";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { Amounts } from "~/values/vat.ts";
import { AmountsTable } from "./amounts-table.tsx";
import { checkoutFormId } from "./checkout-form-id.ts";

type SummaryProps = {
	cart: CartView;
	/** Its lines are in an account that has to be signed in to first. */
	isWaiting: boolean;
	amounts: Amounts & Partial<VatView>;
	texts: PageTexts["checkoutPage"];
	/** What a buyer can read before the order: pages by their slugs, null where there is none. */
	legal: {
		terms: string | null;
		privacy: string | null;
		withdrawal: { told: string; link: string } | null;
		guarantee: ComponentProps<typeof GuaranteeNotice> | null;
	};
};

/** What the cart comes to, the button that orders it, and what to read before. */
export function OrderSummary({ cart, isWaiting, amounts, texts, legal }: SummaryProps) {
	const language = useLanguage();
	const t = useTranslations("checkout");
	const processing = useNavigation().formData?.get("intent") === "order";
	const isEmpty = cart.lines.length === 0;
	// Of what is sold: rent is a service.
	const isGuaranteed = isEmpty || cart.lines.some(({ selectedCondition }) => selectedCondition !== "rent");
	const emptyText = isWaiting ? texts.waiting.title : t("empty");
	// Whatever its lines cost once: there is no sum of what has no price.
	const hasSum = cart.subtotal > 0;
	const lacksTransport = cart.lines.some((line) => line.lacksTransport);
	const blockedText = hasSum ? t("blocked") : texts.noPrice;
	return (
		<section
			aria-labelledby="order-summary"
			className="grid gap-5 rounded-lg border border-line p-5 shadow-card md:p-6"
		>
			<h2 id="order-summary" className="text-xl">
				{t("summary")}
			</h2>
			<div aria-live="polite">
				{hasSum && (
					<AmountsTable amounts={amounts} names={lacksTransport ? texts.withoutTransport : undefined} />
				)}
			</div>
			{!cart.canOrder && (
				<p id="order-blocked" className="text-sm font-medium text-error">
					{isEmpty ? emptyText : blockedText}
				</p>
			)}
			<Button
				type="submit"
				form={checkoutFormId}
				name="intent"
				value="order"
				variant="signal"
				disabled={processing || !(canOrderElsewhere(cart) || isWaiting)}
				aria-describedby={cart.canOrder ? undefined : "order-blocked"}
				className="w-full text-lg"
			>
				{processing ? t("processing") : t("placeOrder")}
			</Button>
			{(legal.terms || legal.privacy || legal.withdrawal) && (
				<div className="grid gap-1 text-sm text-muted">
					{legal.terms && (
						<p>
							{texts.termsApply}{" "}
							<Link to={urls.page(language, legal.terms)} className="text-ink underline underline-offset-4">
								{texts.terms}
							</Link>
							.
						</p>
					)}
					{legal.withdrawal && (
						<p>
							{legal.withdrawal.told}{" "}
							<Link to={urls.withdrawal(language)} className="text-ink underline underline-offset-4">
								{legal.withdrawal.link}
							</Link>
						</p>
					)}
					{legal.privacy && (
						<p>
							<Link to={urls.page(language, legal.privacy)} className="text-ink underline underline-offset-4">
								{texts.privacy}
							</Link>
						</p>
					)}
				</div>
			)}
			{legal.guarantee && isGuaranteed && <GuaranteeNotice {...legal.guarantee} />}
		</section>
	);
}
