export const adminShell = {
	title: "Administration",
	label: "Administration",
	orders: "Orders",
	quotes: "Quotes",
	messages: "Messages",
	mails: "Mail",
	landingPages: "Landing Pages",
	redirects: "Redirect Manager",
	signOut: "Sign out",
	shop: "To the shop",
};
