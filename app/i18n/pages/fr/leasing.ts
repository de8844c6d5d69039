import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const leasing: PageTexts["leasing"] = {
	metaTitle: "Leasing de conteneurs maritimes : dès 3 mois",
	metaDescription:
		"Conteneurs maritimes en leasing au départ d’Anvers : 3 à 12 mois, 1 à 3 ans ou plus, à mensualité fixe. Standard, High Cube, frigorifique ou spécial.",
	title: "Prendre un conteneur en leasing plutôt que l’acheter",
	intro:
		"Dès trois mois, vous payez une mensualité fixe et gardez votre capital dans l’entreprise. Vous indiquez le nombre, la taille et la durée ; nous répondons par un seul montant mensuel.",
	imageAlt: "Rangée de conteneurs maritimes bleus sur un terrain d’entreprise, des arbres derrière",
	serviceType: "Leasing de conteneurs maritimes",
	callForPricing: "Prix par téléphone",
	reasons: {
		title: "Trois raisons de choisir le leasing",
		items: [
			{
				title: "Votre capital reste dans l’entreprise",
				text: "Dix conteneurs coûtent vite autant qu’une camionnette. Avec le leasing, cet argent va au stock, au personnel ou au projet suivant, et votre ligne de crédit reste disponible.",
			},
			{
				title: "Un coût qui entre dans un budget",
				text: "La mensualité est fixée à la signature et ne change pas jusqu’au terme. Vous l’imputez mois après mois à un chantier ou à un centre de coûts.",
			},
			{
				title: "Aucun conteneur sur les bras",
				text: "Ce qu’on achète, il faut un jour le revendre, et le cours de l’acier varie. Un conteneur en leasing retourne au dépôt une fois le travail terminé.",
			},
		],
	},
	tiers: {
		title: "Trois durées, une mensualité",
		text: "Plus la durée est longue, plus la mensualité est basse. En dessous de trois mois, mieux vaut louer à la journée.",
		items: [
			{
				name: "Court terme",
				term: "3–12 mois",
				text: "Pour un chantier, une récolte, un hiver.",
				points: [
					"Durée minimale de 3 mois",
					"Conteneurs d’occasion, qualité A ou Cargo Worthy",
					"Prolongation possible de mois en mois",
				],
			},
			{
				name: "Moyen terme",
				term: "1–3 ans",
				text: "Pour les chantiers, les dépôts et les entrepôts qui grandissent.",
				points: [
					"Mensualité fixe sur toute la durée",
					"Neuf ou occasion, dans la taille de votre choix",
					"Échange contre une autre taille possible",
				],
			},
			{
				name: "Long terme",
				term: "Plus de 3 ans",
				text: "Pour une flotte ou un espace supplémentaire durable.",
				points: [
					"Notre mensualité la plus basse",
					"Conteneurs neufs, dans votre couleur RAL sur demande",
					"Rachat possible à l’échéance, à un prix convenu d’avance",
				],
			},
		],
	},
	types: {
		title: "Les conteneurs disponibles en leasing",
		text: "Toutes les tailles et tous les types de la boutique sont proposés en leasing. Voici les quatre plus demandés.",
		items: [
			{
				title: "Standard 20 et 40 pieds",
				text: "Le conteneur sec pour stocker et transporter : parois en acier, plancher en bois, double porte.",
			},
			{
				title: "High Cube (grande hauteur)",
				text: "30 cm de hauteur en plus. Pour les rayonnages, le volumineux, les ateliers et les transformations.",
			},
			{
				title: "Frigorifique",
				text: "Réglable de −30 °C à +30 °C. Pour l’alimentaire, les fleurs et les médicaments, sur CEE 32 A.",
			},
			{
				title: "Open top, flat rack, citerne",
				text: "Pour les machines, l’acier et les liquides qu’aucun conteneur ordinaire n’accepte.",
			},
		],
	},
	benefits: {
		title: "Ce que comprend votre contrat",
		items: [
			{
				title: "Un seul contrat",
				text: "Un conteneur ou cinquante, sur plusieurs chantiers, avec une seule facture par mois.",
			},
			{
				title: "L’état qu’il vous faut",
				text: "Neuf là où vos clients le voient, Cargo Worthy là où seul le cadenas compte.",
			},
			{
				title: "Livraison et reprise",
				text: "En camion ou camion-grue en Belgique, aux Pays-Bas et en Allemagne ; en France sur demande.",
			},
			{
				title: "Contrôlé avant le départ",
				text: "Portes, joints, plancher et toit sont vérifiés au dépôt ; vous recevez les photos.",
			},
			{
				title: "De la souplesse",
				text: "Des conteneurs en plus, ou en moins à la fin d’une période : un appel, un nouveau montant.",
			},
			{
				title: "Le choix à l’échéance",
				text: "Vous le rendez, vous prolongez ou vous rachetez le conteneur.",
			},
		],
	},
	action: {
		title: "Et dans votre cas, combien ?",
		text: "Indiquez-nous la taille, le nombre, la durée et le code postal. Nous calculons la mensualité et répondons dans les 24 heures.",
	},
	about: {
		title: "Le leasing de conteneurs en Belgique et dans les pays voisins",
		paragraphs: [
			"Le leasing se situe entre la location et l’achat. La location à la journée est faite pour quelques semaines et revient le plus cher par mois. L’achat se justifie quand le conteneur reste des années et que la revente ne vous inquiète pas. Le leasing couvre l’entre-deux : de trois mois à bien plus de trois ans, un montant fixe, aucun prix d’achat à avancer. Pour une société, les mensualités sont en principe des charges d’exploitation ; votre comptable vous dira comment les enregistrer.",
			"Nos clients sont des entreprises du bâtiment qui équipent un chantier, des horticulteurs qui cherchent du froid pour une saison, des boutiques en ligne à l’étroit dans leur hangar et des transporteurs qui roulent avec leurs propres conteneurs. Ils travaillent en Belgique, aux Pays-Bas, en Allemagne et en France ; pour le reste de l’Europe, nous étudions chaque demande. Les conteneurs partent de notre dépôt d’Anvers, tout près des quais où ils sont débarqués.",
			"Pour établir un devis, quatre informations suffisent : quel conteneur et dans quel état, combien, pour combien de temps et à quel endroit. La mensualité s’entend hors TVA. La livraison et la reprise ultérieure figurent à part, afin que vous puissiez les comparer avec votre propre transporteur.",
		],
		rentLink: "Louer plutôt à la journée",
	},
};
