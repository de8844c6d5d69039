import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refrigerated: PageTexts["refrigerated"] = {
	metaTitle: "Conteneurs frigorifiques et reefers : 10, 20, 40 pieds",
	metaDescription:
		"Conteneurs frigorifiques de −30 °C à +30 °C en 10, 20 et 40 pieds : achetez ou louez un reefer testé à Anvers, livré chez vous et prêt à brancher.",
	title: "Conteneurs frigorifiques et congélateurs",
	intro:
		"Un reefer, c’est une chambre froide qui arrive en camion. Réglez la température de −30 °C à +30 °C, choisissez 10, 20 ou 40 pieds, branchez et chargez-le le jour même.",
	imageAlt: "Rangée de conteneurs frigorifiques blancs, chacun branché à une borne électrique",
	contact: "Demander un conteneur frigorifique",
	features: {
		title: "Ce qu’apporte un conteneur frigorifique",
		items: [
			{
				title: "De −30 °C à +30 °C",
				text: "Un seul groupe congèle, réfrigère ou tient au chaud. Vous le réglez au demi-degré et lisez l’afficheur.",
			},
			{
				title: "10, 20 et 40 pieds",
				text: "Les 20 et 40 pieds sont sur notre parc, le 10 pieds est sur demande. De la chambre de congélation derrière la cuisine à l’entrepôt pour 23 palettes Europe.",
			},
			{
				title: "Triphasé, CEE 32 A",
				text: "380–460 V sur une prise rouge ou un groupe électrogène. Sans travaux ni frigoriste.",
			},
			{
				title: "Isolé de toutes parts",
				text: "Parois, toit et portes injectés de mousse, intérieur en inox et plancher en T qui laisse passer l’air sous la charge.",
			},
		],
	},
	stock: {
		title: "Les frigorifiques de notre dépôt",
		text: "Chaque conteneur a sa fiche : prix neuf et d’occasion, location par jour, dimensions et livraison à votre code postal. Tous les prix s’entendent hors TVA.",
		empty:
			"Aucun conteneur frigorifique n’est en vente pour le moment. Appelez-nous ou écrivez-nous : il en arrive régulièrement.",
		all: "Voir tous les conteneurs",
	},
	advantages: {
		title: "Pourquoi un conteneur et pas une chambre froide",
		items: [
			{
				title: "En service dans la journée",
				text: "Posé, mis de niveau, branché. Par une température extérieure normale, un reefer vide est froid en quelques heures.",
			},
			{
				title: "Aucun chantier",
				text: "Il repose sur quatre coins et ne laisse pas de trace. Votre commune vous dira si une longue présence demande un permis.",
			},
			{
				title: "Il vous suit",
				text: "Du champ à la cour, d’un festival à l’autre : on le lève par ses coins, quand vous le voulez.",
			},
			{
				title: "Il garde sa valeur",
				text: "Un reefer se revend. Ou bien vous le louez pour la saison et le rendez ensuite.",
			},
			{
				title: "Testé avant le départ",
				text: "Nos mécaniciens font descendre le groupe à la consigne et vérifient portes, joints et écoulements.",
			},
			{
				title: "Il ferme comme un conteneur",
				text: "Châssis en acier, barres de fermeture et cadenas. Personne n’emporte vos produits en passant.",
			},
		],
	},
	action: {
		title: "Quel froid, quel volume, quelle durée ?",
		text: "Donnez-nous le produit, la température et le nombre de palettes. Nous vous disons quel reefer convient et ce qu’il coûte, livré.",
	},
	about: {
		title: "Choisir un conteneur réfrigéré ou congélateur",
		paragraphs: [
			"Traiteurs, bouchers, boulangers, horticulteurs, brasseries et pharmacies font appel à un reefer quand la chambre froide est pleine, en travaux, ou utile quelques mois seulement. Un 20 pieds suffit à un restaurant ou à un magasin à la ferme : il reçoit 10 palettes Europe, le 40 pieds High Cube en reçoit 23. Si vous entrez et sortez toute la journée, pensez au rideau à lanières : chaque porte ouverte coûte du froid et du courant.",
			"Chargez des produits déjà à température. Le groupe maintient le froid, il ne remplace pas une cellule de surgélation. Laissez un espace sous le plafond pour le retour d’air et dégagez le côté machine pour évacuer l’air chaud. Le conteneur demande un sol plan et ferme. Faites vérifier au préalable par un électricien que votre raccordement supporte 32 A en triphasé.",
			"Nous vendons des frigorifiques neufs et d’occasion et les louons à la journée, à partir de 30 jours ; dès trois mois, il y a le leasing. La livraison se fait en camion ou en camion-grue en Belgique, aux Pays-Bas et en Allemagne. S’il vous faut seulement un stockage isolé, demandez un reefer sans groupe en marche : difficile de trouver mieux à ce prix.",
		],
	},
};
