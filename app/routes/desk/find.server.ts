import { type FindAction, type FoundItem, readFindText } from "~/desk/find/find.ts";
import { findGroups } from "~/desk/find/found-groups.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { searchDeliveries } from "~/trade/orders/desk/deliveries.store.server.ts";
import { urls } from "~/urls.ts";
import { noonOf } from "~/values/day.ts";
import { may, type Role } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { mayRead } from "./route-rights.ts";

/** What can be done and where one can go, the things to do first. */
export function actionsIn(language: Language): FindAction[] {
	const { find, ...shell } = pageTexts[language].adminShell;
	const { actions } = find;
	const to = (key: string, title: string, address: string, words = "") => ({
		key,
		title,
		words,
		to: address,
	});
	return [
		to("new-product", actions.newProduct, adminUrls.newProduct(language), shell.products),
		to("new-post", actions.newPost, adminUrls.newPost(language), shell.blog),
		to("new-page", actions.newPage, adminUrls.newLandingPage(language), shell.landingPages),
		to("new-tariff", actions.newTariff, adminUrls.newTariff(language), shell.tariffs),
		to("import-bank", actions.importBank, adminUrls.bankImport(language), `${shell.bank} CODA CAMT`),
		to("open-items", actions.openItems, adminUrls.openItems(language)),
		to("import-tariffs", actions.importTariffs, adminUrls.importTariffs(language), "Excel CSV"),
		to("today", shell.today, adminUrls.overview(language)),
		to("orders", shell.orders, adminUrls.orders(language)),
		to("quotes", shell.quotes, adminUrls.quotes(language)),
		to("offers", shell.offers, adminUrls.offers(language)),
		to("buyers", shell.buyers, adminUrls.buyers(language)),
		to("new-offer", pageTexts[language].adminOffers.new.title, adminUrls.newOffer(language)),
		to("messages", shell.messages, adminUrls.messages(language)),
		to("deliveries", shell.deliveries, adminUrls.deliveries(language)),
		to("invoices", shell.invoices, adminUrls.invoices(language)),
		to("bank", shell.bank, adminUrls.bank(language)),
		to("products", shell.products, urls.containers(language)),
		to("tariffs", shell.tariffs, adminUrls.tariffs(language)),
		to("pages", shell.landingPages, adminUrls.landingPages(language)),
		to("blog", shell.blog, adminUrls.posts(language)),
		to("new-review", actions.newReview, adminUrls.newReview(language), "Google Trustpilot"),
		to("new-reference", actions.newReference, adminUrls.newReference(language)),
		to("voices", pageTexts[language].adminVoices.title, adminUrls.voices(language)),
		to("media", shell.media, adminUrls.media(language)),
		to("redirects", shell.redirects, urls.redirectManager()),
		to("company", shell.company, adminUrls.company(language), "IBAN VIES Mollie"),
		to("colours", shell.stockColors, adminUrls.stockColors(language), "RAL"),
		to("owners", shell.owners, adminUrls.owners(language)),
		to("mails", shell.mails, adminUrls.mails(language)),
		to("history", shell.history, adminUrls.history(language)),
		to("trash", shell.trash, adminUrls.trash(language)),
	];
}

/** What a text finds of what a driver brings. */
async function findDeliveries(db: Db, language: Language, text: string): Promise<FoundItem[]> {
	const found = await searchDeliveries(db, text);
	return found.map(({ id, number, on, name, company, postalCode, city }) => ({
		...{ key: id, title: `${postalCode} ${city} · ${company ?? name}` },
		hint: [number, on && formatDate(language, noonOf(on))].filter(Boolean).join(" · "),
		to: adminUrls.delivery(language, id),
	}));
}

/** What an address asks the desk for, and what it finds that leads where a role may go. */
export async function findFor(shop: Services, role: Role, language: Language, request: Request) {
	const text = readFindText(new URL(request.url).searchParams);
	const words = pageTexts[language].adminShell.find;
	const isOpen = ({ to }: { to: string }) => mayRead(role, to);
	const actions = actionsIn(language).filter(isOpen);
	const brings = may(role, "deliveries.read") && !may(role, "orders.read");
	const deliveries = brings ? await findDeliveries(shop.db, language, text) : undefined;
	const found = await findGroups(shop.db, {
		language,
		text,
		actions,
		words,
		...(deliveries && { deliveries }),
	});
	const groups = found.map((group) => ({ ...group, items: group.items.filter(isOpen) }));
	return { text, groups: groups.filter(({ items }) => items.length > 0) };
}
