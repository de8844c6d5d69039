import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { ToastMessage } from "~/ui/toast/toast-store.ts";
import { urls } from "~/urls.ts";
import type { ShownVisitor } from "./shown-visitor.ts";

type Told = Pick<ShownVisitor, "flash" | "words">;

/** The words of what has just happened. */
export function useFlashMessage({ flash, words }: Told): ToastMessage | null {
	const t = useTranslations("checkout.toasts");
	const quote = useTranslations("quote");
	const errorTitle = useTranslations("common")("error");
	const language = useLanguage();
	if (!flash) return null;
	switch (flash.kind) {
		case "added":
			return {
				tone: "success",
				title: t("added"),
				text: flash.title,
				action: { label: t("goToCart"), to: urls.cart(language) },
			};
		case "removed":
			return { tone: "success", title: t("removed") };
		case "placed":
			return { tone: "success", title: t("placed") };
		case "signed_in":
		case "signed_out":
		case "account_deleted":
		case "put_back":
			return words && { tone: "success", title: words.title ?? words.text, text: words.title && words.text };
		case "not_put_back":
		case "cart_full":
			return words && { tone: "error", title: errorTitle, text: words.text };
		case "quote_sent":
			return { tone: "success", title: quote("successTitle"), text: quote("successText") };
		case "quote_arrived":
			return { tone: "success", title: quote("successTitle"), text: quote("laterText") };
		case "remove_failed":
			return { tone: "error", title: errorTitle, text: t("removeFailed") };
		case "quantity_failed":
			return { tone: "error", title: errorTitle, text: t("quantityFailed") };
	}
}

/** What a toast says, for visitors without scripts. */
export function StaticMessage({ message }: { message: ToastMessage }) {
	return (
		<noscript>
			<div className="page pt-4">
				<Notice tone={message.tone} role="status">
					<strong>{message.title}</strong> {message.text}{" "}
					{message.action && (
						<a href={message.action.to} className="underline">
							{message.action.label}
						</a>
					)}
				</Notice>
			</div>
		</noscript>
	);
}
