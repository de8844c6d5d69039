import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	letter: {
		vatNumber: "Btw-nummer",
		next: "Wat er nu gebeurt",
		questions: "Hebt u een vraag? Beantwoord deze mail of bel ons op {phone}.",
		received: "Ontvangen",
		language: "Taal van de klant",
		notice: "Deze mail is automatisch verstuurd. Uw antwoord gaat naar de klant.",
		yourRequest: "Uw aanvraag",
		yourDetails: "Uw gegevens",
	},
	orderConfirmation: {
		subject: "Uw bestelling {number} bij {company}",
		copySubject: "Nieuwe bestelling {number}: {name}, {total}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw bestelling. We hebben uw bestelling ontvangen onder nummer {number}.",
		copyIntro: "{name} heeft bestelling {number} geplaatst voor {total} incl. btw.",
		number: "Bestelnummer",
		date: "Besteldatum",
		subtotal: "Subtotaal excl. btw",
		vat: "Btw ({rate}%)",
		total: "Totaal incl. btw",
		invoice: "Binnen 24 uur krijgt u de factuur met de betaalgegevens. U betaalt per overschrijving.",
		transferNow: "Schrijf het bedrag over met de gegevens hierboven.",
		invoiceOnly: "De factuur krijgt u binnen 24 uur per e-mail.",
		delivery: "Zodra uw betaling binnen is, bellen we u op {phone} om de leverdag af te spreken.",
		pickup: "Zodra uw betaling binnen is, laten we u weten wanneer uw containers klaarstaan op ons depot.",
		rent: "Voor gehuurde containers spreken we met u af wanneer de huur ingaat; deze bestelling dekt de eerste 30 dagen.",
		view: "Bekijk uw bestelling",
		proForma: "Pro-formafactuur (pdf)",
		open: "Bestelling openen",
		copyNext:
			"Verstuur binnen 24 uur de factuur met de betaalgegevens: die is de koper beloofd tegen {moment}.",
		closing: "Met vriendelijke groet,",
	},
	transfer: {
		online:
			"U koos voor online betalen. Is dat nog niet gelukt, dan kan het op de pagina van uw bestelling, of met een overschrijving:",
		title: "Betalen per overschrijving",
		holder: "Begunstigde",
		iban: "IBAN",
		bic: "BIC",
		amount: "Bedrag",
		reference: "Gestructureerde mededeling",
		due: "Te betalen uiterlijk op",
		hint: "Met de gestructureerde mededeling vindt uw betaling vanzelf uw bestelling. Heeft uw bank daar geen veld voor, zet die dan in de omschrijving. Op de pagina van uw bestelling staat een QR-code voor de app van uw bank.",
		promise: "Tot die dag houden wij uw containers voor u vast.",
	},
	bill: {
		deliveredOn: "Geleverd op",
		order: "Bestelling",
		reason: "Reden",
		letters: {
			invoice: {
				subject: "Factuur {number} voor uw bestelling {order}",
				text: "Hierbij ontvangt u de factuur voor uw bestelling {order}: {number}, voor {amount}. U vindt ze als pdf bij deze e-mail.",
			},
			deposit: {
				subject: "Voorschotfactuur {number} voor uw bestelling {order}",
				text: "Hierbij ontvangt u de voorschotfactuur voor uw bestelling {order}: {number}, voor {amount}. U vindt ze als pdf bij deze e-mail.",
			},
			credit_note: {
				subject: "Creditnota {number} voor uw bestelling {order}",
				text: "Hierbij ontvangt u een creditnota voor uw bestelling {order}: {number}, voor {amount}. U vindt ze als pdf bij deze e-mail.",
			},
		},
		ubl: "Hetzelfde document zit erbij als e-factuur (UBL), die uw boekhoudpakket kan inlezen.",
		transport: "Levering: {delivery}",
		deposit: "Voorschot van {percent}% op bestelling {number}",
		depositAmount: "Voorschot op bestelling {number}",
		deducted: "Min voorschotfactuur {number} van {date}",
		reduction: "Prijsvermindering op factuur {number} van {date}",
		reduced: "Min prijsvermindering van creditnota {number} van {date}",
		terms: "Te betalen vóór of op {date}, met mededeling {reference}",
		reasons: {
			K: "Vrijgesteld van btw: intracommunautaire levering, artikel 138 Richtlijn 2006/112/EG",
			AE: "Btw verlegd, artikel 196 Richtlijn 2006/112/EG",
			G: "Vrijgesteld van btw: uitvoer buiten de Europese Unie, artikel 146 Richtlijn 2006/112/EG",
			E: "Bijzondere regeling: gebruikte goederen, artikel 313 Richtlijn 2006/112/EG",
		},
	},
	newSums: {
		subject: "Bestelling {number}: nieuw totaal",
		text: "De btw op uw bestelling {number} is opnieuw bekeken: het totaal is nu {total} incl. btw. De nieuwe pro-formafactuur zit bij deze e-mail en vervangt de vorige.",
		paid: "De btw op uw bestelling {number} is opnieuw bekeken: het totaal is nu {total} incl. btw. De nieuwe bestelbevestiging zit bij deze e-mail. Hebt u een ander bedrag betaald, dan nemen we met u contact op over het verschil.",
		vat: "Btw",
	},
	planned: {
		brought: {
			subject: "Uw bestelling {number}: levering op {date}",
			text: "We leveren uw bestelling {number} op {date}. Zorg dat er iemand is om ze in ontvangst te nemen en dat de vrachtwagen vrij kan rijden. Past de dag u niet, antwoord dan op deze e-mail of bel ons.",
		},
		collected: {
			subject: "Uw bestelling {number}: klaar om af te halen op {date}",
			text: "Uw bestelling {number} staat op {date} voor u klaar in ons depot. Past de dag u niet, antwoord dan op deze e-mail of bel ons.",
		},
	},
	amended: {
		subject: "Bestelling {number} is gewijzigd",
		text: "Zoals met u afgesproken hebben we uw bestelling {number} gewijzigd. Het totaal is nu {total} incl. btw in plaats van {before}.",
		same: "Zoals met u afgesproken hebben we uw bestelling {number} gewijzigd. Het totaal blijft {total} incl. btw.",
		refund: "U hebt al {paid} betaald. We storten {refund} aan u terug.",
		rest: "U hebt al {paid} betaald; er blijft {open} te betalen.",
		check: "Kijk de gegevens even na. Klopt er iets niet, antwoord dan op deze e-mail of bel ons: {phone}.",
	},
	received: {
		subject: "We hebben uw betaling van {amount} voor bestelling {number} ontvangen",
		text: "Bedankt: uw online betaling van {amount} voor bestelling {number} is binnen.",
		rest: "De resterende {sum} vragen we met de volgende factuur; tot dan hoeft u niets te doen.",
		open: "Er blijft nog {sum} te betalen. Dat kan online of met een overschrijving, op de pagina van uw bestelling.",
		cancelled: "Deze bestelling is echter geannuleerd: u krijgt {sum} terug.",
		tooMuch: "Er is meer betaald dan er openstond: u krijgt {sum} terug.",
	},
	reminder: {
		before: {
			subject: "Bestelling {number}: graag betalen uiterlijk op {date}",
			text: "Uw bestelling {number} ligt voor u vast en wacht op uw betaling van {amount}, te betalen uiterlijk op {date}. Hebt u al overgeschreven, dan hoeft u niets meer te doen.",
		},
		after: {
			subject: "Uw betaling voor bestelling {number} is nog niet binnen",
			text: "Uw betaling van {amount} voor bestelling {number} hebben wij nog niet ontvangen; de vervaldag was {date}. Wilt u het bedrag overschrijven met de gegevens hieronder? Is er iets onduidelijk, antwoord dan op deze mail. Heeft uw overschrijving deze mail gekruist, dan hoeft u niets te doen.",
		},
		lapsed: {
			subject: "Uw bestelling {number} is geannuleerd",
			text: "Voor uw bestelling {number}, te betalen uiterlijk op {date}, hebben wij geen betaling ontvangen. Daarom hebben wij ze geannuleerd en houden wij de containers niet langer voor u vast. Hebt u ze toch nog nodig, antwoord dan gewoon op deze mail. Hebt u het bedrag intussen overgeschreven, laat het ons weten: dan brengen wij het in orde.",
		},
	},
	quote: {
		subject: "Uw offerteaanvraag bij {company}",
		copySubject: "Offerteaanvraag: {product}, {name}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw aanvraag. We nemen binnen 24 uur contact met u op.",
		copyIntro: "{name} heeft een offerte aangevraagd.",
		unitPrice: "Prijs per stuk excl. btw",
		rentPrice: "Huur voor de eerste 30 dagen, per stuk, excl. btw",
		onRequest: "op aanvraag",
		transport: "Transport excl. btw",
		total: "Totaal excl. btw",
		totalWithout: "Totaal excl. btw, zonder transport",
		totalVat: "Totaal incl. btw ({rate}%)",
		place: "Plaats van levering",
		check: "We bekijken uw aanvraag en gaan voorraad en transport na.",
		contact: "Binnen 24 uur mailen of bellen we u met onze offerte of met een vraag.",
		decide: "U beslist in alle rust: deze aanvraag verplicht u tot niets.",
		picture: "Uw ombouw zoals u die hebt getekend",
		open: "Aanvraag openen",
		copyNext: "Antwoord binnen 24 uur: dat is de klant beloofd tegen {moment}.",
		backupText:
			"Er is een offerteaanvraag voor {product} binnengekomen van {name} ({email}). De volledige mail kon niet worden verstuurd; de aanvraag is bewaard.",
		closing: "Met vriendelijke groet,",
	},
	offer: {
		subject: "Uw offerte {number} van {company}",
		greeting: "Beste {name},",
		number: "Offertenummer",
		validUntil: "Geldig tot en met",
		remarks: "Opmerkingen",
		link: "Offerte bekijken, aanvaarden of een vraag stellen",
		attached:
			"De offerte zit als pdf in bijlage. Ze bindt ons tot en met {date}; u aanvaardt ze via de link, zonder account.",
		newer: "Deze versie vervangt wat wij u eerder stuurden.",
		reminder: {
			subject: "Uw offerte {number} is geldig tot en met {date}",
			text: "Onze offerte {number} van {amount} incl. btw is geldig tot en met {date}. U aanvaardt ze via de link, of stelt daar uw vraag als er nog iets onduidelijk is. Hebt u anders beslist, dan hoeft u niets te doen.",
		},
		withdrawn: {
			subject: "Onze offerte {number} vervalt",
			text: "Wij moeten onze offerte {number} intrekken. Hebt u de containers nog nodig, antwoord dan op deze e-mail: wij zoeken een andere oplossing.",
		},
		declined: {
			subject: "Offerte {number} afgewezen: {name}",
			text: "{name} heeft de offerte {number} van {amount} incl. btw afgewezen.",
			reason: "Reden",
		},
		asked: {
			subject: "Vraag over offerte {number}: {name}",
			text: "{name} heeft een vraag over de offerte {number}:",
		},
		answer: {
			subject: "Re: uw vraag over offerte {number}",
			text: "Bedankt voor uw vraag over onze offerte {number}:",
			room: "Ons antwoord:",
		},
		open: "Offerte openen",
		closing: "Met vriendelijke groeten",
		/** What an offer says where the owner has written no templates. */
		texts: {
			intro: "Bedankt voor uw aanvraag. Wij bieden u graag het volgende aan.",
			closing:
				"Wij kijken uit naar uw bestelling. Is er iets onduidelijk, bel ons dan of stel uw vraag via de link in onze e-mail.",
			conditions:
				"Prijzen excl. btw, tenzij anders vermeld. Containers worden gereserveerd zodra de offerte is aanvaard. Wij lossen op een harde, vlakke ondergrond die de vrachtwagen kan bereiken.",
		},
	},
	withdrawal: {
		subject: "Ontvangst van uw herroeping van bestelling {number}",
		copySubject: "Herroeping van bestelling {number}: {name}",
		greeting: "Beste {name},",
		intro:
			"We hebben uw herroeping van bestelling {number} bij {company} ontvangen. Bewaar deze e-mail: het is uw ontvangstbevestiging.",
		statement: "Uw verklaring",
		order: "Bestelnummer",
		part: "Herroepen",
		whole: "De hele bestelling",
		name: "Naam",
		email: "E-mail",
		check: "We bekijken uw bestelling en schrijven u hoe de container terugkomt.",
		giveBack:
			"U stuurt of brengt de goederen terug binnen 14 dagen na uw verklaring; de terugweg betaalt u zelf.",
		refund:
			"We betalen terug wat u hebt betaald, met de gewone levering, binnen 14 dagen; we mogen wachten tot de goederen terug zijn of u aantoont dat ze onderweg zijn.",
		copyIntro: "{name} herroept bestelling {number}.",
		copyNext:
			"Bekijk de bestelling, spreek de terugweg af en betaal binnen 14 dagen terug. De koper heeft de ontvangstbevestiging gekregen.",
		unknown: "Er is geen bestelling gevonden met dit nummer en e-mailadres: zoek ze op.",
		open: "Openen",
		closing: "Met vriendelijke groet,",
	},
	contact: {
		subject: "Uw bericht aan {company}",
		copySubject: "Bericht van {name}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.",
		copyIntro: "{name} heeft via de website een bericht gestuurd.",
		yourMessage: "Uw bericht",
		open: "Bericht openen",
		backupText:
			"{name} ({email}) heeft een bericht gestuurd. De volledige mail kon niet worden verstuurd; het bericht is bewaard.",
		closing: "Met vriendelijke groet,",
	},
	account: {
		greeting: "Beste,",
		verify: {
			subject: "Bevestig uw e-mailadres bij {company}",
			intro:
				"Open de link en vul het wachtwoord in dat u koos, om uw e-mailadres bij {company} te bevestigen. De link is een dag geldig. Hebt u zich niet geregistreerd, dan hoeft u niets te doen.",
			link: "E-mailadres bevestigen",
		},
		reset: {
			subject: "Nieuw wachtwoord bij {company}",
			intro:
				"Iemand, hopelijk u, heeft bij {company} een nieuw wachtwoord aangevraagd. De link is een uur geldig. Was u het niet, dan hoeft u niets te doen.",
			link: "Nieuw wachtwoord kiezen",
		},
		changed: {
			subject: "Uw wachtwoord bij {company} is gewijzigd",
			intro:
				"Het wachtwoord van uw account bij {company} is zojuist gewijzigd; alle andere sessies zijn beëindigd. Was u het niet, kies dan meteen een nieuw wachtwoord met de link.",
			link: "Dit was ik niet: nieuw wachtwoord",
		},
		known: {
			subject: "U hebt al een account bij {company}",
			intro:
				"Iemand, misschien u, wilde zich bij {company} registreren met uw e-mailadres, dat al een account heeft. Er is niets gewijzigd. Bent u uw wachtwoord vergeten, dan kiest u met de link een nieuw.",
			link: "Wachtwoord vergeten?",
		},
		twoFactorOff: {
			subject: "Codes bij het aanmelden zijn uitgezet bij {company}",
			intro:
				"Bij het aanmelden op uw account bij {company} wordt geen code meer gevraagd. Was u het niet, kies dan meteen een nieuw wachtwoord met de link en zet de codes weer aan.",
			link: "Dit was ik niet: nieuw wachtwoord",
		},
		deleted: {
			subject: "Uw account bij {company} is verwijderd",
			intro:
				"Uw account bij {company} is zojuist verwijderd. Uw bestellingen blijven bij ons zolang de wet het vraagt; met de link in elke bestelbevestiging opent u ze nog. Was u het niet, laat het ons dan weten: antwoord op deze e-mail of schrijf ons via de link.",
			link: "Contact opnemen",
		},
		invited: {
			subject: "U hebt nu toegang tot het beheer van {company}",
			intro:
				"{author} heeft u toegang gegeven tot het beheer van {company}. Uw rol: {role}. Kies via de link uw wachtwoord; de link is drie dagen geldig. Vraag daarna een nieuwe.",
			link: "Wachtwoord kiezen",
		},
		madeMember: {
			subject: "U hebt nu toegang tot het beheer van {company}",
			intro:
				"{author} heeft uw account toegang gegeven tot het beheer van {company}. Uw rol: {role}. Meld u via de link aan met uw wachtwoord.",
			link: "Aanmelden",
		},
		fallback: "Werkt de knop niet? Kopieer dan dit adres naar uw browser:",
		closing: "Met vriendelijke groet,",
	},
	status: {
		order: {
			confirmed: {
				subject: "Uw bestelling {number} is bevestigd",
				text: "We bevestigen uw bestelling {number} voor {total} incl. btw. De factuur met de betaalgegevens is onderweg of hebt u al gekregen.",
			},
			paid: {
				subject: "We hebben uw betaling voor bestelling {number} ontvangen",
				text: "Bedankt: uw betaling voor bestelling {number} ({total} incl. btw) is binnen. We nemen contact met u op om de dag van levering of afhalen af te spreken.",
			},
			delivered: {
				subject: "Uw bestelling {number} is geleverd",
				text: "Uw bestelling {number} is geleverd of afgehaald. Is iets niet zoals het hoort, laat het ons dan meteen weten. Bedankt dat u voor {company} hebt gekozen.",
			},
			cancelled: {
				subject: "Uw bestelling {number} is geannuleerd",
				text: "We hebben uw bestelling {number} voor {total} incl. btw geannuleerd. Hebt u al betaald, dan storten we het bedrag terug op uw rekening.",
			},
			pending: {
				subject: "Uw bestelling {number}: correctie",
				text: "Uw bestelling {number} staat bij ons weer open. We komen er snel op terug.",
			},
		},
		quote: {
			new: {
				subject: "Uw offerteaanvraag: {product}",
				text: "Uw aanvraag voor {product} staat bij ons weer open. We komen er snel op terug.",
			},
			answered: {
				subject: "Uw offerteaanvraag: {product}",
				text: "U hebt ons antwoord op uw aanvraag voor {product} gekregen. Hebt u er nog vragen over?",
			},
			won: {
				subject: "Bedankt voor uw opdracht: {product}",
				text: "Bedankt dat u onze offerte voor {product} hebt aanvaard. De bevestiging en de factuur volgen snel.",
			},
			lost: {
				subject: "Uw offerteaanvraag: {product}",
				text: "Bedankt voor uw interesse in {product}. We sluiten uw aanvraag voorlopig af; veranderen uw plannen, beantwoord dan gewoon deze mail.",
			},
		},
		greeting: "Beste {name},",
		closing: "Met vriendelijke groet,",
		number: "Bestelnummer",
		total: "Totaal incl. btw",
		view: "Bekijk uw bestelling",
	},
	answer: {
		subject: "Re: uw offerteaanvraag voor {product}",
		text: "Bedankt voor uw aanvraag van {date}. U vroeg ons:",
		offer: "We bieden u aan:",
		asked: "Uw aanvraag",
		none: "uw aanvraag",
	},
};
