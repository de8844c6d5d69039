import { type ConsumerLaw, usualConsumerLaw } from "../../app/values/consumer-law.ts";
import type { Localized } from "../../app/values/vocabulary.ts";

import type { SeedProduct } from "./seed-content.ts";

/** What the demo shop says to private buyers: makers of used steel are not known, so the company answers itself. */
export const consumerLaw: ConsumerLaw = {
	...usualConsumerLaw,
	warnings: {
		nl: `Zet de container op een vlakke, draagkrachtige ondergrond en steun hem op de vier hoeken.
Hef hem met geschikt hijsmateriaal aan de hoekstukken, nooit met mensen erin of eronder.
Open de deuren één voor één en blijf uit de draairichting: de lading kan ertegenaan leunen.
Werk niet binnen met gesloten deuren en lucht de container voordat u hem betreedt.
Overschrijd het brutogewicht op de CSC-plaat niet.`,
		en: `Set the container on level ground that bears its weight, and support it at its four corners.
Lift it with suitable gear at the corner castings, never with people inside or underneath.
Open the doors one by one and stay clear of their swing: the load may lean against them.
Do not work inside with the doors closed, and air the container before you enter.
Do not exceed the gross weight on the CSC plate.`,
		de: `Stellen Sie den Container auf ebenen, tragfähigen Boden und stützen Sie ihn an allen vier Ecken.
Heben Sie ihn nur mit geeignetem Geschirr an den Eckbeschlägen, nie mit Personen darin oder darunter.
Öffnen Sie die Türen einzeln und bleiben Sie aus dem Schwenkbereich: Ladung kann dagegen lehnen.
Arbeiten Sie nicht bei geschlossenen Türen und lüften Sie den Container vor dem Betreten.
Überschreiten Sie das Gesamtgewicht auf der CSC-Plakette nicht.`,
		fr: `Posez le conteneur sur un sol plan et porteur, en appui sur ses quatre coins.
Levez-le par les pièces de coin avec un matériel adapté, jamais avec des personnes à l’intérieur ou dessous.
Ouvrez les portes l’une après l’autre et restez hors de leur course : le chargement peut s’y appuyer.
Ne travaillez pas à l’intérieur portes fermées et aérez le conteneur avant d’y entrer.
Ne dépassez pas la masse brute indiquée sur la plaque CSC.`,
	},
};

/** What has to be minded with what is more than a box; the lines of all containers hold for these too. */
export const typeWarnings: Partial<Record<SeedProduct["type"], Localized<string>>> = {
	Refrigerated: {
		nl: `Sluit de koelmachine alleen aan op een geaard stopcontact van 400 V, CEE 32 A, drie fasen.
Laat werk aan koelmiddel en elektra over aan een erkende koeltechnieker.
Controleer vóór u de deuren sluit dat er niemand binnen is; de noodontgrendeling moet werken.
Zet de container vlak en steun hem op de vier hoeken; hef hem alleen aan de hoekstukken.`,
		en: `Connect the reefer unit only to an earthed 400 V, CEE 32 A, three-phase socket.
Leave work on refrigerant and wiring to a certified refrigeration engineer.
Before you close the doors make sure that nobody is inside; the emergency release must work.
Set the container level on its four corners; lift it by the corner castings only.`,
		de: `Schließen Sie das Kühlaggregat nur an eine geerdete Drehstromdose an (400 V, CEE 32 A).
Überlassen Sie Arbeiten an Kältemittel und Elektrik einem zertifizierten Kältebetrieb.
Prüfen Sie vor dem Schließen der Türen, dass niemand darin ist; die Notentriegelung muss gehen.
Stellen Sie den Container eben auf seine vier Ecken; heben Sie ihn nur an den Eckbeschlägen.`,
		fr: `Branchez le groupe frigorifique sur une prise triphasée avec terre : 400 V, CEE 32 A.
Confiez le fluide frigorigène et l’électricité à un frigoriste certifié.
Avant de fermer, vérifiez que personne n’est à l’intérieur ; le déverrouillage de secours doit fonctionner.
Posez le conteneur de niveau sur ses quatre coins ; levez-le par les seules pièces de coin.`,
	},
	Tank: {
		nl: `Ga na wat de tank het laatst bevatte en vraag het reinigingsattest voordat u hem opent.
Betreed de tank nooit zonder gasmeting, tweede persoon en reddingsmiddelen.
Laat de druk langzaam af; tanks voor gevaarlijke stoffen moeten periodiek gekeurd zijn.
Hef de tank alleen aan de hoekstukken en vul hem niet boven de toegestane vullingsgraad.`,
		en: `Find out what the tank held last and ask for its cleaning certificate before you open it.
Never enter the tank without a gas test, a second person and rescue gear.
Release pressure slowly; tanks for dangerous goods need their periodic inspection.
Lift the tank by the corner castings only and do not fill it beyond its permitted degree.`,
		de: `Klären Sie, was der Tank zuletzt enthielt, und verlangen Sie vor dem Öffnen das Reinigungszertifikat.
Betreten Sie den Tank nie ohne Gasmessung, zweite Person und Rettungsmittel.
Lassen Sie Druck langsam ab; Tanks für Gefahrgut brauchen ihre wiederkehrende Prüfung.
Heben Sie den Tank nur an den Eckbeschlägen und überschreiten Sie den Füllungsgrad nicht.`,
		fr: `Renseignez-vous sur le dernier produit transporté et demandez le certificat de nettoyage avant d’ouvrir.
N’entrez jamais dans la citerne sans mesure de gaz, seconde personne et moyens de secours.
Relâchez la pression lentement ; une citerne pour matières dangereuses exige ses contrôles périodiques.
Levez la citerne par les seules pièces de coin et ne dépassez pas le taux de remplissage autorisé.`,
	},
};
