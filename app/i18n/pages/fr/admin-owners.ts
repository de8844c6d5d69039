import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Équipe",
	intro: "Toutes les personnes qui travaillent ici, et ce qu’elles peuvent faire.",
	account: "Mon mot de passe et mes sessions",
	you: "Vous",
	invited: "Invité, sans mot de passe",
	role: "Rôle",
	changeRole: "Changer le rôle",
	since: "Depuis",
	lastSignIn: "Dernière connexion",
	never: "Jamais",
	lastHint: "Le seul gérant : nommez d’abord quelqu’un d’autre.",
	remove: "Retirer",
	cancel: "Annuler",
	removeQuestion: "Retirer cette personne ?",
	removeText:
		"Elle est déconnectée partout immédiatement et n’accède plus à ce côté de la boutique. Son compte reste, comme celui d’un client.",
	removeSelf:
		"C’est vous. Vous êtes déconnecté partout immédiatement et n’accédez plus à ce côté de la boutique ; un autre gérant peut vous ajouter de nouveau.",
	addTitle: "Inviter quelqu’un",
	addText:
		"La personne reçoit un e-mail avec un lien pour choisir son mot de passe ; le lien est valable trois jours. Invitez la même adresse avec le même rôle encore une fois pour envoyer un nouveau lien.",
	email: "Adresse e-mail",
	add: "Inviter et envoyer l’e-mail",
	adding: "Invitation...",
	already: "Cette adresse a déjà accès : changez son rôle dans la liste.",
	done: {
		added: "L’invitation est en route.",
		mailed: "Un nouveau lien est en route.",
		changed: "Le rôle a été changé. Il vaut dès le prochain clic.",
		removed: "La personne a été retirée et déconnectée.",
	},
	problems: {
		last: "Quelqu’un doit gérer la boutique : le seul gérant ne peut ni partir ni recevoir un rôle moindre.",
		missing: "Cette personne ne travaille plus ici.",
		failed: "Rien n’a été modifié. Réessayez dans un instant.",
	},
};
