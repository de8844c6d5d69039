export const minQuantity = 1;
export const maxQuantity = 100;

/** What a visitor typed as a quantity: clamped to 1 to 100, 1 when it is no number (storefront document §5). */
export function parseQuantity(text: string | null | undefined): number {
	const number = Math.trunc(Number(text?.trim() || Number.NaN));
	if (Number.isNaN(number)) return minQuantity;
	return Math.min(maxQuantity, Math.max(minQuantity, number));
}

/** Whether a number may stand in a cart as it is. */
export function isQuantity(value: number): boolean {
	return Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;
}
