import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const contact: PageTexts["contact"] = {
	title: "Contactez-nous",
	text: "Appelez, écrivez ou passez nous voir : vous parlez à des gens qui connaissent chaque conteneur du parc. Réponse dans les 24 heures.",
	metaTitle: "Contact : dépôt de conteneurs à Anvers",
	metaDescription:
		"Joignez notre dépôt de conteneurs à Anvers par téléphone, e-mail ou formulaire : heures d’ouverture, adresse et accès. Réponse dans les 24 heures.",
	imageAlt: "Parc à conteneurs avec une allée entre des conteneurs maritimes empilés",
	emailTitle: "E-mail",
	emailText: "Pour vos questions et documents",
	phoneTitle: "Téléphone",
	phoneText: "Le plus rapide pour le stock et les dates",
	addressTitle: "Adresse",
	addressText: "Visite sur rendez-vous",
	formTitle: "Écrivez-nous",
	formText:
		"Dites-nous ce que vous voulez stocker, construire ou expédier, et où le conteneur doit être posé.",
	hoursTitle: "Heures d’ouverture",
	week: {
		days: {
			monday: "lundi",
			tuesday: "mardi",
			wednesday: "mercredi",
			thursday: "jeudi",
			friday: "vendredi",
			saturday: "samedi",
			sunday: "dimanche",
		},
		range: "du {from} au {to}",
		pair: "{from} et {to}",
		hours: "de {from} à {to}",
		closed: "fermé",
		openUntil: "Ouvert jusqu’à {time}",
		opensToday: "Ouvre aujourd’hui à {time}",
		opensOn: "Ouvre {day} à {time}",
	},
	companyTitle: "Données de l’entreprise",
	mapTitle: "Plan",
	mapText: "Le plan s’ouvre chez OpenStreetMap dans sa propre fenêtre ; d’ici là, rien n’y est transmis.",
	mapButton: "Ouvrir le plan",
};
