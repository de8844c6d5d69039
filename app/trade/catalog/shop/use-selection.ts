import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Condition } from "~/values/vocabulary.ts";
import type { PriceFacts } from "../pricing.ts";
import { type ProductSelection, selectionToUrl, tidySelection } from "../selection.ts";

/**
 * The visitor's choices on a product's page, mirrored into its URL so that they can be shared and survive a reload.
 * @param start as the server read it from URL or form
 */
export function useSelection(product: PriceFacts & { condition: Condition }, start: ProductSelection) {
	const language = useLanguage();
	const [selection, setSelection] = useState(start);
	const [, setSearchParams] = useSearchParams();

	function change(next: ProductSelection): void {
		const tidy = tidySelection(next);
		setSelection(tidy);
		setSearchParams(selectionToUrl(tidy, product, language), { replace: true, preventScrollReset: true });
	}

	return [selection, change] as const;
}
