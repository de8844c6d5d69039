import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";
import { isUuid } from "~/values/uuid.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";

/** The page of each kind of thing; null for what has none, or none that its id leads to. */
const pages: Record<AuditEntity, ((language: Language, id: string) => string) | null> = {
	order: adminUrls.order,
	quote: adminUrls.quote,
	offer: adminUrls.offer,
	offer_settings: adminUrls.offerSettings,
	message: adminUrls.message,
	mail: adminUrls.mail,
	buyer: adminUrls.buyer,
	user: null,
	landing_page: adminUrls.editLandingPage,
	section: null,
	product: adminUrls.product,
	blog_post: adminUrls.editPost,
	review: adminUrls.review,
	reference: adminUrls.reference,
	review_settings: adminUrls.reviewCheck,
	image: adminUrls.media,
	stock_colors: adminUrls.stockColors,
	company: adminUrls.company,
	redirects: urls.redirectManager,
	// An import is about many lines.
	bank_line: (language, id) => (isUuid(id) ? adminUrls.bankLine(language, id) : adminUrls.bank(language)),
	tariff: (language, id) => {
		const [country = "", prefix] = id.split(" ");
		// An import is about many rows.
		return prefix ? adminUrls.editTariff(language, country, prefix) : adminUrls.tariffs(language);
	},
};

/** Where the owner's side shows a thing that the history tells of; null for what has no page, or none any more. */
export function thingAddress(
	language: Language,
	{ entity, entityId, isGone }: { entity: AuditEntity; entityId: string; isGone: boolean },
): string | null {
	return isGone ? null : (pages[entity]?.(language, entityId) ?? null);
}
