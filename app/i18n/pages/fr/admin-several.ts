import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminSeveral: PageTexts["adminSeveral"] = {
	bar: {
		choose: "Cocher",
		all: "Tout cocher sur cette page",
		title: "Pour les lignes cochées",
		go: "Continuer",
		chosen: "Cochées :",
	},
	title: "Plusieurs à la fois",
	back: "Retour à la liste",
	cancel: "Ne rien changer",
	nothing: "Rien n’est coché",
	nothingText: "Cochez d’abord des lignes de la liste, puis choisissez ce qu’il faut en faire.",
	nothingToDo: "Ce n’est possible pour aucune de ces lignes : la raison figure ci-dessous.",
	going: "À modifier :",
	leftOut: "Sans changement :",
	tell: "Prévenir les acheteurs : {n} e-mails partent",
	tellHint: "Chacun dans la langue de l’acheteur. Ouvrez un e-mail dans la liste pour le lire.",
	letterTo: "E-mail à",
	nobody: "Personne ne reçoit d’e-mail à ce sujet.",
	mailsGo: "{n} e-mails partent une nouvelle fois. Les anciens restent tels quels.",
	done: "Fait : {n}.",
	undone: "Annulé : {n}.",
	told: "E-mails dans la boîte d’envoi : {n}.",
	refused: "Pas fait : {n}. Le reste n’est pas concerné.",
	undo: "Annuler la modification",
	outcomes: {
		done: "Fait",
		already: "C’est déjà le cas",
		moved: "Quelqu’un a modifié cet élément entre-temps : {status}. Il reste ainsi.",
		missing: "Cet élément n’existe plus.",
		not_allowed: "Impossible à ce stade : {status}.",
		needed: "La boutique a besoin de cette page : elle reste telle quelle.",
		used: "Elle est désormais utilisée. Elle reste en place.",
		taken:
			"Non restauré : son adresse est prise. Donnez une autre adresse à l’élément qui l’occupe, puis restaurez celui-ci depuis la corbeille.",
		forbidden: "Votre rôle ne le permet pas.",
		failed: "La boutique n’a pas pu l’enregistrer. Veuillez réessayer.",
	},
	acts: {
		orders: {
			confirmed: "Confirmer les commandes",
			delivered: "Marquer comme livrées",
			"delivery-note": "Bons de livraison en un seul PDF",
		},
		quotes: { answered: "Marquer comme « Réponse envoyée »", lost: "Marquer comme perdues" },
		messages: { done: "Marquer comme traités", new: "Rouvrir" },
		mails: { again: "Renvoyer" },
		products: { available: "Mettre en vente", unavailable: "Retirer de la vente" },
		"landing-pages": {
			published: "Publier les pages",
			draft: "Remettre les pages en brouillon",
			deleted: "Supprimer les pages",
		},
		blog: {
			published: "Publier les articles",
			draft: "Remettre les articles en brouillon",
			deleted: "Supprimer les articles",
		},
		media: { deleted: "Supprimer les images" },
	},
	hints: {
		"landing-pages": {
			published: "Les visiteurs voient ces pages immédiatement.",
			draft: "Les visiteurs ne voient plus ces pages et les menus n’y mènent plus. Rien n’est perdu.",
			deleted:
				"Leurs textes et leurs blocs sont supprimés avec elles. Vous pouvez tout restaurer depuis la corbeille pendant 30 jours.",
		},
		blog: {
			published:
				"Les visiteurs voient ces articles immédiatement ; celui dont la date de publication est à venir paraît de lui-même ce jour-là.",
			draft:
				"Les visiteurs ne voient plus ces articles. Rien n’est perdu ; si vous les publiez de nouveau, ils prennent la date de ce jour-là, sauf s’ils ont la leur.",
			deleted:
				"Leurs textes sont supprimés dans toutes les langues. Vous pouvez tout restaurer depuis la corbeille pendant 30 jours.",
		},
		media: {
			deleted:
				"Rien ne les utilise. Vous pouvez les restaurer pendant 30 jours ; ensuite, leurs fichiers sont effacés.",
		},
	},
	deleted: "Dans la corbeille",
	trash: { text: "Ce qui a été supprimé reste 30 jours dans la corbeille.", link: "Ouvrir la corbeille" },
	deletedPictures: {
		text: "Les images supprimées peuvent être restaurées pendant 30 jours.",
		link: "Afficher les images supprimées",
	},
	again: "Renvoyé",
	products: { available: "Disponible", unavailable: "Non disponible" },
	notes: {
		title: "Bons de livraison",
		going: "Dans le fichier :",
		leftOut: "Pas dans le fichier :",
		nothing: "Aucune de ces commandes n’a de bon de livraison.",
		hint: "Chaque bon sur ses propres pages, dans la langue de l’acheteur. Ouvrez le fichier pour l’imprimer ou le garder.",
		lacks: "Pas de bon de livraison tant que le statut est « {status} ».",
		failed: "Le fichier n’a pas pu être créé. Veuillez réessayer dans un instant.",
	},
};
