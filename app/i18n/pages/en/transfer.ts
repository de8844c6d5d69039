/** How an order is paid by bank transfer, as its buyer reads it. */
export const transfer = {
	title: "Pay by bank transfer",
	holder: "Account holder",
	iban: "IBAN",
	bic: "BIC",
	amount: "Amount",
	reference: "Structured communication",
	due: "Pay by",
	intro: "Use this structured communication: it matches your payment to your order.",
	elsewhere: "If your bank has no field for it, use it as the description.",
	promise: "We hold these containers for you until that day.",
	qr: "QR code of this transfer",
	scan: "Or scan this code with your bank’s app: everything is filled in.",
	copy: "Copy",
	copied: "Copied",
	none: "We will send you the payment details by email.",
	partly: "Partly paid",
};
