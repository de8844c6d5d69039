import { readConsumerLaw, requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";

import { offeredConditions } from "~/trade/catalog/pricing.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import type { BuyerRights } from "~/trade/catalog/shop/buyer-rights.tsx";
import { safetyFacts } from "~/values/consumer-law.ts";

/** What private buyers are shown on a container's page; nothing where the company sells to businesses only. */
export async function buyerRights({ db, cache }: Services, product: ProductDetails, language: Language) {
	const law = await readConsumerLaw(db, cache);
	if (law === null) return { earlierPrices: {}, rights: null };
	const company = await requireCompany(db, cache);
	const { legalName, street, postalCode, city, country, email } = company;
	const seller = {
		name: legalName,
		address: `${street}, ${postalCode} ${city}, ${country}`,
		contact: email,
	};
	const { safety, text } = product;
	const own = { safety, warnings: text.warnings, lang: text.lang };
	const isForSale = offeredConditions(product).some((condition) => condition !== "rent");
	const rights: BuyerRights = {
		texts: pageTexts[language].consumerLaw,
		safety: law.safety ? safetyFacts(law, seller, own, language) : null,
		guarantee: law.guarantee && isForSale ? law.guaranteePictures[language] : null,
	};
	return { earlierPrices: law.earlierPrice ? product.earlierPrices : {}, rights };
}
