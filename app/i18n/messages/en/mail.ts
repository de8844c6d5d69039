export const mail = {
	orderConfirmation: {
		subject: "Your order {number} with {company}",
		copySubject: "New order {number}: {name}, {total}",
		greeting: "Dear {name},",
		intro: "Thank you for your order. We have received it under number {number}.",
		copyIntro: "{name} ({email}, {phone}) has placed order {number}.",
		invoice:
			"You will receive the invoice with payment instructions within 24 hours. Payment is by bank transfer.",
		view: "View your order",
		transport: "Transport",
		closing: "Kind regards,",
	},
	quote: {
		subject: "Your quote request to {company}",
		copySubject: "Quote request: {product}, {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your request. We will be in touch within 24 hours.",
		copyIntro: "{name} ({email}, {phone}) has requested a quote.",
		backupText:
			"A quote request for {product} has come in from {name} ({email}, {phone}). The full mail could not be sent; the request is stored.",
		closing: "Kind regards,",
		notGiven: "not given",
	},
	contact: {
		subject: "Your message to {company}",
		copySubject: "Message from {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your message. We will get back to you as soon as possible.",
		copyIntro: "{name} has sent a message through the website.",
		backupText:
			"{name} ({email}) has sent a message. The full mail could not be sent; the message is stored.",
		closing: "Kind regards,",
	},
	account: {
		greeting: "Hello,",
		verify: {
			subject: "Verify your email address at {company}",
			intro:
				"Please open the link and enter the password that you chose, to verify your email address at {company}. It is valid for a day. If you have not signed up, do nothing.",
		},
		reset: {
			subject: "New password at {company}",
			intro:
				"Someone, hopefully you, has asked for a new password at {company}. The link is valid for an hour. If it was not you, do nothing.",
		},
		changed: {
			subject: "Your password at {company} has been changed",
			intro:
				"The password of your account at {company} has just been changed; all other sessions have ended. If it was not you, choose a new one right away with the link.",
		},
		known: {
			subject: "You already have an account at {company}",
			intro:
				"Someone, perhaps you, has tried to sign up at {company} with your email address, which has an account already. Nothing was changed. If you have forgotten your password, the link leads to a new one.",
		},
		twoFactorOff: {
			subject: "Codes at sign-in are switched off at {company}",
			intro:
				"Signing in to your account at {company} does not ask for a code any more. If it was not you, choose a new password right away with the link and switch the codes on again.",
		},
		invited: {
			subject: "You now run the shop of {company}",
			intro:
				"{author} has made you an administrator of the shop of {company}. Choose your password with the link; it is valid for three days. After that, ask for a new one.",
		},
		madeAdmin: {
			subject: "You now run the shop of {company}",
			intro:
				"{author} has made your account an administrator of the shop of {company}. Sign in with the link and your password.",
		},
		link: "Link",
		closing: "Kind regards,",
	},
};
