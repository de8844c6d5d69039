import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import type { AddToCartProblem } from "../add-to-cart.server.ts";

/** Why a choice was not put into the cart; failed: the shop could not. */
export type LineProblem = AddToCartProblem | "choice_unknown" | "failed";

/** What the server said about a refused line, in words. */
export function lineProblemText(
	problem: LineProblem | undefined,
	texts: PageTexts["container"],
): string | null {
	switch (problem) {
		case undefined:
			return null;
		case "quantity_invalid":
		case "cart_full":
		case "product_missing":
		case "choice_unknown":
		case "failed":
			return texts.problems[problem];
		default:
			return texts.obstacles[problem];
	}
}

/** What could not be put into the cart is told twice (ruling on K5): beside the choice, and by the documented toast. */
export function useFailureToast(answer: { problem?: LineProblem | undefined } | undefined): void {
	const title = useTranslations("common")("error");
	const text = useTranslations("checkout.toasts")("addFailed");
	useOnChange(answer, () => {
		if (answer?.problem === "failed") showToast({ tone: "error", title, text });
	});
}
