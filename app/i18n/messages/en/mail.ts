export const mail = {
	letter: {
		vatNumber: "VAT number",
		next: "What happens next",
		questions: "Do you have a question? Reply to this email or call us on {phone}.",
		received: "Received",
		language: "Customer’s language",
		notice: "This email was sent automatically. Your reply goes to the customer.",
		yourRequest: "Your request",
		yourDetails: "Your details",
	},
	orderConfirmation: {
		subject: "Your order {number} with {company}",
		copySubject: "New order {number}: {name}, {total}",
		greeting: "Dear {name},",
		intro: "Thank you for your order. We have received it under number {number}.",
		copyIntro: "{name} has placed order {number} for {total} incl. VAT.",
		number: "Order number",
		date: "Order date",
		subtotal: "Subtotal excl. VAT",
		vat: "VAT ({rate}%)",
		total: "Total incl. VAT",
		invoice:
			"You will receive the invoice with payment instructions within 24 hours. Payment is by bank transfer.",
		transferNow: "Transfer the amount with the details above.",
		invoiceOnly: "The invoice follows by email within 24 hours.",
		delivery: "Once we have your payment, we will call you on {phone} to agree the day of delivery.",
		pickup:
			"Once we have your payment, we will tell you when your containers are ready for collection at our depot.",
		rent: "For rented containers we agree with you the day the rental begins; this order covers the first 30 days.",
		view: "View your order",
		proForma: "Pro forma invoice (PDF)",
		open: "Open the order",
		copyNext:
			"Send the invoice with payment instructions within 24 hours: the buyer has been promised it by {moment}.",
		closing: "Kind regards,",
	},
	transfer: {
		online:
			"You chose to pay online. If that has not happened yet, you can do it on your order’s page, or transfer the amount:",
		title: "Pay by bank transfer",
		holder: "Account holder",
		iban: "IBAN",
		bic: "BIC",
		amount: "Amount",
		reference: "Structured communication",
		due: "Pay by",
		hint: "The structured communication matches your payment to your order. If your bank has no field for it, use it as the description. Your order page has a QR code for your bank’s app.",
		promise: "We hold your containers for you until that day.",
	},
	bill: {
		deliveredOn: "Delivered on",
		order: "Order",
		reason: "Reason",
		letters: {
			invoice: {
				subject: "Invoice {number} for your order {order}",
				text: "Here is the invoice for your order {order}: {number}, for {amount}. It is attached to this email as a PDF.",
			},
			deposit: {
				subject: "Deposit invoice {number} for your order {order}",
				text: "Here is the deposit invoice for your order {order}: {number}, for {amount}. It is attached to this email as a PDF.",
			},
			credit_note: {
				subject: "Credit note {number} for your order {order}",
				text: "Here is a credit note for your order {order}: {number}, for {amount}. It is attached to this email as a PDF.",
			},
		},
		ubl: "The same document is attached as an e-invoice (UBL), which your accounting program can read.",
		transport: "Delivery: {delivery}",
		deposit: "Deposit of {percent}% on order {number}",
		depositAmount: "Deposit on order {number}",
		deducted: "Less deposit invoice {number} of {date}",
		reduction: "Price reduction on invoice {number} of {date}",
		reduced: "Less price reduction of credit note {number} of {date}",
		terms: "Payable by {date}, quoting {reference}",
		reasons: {
			K: "VAT exempt: intra-Community supply, article 138 of Directive 2006/112/EC",
			AE: "VAT reverse charge, article 196 of Directive 2006/112/EC",
			G: "VAT exempt: export outside the European Union, article 146 of Directive 2006/112/EC",
			E: "Margin scheme: second-hand goods, article 313 of Directive 2006/112/EC",
		},
	},
	newSums: {
		subject: "Order {number}: new total",
		text: "The VAT on your order {number} has been decided anew: it now comes to {total} incl. VAT. The new pro forma invoice is attached and replaces the earlier one.",
		paid: "The VAT on your order {number} has been decided anew: it now comes to {total} incl. VAT. The new order confirmation is attached. If you have paid another amount, we will contact you about the difference.",
		vat: "VAT",
	},
	planned: {
		brought: {
			subject: "Your order {number}: delivery on {date}",
			text: "We will deliver your order {number} on {date}. Somebody has to be there to receive it, and the truck needs free access. If the day does not suit you, reply to this email or call us.",
		},
		collected: {
			subject: "Your order {number}: ready for collection on {date}",
			text: "Your order {number} is ready for you at our depot on {date}. If the day does not suit you, reply to this email or call us.",
		},
	},
	amended: {
		subject: "Order {number} has been changed",
		text: "As agreed with you, we have changed your order {number}. It now comes to {total} incl. VAT instead of {before}.",
		same: "As agreed with you, we have changed your order {number}. The total stays {total} incl. VAT.",
		refund: "You have already paid {paid}. We transfer {refund} back to you.",
		rest: "You have already paid {paid}; {open} is left to pay.",
		check: "Please check the details. If something is not right, reply to this email or call us: {phone}.",
	},
	/** Money that came online and settles nothing yet, or settles more than was due. */
	received: {
		subject: "We have received {amount} for order {number}",
		text: "Thank you: your online payment of {amount} for order {number} has arrived.",
		rest: "The remaining {sum} is asked for by the invoice that follows; you need not do anything until then.",
		open: "{sum} is left to pay: you can do so online or by bank transfer on the page of your order.",
		cancelled: "This order is cancelled, however: you get {sum} back.",
		tooMuch: "More was paid than is due: you get {sum} back.",
	},
	reminder: {
		before: {
			subject: "Order {number}: please pay by {date}",
			text: "Your order {number} is reserved for you and waits for your payment of {amount}, due on {date}. If you have transferred it already, you need not do anything.",
		},
		after: {
			subject: "Your payment for order {number} has not arrived yet",
			text: "We have not received your payment of {amount} for order {number}, which was due on {date}. Please transfer it with the details below, or reply to this mail if something is unclear. If your transfer has crossed this mail, you need not do anything.",
		},
		lapsed: {
			subject: "Your order {number} has been cancelled",
			text: "No payment has arrived for your order {number}, which was due on {date}. We have therefore cancelled it and no longer keep the containers for you. If you still need them, simply reply to this email. If you have transferred the amount after all, let us know and we will put it right.",
		},
	},
	quote: {
		subject: "Your quote request to {company}",
		copySubject: "Quote request: {product}, {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your request. We will be in touch within 24 hours.",
		copyIntro: "{name} has requested a quote.",
		unitPrice: "Price each, excl. VAT",
		rentPrice: "Rent for the first 30 days, each, excl. VAT",
		onRequest: "on request",
		transport: "Transport excl. VAT",
		total: "Total excl. VAT",
		totalWithout: "Total excl. VAT, without transport",
		totalVat: "Total incl. VAT ({rate}%)",
		place: "Place of delivery",
		check: "We go through your request and check stock and transport.",
		contact: "Within 24 hours we will email or call you with our quote or with questions.",
		decide: "You decide in your own time: this request commits you to nothing.",
		picture: "Your conversion as you designed it",
		open: "Open the request",
		copyNext: "Answer within 24 hours: the customer has been promised it by {moment}.",
		backupText:
			"A quote request for {product} has come in from {name} ({email}). The full email could not be sent; the request is stored.",
		closing: "Kind regards,",
	},
	offer: {
		subject: "Your offer {number} from {company}",
		greeting: "Dear {name},",
		number: "Offer number",
		validUntil: "Valid until",
		remarks: "Remarks",
		link: "See the offer, accept it or ask a question",
		attached:
			"The offer is attached as a PDF. It binds us until {date}, that day included; you accept it by the link, without an account.",
		newer: "This version replaces what we sent you before.",
		reminder: {
			subject: "Your offer {number} stands until {date}",
			text: "Our offer {number} of {amount} incl. VAT stands until {date}, that day included. You accept it by the link, or ask us there what is still unclear. If you have decided otherwise, you need do nothing.",
		},
		withdrawn: {
			subject: "Our offer {number} no longer stands",
			text: "We have to withdraw our offer {number}. If you still need the containers, reply to this email: we will look for another way.",
		},
		declined: {
			subject: "Offer {number} declined: {name}",
			text: "{name} has declined the offer {number} of {amount} incl. VAT.",
			reason: "Reason",
		},
		asked: {
			subject: "Question about offer {number}: {name}",
			text: "{name} asks about the offer {number}:",
		},
		answer: {
			subject: "Re: your question about offer {number}",
			text: "Thank you for your question about our offer {number}:",
			room: "Our answer:",
		},
		open: "Open the offer",
		closing: "Kind regards",
		/** What an offer says where the owner has written no templates. */
		texts: {
			intro: "Thank you for your request. We are pleased to offer you the following.",
			closing:
				"We look forward to your order. If anything is unclear, call us or ask by the link in our email.",
			conditions:
				"Prices are excl. VAT unless stated otherwise. Containers are reserved once the offer is accepted. Unloading takes place at the kerb or on firm, level ground that a truck can reach.",
		},
	},
	withdrawal: {
		subject: "Receipt of your withdrawal from order {number}",
		copySubject: "Withdrawal from order {number}: {name}",
		greeting: "Dear {name},",
		intro:
			"We have received your withdrawal from order {number} at {company}. Please keep this email: it is your receipt.",
		statement: "Your statement",
		order: "Order number",
		part: "Withdrawn from",
		whole: "The whole order",
		name: "Name",
		email: "Email",
		check: "We look at your order and write to you about the way back of the container.",
		giveBack: "You send or bring the goods back within 14 days of your statement; you pay for the way back.",
		refund:
			"We refund what you paid, with the usual delivery, within 14 days; we may wait until the goods are back or you show that they are on their way.",
		copyIntro: "{name} withdraws from order {number}.",
		copyNext:
			"Check the order, agree on the way back, and refund within 14 days. The receipt has gone to the buyer.",
		unknown: "No order was found by this number and email address: please look for it.",
		open: "Open",
		closing: "Kind regards,",
	},
	contact: {
		subject: "Your message to {company}",
		copySubject: "Message from {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your message. We will get back to you as soon as possible.",
		copyIntro: "{name} has sent a message through the website.",
		yourMessage: "Your message",
		open: "Open the message",
		backupText:
			"{name} ({email}) has sent a message. The full email could not be sent; the message is stored.",
		closing: "Kind regards,",
	},
	account: {
		greeting: "Hello,",
		verify: {
			subject: "Verify your email address at {company}",
			intro:
				"Please open the link and enter the password that you chose, to verify your email address at {company}. It is valid for a day. If you have not signed up, do nothing.",
			link: "Verify email address",
		},
		reset: {
			subject: "New password at {company}",
			intro:
				"Someone, hopefully you, has asked for a new password at {company}. The link is valid for an hour. If it was not you, do nothing.",
			link: "Choose a new password",
		},
		changed: {
			subject: "Your password at {company} has been changed",
			intro:
				"The password of your account at {company} has just been changed; all other sessions have ended. If it was not you, choose a new one right away with the link.",
			link: "This was not me: new password",
		},
		known: {
			subject: "You already have an account at {company}",
			intro:
				"Someone, perhaps you, has tried to sign up at {company} with your email address, which already has an account. Nothing was changed. If you have forgotten your password, the link leads to a new one.",
			link: "Forgotten your password?",
		},
		twoFactorOff: {
			subject: "Codes at sign-in are switched off at {company}",
			intro:
				"Signing in to your account at {company} no longer asks for a code. If it was not you, choose a new password right away with the link and switch the codes on again.",
			link: "This was not me: new password",
		},
		deleted: {
			subject: "Your account at {company} has been deleted",
			intro:
				"Your account at {company} has just been deleted. We keep your orders as long as the law asks; the link in each order confirmation still opens them. If it was not you, let us know: answer this email or write to us with the link.",
			link: "Write to us",
		},
		invited: {
			subject: "You now have access to the desk of {company}",
			intro:
				"{author} has given you access to the desk of {company}. Your role: {role}. Choose your password with the link; it is valid for three days. After that, ask for a new one.",
			link: "Choose your password",
		},
		madeMember: {
			subject: "You now have access to the desk of {company}",
			intro:
				"{author} has given your account access to the desk of {company}. Your role: {role}. Sign in with the link and your password.",
			link: "Sign in",
		},
		fallback: "If the button does not work, copy this address into your browser:",
		closing: "Kind regards,",
	},
	status: {
		order: {
			confirmed: {
				subject: "Your order {number} is confirmed",
				text: "We confirm your order {number} for {total} incl. VAT. The invoice with payment instructions is on its way or already with you.",
			},
			paid: {
				subject: "We have received your payment for order {number}",
				text: "Thank you: your payment for order {number} ({total} incl. VAT) has arrived. We will contact you to agree the day of delivery or collection.",
			},
			delivered: {
				subject: "Your order {number} has been delivered",
				text: "Your order {number} has been delivered or collected. If anything is not as it should be, please let us know right away. Thank you for choosing {company}.",
			},
			cancelled: {
				subject: "Your order {number} is cancelled",
				text: "We have cancelled your order {number} for {total} incl. VAT. If you have already paid, we will refund the amount to your account.",
			},
			pending: {
				subject: "Your order {number}: correction",
				text: "Your order {number} has been reopened. We will get back to you about it shortly.",
			},
		},
		quote: {
			new: {
				subject: "Your quote request: {product}",
				text: "Your request for {product} has been reopened. We will get back to you about it shortly.",
			},
			answered: {
				subject: "Your quote request: {product}",
				text: "You have received our answer to your request for {product}. Do you have any questions about it?",
			},
			won: {
				subject: "Thank you for your order: {product}",
				text: "Thank you for accepting our quote for {product}. We will send you the confirmation and the invoice shortly.",
			},
			lost: {
				subject: "Your quote request: {product}",
				text: "Thank you for your interest in {product}. For now we are closing your request; if your plans change, simply reply to this email.",
			},
		},
		greeting: "Dear {name},",
		closing: "Kind regards,",
		number: "Order number",
		total: "Total incl. VAT",
		view: "View your order",
	},
	answer: {
		subject: "Re: your quote request for {product}",
		text: "Thank you for your request of {date}. You asked for:",
		offer: "We can offer you:",
		asked: "Your request",
		none: "your request",
	},
};
