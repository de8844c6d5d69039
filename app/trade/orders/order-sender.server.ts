import type { BankAccount } from "~/company/payment-terms.ts";
import type { LetterSender } from "~/mail/letter.ts";
import { urls } from "~/urls.ts";
import type { Language } from "~/values/vocabulary.ts";
import { orderKey, orderKeyParameter } from "./order-access.server.ts";

/** Who speaks in the mail, and what signs its links. */
export type ConfirmationSender = LetterSender & { secret: string };

/** Who takes orders: also what its buyers pay to, and within how many working days. */
export type OrderTaker = ConfirmationSender & {
	account: BankAccount | null;
	termDays: number;
	hasPrivateBuyers: boolean;
};

/** The address that opens an order to whoever has it: for its buyer alone. */
export function buyersLink(
	{ origin, secret }: Pick<ConfirmationSender, "origin" | "secret">,
	{ id, language }: { id: string; language: Language },
): string {
	return `${origin}${urls.orderConfirmation(language, id)}?${orderKeyParameter}=${orderKey(secret, id)}`;
}
