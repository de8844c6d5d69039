import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	specification: "Caractéristiques",
	specs: {
		type: "Type",
		size: "Taille",
		stock: "Disponibilité",
		capacity: "Volume",
		pallets: "Palettes Europe (un niveau)",
		inside: "Intérieur (L × l × H)",
		outside: "Extérieur (L × l × H)",
		gross: "Poids brut",
		net: "Charge utile",
		tare: "Tare",
	},
	compare: "Comparer avec d’autres tailles",
	sizeGuide: "Quelle taille me faut-il\u202f?",
	gallery: {
		open: "Agrandir la photo",
		thumbnails: "Toutes les photos",
		close: "Fermer",
		zoomIn: "Zoom avant",
		zoomOut: "Zoom arrière",
	},
	conditionSlider: {
		title: "Comparer les états",
		pair: "États côte à côte",
		split: "Déplacer la ligne de séparation",
	},
	related: { title: "Conteneurs similaires", compare: "Comparer ces conteneurs" },
	oftenAsked: { title: "Questions fréquentes", all: "Toutes les questions et réponses" },
	drawing: {
		side: "Côté et portes à l’échelle",
		floor: "Plan au sol avec palettes Europe",
		scale: "Dessiné à l’échelle\u202f; la personne mesure 1,80\u00a0m.",
	},
	delivery: {
		title: "La place pour la livraison",
		withCrane: "Camion-grue vu de dessus, qui pose le conteneur à côté de lui",
		byTruck: "Camion avec le conteneur vu de dessus",
		craneNote:
			"Le camion-grue se range à côté de l’emplacement, sort ses stabilisateurs et pose le conteneur. La bande doit être libre et porteuse.",
		truckNote:
			"Le conteneur reste sur le camion jusqu’à ce que votre grue ou chariot élévateur le décharge. Gardez la bande libre, et de la place à côté.",
		height: "Hauteur libre pour la grue",
		passage: "Accès (l × H)",
	},
	ralSuggestions: "Couleurs RAL correspondantes",
	ralUnknown: "Ce numéro n’existe pas dans RAL Classic",
	summary: "Votre prix",
	usage: "Utilisations",
	conditionTabs: "Ce que signifie chaque état",
	description: "Description",
	postcodeErrors: {
		BE: "Un code postal belge compte 4 chiffres",
		NL: "Un code postal néerlandais compte 4 chiffres et 2 lettres",
		DE: "Un code postal allemand compte 5 chiffres",
		FR: "Un code postal français compte 5 chiffres",
	},
	deliveryNotes: {
		truck: "Vous déchargez vous-même, au chariot élévateur ou à la grue.",
		truck_with_crane: "La grue du camion le dépose à côté du véhicule.",
		self_pickup: "Chargement gratuit à notre dépôt.",
	},
	colorNotes: {
		from_stack: "Vous recevez une couleur disponible en stock.",
		wish_color: "Peint pour vous : prix sur demande.",
		rent: "Les conteneurs de location sont livrés dans une couleur de stock.",
	},
	noPriceTitle: "Erreur de calcul du prix",
	noPriceText: "Impossible de calculer le prix pour ce mode de livraison",
	earlierPrice: "Prix le plus bas des 30 jours avant la baisse :",
	inclVat: "TVA comprise",
	calculate: "Calculer le prix",
	rentNote: "Les 30 premiers jours, puis par jour",
	stockNow: "Actuellement en stock : vous recevrez l’une de ces couleurs.",
	stockLook: "Simple aperçu : cliquez sur une couleur.",
	noDelivery: "Le transport n’est pas disponible pour ce conteneur. Appelez-nous.",
	transport: {
		open: "pas encore choisi",
		postcode: "selon votre code postal",
		onRequest: "sur demande",
		none: "non disponible",
	},
	totalWithout: "Total sans transport",
	netWithout: "hors TVA et transport",
	totalIncl: "Total TVA comprise",
	more: "Afficher le calcul et toutes les options",
	ways: {
		condition: "Choisir l’état",
		delivery: "Choisir la livraison",
		postcode: "Saisir le code postal",
	},
	obstacles: {
		unavailable: "Actuellement en rupture de stock. Demandez un devis, nous vous indiquerons une date.",
		no_price: "Le prix de ce conteneur est sur demande. Demandez un devis.",
		no_condition: "Choisissez d’abord un état.",
		not_offered: "Cet état n’est pas proposé pour ce conteneur. Choisissez-en un autre.",
		quote_required: "Le prix de cette configuration est sur demande. Demandez un devis.",
		not_delivered:
			"Ce conteneur ne peut être ni livré ni enlevé dans nos conditions habituelles. Demandez un devis, nous trouverons une solution.",
		collect_only:
			"Nous ne livrons pas ce conteneur. Enlevez-le à Anvers ou demandez un devis avec transport.",
		delivery_open: "Choisissez comment vous souhaitez recevoir le conteneur.",
		delivery_not_offered:
			"Ce conteneur ne peut pas être livré de cette manière. Choisissez un autre mode de livraison.",
		country_on_request:
			"Nous livrons dans ce pays sur demande. Demandez un devis : le pays et le code postal y figureront.",
		tariffs_open: "Un instant : nous chargeons les prix de livraison pour ce pays.",
		postcode_open: "Indiquez le code postal de livraison : vous verrez le prix complet et pourrez commander.",
		postcode_invalid: "Ce code postal ne correspond pas au pays. Corrigez-le pour voir le prix complet.",
		no_tariff:
			"Nous n’avons pas de prix de livraison fixe pour ce code postal. Demandez un devis : votre code postal y figurera.",
	},
	problems: {
		quantity_invalid: "La quantité doit être un nombre entier de 1 à 100.",
		cart_full: "Votre panier est plein. Passez d’abord cette commande ou appelez-nous.",
		product_missing: "Ce conteneur n’est plus en vente.",
		choice_unknown: "Ce choix n’est pas proposé. Veuillez choisir à nouveau.",
		failed:
			"L’article n’a pas pu être ajouté au panier. Réessayez dans un instant : votre choix est conservé.",
	},
};
