import type { Language } from "~/values/vocabulary.ts";

/** Slugs of the standard 20 ft container, from the demo content. */
export const standard20ft: Record<Language, string> = {
	nl: "20ft-container-standaard",
	en: "20ft-container-standard",
	de: "20-fuss-container-standard",
	fr: "conteneur-20-pieds-standard",
};
