import type { Catalogue } from "../catalogue.ts";

export const contact: Catalogue["contact"] = {
	name: "Nom",
	email: "Adresse e-mail",
	phone: "Téléphone",
	subject: "Objet",
	message: "Votre message",
	optional: "facultatif",
	write: "Écrire un message",
	submit: "Envoyer le message",
	submitting: "Envoi en cours...",
	errors: {
		name: "Le nom est obligatoire",
		email: "L’adresse e-mail est obligatoire",
		emailInvalid: "Veuillez indiquer une adresse e-mail valide",
		phoneInvalid: "Indiquez un numéro de téléphone de 6 à 15 chiffres",
		message: "Le message est obligatoire",
		nameShort: "Le nom doit compter au moins 2 caractères",
		subjectShort: "L’objet doit compter au moins 2 caractères",
		messageShort: "Le message doit compter au moins 10 caractères",
		tooLong: "Ce texte est trop long",
		link: "Veuillez ne pas indiquer d’adresse web ici",
	},
	successTitle: "Message envoyé !",
	successText: "Merci pour votre message. Nous vous répondrons dès que possible.",
	laterText: "Votre message nous est bien parvenu. La confirmation par e-mail suivra un peu plus tard.",
	failureText: "Un problème est survenu lors de l’envoi de votre message. Veuillez réessayer plus tard.",
	tooMany:
		"Vous avez envoyé plusieurs messages en peu de temps. Veuillez patienter quelques minutes ou nous appeler.",
	again: "Veuillez appuyer encore une fois sur envoyer pour confirmer.",
};
