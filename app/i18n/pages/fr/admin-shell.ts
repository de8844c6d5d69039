import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Administration du site",
	label: "Administration du site",
	today: "Aujourd’hui",
	search: "Rechercher",
	orders: "Commandes",
	bank: "Banque",
	invoices: "Factures",
	quotes: "Demandes de devis",
	offers: "Devis",
	messages: "Messagerie",
	mails: "E-mails",
	products: "Produits",
	prices: "Prix et stock",
	landingPages: "Pages d’atterrissage",
	blog: "Blog",
	media: "Images",
	redirects: "Redirections",
	tariffs: "Tarifs de transport",
	stockColors: "Couleurs en stock",
	company: "Entreprise",
	owners: "Administrateurs",
	history: "Historique",
	trash: "Corbeille",
	groups: { trade: "Commerce", shop: "Boutique", settings: "Bureau" },
	fold: "Réduire le menu",
	unfold: "Déplier le menu",
	/** Said of the number beside a link. */
	waiting: "{count} en attente",
	signOut: "Se déconnecter",
	shop: "Vers la boutique",
	/** Around every record’s form. */
	record: {
		restore: "Restaurer",
		saving: "Enregistrement...",
		seeSaved: "Voir la version enregistrée",
		overwrite: "Enregistrer ma version par-dessus",
		unsavedTitle: "Quitter sans enregistrer ?",
		unsavedText: "Vous avez des modifications qui ne sont pas encore enregistrées.",
		stay: "Rester sur cette page",
		leave: "Quitter sans enregistrer",
		draft: "Le {moment}, vous avez saisi ici un texte qui n’a jamais été enregistré.",
		draftOld: "Depuis, quelqu’un a enregistré une autre version.",
		takeDraft: "Reprendre cette saisie",
		dropDraft: "La supprimer",
	},
	/** Leads the owner of a new shop through what it lacks. */
	setUp: {
		title: "Mettre en place votre boutique",
		intro:
			"Votre boutique a besoin de trois choses avant de pouvoir vendre. Vous pourrez tout modifier plus tard.",
		done: "fait",
		after:
			"La politique relative aux cookies et la déclaration de confidentialité sont des brouillons : relisez-les, complétez-les et publiez-les sous Pages d’atterrissage.",
		steps: {
			company: {
				title: "Coordonnées de l’entreprise",
				text: "Nom, adresse, numéro de TVA et compte bancaire : ils figurent sur chaque page, dans chaque e-mail et avec les informations de paiement.",
				button: "Compléter l’entreprise",
			},
			tariffs: {
				title: "Tarifs de transport",
				text: "Le prix de la livraison par région. Saisissez les tarifs ou importez un tableur ; sans tarifs, seul l’enlèvement est possible.",
				button: "Saisir les tarifs",
			},
			container: {
				title: "Premier conteneur",
				text: "Dimensions, prix par état, photos et textes. Dès que vous l’enregistrez, il est dans la boutique.",
				button: "Ajouter un conteneur",
			},
		},
	},
};
