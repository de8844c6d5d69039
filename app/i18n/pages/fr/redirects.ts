import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const redirects: PageTexts["redirects"] = {
	title: "Redirections",
	text: "Préparez les redirections d’un site qui a déménagé, testez-les et emportez-les dans un fichier _redirects.",
	session:
		"Les règles n’existent que dans cet onglet : elles survivent à une actualisation, pas à sa fermeture. Exportez le fichier avant de partir.",
	scriptsNeeded:
		"Cet outil travaille dans la mémoire de votre navigateur et a besoin de JavaScript. Activez-le, puis actualisez la page.",
	back: "Retour à l’administration",
	tabs: {
		label: "Tâches",
		add: "Ajouter",
		bulk: "Import groupé",
		test: "Tester",
	},
	add: {
		oldPath: "Ancien chemin",
		oldPathHint:
			"Par exemple /ancienne-page ou l’ancienne adresse complète ; terminez par * pour prendre aussi tout ce qui suit.",
		oldPathMissing: "Indiquez l’ancien chemin",
		newPath: "Nouveau chemin",
		newPathHint: "Par exemple /fr/container",
		newPathMissing: "Indiquez le nouveau chemin",
		status: "Code d’état",
		statuses: {
			permanent: "301, déplacé définitivement",
			temporary: "302, déplacé provisoirement",
			rewrite: "200, affiché sous l’ancien chemin",
			gone: "410, supprimé définitivement",
		},
		submit: "Ajouter la redirection",
		added: "Redirection ajoutée.",
	},
	bulk: {
		drop: "Déposez un fichier ici ou choisissez-en un",
		dropHint: "Un seul fichier .txt ou .csv ; son contenu arrive dans la zone de texte.",
		read: "Le contenu du fichier est dans la zone de texte.",
		lines: "Redirections, une par ligne",
		linesHint:
			"Ancien chemin, nouveau chemin et code d’état séparés par deux espaces, ou une ancienne URL seule. Les lignes vides et celles qui commencent par # sont ignorées.",
		example: "Exemple",
		exampleLine: "/ancienne-page  /fr/container  301",
		submit: "Importer les redirections",
		importedOne: "1 redirection importée.",
		importedMany: "{n} redirections importées.",
		nothing: "La zone de texte ne contient aucune redirection.",
		problems: {
			type: "Le fichier doit être au format .txt ou .csv",
			tooLarge: "Le fichier dépasse {n} octets",
			tooSmall: "Le fichier fait moins de {n} octets",
			tooMany: "Trop de fichiers",
			unreadable: "Le fichier n’a pas pu être lu. Veuillez réessayer.",
		},
	},
	test: {
		url: "URL ou chemin",
		urlHint: "Seul le chemin compte, pas l’hôte.",
		submit: "Tester l’URL",
		match: "Une règle s’applique :",
		leadsTo: "mène à",
		none: "Aucune règle ne s’applique à cette URL.",
		missing: "Indiquez une URL ou un chemin",
	},
	table: {
		title: "Règles",
		oldPath: "Ancien chemin",
		newPath: "Nouveau chemin",
		status: "Code",
		active: "En service",
		actions: "Action",
		delete: "Supprimer",
		deleted: "Redirection supprimée.",
		empty: "Aucune redirection pour l’instant",
		export: "Exporter le fichier _redirects",
		problems: {
			self: "Mène à elle-même",
			loop: "Tourne en rond",
			double: "Une règle plus haut a le même ancien chemin",
			elsewhere: "Mène à un autre site ; la boutique ne mène qu’à ses propres pages",
		},
	},
	publish: {
		title: "Dans la boutique",
		text: "La boutique peut appliquer elle-même ces règles : 301, 302 et 410, partout où elle n’a pas de page. Les pages, les images et ce côté de la boutique passent toujours avant.",
		none: "Aucune redirection n’est publiée.",
		count: "Redirections publiées : {n}",
		since: "depuis le",
		loops:
			"Certaines règles mènent à elles-mêmes ou tournent en rond. Supprimez-les ou désactivez-les, puis publiez.",
		left: "Non publiées, car elles sont désactivées ou la boutique ne peut appliquer leur statut : {n}",
		withdrawn: "Publiées mais absentes de votre liste, donc retirées dès que vous publiez ces règles : {n}",
		publishing: "Publication...",
		publish: "Publier ces règles ({n})",
		withdraw: "Retirer toutes les règles publiées",
		takeBack: "Modifier les règles publiées",
		taken: "Les règles publiées sont dans la liste.",
		answers: {
			published: "Les règles sont publiées. La boutique les applique déjà.",
			stale:
				"Quelqu’un d’autre a publié d’autres règles entre-temps. Rien n’a été modifié ; regardez-les d’abord.",
			invalid:
				"Ces règles ne peuvent pas être appliquées : chacune demande un ancien et un nouveau chemin de cette boutique, et il ne peut y en avoir plus de 5 000.",
			loops: "Certaines règles tournent en rond. Rien n’a été modifié.",
			failed: "Rien n’a été publié. Réessayez dans un instant.",
		},
	},
};
