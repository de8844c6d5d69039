import type { Alternates } from "~/features/shell/alternates.ts";
import { languages } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";
import type { ProductDetails } from "./product.ts";

/** Addresses of a product's page in the languages that it has a slug in. */
export function existingTranslations(slugs: ProductDetails["slugs"]): Alternates {
	return Object.fromEntries(
		languages.flatMap((language) => {
			const slug = slugs[language];
			return slug ? [[language, urls.container(language, slug)]] : [];
		}),
	);
}
