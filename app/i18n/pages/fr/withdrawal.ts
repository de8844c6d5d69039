import type { PageTexts } from "../../messages/catalogue.ts";

export const withdrawal: PageTexts["withdrawal"] = {
	title: "Renoncer au contrat",
	link: "Renoncer au contrat",
	intro:
		"Vous avez acheté en tant que particulier ? Vous pouvez vous rétracter dans les 14 jours suivant la livraison, sans donner de motif. Remplissez trois champs, puis confirmez à l’étape suivante.",
	limits:
		"Cela ne vaut pas pour les conteneurs peints dans une couleur de votre choix ou transformés pour vous, ni pour les achats d’une entreprise.",
	formTitle: "Votre déclaration",
	name: "Votre nom",
	orderNumber: "Numéro de commande",
	orderHint: "Il figure dans l’e-mail de confirmation, par exemple K-10001.",
	email: "Adresse e-mail de la commande",
	emailHint: "L’accusé de réception est envoyé à cette adresse.",
	part: "Une partie de la commande seulement ?",
	partHint: "Laissez vide pour renoncer à toute la commande.",
	optional: "facultatif",
	review: "Continuer",
	reviewTitle: "Vérifier et confirmer",
	reviewText: "Par la présente, je renonce au contrat de la commande ci-dessous.",
	whole: "Toute la commande",
	earlier:
		"Nous avons déjà reçu votre rétractation pour cette commande le {date}. Inutile de la répéter ; ne confirmez que si quelque chose a changé.",
	unknown:
		"Nous ne trouvons pas de commande avec ce numéro et cette adresse. Vérifiez les deux ; s’ils sont exacts, confirmez tout de même : votre déclaration est valable et nous rechercherons la commande.",
	confirm: "Confirmer la rétractation",
	sending: "Envoi…",
	edit: "Modifier",
	receivedTitle: "Votre rétractation nous est parvenue",
	receivedText:
		"Vous recevez aussi cet accusé de réception par e-mail. Nous vous écrirons pour organiser le retour du conteneur et vous rembourserons dans les 14 jours.",
	receivedAt: "Reçue le",
	refusals: {
		business:
			"Cette commande a été passée par une entreprise. Le droit de rétractation est réservé aux particuliers.",
		made: "Cette commande a été peinte dans la couleur que vous avez choisie. La loi fait une exception pour ce qui est fait sur mesure.",
		over: "Les 14 jours suivant la livraison sont écoulés.",
	},
	refusedHelp: "Ce n’est pas exact, ou il s’agit d’autre chose ? Écrivez-nous :",
	problems: {
		again: "Appuyez encore une fois sur le bouton pour confirmer.",
		too_many:
			"Plusieurs tentatives ont eu lieu en peu de temps. Patientez quelques minutes ou envoyez le formulaire ci-dessous par e-mail.",
		failed:
			"Votre déclaration n’a pas pu être enregistrée. Réessayez dans un instant ou envoyez le formulaire ci-dessous par e-mail.",
	},
	errors: {
		name: "Indiquez votre nom",
		orderNumber: "Indiquez le numéro de commande",
		email: "Indiquez votre adresse e-mail",
		emailInvalid: "Veuillez indiquer une adresse e-mail valide",
		tooLong: "Ce texte est trop long",
		link: "Veuillez ne pas indiquer d’adresse web ici",
	},
	modelTitle: "Modèle de formulaire de rétractation",
	modelText:
		"Vous pouvez aussi utiliser ce formulaire, ou nous écrire avec vos propres mots. Ne le remplissez et ne le renvoyez que si vous souhaitez vous rétracter du contrat.",
	modelTo: "À l’attention de",
	modelLines: [
		"Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :",
		"Commandé le (*)/reçu le (*) :",
		"Nom du (des) consommateur(s) :",
		"Adresse du (des) consommateur(s) :",
		"Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :",
		"Date :",
	],
	modelNote: "(*) Rayez la mention inutile.",
	order: "Renoncer au contrat",
	told: "Les particuliers peuvent se rétracter dans les 14 jours suivant la livraison, sauf pour les conteneurs dans une couleur au choix et les transformations.",
	toldLink: "Comment se rétracter",
};
