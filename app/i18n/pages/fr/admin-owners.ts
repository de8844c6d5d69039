import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Administrateurs",
	intro:
		"Toutes les personnes qui gèrent cette boutique. Elles voient chaque commande et peuvent tout modifier.",
	account: "Mon mot de passe et mes sessions",
	you: "Vous",
	invited: "Invité, sans mot de passe",
	since: "Depuis",
	lastSignIn: "Dernière connexion",
	never: "Jamais",
	lastHint: "Le seul : ajoutez d’abord quelqu’un d’autre.",
	remove: "Retirer",
	cancel: "Annuler",
	removeQuestion: "Retirer cet administrateur ?",
	removeText:
		"Il est déconnecté partout immédiatement et n’accède plus à ce côté de la boutique. Son compte reste, comme celui d’un client.",
	removeSelf:
		"C’est vous. Vous êtes déconnecté partout immédiatement et n’accédez plus à ce côté de la boutique ; un autre administrateur peut vous ajouter de nouveau.",
	addTitle: "Ajouter un administrateur",
	addText:
		"Il reçoit un e-mail avec un lien pour choisir son mot de passe ; le lien est valable trois jours. Ajoutez la même adresse encore une fois pour envoyer un nouveau lien.",
	email: "Adresse e-mail",
	add: "Ajouter et envoyer l’e-mail",
	adding: "Ajout...",
	already: "Cette adresse gère déjà la boutique",
	done: {
		added: "L’administrateur a été ajouté. L’e-mail est en route.",
		mailed: "Un nouveau lien est en route.",
		removed: "L’administrateur a été retiré et déconnecté.",
	},
	problems: {
		last: "Quelqu’un doit gérer la boutique : le seul administrateur ne peut pas être retiré.",
		missing: "Ce n’est plus un administrateur.",
		failed: "Rien n’a été modifié. Réessayez dans un instant.",
	},
};
