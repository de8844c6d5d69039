import type { PageTexts } from "../../messages/catalogue.ts";

export const adminVat: PageTexts["adminVat"] = {
	why: "Mention TVA",
	title: "TVA",
	ordered: "À la commande",
	now: "En l’état actuel",
	number: "Numéro de TVA",
	vies: "Réponse de VIES",
	states: {
		valid: "Valable",
		invalid: "Non valable",
		unknown: "Pas encore de réponse",
		none: "Non interrogé",
	},
	pending: "VIES n’a pas encore répondu. La boutique l’interroge à nouveau d’elle-même.",
	gaveUp:
		"VIES ne répond pas depuis des jours. Interrogez-le à nouveau, ou vérifiez le numéro vous-même avant d’envoyer la facture.",
	consultation: "Numéro de consultation",
	name: "Nom dans VIES",
	address: "Adresse dans VIES",
	asked: "Interrogé le",
	ask: "Interroger VIES",
	proof: "Preuve de transport",
	proofHint:
		"L’acheteur enlève lui-même : avec la preuve que la marchandise a quitté la Belgique, la vente est exonérée. Conservez le document dans vos dossiers.",
	kind: "De quoi s’agit-il ?",
	kinds: {
		cmr: "Lettre de voiture CMR signée",
		declaration: "Déclaration signée de l’acheteur",
		other: "Un autre document",
	},
	on: "Date du document",
	note: "Remarque",
	record: "Noter la preuve",
	by: "noté par",
	changed: "D’après ce qu’on sait maintenant, le total de la commande change :",
	apply: "Reprendre ce total",
	mail: "Envoyer la nouvelle facture pro forma à l’acheteur par e-mail",
	applyHint: "Si la facture est déjà partie, il faut une note de crédit et une nouvelle facture.",
	done: {
		asked: "VIES a été interrogé.",
		proof: "La preuve est notée.",
		applied: "La commande a son nouveau total.",
	},
	problems: {
		kind: "Choisissez de quoi il s’agit",
		day: "Indiquez un jour",
		future: "Ce jour est encore à venir",
		noteLong: "500 caractères au plus",
		gone: "Cette commande n’existe plus.",
		stale: "La commande a changé entre-temps. Veuillez la revoir.",
	},
};
