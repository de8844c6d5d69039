import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Beheer",
	label: "Beheer",
	today: "Vandaag",
	search: "Zoeken",
	orders: "Bestellingen",
	bank: "Bank",
	invoices: "Facturen",
	quotes: "Offerteaanvragen",
	offers: "Offertes",
	messages: "Berichten",
	mails: "E-mails",
	products: "Producten",
	prices: "Prijzen en voorraad",
	landingPages: "Landingspagina’s",
	blog: "Blog",
	media: "Afbeeldingen",
	redirects: "Doorverwijzingen",
	tariffs: "Tarieven",
	stockColors: "Voorraadkleuren",
	company: "Bedrijf",
	owners: "Beheerders",
	history: "Geschiedenis",
	trash: "Prullenbak",
	groups: { trade: "Handel", shop: "Winkel", settings: "Kantoor" },
	fold: "Menu inklappen",
	unfold: "Menu uitklappen",
	/** Said of the number beside a link. */
	waiting: "{count} te doen",
	signOut: "Afmelden",
	shop: "Naar de winkel",
	/** Around every record's form. */
	record: {
		restore: "Terugzetten",
		saving: "Bezig met opslaan...",
		seeSaved: "Opgeslagen versie bekijken",
		overwrite: "Mijn versie eroverheen opslaan",
		unsavedTitle: "Weggaan zonder op te slaan?",
		unsavedText: "U hebt wijzigingen die nog niet zijn opgeslagen.",
		stay: "Op deze pagina blijven",
		leave: "Weggaan zonder op te slaan",
		draft: "Op {moment} hebt u hier iets ingevuld dat nooit is opgeslagen.",
		draftOld: "Sindsdien heeft iemand een andere versie opgeslagen.",
		takeDraft: "Daarmee verdergaan",
		dropDraft: "Weggooien",
	},
	/** Leads the owner of a new shop through what it lacks. */
	setUp: {
		title: "Uw winkel inrichten",
		intro: "Uw winkel heeft drie dingen nodig voordat u kunt verkopen. U kunt alles later aanpassen.",
		done: "klaar",
		after:
			"Het cookiebeleid en de privacyverklaring zijn concepten: lees ze na, vul uw gegevens in en publiceer ze onder Landingspagina’s.",
		steps: {
			company: {
				title: "Bedrijfsgegevens",
				text: "Naam, adres, btw-nummer en bankrekening: ze staan op elke pagina, in elke e-mail en bij de betaalgegevens.",
				button: "Bedrijf invullen",
			},
			tariffs: {
				title: "Transporttarieven",
				text: "Wat levering per regio kost. Typ de tarieven in of importeer een spreadsheet; zonder tarieven kunnen kopers alleen afhalen.",
				button: "Tarieven invoeren",
			},
			container: {
				title: "Eerste container",
				text: "Afmetingen, prijzen per staat, foto’s en teksten. Zodra u opslaat, staat hij in de winkel.",
				button: "Container toevoegen",
			},
		},
	},
};
