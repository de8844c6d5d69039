import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refusals: PageTexts["refusals"] = {
	malformed: {
		title: "La boutique n’a pas pu lire cette demande",
		text: "Ce que votre navigateur a envoyé est arrivé incomplet ou sous une forme inconnue. Revenez en arrière et renvoyez-le.",
	},
	foreign: {
		title: "Ce formulaire ne vient pas de notre boutique",
		text: "Pour votre sécurité, nous n’acceptons que les formulaires ouverts ici. Rouvrez la page et envoyez-le depuis celle-ci.",
	},
	signedOut: {
		title: "Vous n’êtes plus connecté",
		text: "Rien n’a été modifié. Connectez-vous dans un nouvel onglet, puis revenez à cette page.",
	},
	tooLarge: {
		title: "C’est plus que nous ne pouvons recevoir en une fois",
		text: "Revenez en arrière, raccourcissez votre texte et renvoyez-le. Vous pouvez aussi nous écrire par e-mail.",
	},
	method: {
		title: "La boutique ne connaît pas ce type de demande",
		text: "Rouvrez la page dans votre navigateur.",
	},
	visitorBusy: {
		title: "Un instant, s’il vous plaît",
		text: "De nombreuses demandes arrivent en même temps de votre connexion. Réessayez dans quelques secondes : rien n’est perdu.",
	},
	shopBusy: {
		title: "Il y a foule sur le quai",
		text: "Les visiteurs sont très nombreux en ce moment. Réessayez dans quelques secondes.",
	},
	away: {
		title: "La boutique revient dans un instant",
		text: "Notre base de données redémarre. Réessayez dans quelques secondes : votre panier et vos commandes sont en sécurité.",
	},
	notPrinted: {
		title: "Le document ne peut pas être établi pour le moment",
		text: "Rechargez cette page dans quelques secondes. Rien n’est perdu.",
	},
	signIn: "Se connecter dans un nouvel onglet",
	kept: "Tout ce que vous avez saisi est conservé ici jusqu’à ce que vous le renvoyiez.",
	files: "Les fichiers choisis ne peuvent pas être conservés. Choisissez-les ici à nouveau :",
	home: "Vers la page d’accueil",
};
