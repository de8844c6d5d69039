/** Codes of what can be wrong with a field; the page's words (`withdrawal.errors`) have their texts. */
export const withdrawalErrors = ["name", "orderNumber", "email", "emailInvalid", "tooLong", "link"] as const;
export type WithdrawalError = (typeof withdrawalErrors)[number];
