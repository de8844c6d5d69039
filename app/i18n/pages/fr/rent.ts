import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const rent: PageTexts["rent"] = {
	metaTitle: "Location de conteneurs maritimes : tarifs par jour",
	metaDescription:
		"Louez un conteneur maritime au départ d’Anvers : stockage, High Cube, frigorifique, open top. Tarif hors TVA par jour, livraison ou enlèvement.",
	title: "Louer un conteneur",
	intro:
		"Un chantier, une haute saison, des meubles à garder entre deux logements : choisissez un conteneur de notre dépôt d’Anvers. Le tarif de location hors TVA par jour est affiché ; la livraison ou l’enlèvement se règle à l’étape suivante.",
	minimum: "Durée minimale : les 30 premiers jours. Dès le 31e jour, vous payez à la journée.",
	sortSizeDesc: "Taille : décroissante",
	rent: "Louer",
	firstDays: "30 premiers jours",
	unavailable:
		"Ce conteneur est actuellement en rupture de stock. Demandez un devis, nous vous indiquerons une date.",
	empty: "Aucun conteneur à louer trouvé.",
	about: {
		title: "Louer un conteneur maritime : prix et déroulement",
		paragraphs: [
			"Chaque conteneur ci-dessus affiche son tarif de location par jour, hors TVA. Les 30 premiers jours sont facturés ensemble et forment la durée minimale, même si vous terminez plus tôt. Ensuite, chaque jour compte au même tarif : un chantier qui déborde de trois jours coûte trois jours de plus, pas un nouveau mois. Le transport s’ajoute une seule fois, à la livraison. Sur la fiche du conteneur, indiquez votre code postal : vous voyez la location et le transport en une somme avant de commander.",
			"Pour l’outillage et les matériaux d’un chantier, un 8 ou un 10 pieds se pose facilement et ferme bien. Un 20 pieds contient le mobilier d’un appartement de deux chambres, ou tout ce qu’il faut à un artisan pour un chantier. Un 40 pieds absorbe les pointes saisonnières d’un commerce, et un High Cube offre 30 cm de hauteur en plus pour des rayonnages. S’il faut du froid, louez un frigorifique et prévoyez une prise CEE 32 A. Open top et flat rack prennent ce qui ne passe par aucune porte.",
			"Nous livrons en Belgique, aux Pays-Bas et en Allemagne, en camion ou en camion-grue ; pour la France, nous calculons le transport sur demande. Le sol doit être plan et ferme, l’accès assez large pour un poids lourd avec ses rétroviseurs. Les conteneurs de location sont étanches au vent et à l’eau et arrivent dans la couleur en stock. Une fois le travail fini, balayez le plancher et appelez-nous : nous fixons un jour d’enlèvement. Vous savez déjà qu’il vous le faut plus de trois mois ? Comparez avec le leasing, dont la mensualité est en général plus basse.",
		],
		leasingLink: "Leasing de conteneurs dès trois mois",
	},
};
