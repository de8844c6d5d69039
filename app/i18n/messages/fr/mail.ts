import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	letter: {
		vatNumber: "Numéro de TVA",
		next: "La suite",
		questions: "Une question ? Répondez à ce message ou appelez-nous au {phone}.",
		received: "Reçue le",
		language: "Langue du client",
		notice: "La boutique a rédigé ce message automatiquement. Votre réponse sera envoyée au client.",
		yourRequest: "Votre demande",
		yourDetails: "Vos coordonnées",
	},
	orderConfirmation: {
		subject: "Votre commande {number} chez {company}",
		copySubject: "Nouvelle commande {number} : {name}, {total}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre commande. Nous l’avons bien reçue sous le numéro {number}.",
		copyIntro: "{name} a passé la commande {number} pour {total} TVA comprise.",
		number: "Numéro de commande",
		date: "Date de commande",
		subtotal: "Sous-total hors TVA",
		vat: "TVA ({rate} %)",
		total: "Total TVA comprise",
		invoice:
			"Vous recevrez la facture avec les instructions de paiement dans les 24 heures. Le paiement se fait par virement bancaire.",
		transferNow: "Virez le montant avec les coordonnées ci-dessus.",
		invoiceOnly: "La facture vous parvient par e-mail dans les 24 heures.",
		delivery:
			"Dès réception de votre paiement, nous vous appelons au {phone} pour convenir du jour de livraison.",
		pickup:
			"Dès réception de votre paiement, nous vous indiquons quand vos conteneurs seront prêts à être enlevés à notre dépôt.",
		rent: "Pour les conteneurs loués, nous convenons avec vous du début de la location ; cette commande couvre les 30 premiers jours.",
		view: "Voir la commande",
		proForma: "Facture pro forma (PDF)",
		open: "Ouvrir la commande",
		copyNext:
			"Envoyer la facture avec les instructions de paiement dans les 24 heures : elle est promise au client pour le {moment}.",
		closing: "Cordialement,",
	},
	transfer: {
		online:
			"Vous avez choisi de payer en ligne. Si ce n’est pas encore fait, vous pouvez payer sur la page de votre commande ou par virement :",
		title: "Paiement par virement",
		holder: "Bénéficiaire",
		iban: "IBAN",
		bic: "BIC",
		amount: "Montant",
		reference: "Communication structurée",
		due: "À payer au plus tard le",
		hint: "La communication structurée nous permet de rattacher votre paiement à votre commande. Si votre banque n’a pas de champ prévu, indiquez-la comme motif du virement. La page de votre commande affiche un code QR pour l’application de votre banque.",
		promise: "Jusqu’à l’échéance, vos conteneurs vous sont réservés.",
	},
	bill: {
		deliveredOn: "Livré le",
		order: "Commande",
		reason: "Motif",
		letters: {
			invoice: {
				subject: "Facture {number} pour votre commande {order}",
				text: "Voici la facture de votre commande {order} : {number}, d’un montant de {amount}. Vous la trouverez en PDF dans cet e-mail.",
			},
			deposit: {
				subject: "Facture d’acompte {number} pour votre commande {order}",
				text: "Voici la facture d’acompte de votre commande {order} : {number}, d’un montant de {amount}. Vous la trouverez en PDF dans cet e-mail.",
			},
			credit_note: {
				subject: "Note de crédit {number} pour votre commande {order}",
				text: "Voici une note de crédit pour votre commande {order} : {number}, d’un montant de {amount}. Vous la trouverez en PDF dans cet e-mail.",
			},
		},
		ubl: "Le même document est joint comme facture électronique (UBL), que votre logiciel comptable peut lire.",
		transport: "Livraison : {delivery}",
		deposit: "Acompte de {percent} % sur la commande {number}",
		depositAmount: "Acompte sur la commande {number}",
		deducted: "Moins facture d’acompte {number} du {date}",
		reduction: "Réduction de prix sur la facture {number} du {date}",
		reduced: "Moins réduction de prix de la note de crédit {number} du {date}",
		terms: "À payer au plus tard le {date}, avec la communication {reference}",
		reasons: {
			K: "Exonération de TVA : livraison intracommunautaire, article 138 de la directive 2006/112/CE",
			AE: "Autoliquidation, article 196 de la directive 2006/112/CE",
			G: "Exonération de TVA : exportation hors de l’Union européenne, article 146 de la directive 2006/112/CE",
			E: "Régime particulier – Biens d’occasion, article 313 de la directive 2006/112/CE",
		},
	},
	newSums: {
		subject: "Commande {number} : nouveau total",
		text: "La TVA de votre commande {number} a été revue : le total est désormais de {total} TVA comprise. La nouvelle facture pro forma est jointe à cet e-mail et remplace la précédente.",
		paid: "La TVA de votre commande {number} a été revue : le total est désormais de {total} TVA comprise. La nouvelle confirmation de commande est jointe à cet e-mail. Si vous avez payé un autre montant, nous vous contacterons au sujet de la différence.",
		vat: "TVA",
	},
	planned: {
		brought: {
			subject: "Votre commande {number}\u202f: livraison le {date}",
			text: "Nous livrons votre commande {number} le {date}. Quelqu’un doit être présent pour la réceptionner et le camion doit pouvoir accéder librement. Si ce jour ne vous convient pas, répondez à cet e-mail ou appelez-nous.",
		},
		collected: {
			subject: "Votre commande {number}\u202f: prête à être enlevée le {date}",
			text: "Votre commande {number} vous attend à notre dépôt le {date}. Si ce jour ne vous convient pas, répondez à cet e-mail ou appelez-nous.",
		},
	},
	amended: {
		subject: "La commande {number} a été modifiée",
		text: "Comme convenu avec vous, nous avons modifié votre commande {number}. Le total est désormais de {total} TVA comprise au lieu de {before}.",
		same: "Comme convenu avec vous, nous avons modifié votre commande {number}. Le total reste de {total} TVA comprise.",
		refund: "Vous avez déjà payé {paid}. Nous vous remboursons {refund} par virement.",
		rest: "Vous avez déjà payé {paid}\u202f; il reste {open} à payer.",
		check:
			"Vérifiez les données, s’il vous plaît. Si quelque chose n’est pas exact, répondez à cet e-mail ou appelez-nous\u202f: {phone}.",
	},
	received: {
		subject: "Nous avons reçu votre paiement de {amount} pour la commande {number}",
		text: "Merci\u202f: votre paiement en ligne de {amount} pour la commande {number} nous est parvenu.",
		rest: "Le solde de {sum} vous sera demandé par la facture suivante\u202f; d’ici là, vous n’avez rien à faire.",
		open: "Il reste {sum} à payer\u202f: vous pouvez le faire en ligne ou par virement sur la page de votre commande.",
		cancelled: "Cette commande est toutefois annulée\u202f: nous vous remboursons {sum}.",
		tooMuch: "Le total payé dépasse le montant dû\u202f: nous vous remboursons {sum}.",
	},
	reminder: {
		before: {
			subject: "Commande {number} : à payer au plus tard le {date}",
			text: "Votre commande {number} vous est réservée et attend votre paiement de {amount}, à effectuer au plus tard le {date}. Si vous avez déjà fait le virement, vous n’avez plus rien à faire.",
		},
		after: {
			subject: "Nous n’avons pas encore reçu votre paiement pour la commande {number}",
			text: "Votre paiement de {amount} pour la commande {number}, dont l’échéance était le {date}, ne nous est pas encore parvenu. Veuillez virer le montant avec les coordonnées ci-dessous, ou répondre à cet e-mail si quelque chose n’est pas clair. Si votre virement a croisé cet e-mail, vous n’avez rien à faire.",
		},
		lapsed: {
			subject: "Votre commande {number} a été annulée",
			text: "Nous n’avons reçu aucun paiement pour votre commande {number}, dont l’échéance était le {date}. Nous l’avons donc annulée et les conteneurs ne vous sont plus réservés. Si vous en avez toujours besoin, répondez simplement à cet e-mail. Si vous avez tout de même viré le montant, dites-le-nous et nous arrangerons cela.",
		},
	},
	quote: {
		subject: "Votre demande de devis à {company}",
		copySubject: "Demande de devis : {product}, {name}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre demande. Nous vous contactons dans les 24 heures.",
		copyIntro: "{name} demande un devis.",
		unitPrice: "Prix unitaire hors TVA",
		rentPrice: "Location des 30 premiers jours, par conteneur, hors TVA",
		onRequest: "sur demande",
		transport: "Transport hors TVA",
		total: "Total hors TVA",
		totalWithout: "Total hors TVA, sans transport",
		totalVat: "Total TVA comprise ({rate} %)",
		place: "Lieu de livraison",
		check: "Nous étudions votre demande et vérifions le stock et le transport.",
		contact: "Dans les 24 heures, nous vous écrivons ou vous appelons avec notre offre ou une question.",
		decide: "Vous décidez en toute tranquillité : votre demande ne vous engage à rien.",
		picture: "Votre aménagement tel que vous l’avez dessiné",
		open: "Ouvrir la demande",
		copyNext: "Répondre dans les 24 heures : c’est promis au client pour le {moment}.",
		backupText:
			"Une demande de devis pour {product} est arrivée de {name} ({email}). Le message complet n’a pas pu être envoyé ; la demande est enregistrée.",
		closing: "Cordialement,",
	},
	offer: {
		subject: "Votre devis {number} de {company}",
		greeting: "Bonjour {name},",
		number: "Numéro du devis",
		validUntil: "Valable jusqu’au",
		remarks: "Remarques",
		link: "Consulter le devis, l’accepter ou poser une question",
		attached:
			"Le devis est joint en PDF. Il nous engage jusqu’au {date} inclus ; vous l’acceptez par le lien, sans compte.",
		newer: "Cette version remplace celle que nous vous avons envoyée.",
		reminder: {
			subject: "Votre devis {number} est valable jusqu’au {date}",
			text: "Notre devis {number} de {amount} TVA comprise est valable jusqu’au {date} inclus. Vous l’acceptez par le lien, ou vous y posez votre question si un point reste à éclaircir. Si vous avez décidé autrement, vous n’avez rien à faire.",
		},
		withdrawn: {
			subject: "Notre devis {number} n’est plus valable",
			text: "Nous devons retirer notre devis {number}. Si vous avez toujours besoin des conteneurs, répondez à cet e-mail : nous chercherons une autre solution.",
		},
		declined: {
			subject: "Devis {number} refusé : {name}",
			text: "{name} a refusé le devis {number} de {amount} TVA comprise.",
			reason: "Raison",
		},
		asked: {
			subject: "Question sur le devis {number} : {name}",
			text: "{name} pose une question sur le devis {number} :",
		},
		answer: {
			subject: "Re : votre question sur le devis {number}",
			text: "Merci pour votre question sur notre devis {number} :",
			room: "Notre réponse :",
		},
		open: "Ouvrir le devis",
		closing: "Cordialement",
		/** What an offer says where the owner has written no templates. */
		texts: {
			intro: "Merci pour votre demande. Nous avons le plaisir de vous proposer ce qui suit.",
			closing:
				"Nous attendons votre commande avec plaisir. Si un point reste à éclaircir, appelez-nous ou posez votre question par le lien de notre e-mail.",
			conditions:
				"Prix hors TVA, sauf mention contraire. Les conteneurs sont réservés dès que le devis est accepté. Le déchargement se fait sur un sol ferme et plan, accessible au camion.",
		},
	},
	withdrawal: {
		subject: "Accusé de réception de votre rétractation, commande {number}",
		copySubject: "Rétractation, commande {number} : {name}",
		greeting: "Bonjour {name},",
		intro:
			"Nous avons bien reçu votre rétractation de la commande {number} chez {company}. Conservez cet e-mail : c’est votre accusé de réception.",
		statement: "Votre déclaration",
		order: "Numéro de commande",
		part: "Objet de la rétractation",
		whole: "Toute la commande",
		name: "Nom",
		email: "E-mail",
		check: "Nous examinons votre commande et vous écrivons pour organiser le retour du conteneur.",
		giveBack:
			"Vous renvoyez ou rapportez les biens dans les 14 jours suivant votre déclaration ; le retour est à vos frais.",
		refund:
			"Nous remboursons ce que vous avez payé, livraison habituelle comprise, dans les 14 jours ; nous pouvons attendre que les biens soient revenus ou que vous prouviez leur envoi.",
		copyIntro: "{name} se rétracte de la commande {number}.",
		copyNext:
			"Examinez la commande, convenez du retour et remboursez dans les 14 jours. L’accusé de réception est parti chez l’acheteur.",
		unknown: "Aucune commande ne correspond à ce numéro et à cette adresse e-mail : veuillez la rechercher.",
		open: "Ouvrir",
		closing: "Cordialement,",
	},
	contact: {
		subject: "Votre message à {company}",
		copySubject: "Message de {name}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre message. Nous vous répondrons dès que possible.",
		copyIntro: "{name} a envoyé un message par le site.",
		yourMessage: "Votre message",
		open: "Ouvrir le message",
		backupText:
			"{name} ({email}) a envoyé un message. L’e-mail complet n’a pas pu être envoyé ; le message est enregistré.",
		closing: "Cordialement,",
	},
	account: {
		greeting: "Bonjour,",
		verify: {
			subject: "Confirmez votre adresse e-mail chez {company}",
			intro:
				"Ouvrez le lien et saisissez le mot de passe que vous avez choisi, pour confirmer votre adresse e-mail chez {company}. Le lien est valable un jour. Si vous ne vous êtes pas inscrit, ne faites rien.",
			link: "Confirmer l’adresse e-mail",
		},
		reset: {
			subject: "Nouveau mot de passe chez {company}",
			intro:
				"Quelqu’un, sans doute vous, a demandé un nouveau mot de passe chez {company}. Le lien est valable une heure. Si ce n’était pas vous, ne faites rien.",
			link: "Choisir un nouveau mot de passe",
		},
		changed: {
			subject: "Votre mot de passe chez {company} a été modifié",
			intro:
				"Le mot de passe de votre compte chez {company} vient d’être modifié ; toutes les autres sessions sont terminées. Si ce n’était pas vous, choisissez-en tout de suite un nouveau avec le lien.",
			link: "Ce n’était pas moi : nouveau mot de passe",
		},
		known: {
			subject: "Vous avez déjà un compte chez {company}",
			intro:
				"Quelqu’un, peut-être vous, a voulu s’inscrire chez {company} avec votre adresse e-mail, qui a déjà un compte. Rien n’a été modifié. Si vous avez oublié votre mot de passe, le lien vous permet d’en choisir un nouveau.",
			link: "Mot de passe oublié ?",
		},
		twoFactorOff: {
			subject: "Codes de connexion désactivés chez {company}",
			intro:
				"La connexion à votre compte chez {company} ne demande plus de code. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec le lien et réactivez les codes.",
			link: "Ce n’était pas moi : nouveau mot de passe",
		},
		deleted: {
			subject: "Votre compte chez {company} a été supprimé",
			intro:
				"Votre compte chez {company} vient d’être supprimé. Nous conservons vos commandes aussi longtemps que la loi l’exige ; le lien de chaque confirmation de commande les ouvre toujours. Si ce n’était pas vous, prévenez-nous : répondez à cet e-mail ou écrivez-nous avec le lien.",
			link: "Nous contacter",
		},
		invited: {
			subject: "Vous avez désormais accès à l’administration de {company}",
			intro:
				"{author} vous a donné accès à l’administration de {company}. Votre rôle : {role}. Choisissez votre mot de passe avec le lien ; il est valable trois jours. Passé ce délai, demandez-en un nouveau.",
			link: "Choisir le mot de passe",
		},
		madeMember: {
			subject: "Vous avez désormais accès à l’administration de {company}",
			intro:
				"{author} a donné à votre compte accès à l’administration de {company}. Votre rôle : {role}. Connectez-vous avec le lien et votre mot de passe.",
			link: "Se connecter",
		},
		fallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
		closing: "Cordialement,",
	},
	status: {
		order: {
			confirmed: {
				subject: "Votre commande {number} est confirmée",
				text: "Nous confirmons votre commande {number} pour {total} TVA comprise. La facture avec les instructions de paiement est en route ou vous est déjà parvenue.",
			},
			paid: {
				subject: "Nous avons reçu votre paiement pour la commande {number}",
				text: "Merci : votre paiement pour la commande {number} ({total} TVA comprise) nous est parvenu. Nous vous contactons pour convenir du jour de livraison ou d’enlèvement.",
			},
			delivered: {
				subject: "Votre commande {number} est livrée",
				text: "Votre commande {number} a été livrée ou enlevée. Si quelque chose ne va pas, dites-le-nous sans attendre. Merci d’avoir choisi {company}.",
			},
			cancelled: {
				subject: "Votre commande {number} est annulée",
				text: "Nous avons annulé votre commande {number} de {total} TVA comprise. Si vous avez déjà payé, nous vous remboursons le montant sur votre compte.",
			},
			pending: {
				subject: "Votre commande {number} : rectification",
				text: "Votre commande {number} est de nouveau en attente chez nous. Nous revenons vers vous très vite.",
			},
		},
		quote: {
			new: {
				subject: "Votre demande de devis : {product}",
				text: "Votre demande pour {product} est de nouveau ouverte chez nous. Nous revenons vers vous très vite.",
			},
			answered: {
				subject: "Votre demande de devis : {product}",
				text: "Vous avez reçu notre réponse à votre demande pour {product}. Avez-vous des questions ?",
			},
			won: {
				subject: "Merci pour votre commande : {product}",
				text: "Merci d’avoir accepté notre offre pour {product}. La confirmation et la facture suivent très vite.",
			},
			lost: {
				subject: "Votre demande de devis : {product}",
				text: "Merci de votre intérêt pour {product}. Nous clôturons votre demande pour l’instant ; si vos projets changent, répondez simplement à ce message.",
			},
		},
		greeting: "Bonjour {name},",
		closing: "Cordialement,",
		number: "Numéro de commande",
		total: "Total TVA comprise",
		view: "Voir la commande",
	},
	answer: {
		subject: "Re : votre demande de devis pour {product}",
		text: "Merci pour votre demande du {date}. Vous nous avez demandé :",
		offer: "Nous vous proposons :",
		asked: "Votre demande",
		none: "votre demande",
	},
};
