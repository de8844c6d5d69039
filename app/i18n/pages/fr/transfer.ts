import type { PageTexts } from "../../messages/catalogue.ts";

export const transfer: PageTexts["transfer"] = {
	title: "Paiement par virement",
	holder: "Bénéficiaire",
	iban: "IBAN",
	bic: "BIC",
	amount: "Montant",
	reference: "Communication structurée",
	due: "À payer au plus tard le",
	intro: "Indiquez cette communication structurée : votre paiement sera aussitôt rattaché à votre commande.",
	elsewhere: "Si votre banque n’a pas de champ prévu, indiquez-la comme motif du virement.",
	promise: "Jusqu’à cette date, ces conteneurs vous sont réservés.",
	qr: "Code QR de ce virement",
	scan: "Ou scannez ce code avec l’application de votre banque : tout est déjà rempli.",
	copy: "Copier",
	copied: "Copié",
	none: "Nous vous envoyons les coordonnées de paiement par e-mail.",
	partly: "Payée en partie",
};
