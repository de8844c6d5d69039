/** Paying an order online, on its page. */
export const payOnline = {
	title: "Pay online",
	payNow: "Pay {amount} now",
	open: "Your order is placed. Pay it online with Bancontact or a card on our provider’s secure page, or by bank transfer below.",
	waiting:
		"We do not know yet whether your payment went through. It can take a few minutes; this page shows it as soon as we do.",
	failed:
		"Your online payment was not completed and nothing was charged. You can try again or transfer the amount below.",
	paid: "Thank you: your online payment has arrived.",
	paidPart:
		"Thank you: your online payment has arrived. The remaining {amount} is asked for by the invoice that follows.",
	paidOpen: "Thank you: your online payment has arrived. {amount} is left to pay.",
	paidCancelled: "Your online payment has arrived, but this order is cancelled: you get {amount} back.",
	paidTooMuch:
		"Thank you: your online payment has arrived. More was paid than is due: you get {amount} back.",
	nothingDue:
		"Nothing is to be paid for this order at the moment, so no payment was started. This page shows how the order stands now.",
	notStarted:
		"The payment page cannot be reached right now. Please try again in a moment, or transfer the amount below.",
	refused:
		"The payment service does not take an online payment for this order at the moment. Please transfer the amount: the details are below. Your order stands.",
	again: "Try again online",
	start: "Pay by Bancontact or card",
	look: "Look again",
	also: "You can also pay online with Bancontact or a card.",
};
