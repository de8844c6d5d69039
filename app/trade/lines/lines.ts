import { type Cents, cents } from "~/values/money.ts";
import type { BillingAddress, ShippingAddress } from "~/values/vocabulary.ts";
import type { LineChoice } from "./line-choice.ts";

/** One line of an order, ready to be shown. Amounts in cents. */
export type OrderLine = Omit<LineChoice, "selectedCondition"> & {
	/** Null for a line that is no container: work, a part, a conversion. */
	selectedCondition: LineChoice["selectedCondition"] | null;
	productTitle: string;
	/** Below the title, line by line; missing in what an earlier version wrote. */
	details?: string | null;
	/** Per piece; for rent the first 30 days. */
	price: Cents;
	/** Of the whole line. */
	transportPrice: Cents;
};

/** What stands below a line's title, line by line. */
export function detailsOf({ details }: Pick<OrderLine, "details">): string[] {
	return (details ?? "").split("\n").filter((text) => text.trim() !== "");
}

/** Price times quantity plus transport, in cents (shop document §5). */
export function lineTotal(line: Pick<OrderLine, "quantity" | "price" | "transportPrice">): Cents {
	return cents(line.price * line.quantity + line.transportPrice);
}

/**
 * Lines of an address as people write them in Belgium, the Netherlands, Germany and France: street, then postcode and
 * town. A VAT number ends them, after its name.
 */
export function addressLines(
	address: ShippingAddress | BillingAddress,
	words: { country: string; vatNumber: string },
): string[] {
	const lines = [
		address.companyName,
		"name" in address ? address.name : null,
		address.street,
		`${address.postalCode} ${address.city}`,
		words.country,
		address.vatNumber ? `${words.vatNumber} ${address.vatNumber}` : null,
	];
	return lines.filter((line): line is string => line !== null && line !== "");
}
