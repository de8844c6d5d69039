import type { BillingAddress, ShippingAddress } from "~/values/vocabulary.ts";

/** Whether a business ordered: it named itself or its VAT number in one of the addresses. */
export function isBusinessOrder(order: {
	shippingAddress: ShippingAddress;
	billingAddress: BillingAddress | null;
}): boolean {
	const { shippingAddress: to, billingAddress: billed } = order;
	return [to.companyName, to.vatNumber, billed?.companyName, billed?.vatNumber].some(Boolean);
}
