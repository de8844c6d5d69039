import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Administration du site",
	label: "Administration du site",
	orders: "Commandes",
	quotes: "Devis",
	messages: "Messagerie",
	mails: "E-mails",
	products: "Produits",
	landingPages: "Pages d’atterrissage",
	blog: "Blog",
	media: "Images",
	redirects: "Redirections",
	tariffs: "Tarifs de transport",
	stockColors: "Couleurs en stock",
	company: "Entreprise",
	history: "Historique",
	groups: { trade: "Ventes", shop: "Boutique", settings: "Réglages" },
	signOut: "Se déconnecter",
	shop: "Vers la boutique",
};
