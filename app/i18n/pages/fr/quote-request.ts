import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const quoteRequest: PageTexts["quoteRequest"] = {
	asked: "Votre demande porte sur",
	noType: "Un devis pour ce conteneur",
	ralUnknown: "Ce numéro n’existe pas dans RAL Classic",
	gone: "Ce conteneur n’est plus proposé. Votre demande n’a pas été envoyée ; votre saisie est toujours là. Demandez un devis pour un autre conteneur ou appelez-nous.",
};
