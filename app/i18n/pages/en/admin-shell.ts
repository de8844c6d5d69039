export const adminShell = {
	title: "Administration",
	label: "Administration",
	orders: "Orders",
	quotes: "Quotes",
	messages: "Messages",
	mails: "Mail",
	products: "Products",
	landingPages: "Landing Pages",
	blog: "Blog",
	media: "Pictures",
	redirects: "Redirect Manager",
	tariffs: "Tariffs",
	stockColors: "Stock colours",
	company: "Company",
	history: "History",
	groups: { trade: "Trade", shop: "Shop", settings: "Settings" },
	signOut: "Sign out",
	shop: "To the shop",
	/** Around every record's form. */
	record: {
		saving: "Saving...",
		seeSaved: "See the saved version",
		overwrite: "Save my version over it",
		unsavedTitle: "Leave without saving?",
		unsavedText: "You have changes that are not saved yet.",
		stay: "Stay on this page",
		leave: "Leave without saving",
		draft: "On {moment} you typed something here that was never saved.",
		draftOld: "Someone has saved another version since.",
		takeDraft: "Go on with it",
		dropDraft: "Drop it",
	},
	/** Leads the owner of a new shop through what it lacks. */
	setUp: {
		title: "Set up your shop",
		intro: "Your shop needs three things before it can sell. You can change all of them later.",
		done: "done",
		after:
			"The cookie policy and the privacy statement are drafts: read them, fill in what is yours and publish them under Landing Pages.",
		steps: {
			company: {
				title: "Company details",
				text: "Name, address, VAT number and bank account: they stand on every page, in every mail and with the payment details.",
				button: "Fill in the company",
			},
			tariffs: {
				title: "Transport tariffs",
				text: "What transport costs per region. Type the tariffs or import a spreadsheet; without them buyers can only collect.",
				button: "Enter tariffs",
			},
			container: {
				title: "First container",
				text: "Sizes, prices per condition, pictures and texts. It is in the shop as soon as you save it.",
				button: "Add a container",
			},
		},
	},
};
