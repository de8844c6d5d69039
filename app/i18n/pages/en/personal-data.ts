/** What the shop stores about a person: for themselves on their account, for the owner at the desk. */
export const personalData = {
	own: {
		title: "Your data",
		text: "All that we store about you and your email address, in one file (JSON): account, cart, orders, invoices, payments, quote requests, messages and mails.",
		download: "Download your data",
		deleteTitle: "Delete your account",
		deleteText: "Your account, your cart and your sign-ins go at once and for good.",
		delete: "Delete account for good",
		isOwner: "You run this shop. Let another administrator take you off the list of administrators first.",
	},
	stays: {
		title: "What stays",
		orders:
			"Orders, accepted offers, invoices, payments and withdrawals: ten years, because accounting and VAT law asks for it. After that nobody is named in them.",
		requests: "Quote requests, other offers, messages and copies of mails: one year.",
	},
	desk: {
		title: "Personal data",
		intro:
			"Everything that the shop stores about an email address: to answer whoever asks for a copy, and to erase what may be erased.",
		email: "Email address",
		find: "Look up",
		emailWrong: "Enter a valid email address",
		found: "Stored about",
		nothing: "Nothing is stored about this address.",
		account: "Account",
		yes: "yes",
		no: "no",
		orders: "Orders",
		invoices: "Invoices",
		quotes: "Quote requests",
		messages: "Messages",
		mails: "Mails",
		withdrawals: "Withdrawals",
		download: "Download everything (JSON)",
		downloadText:
			"With your internal notes: read them before you pass the file on. The history tells that it was fetched.",
		eraseTitle: "Erase",
		eraseText:
			"Account, cart, quote requests, offers that became no order, messages and copies of mails go at once and for good.",
		confirm: "I have checked that the request comes from this person",
		confirmWrong: "Tick this first",
		erase: "Erase for good",
		erased: "Erased. What the law asks to keep is still there.",
		isOwner: "This person runs the shop. Take them off the list of administrators first.",
		failed: "It could not be erased. Nothing was changed; please try again.",
	},
};
