/** What the home page says between the owner's sections, and beside them. */
export const homePage = {
	/** Opens the rest of a text on a phone. */
	more: "Read on",
	facts: "The shop at a glance",
	/** Follows a number of containers. */
	onOffer: "on offer",
	offerText: "With dimensions, stock and price per condition",
	reply: "Reply within 24 hours",
	transfer: "Pay by bank transfer",
	online: "Bank transfer, Bancontact or card",
	term: "Payable within {days} working days",
	termOne: "Payable within one working day",
	vat: "VAT",
};
