import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accountPage: PageTexts["accountPage"] = {
	title: "Votre compte",
	metaDescription:
		"Modifiez votre mot de passe, voyez où vous êtes connecté et configurez des codes pour la connexion.",
	address: "Adresse e-mail :",
	password: {
		title: "Modifier le mot de passe",
		text: "Vous serez ensuite déconnecté partout ailleurs, et nous vous préviendrons par e-mail.",
		current: "Mot de passe actuel",
		change: "Modifier le mot de passe",
	},
	sessions: {
		title: "Où vous êtes connecté",
		text: "Une session se termine après 30 jours sans utilisation, et dans tous les cas après 180 jours.",
		here: "Ce navigateur",
		lastUsed: "Dernière utilisation :",
		end: "Terminer cette session",
		endOthers: "Terminer toutes les autres sessions",
		unknownBrowser: "Navigateur inconnu",
	},
	twoFactor: {
		title: "Codes pour la connexion",
		text: "Une application d’authentification sur votre téléphone affiche un nouveau code toutes les 30 secondes. Une fois les codes activés, votre mot de passe seul n’ouvre rien.",
		admins: "Nous les conseillons à tous ceux qui gèrent la boutique.",
		isOff: "Les codes sont désactivés.",
		isOn: "Les codes sont activés.",
		start: "Configurer les codes",
		scan: "Scannez l’image avec votre application, ou saisissez-y la clé. Entrez ensuite le premier code affiché.",
		picture: "Code QR contenant la clé",
		key: "Clé :",
		firstCode: "Code de l’application",
		confirm: "Activer les codes",
		cancel: "Annuler",
		proof: "Code de l’application ou code de secours",
		codesLeft: "Codes de secours restants :",
		renew: "Créer de nouveaux codes de secours",
		renewText: "Les anciens codes de secours ne fonctionneront plus.",
		off: "Désactiver les codes",
		offText: "Votre mot de passe suffira ensuite. Nous vous préviendrons par e-mail.",
	},
	recovery: {
		title: "Vos codes de secours",
		text: "Gardez-les ailleurs que sur votre téléphone. Chacun remplace l’application une fois. Ils ne sont affichés que maintenant.",
	},
	notices: {
		passwordChanged: "Votre mot de passe est modifié. Vous êtes déconnecté partout ailleurs.",
		sessionEnded: "La session est terminée.",
		othersEnded: "Toutes les autres sessions sont terminées.",
		cancelled: "Rien n’a été activé.",
		on: "Les codes sont activés. Un code sera désormais demandé à la connexion.",
		renewed: "Vous avez de nouveaux codes de secours. Les anciens ne fonctionnent plus.",
		off: "Les codes sont désactivés.",
	},
	otherAccount:
		"Un autre compte a été connecté entre-temps dans ce navigateur ; c’est lui qui s’affiche ici. Rien n’a été modifié.",
	setUpExpired:
		"La configuration est restée ouverte plus de 15 minutes ou est déjà faite. Si les codes sont encore désactivés, recommencez.",
};
