import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { withDestination } from "~/people/accounts/destination.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { afterRemoval } from "./use-focus-after-removal.ts";
import { emptyCartId } from "./use-line-press.ts";

type Texts = PageTexts["checkoutPage"];

const box = "grid justify-items-start gap-4 rounded-lg bg-mist p-8 md:p-12";
const heading = { id: emptyCartId, [afterRemoval]: "", tabIndex: -1, className: "text-2xl outline-none" };

/** Leads to the order that a cart's lines have become. */
export function OrderedNote({ text, view, address }: { text: string; view: string; address: string }) {
	return (
		<Notice tone="success">
			{text}{" "}
			<Link
				to={address}
				className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
			>
				{view}
			</Link>
		</Notice>
	);
}

/** In place of a cart's lines where it has none. @param children says what was ordered or taken out */
export function EmptyCart({ texts, children }: { texts: Texts; children: ReactNode }) {
	const t = useTranslations("checkout");
	return (
		<div className={box}>
			<h2 {...heading}>{t("empty")}</h2>
			{children}
			<p className="text-muted">{texts.emptyText}</p>
			<ButtonLink to={urls.containers(useLanguage())} variant="signal">
				{t("backToProducts")}
			</ButtonLink>
		</div>
	);
}

/**
 * In place of a cart's lines where they lie in an account whose session has ended. What is typed beside it stays in
 * this tab while somebody signs in; without scripts nothing keeps it but the page itself, so that is left open.
 * @param isBesideForm whether the order's form is on the page
 */
export function WaitingCart({ texts, isBesideForm }: { texts: Texts; isBesideForm: boolean }) {
	const isLeft = useScripted() || !isBesideForm;
	const { title, text, signIn, newTab } = texts.waiting;
	return (
		<div className={box}>
			<h2 {...heading}>{title}</h2>
			<p className="text-muted">{text}</p>
			<ButtonLink
				to={withDestination(urls.auth(useLanguage()), "cart")}
				target={isLeft ? undefined : "_blank"}
				variant="signal"
			>
				{signIn}
				{!isLeft && ` ${newTab}`}
			</ButtonLink>
		</div>
	);
}
