/** Who runs the shop. */
export const adminOwners = {
	title: "Administrators",
	intro: "Everybody who runs this shop. They see every order and can change everything.",
	account: "My password and sessions",
	you: "You",
	invited: "Invited, no password yet",
	since: "Since",
	lastSignIn: "Last sign-in",
	never: "Never",
	lastHint: "The only one: add somebody else first.",
	remove: "Remove",
	cancel: "Cancel",
	removeQuestion: "Remove this administrator?",
	removeText:
		"They are signed out everywhere at once and can no longer reach this side of the shop. Their account stays, as a customer’s.",
	removeSelf:
		"This is you. You are signed out everywhere at once and can no longer reach this side of the shop; another administrator can add you again.",
	addTitle: "Add an administrator",
	addText:
		"They get an email with a link to choose their password; it is valid for three days. Add the same address again to send a new link.",
	email: "Email address",
	add: "Add and send the email",
	adding: "Adding...",
	already: "This address runs the shop already",
	done: {
		added: "The administrator has been added. The email is on its way.",
		mailed: "A new link is on its way.",
		removed: "The administrator has been removed and signed out.",
	},
	problems: {
		last: "Somebody has to run the shop: the only administrator cannot be removed.",
		missing: "This person is no longer an administrator.",
		failed: "Nothing was changed. Please try again in a moment.",
	},
};
