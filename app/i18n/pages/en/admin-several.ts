/** Several rows of a list of the desk at once. */
export const adminSeveral = {
	/** On the list. */
	bar: {
		choose: "Tick",
		all: "Tick all on this page",
		title: "With what is ticked",
		go: "Continue",
		chosen: "Ticked:",
	},
	title: "Several at once",
	back: "Back to the list",
	cancel: "Leave them as they are",
	nothing: "Nothing is ticked",
	nothingText: "Tick rows of the list first, then choose what is to be done with them.",
	nothingToDo: "Nothing can be done with these: see below why.",
	going: "To be changed:",
	leftOut: "Stay as they are:",
	tell: "Tell the buyers: {n} emails go out",
	tellHint: "Each in the buyer’s language. Open an email in the list to read it.",
	letterTo: "Email to",
	nobody: "Nobody gets an email about this.",
	mailsGo: "{n} emails go out once more. The old ones stay as they are.",
	done: "Done: {n}.",
	undone: "Taken back: {n}.",
	told: "Emails in the outbox: {n}.",
	refused: "Not done: {n}. The others are not affected.",
	undo: "Undo",
	/** What came of a row. */
	outcomes: {
		done: "Done",
		already: "Is so already",
		moved: "Somebody has changed this in the meantime: {status}. It stays that way.",
		missing: "This no longer exists.",
		not_allowed: "Not possible from here: {status}.",
		needed: "The shop needs this page: it stays as it is.",
		used: "Something uses it by now. It stays.",
		taken:
			"Not restored: something else has its address now. Give that one another address, then restore this from the trash.",
		forbidden: "Your role may not do this.",
		failed: "The shop could not save this. Please try again.",
	},
	acts: {
		orders: {
			confirmed: "Confirm orders",
			delivered: "Mark as delivered",
			"delivery-note": "Delivery notes as one PDF",
		},
		quotes: { answered: "Mark as answered", lost: "Mark as lost" },
		messages: { done: "Mark as done", new: "Open again" },
		mails: { again: "Send again" },
		products: { available: "Offer for sale", unavailable: "Take off sale" },
		"landing-pages": { published: "Publish pages", draft: "Make pages drafts", deleted: "Delete pages" },
		blog: { published: "Publish posts", draft: "Make posts drafts", deleted: "Delete posts" },
		media: { deleted: "Delete pictures" },
	},
	/** What an act means, before it is done. */
	hints: {
		"landing-pages": {
			published: "Visitors see these pages at once.",
			draft: "Visitors no longer see these pages, and menus no longer lead there. Nothing of them is lost.",
			deleted:
				"Their texts and sections are deleted with them. They can be restored from the trash for 30 days.",
		},
		blog: {
			published:
				"Visitors see these posts at once; one with a later publish date appears by itself on that date.",
			draft:
				"Visitors no longer see these posts. Nothing of them is lost; published again, they carry the date of that day unless they have one of their own.",
			deleted: "Their texts are deleted in all languages. They can be restored from the trash for 30 days.",
		},
		media: { deleted: "Nothing uses them. They can be restored for 30 days; then their files are deleted." },
	},
	/** Of what is in the trash. */
	deleted: "In the trash",
	trash: { text: "What was deleted stays in the trash for 30 days.", link: "Open the trash" },
	deletedPictures: {
		text: "Deleted pictures can be restored for 30 days.",
		link: "Show deleted pictures",
	},
	/** Of a mail that was given up. */
	again: "Sent again",
	products: { available: "Available", unavailable: "Not available" },
	/** Delivery notes of several orders. */
	notes: {
		title: "Delivery notes",
		going: "In the file:",
		leftOut: "Not in the file:",
		nothing: "None of these orders has a delivery note.",
		hint: "Each on pages of its own, in its buyer’s language. Open it to print or keep it.",
		lacks: "No delivery note while the status is {status}.",
		failed: "The file could not be made just now. Please try again in a moment.",
	},
};
