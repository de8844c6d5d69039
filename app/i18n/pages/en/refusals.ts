/** What the shop says when it does not even look at a request. */
export const refusals = {
	malformed: {
		title: "The shop could not read this request",
		text: "What your browser sent arrived incomplete or in a form that the shop does not know. Go back and send it once more.",
	},
	foreign: {
		title: "This form does not come from our shop",
		text: "For your safety we only take forms that were opened here. Open the page again and send it from there.",
	},
	signedOut: {
		title: "You are no longer signed in",
		text: "Nothing has been changed. Sign in in a new tab, then come back to this page.",
	},
	tooLarge: {
		title: "That is more than we can take at once",
		text: "Go back, shorten what you wrote and send it again. You may also email longer texts to us.",
	},
	method: {
		title: "The shop does not know this kind of request",
		text: "Open the page again in your browser.",
	},
	visitorBusy: {
		title: "One moment, please",
		text: "Many requests come from your connection at the same time. Try again in a few seconds: nothing is lost.",
	},
	shopBusy: {
		title: "It is busy in the yard",
		text: "There are a great many visitors at the moment. Try again in a few seconds.",
	},
	away: {
		title: "The shop will be back in a moment",
		text: "Our database is restarting. Try again in a few seconds: your cart and your orders are safe.",
	},
	notPrinted: {
		title: "The document cannot be made at the moment",
		text: "Reload this page in a few seconds. Nothing is lost.",
	},
	signIn: "Sign in in a new tab",
	kept: "Everything you typed is kept here until you send it again.",
	files: "Files that you chose cannot be kept. Choose them here once more:",
	home: "To the home page",
};
