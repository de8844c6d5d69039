import type { Services } from "~/platform/services.server.ts";
import type { PreviewReads } from "~/site/pages/desk/sections/preview-section.server.ts";
import { withVoices } from "~/site/voices/with-voices.server.tsx";
import { listForCarousel } from "~/trade/catalog/product-pages.store.server.ts";

/** What previews of sections show of the catalog, and of reviews and references. */
export function previewReads(shop: Services): PreviewReads {
	return {
		listProducts: (language) => listForCarousel(shop.db, shop.cache, language),
		async fill(section, language) {
			const { sections } = await withVoices(shop, [section], language);
			return sections[0] ?? section;
		},
	};
}
