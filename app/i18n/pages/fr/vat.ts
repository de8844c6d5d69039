import type { PageTexts } from "../../messages/catalogue.ts";

export const vat: PageTexts["vat"] = {
	reasons: {
		oss: "TVA du pays de livraison (guichet unique de l’UE).",
		belgianNumber: "Avec un numéro de TVA belge, la TVA belge s’applique aussi à une livraison à l’étranger.",
		numberInvalid:
			"VIES, le registre de l’UE, ne connaît pas ce numéro de TVA pour les échanges entre États membres ; la TVA est donc due. Votre numéro est tout récent ? Appelez-nous.",
		numberUnknown:
			"VIES, le registre des numéros de TVA de l’UE, ne répond pas pour le moment ; nous comptons donc la TVA à titre provisoire. Nous l’interrogeons à nouveau et corrigeons sur la facture.",
		collected:
			"Vous enlevez à Anvers ; nous comptons donc la TVA belge à titre provisoire. Dès réception de votre preuve de transport vers un autre État membre, nous passons à 0 %.",
		intraCommunity:
			"TVA 0 % : VIES confirme votre numéro et la marchandise part vers un autre État membre. Livraison intracommunautaire exonérée de TVA (art. 39bis du Code belge de la TVA). Vous déclarez l’acquisition dans votre pays.",
		rentalAbroad:
			"TVA 0 % sur la location : autoliquidation (art. 21, § 2 du Code belge de la TVA). Vous déclarez la TVA dans votre pays.",
		exportUnproved: "La TVA belge est due jusqu’à réception de la preuve d’exportation.",
		export: "TVA 0 % : exportation hors de l’Union européenne (art. 39 du Code belge de la TVA).",
	},
};
