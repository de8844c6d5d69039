import { companyRestorer } from "~/company/desk/restore-company.server.ts";
import type { Restorer } from "~/desk/history/restorer.server.ts";
import { postRestorer } from "~/site/blog/desk/restore-post.server.ts";
import { pageRestorer } from "~/site/pages/desk/restore-page.server.ts";
import { sectionRestorer } from "~/site/pages/desk/sections/restore-section.server.ts";
import { referenceRestorer, reviewRestorer } from "~/site/voices/desk/restore-voice.server.ts";
import { productRestorer } from "~/trade/catalog/desk/restore-product.server.ts";
import { stockColorsRestorer } from "~/trade/catalog/desk/stock-colors/restore-stock-colors.server.ts";
import { tariffRestorer } from "~/trade/transport/desk/restore-tariff.server.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";

/** How each kind of thing is restored; null for what has happened and is not undone: orders, requests, mails, people. */
export const restorers: Record<AuditEntity, Restorer | null> = {
	...{ order: null, quote: null, message: null, mail: null, user: null, image: null, buyer: null },
	landing_page: pageRestorer,
	section: sectionRestorer,
	product: productRestorer,
	blog_post: postRestorer,
	tariff: tariffRestorer,
	stock_colors: stockColorsRestorer,
	...{ redirects: null, bank_line: null, offer: null, offer_settings: null },
	company: companyRestorer,
	review: reviewRestorer,
	reference: referenceRestorer,
	review_settings: null,
};
