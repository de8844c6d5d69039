export const accounts = {
	signInTitle: "Sign in",
	signUpTitle: "Create an account",
	forgotTitle: "Forgot your password?",
	signInText: "With an account you can look back at your orders. You can order without one.",
	signUpText: "You get an email to verify your address before you sign in for the first time.",
	forgotText: "Enter your email address: we send a link to choose a new password.",
	email: "Email",
	password: "Password",
	newPassword: "New password",
	passwordHint: "At least 10 characters; a few words in a row are good",
	verifyTitle: "Verify your email address",
	verifyText:
		"Enter the password that you chose when signing up. Then your account is ready and you are signed in.",
	verify: "Verify and sign in",
	codeTitle: "Enter your code",
	codeText:
		"Your password is right. Now enter the six digits that your authenticator app shows, or one of your recovery codes.",
	code: "Code",
	codeLost: "App and recovery codes lost? Write to us: we switch the codes off once we know that it is you.",
	signIn: "Sign in",
	signUp: "Create account",
	sendLink: "Send link",
	newLink: "Ask for a new link",
	savePassword: "Save password",
	toSignUp: "No account yet? Create one",
	toSignIn: "Already registered? Sign in",
	toForgot: "Forgot your password?",
	sending: "One moment...",
	metaDescription: "Sign in to the shop or create an account with your email address.",
	errors: {
		email: "Email is required",
		emailInvalid: "Please enter a valid email address",
		password: "Password is required",
		passwordShort: "The password must be at least 10 characters",
		passwordLong: "The password must be at most 128 characters",
		passwordCommon:
			"This password is easily guessed: it is common, follows a pattern, or is made of your address or our name. Take three or four words that have nothing to do with each other.",
		passwordWrong: "This is not your current password",
		code: "Code is required",
		codeWrong:
			"This code is wrong or has already been used. The app shows a new one every 30 seconds; check that your phone’s clock is right.",
	},
	signedIn: { title: "Success!", text: "You have been logged in successfully." },
	signedOut: { title: "You have signed out", text: "See you soon." },
	accountDeleted: { title: "Your account has been deleted", text: "You can order without one." },
	outcomes: {
		verificationSent: { title: "Success!", text: "Please check your email to verify your account." },
		alreadyRegistered: {
			title: "Account already exists",
			text: "This email is already registered. Please sign in instead.",
		},
		wrongCredentials: { title: "Error", text: "Email address or password is wrong." },
		notVerified: {
			title: "Error",
			text: "Please verify your email address first: open the link in our newest email.",
		},
		undone: {
			title: "You are no longer signed in",
			text: "Nothing has been changed. Sign in, then you can do it again.",
		},
		resetSent: {
			title: "Success!",
			text: "If there is an account with this address, a link is on its way; three an hour at most.",
		},
		otherPassword: {
			title: "Error",
			text: "This is not the password that was chosen with this link. If you have signed up more than once, open the newest email; otherwise sign up again.",
		},
		codeExpired: {
			title: "Error",
			text: "This sign-in took more than five minutes or had five wrong codes. Please sign in again.",
		},
		alreadyVerified: {
			title: "Already verified",
			text: "This email address has already been verified: your account is ready.",
		},
		linkExpired: { title: "Error", text: "This link is no longer valid. Please ask for a new one." },
		passwordChanged: { title: "Success!", text: "Your password has been changed. Please sign in." },
		tooMany: {
			title: "Error",
			text: "Too many tries in a short time. Wait ten minutes, or choose a new password by email (“Forgot your password?”): after that this browser can sign in at once.",
		},
		tooManySignUps: {
			title: "Error",
			text: "Too many sign-ups in a short time. Please look for our email in your inbox, or try again in an hour.",
		},
		tooManyTries: { title: "Error", text: "Too many tries in a short time. Please wait ten minutes." },
		busy: {
			title: "Error",
			text: "Too many people are signing in right now. Please try again in a few seconds.",
		},
	},
};
