import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accounts: PageTexts["accounts"] = {
	signInTitle: "Se connecter",
	signUpTitle: "Créer un compte",
	forgotTitle: "Mot de passe oublié ?",
	signInText: "Un compte vous permet de retrouver vos commandes. Vous pouvez aussi commander sans compte.",
	signUpText: "Vous recevrez un e-mail pour confirmer votre adresse avant la première connexion.",
	forgotText:
		"Indiquez votre adresse e-mail : nous vous envoyons un lien pour choisir un nouveau mot de passe.",
	email: "Adresse e-mail",
	password: "Mot de passe",
	newPassword: "Nouveau mot de passe",
	passwordHint: "Au moins 10 caractères ; quelques mots à la suite conviennent bien",
	verifyTitle: "Confirmez votre adresse e-mail",
	verifyText:
		"Saisissez le mot de passe choisi lors de l’inscription. Votre compte sera alors prêt et vous serez connecté.",
	verify: "Confirmer et se connecter",
	codeTitle: "Saisissez votre code",
	codeText:
		"Votre mot de passe est correct. Saisissez maintenant les six chiffres affichés par votre application d’authentification, ou l’un de vos codes de secours.",
	code: "Code",
	codeLost:
		"Application et codes de secours perdus ? Écrivez-nous : nous désactivons les codes dès que nous savons que c’est vous.",
	signIn: "Se connecter",
	signUp: "Créer le compte",
	sendLink: "Envoyer le lien",
	newLink: "Demander un nouveau lien",
	savePassword: "Enregistrer le mot de passe",
	toSignUp: "Pas encore de compte ? Créez-en un",
	toSignIn: "Déjà inscrit ? Connectez-vous",
	toForgot: "Mot de passe oublié ?",
	sending: "Un instant...",
	metaDescription: "Connectez-vous à la boutique ou créez un compte avec votre adresse e-mail.",
	errors: {
		email: "L’adresse e-mail est obligatoire",
		emailInvalid: "Veuillez saisir une adresse e-mail valide",
		password: "Le mot de passe est obligatoire",
		passwordShort: "Le mot de passe doit compter au moins 10 caractères",
		passwordLong: "Le mot de passe peut compter au plus 128 caractères",
		passwordCommon:
			"Ce mot de passe est facile à deviner : il est courant, suit un schéma ou reprend votre adresse ou notre nom. Prenez trois ou quatre mots sans rapport entre eux.",
		passwordWrong: "Ce n’est pas votre mot de passe actuel",
		code: "Le code est obligatoire",
		codeWrong:
			"Ce code est incorrect ou déjà utilisé. L’application en affiche un nouveau toutes les 30 secondes ; vérifiez que l’horloge de votre téléphone est à l’heure.",
	},
	signedIn: { title: "C’est fait !", text: "Vous êtes connecté." },
	signedOut: { title: "Vous êtes déconnecté", text: "À bientôt." },
	accountDeleted: { title: "Votre compte est supprimé", text: "Vous pouvez aussi commander sans compte." },
	outcomes: {
		verificationSent: {
			title: "C’est fait !",
			text: "Consultez votre boîte mail pour confirmer votre compte.",
		},
		alreadyRegistered: {
			title: "Ce compte existe déjà",
			text: "Cette adresse e-mail est déjà enregistrée. Connectez-vous.",
		},
		wrongCredentials: { title: "Erreur", text: "L’adresse e-mail ou le mot de passe est incorrect." },
		notVerified: {
			title: "Erreur",
			text: "Confirmez d’abord votre adresse e-mail : ouvrez le lien dans notre e-mail le plus récent.",
		},
		undone: {
			title: "Vous n’êtes plus connecté",
			text: "Rien n’a été modifié. Connectez-vous, puis recommencez.",
		},
		resetSent: {
			title: "C’est fait !",
			text: "S’il existe un compte à cette adresse, un lien est en route ; trois par heure au plus.",
		},
		otherPassword: {
			title: "Erreur",
			text: "Ce n’est pas le mot de passe choisi avec ce lien. Si vous vous êtes inscrit plusieurs fois, ouvrez l’e-mail le plus récent ; sinon, inscrivez-vous à nouveau.",
		},
		codeExpired: {
			title: "Erreur",
			text: "Cette connexion a duré plus de cinq minutes ou a reçu cinq codes incorrects. Reconnectez-vous.",
		},
		alreadyVerified: {
			title: "Déjà confirmée",
			text: "Cette adresse e-mail est déjà confirmée : votre compte est prêt.",
		},
		linkExpired: { title: "Erreur", text: "Ce lien n’est plus valable. Demandez-en un nouveau." },
		passwordChanged: { title: "C’est fait !", text: "Votre mot de passe est modifié. Connectez-vous." },
		tooMany: {
			title: "Erreur",
			text: "Trop d’essais en peu de temps. Patientez dix minutes, ou choisissez un nouveau mot de passe par e-mail (« Mot de passe oublié ? ») : vous pourrez ensuite vous connecter aussitôt dans ce navigateur.",
		},
		tooManySignUps: {
			title: "Erreur",
			text: "Trop d’inscriptions en peu de temps. Cherchez notre e-mail dans votre boîte, ou réessayez dans une heure.",
		},
		tooManyTries: { title: "Erreur", text: "Trop d’essais en peu de temps. Patientez dix minutes." },
		busy: {
			title: "Erreur",
			text: "Trop de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.",
		},
	},
};
