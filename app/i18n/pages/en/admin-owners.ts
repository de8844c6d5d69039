/** Who uses the desk. */
export const adminOwners = {
	title: "People",
	intro: "Everybody who uses this desk, and what they may do.",
	account: "My password and sessions",
	you: "You",
	invited: "Invited, no password yet",
	role: "Role",
	changeRole: "Change role",
	since: "Since",
	lastSignIn: "Last sign-in",
	never: "Never",
	lastHint: "The only owner: make somebody else an owner first.",
	remove: "Remove",
	cancel: "Cancel",
	removeQuestion: "Remove this person?",
	removeText:
		"They are signed out everywhere at once and can no longer reach this side of the shop. Their account stays, as a customer’s.",
	removeSelf:
		"This is you. You are signed out everywhere at once and can no longer reach this side of the shop; another owner can add you again.",
	addTitle: "Invite somebody",
	addText:
		"They get an email with a link to choose their password; it is valid for three days. Invite the same address in the same role again to send a new link.",
	email: "Email address",
	add: "Invite and send the email",
	adding: "Inviting...",
	already: "This address uses the desk already: change its role in the list.",
	done: {
		added: "The invitation is on its way.",
		mailed: "A new link is on its way.",
		changed: "The role has been changed. It holds from their next click.",
		removed: "The person has been removed and signed out.",
	},
	problems: {
		last: "Somebody has to run the shop: the only owner can neither go nor get a smaller role.",
		missing: "This person no longer uses the desk.",
		failed: "Nothing was changed. Please try again in a moment.",
	},
};
