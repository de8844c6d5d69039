import type { Language } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";

const pages: Record<string, (language: Language, id: string) => string> = {
	order: urls.admin.order,
	quote: urls.admin.quote,
	message: urls.admin.message,
	mail: urls.admin.mail,
	landing_page: urls.admin.editLandingPage,
	product: urls.admin.product,
	blog_post: urls.admin.editPost,
	image: urls.admin.media,
	stock_colors: urls.admin.stockColors,
	company: urls.admin.company,
	tariff: (language, id) => {
		const [country = "", prefix] = id.split(" ");
		// An import is about many rows.
		return prefix ? urls.admin.editTariff(language, country, prefix) : urls.admin.tariffs(language);
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
