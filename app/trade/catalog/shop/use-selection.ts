import { useSearchParams } from "react-router";
import { useMergedState } from "~/ui/use-merged-state.ts";
import type { Condition } from "~/values/vocabulary.ts";
import type { PriceFacts } from "../pricing.ts";
import { type ProductSelection, selectionToUrl, tidySelection } from "../selection.ts";

/**
 * The visitor's choices on a product's page, mirrored into its URL so that they can be shared and survive a reload.
 * @param start as the server read it from URL or form
 */
export function useSelection(product: PriceFacts & { condition: Condition }, start: ProductSelection) {
	const { shown, change: merge } = useMergedState(start);
	const [, setSearchParams] = useSearchParams();

	function change(next: ProductSelection): void {
		const now = merge(tidySelection(next));
		setSearchParams(selectionToUrl(now, product), { replace: true, preventScrollReset: true });
	}

	return [shown, change] as const;
}
