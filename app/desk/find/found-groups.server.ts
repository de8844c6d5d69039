import { adminUrls } from "~/desk-urls.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Db } from "~/platform/db.server.ts";
import { noonOf } from "~/values/day.ts";
import type { Language } from "~/values/vocabulary.ts";
import { findEverywhere, nothingFound } from "./find.store.server.ts";
import { type FindAction, type FindKind, type FoundGroup, type FoundItem, findActions } from "./find.ts";

/** Parts of a second line. */
function hintOf(...parts: (string | null)[]): string | null {
	const known = parts.filter((part) => part !== null && part !== "");
	return known.length > 0 ? known.join(" · ") : null;
}

/**
 * What a text finds on the desk, by kinds in a fixed order, in the owner's language; without a text what can be done. One
 * statement at most.
 */
export async function findGroups(
	db: Db,
	asked: {
		language: Language;
		text: string;
		actions: readonly FindAction[];
		words: PageTexts["adminShell"]["find"];
		/** What is found instead of everything else, for whoever brings things and reads nothing else. */
		deliveries?: readonly FoundItem[];
	},
): Promise<FoundGroup[]> {
	const { language, text, actions, words, deliveries } = asked;
	const found = text === "" || deliveries ? nothingFound : await findEverywhere(db, language, text);
	const day = (at: string) => formatDate(language, new Date(at));
	const groups: Record<FindKind, FoundItem[]> = {
		action: findActions(actions, text).map(({ key, title, to }) => ({ key, title, hint: null, to })),
		order: found.orders.map(({ id, number, name, company, city, total, at }) => ({
			key: id,
			title: `${number} · ${company ?? name}`,
			hint: hintOf(formatEuro(language, total, "always"), city, day(at)),
			to: adminUrls.order(language, id),
		})),
		delivery: [...(deliveries ?? [])],
		buyer: found.buyers.map(({ email, name, company }) => ({
			key: email,
			title: company ?? name,
			hint: email,
			to: adminUrls.buyer(language, email),
		})),
		quote: found.quotes.map(({ id, name, company, at }) => ({
			...{ key: id, title: company ?? name, hint: hintOf(company && name, day(at)) },
			to: adminUrls.quote(language, id),
		})),
		offer: found.offers.map(({ id, number, name, company, total, at }) => ({
			...{ key: id, title: `${number} · ${company ?? name}` },
			hint: hintOf(formatEuro(language, total, "always"), day(at)),
			to: adminUrls.offer(language, id),
		})),
		message: found.messages.map(({ id, name, subject, at }) => ({
			...{ key: id, title: name, hint: hintOf(subject, day(at)) },
			to: adminUrls.message(language, id),
		})),
		invoice: found.invoices.map(({ id, number, on, gross }) => ({
			key: id,
			title: number,
			hint: hintOf(formatEuro(language, gross, "always"), formatDate(language, noonOf(on))),
			to: `${adminUrls.invoices(language)}?q=${encodeURIComponent(number)}`,
		})),
		product: found.products.map(({ id, title }) => ({
			...{ key: id, title, hint: null },
			to: adminUrls.product(language, id),
		})),
		page: found.pages.map(({ id, title }) => ({
			...{ key: id, title, hint: null },
			to: adminUrls.editLandingPage(language, id),
		})),
		post: found.posts.map(({ id, title }) => ({
			...{ key: id, title, hint: null },
			to: adminUrls.editPost(language, id),
		})),
	};
	const order: readonly FindKind[] = [
		...(["order", "delivery", "buyer", "quote", "offer", "message", "invoice"] as const),
		...(["product", "page", "post", "action"] as const),
	];
	return order.flatMap((kind) =>
		groups[kind].length > 0 ? [{ kind, label: words.kinds[kind], items: groups[kind] }] : [],
	);
}
