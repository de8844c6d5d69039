import { useRef } from "react";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import type { OrderProblem } from "../order-problem.ts";

/** Why there is no order, in the page's language; `toast` where the document asks for one beside the notice. */
function useProblemWords(
	texts: PageTexts["checkoutPage"],
): (problem: OrderProblem) => { text: string; toast?: string } {
	const t = useTranslations("checkout");
	const { euro } = useFormat();
	return (given) => {
		switch (given.problem) {
			case "cart_empty":
				return { text: t("empty"), toast: t("empty") };
			case "signed_out":
				return { text: texts.waiting.notOrdered };
			case "not_orderable":
				return { text: t("blocked") };
			case "total_changed":
				return { text: t("totalChanged", { total: euro(given.total, "always") }) };
			case "place_changed":
				return {
					text: t("placeChanged", { postcode: given.postcode, total: euro(given.total, "always") }),
				};
			case "again":
				return { text: texts.again };
			case "too_many":
				return { text: texts.tooMany };
			case "failed": {
				const message = t("tryAgain");
				return {
					text: t("orderFailed", { message }),
					toast: given.step ? t(`failedSteps.${given.step}`, { message }) : t("orderFailed", { message }),
				};
			}
		}
	};
}

/** Says why an order was refused, and takes the focus, so that whoever pressed the button is led to the reason. */
export function OrderNotice(props: {
	problem: OrderProblem;
	texts: PageTexts["checkoutPage"];
	/** What keeps each line of the cart from being ordered. */
	blocked: readonly string[];
}) {
	const { problem } = props;
	const wordsOf = useProblemWords(props.texts);
	const title = useTranslations("common")("error");
	const box = useRef<HTMLDivElement>(null);
	const { text, toast } = wordsOf(problem);
	useOnChange(problem, () => {
		if (toast) showToast({ tone: "error", title, text: toast });
		box.current?.focus();
	});
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<Notice tone={problem.problem === "again" ? "info" : "error"} role="alert">
				{text}
				{problem.problem === "not_orderable" &&
					props.blocked.map((reason) => (
						<span key={reason} className="mt-1 block">
							{reason}
						</span>
					))}
			</Notice>
		</div>
	);
}
