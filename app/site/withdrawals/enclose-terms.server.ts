import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { companyTag, findLogo, type PrintedLogo, requireCompany } from "~/company/company.store.server.ts";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { ClaimedMail } from "~/mail/claimed-mail.server.ts";
import { schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";
import { isBusinessOrder } from "~/trade/orders/order-buyer.ts";
import { regions } from "~/trade/papers/paper-sheet.ts";
import { renderText, type TextSheet } from "~/trade/papers/render-paper.server.ts";
import { type Block, blocksOf, paragraphOf } from "~/trade/papers/rich-blocks.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { noonOf } from "~/values/day.ts";
import type { Language } from "~/values/vocabulary.ts";

export type TermsShop = Pick<Services, "db" | "cache"> & { origin: string };

/** Slug of the owner's page with the terms. */
const termsPage = "terms-of-sale";
/** A mail waits no longer for them: it goes without, and its links lead to them. */
const longestMs = 5_000;
/** Of the model form, which the law words. */
const formDay = "2026-06-19";

const { landingPages, landingPageTranslations, orders } = schema;

/** The published terms in a language, with the day on which they were last changed; null where there are none. */
function readTerms({ db, cache }: TermsShop, language: Language) {
	return cache.remember(`terms:${language}`, [contentTag], async () => {
		const [page] = await db
			.select({
				title: landingPageTranslations.title,
				contentHtml: landingPageTranslations.contentHtml,
				content: landingPageTranslations.content,
				changedAt: landingPages.updatedAt,
			})
			.from(landingPages)
			.innerJoin(landingPageTranslations, eq(landingPageTranslations.landingPageId, landingPages.id))
			.where(
				and(
					eq(landingPages.slug, termsPage),
					eq(landingPages.isPublished, true),
					eq(landingPageTranslations.language, language),
				),
			);
		const html = page?.contentHtml || page?.content;
		if (!page || !html) return null;
		const date = antwerpClock(page.changedAt).slice(0, 10);
		return { title: page.title, html: shownHtml(html), date };
	});
}

/** What was printed last of each: the same for every buyer of a language until the terms change. */
const printed = new Map<string, { sheet: string; bytes: Promise<Uint8Array> }>();

function printOnce(name: string, sheet: TextSheet, logo: PrintedLogo | null): Promise<Uint8Array> {
	const text = JSON.stringify([sheet, logo?.address]);
	const known = printed.get(name);
	if (known?.sheet === text) return known.bytes;
	const bytes = renderText(sheet, logo);
	printed.set(name, { sheet: text, bytes });
	// What failed is tried again with the next mail.
	bytes.catch(() => {
		if (printed.get(name)?.bytes === bytes) printed.delete(name);
	});
	return bytes;
}

function formBlocks(language: Language, to: string): Block[] {
	const { modelText, modelTo, modelLines, modelNote } = pageTexts[language].withdrawal;
	const [statement = "", ...others] = modelLines;
	return [
		paragraphOf(modelText),
		{ kind: "rule" },
		paragraphOf(labelled(language, modelTo, to)),
		...[statement, ...others].map(
			(text): Block => ({ kind: "field", pieces: [{ text, bold: false, href: null }] }),
		),
		paragraphOf(modelNote),
	];
}

/** The terms, where they are published, and the model form, as PDF in a language. */
async function printTerms(shop: TermsShop, language: Language) {
	const company = await requireCompany(shop.db, shop.cache);
	const { legalName, name, street, postalCode, city, email } = company;
	const to = [legalName || name, street, `${postalCode} ${city}`.trim(), email].filter(Boolean).join(", ");
	const { legal, page } = paperCatalogues[language];
	const shared = { lang: language, region: regions[language], company: name, footer: to, page };
	const terms = await readTerms(shop, language);
	const logo = await shop.cache.remember("logo", [companyTag], () => findLogo(shop.db));
	const form: TextSheet = {
		...shared,
		...{ title: pageTexts[language].withdrawal.modelTitle, date: formDay, about: null },
		blocks: formBlocks(language, to),
	};
	const files = [{ filename: `${legal.form}.pdf`, content: await printOnce(`form:${language}`, form, logo) }];
	if (!terms) return files;
	const about = legal.version.replace("{date}", formatDate(language, noonOf(terms.date)));
	const { title, date, html } = terms;
	const sheet: TextSheet = { ...shared, title, date, about, blocks: blocksOf(html, shop.origin) };
	const content = await printOnce(`terms:${language}`, sheet, logo);
	return [{ filename: `${legal.terms}.pdf`, content }, ...files];
}

/**
 * What the law wants a private buyer to keep goes along with the confirmation of an order: the terms as they are, and the
 * model form of withdrawal (directive 2011/83/EU, articles 6 and 8 (7)). Nothing for others, or where it takes too long.
 * One statement, three for the first mail in a while. Never throws.
 */
export async function encloseTerms(shop: TermsShop, mail: ClaimedMail, waitMs = longestMs) {
	if (mail.kind !== "order" || mail.attachment !== "pro-forma" || mail.about === null) return [];
	const inTime = new AbortController();
	try {
		const { customers } = await requireCompany(shop.db, shop.cache);
		if (customers !== "everyone") return [];
		const { language, shippingAddress, billingAddress } = orders;
		const [order] = await shop.db
			.select({ language, shippingAddress, billingAddress })
			.from(orders)
			.where(eq(orders.id, mail.about));
		if (!order || isBusinessOrder(order)) return [];
		const files = await Promise.race([
			printTerms(shop, order.language),
			wait(waitMs, null, { ref: false, signal: inTime.signal }),
		]);
		if (files === null) {
			log.warn("mail goes without the terms", { mail: mail.id });
			return [];
		}
		return files.map((file) => ({
			...file,
			content: Buffer.from(file.content),
			...{ contentType: "application/pdf", contentDisposition: "attachment" as const },
		}));
	} catch (error) {
		log.warn("mail goes without the terms", { mail: mail.id, error: errorText(error) });
		return [];
	} finally {
		inTime.abort();
	}
}
