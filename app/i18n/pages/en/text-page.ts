/** What stands beside a text of the owner: its contents, what else there is to read, whom to ask. */
export const textPage = {
	contents: "On this page",
	more: "More on this",
	helpTitle: "Still a question?",
	helpText: "Call or write to us; we reply within 24 hours.",
	write: "Write to us",
};
