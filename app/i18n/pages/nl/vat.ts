import type { PageTexts } from "../../messages/catalogue.ts";

export const vat: PageTexts["vat"] = {
	reasons: {
		oss: "Btw van het land van levering (éénloketregeling van de EU).",
		belgianNumber: "Met een Belgisch btw-nummer geldt ook bij levering in het buitenland Belgische btw.",
		numberInvalid:
			"VIES, het btw-register van de EU, kent dit nummer niet voor handel tussen lidstaten. Daarom rekenen we btw. Is het nummer pas aangevraagd? Bel ons.",
		numberUnknown:
			"VIES, het btw-register van de EU, antwoordt op dit moment niet. Daarom rekenen we voorlopig btw; we vragen het opnieuw na en corrigeren het op de factuur.",
		collected:
			"U haalt af in Antwerpen. Daarom rekenen we voorlopig Belgische btw; zodra we uw bewijs van vervoer naar een andere lidstaat hebben, wordt het 0%.",
		intraCommunity:
			"0% btw: VIES bevestigt uw btw-nummer en de goederen gaan naar een andere lidstaat. Intracommunautaire levering, vrijgesteld van btw (art. 39bis W.BTW). U geeft de verwerving aan in uw eigen land.",
		rentalAbroad: "0% btw op de huur: btw verlegd (art. 21, § 2 W.BTW). U geeft de btw aan in uw eigen land.",
		exportUnproved: "We rekenen Belgische btw tot we het uitvoerbewijs hebben.",
		export: "0% btw: uitvoer buiten de Europese Unie (art. 39 W.BTW).",
	},
};
