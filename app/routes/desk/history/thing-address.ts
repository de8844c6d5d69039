import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";

const pages: Record<string, (language: Language, id: string) => string> = {
	order: adminUrls.order,
	quote: adminUrls.quote,
	message: adminUrls.message,
	mail: adminUrls.mail,
	landing_page: adminUrls.editLandingPage,
	product: adminUrls.product,
	blog_post: adminUrls.editPost,
	image: adminUrls.media,
	stock_colors: adminUrls.stockColors,
	company: adminUrls.company,
	tariff: (language, id) => {
		const [country = "", prefix] = id.split(" ");
		// An import is about many rows.
		return prefix ? adminUrls.editTariff(language, country, prefix) : adminUrls.tariffs(language);
	},
};

/** Where the owner's side shows a thing that the history tells of; null for what has no page, or none any more. */
export function thingAddress(
	language: Language,
	thing: { entity: string; entityId: string; action: string },
): string | null {
	if (thing.action === "delete") return null;
	return Object.hasOwn(pages, thing.entity)
		? (pages[thing.entity]?.(language, thing.entityId) ?? null)
		: null;
}
