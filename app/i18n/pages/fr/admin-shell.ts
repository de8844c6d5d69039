import type { PageTexts } from "../../catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Administration du site",
	label: "Administration du site",
	orders: "Commandes",
	quotes: "Devis",
	messages: "Messagerie",
	mails: "E-mails",
	landingPages: "Pages d’atterrissage",
	redirects: "Redirections",
	signOut: "Se déconnecter",
	shop: "Vers la boutique",
};
