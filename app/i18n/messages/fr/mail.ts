import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Votre commande {number} chez {company}",
		copySubject: "Nouvelle commande {number} : {name}, {total}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre commande. Nous l’avons bien reçue sous le numéro {number}.",
		copyIntro: "{name} ({email}, {phone}) a passé la commande {number}.",
		invoice:
			"Vous recevrez la facture avec les instructions de paiement dans les 24 heures. Le paiement se fait par virement bancaire.",
		view: "Voir la commande",
		transport: "Transport",
		closing: "Cordialement,",
	},
	quote: {
		subject: "Votre demande de devis à {company}",
		copySubject: "Demande de devis : {product}, {name}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre demande. Nous vous contactons dans les 24 heures.",
		copyIntro: "{name} ({email}, {phone}) demande un devis.",
		backupText:
			"Une demande de devis pour {product} est arrivée de {name} ({email}, {phone}). Le message complet n’a pas pu être envoyé ; la demande est enregistrée.",
		closing: "Cordialement,",
		notGiven: "non indiqué",
	},
	contact: {
		subject: "Votre message à {company}",
		copySubject: "Message de {name}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre message. Nous vous répondrons dès que possible.",
		copyIntro: "{name} a envoyé un message par le site.",
		backupText:
			"{name} ({email}) a envoyé un message. Le courriel complet n’a pas pu être envoyé ; le message est enregistré.",
		closing: "Cordialement,",
	},
	account: {
		greeting: "Bonjour,",
		verify: {
			subject: "Confirmez votre adresse e-mail chez {company}",
			intro:
				"Ouvrez le lien et saisissez le mot de passe que vous avez choisi, pour confirmer votre adresse e-mail chez {company}. Le lien est valable un jour. Si vous ne vous êtes pas inscrit, ne faites rien.",
		},
		reset: {
			subject: "Nouveau mot de passe chez {company}",
			intro:
				"Quelqu’un, sans doute vous, a demandé un nouveau mot de passe chez {company}. Le lien est valable une heure. Si ce n’était pas vous, ne faites rien.",
		},
		changed: {
			subject: "Votre mot de passe chez {company} a été modifié",
			intro:
				"Le mot de passe de votre compte chez {company} vient d’être modifié ; toutes les autres sessions sont terminées. Si ce n’était pas vous, choisissez-en tout de suite un nouveau avec le lien.",
		},
		known: {
			subject: "Vous avez déjà un compte chez {company}",
			intro:
				"Quelqu’un, peut-être vous, a voulu s’inscrire chez {company} avec votre adresse e-mail, qui a déjà un compte. Rien n’a été modifié. Si vous avez oublié votre mot de passe, le lien vous permet d’en choisir un nouveau.",
		},
		twoFactorOff: {
			subject: "Codes de connexion désactivés chez {company}",
			intro:
				"La connexion à votre compte chez {company} ne demande plus de code. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec le lien et réactivez les codes.",
		},
		invited: {
			subject: "Vous gérez désormais la boutique de {company}",
			intro:
				"{author} vous a nommé administrateur de la boutique de {company}. Choisissez votre mot de passe avec le lien ; il est valable trois jours. Ensuite, demandez-en un nouveau.",
		},
		madeAdmin: {
			subject: "Vous gérez désormais la boutique de {company}",
			intro:
				"{author} a nommé votre compte administrateur de la boutique de {company}. Connectez-vous avec le lien et votre mot de passe.",
		},
		link: "Lien",
		closing: "Cordialement,",
	},
};
