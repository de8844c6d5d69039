import { setTimeout as wait } from "node:timers/promises";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import type { ClaimedMail } from "~/mail/claimed-mail.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { orderPaperKinds } from "~/values/vocabulary.ts";
import type { StoredPaper } from "./paper.store.server.ts";
import { type PaperShop, printOrderPaper } from "./print-order-paper.server.ts";
import { isShown } from "./shown-papers.server.ts";

/** A mail waits no longer for its paper: it goes without, and its link leads to it. */
const longestMs = 5_000;

/** What a paper's file is called: in its language, with its number, letters that every system takes. */
export function paperFilename({ kind, number, language }: StoredPaper): string {
	return `${paperCatalogues[language].files[kind]}-${number.replace(/[^A-Za-z0-9-]/g, "-")}.pdf`;
}

/**
 * The paper that goes along with a mail about an order; nothing where it has none, or it takes too long, or by now the buyer's page
 * would not lead to it: a mail may be written long before it goes, or be sent again. Never throws.
 */
export async function enclosePaper(shop: PaperShop, mail: ClaimedMail, waitMs = longestMs) {
	const kind = memberOf(orderPaperKinds, mail.attachment ?? "");
	if (kind === null || mail.kind !== "order" || mail.about === null) return [];
	const inTime = new AbortController();
	try {
		const order = await findOrder(shop.db, mail.about);
		if (!order || !isShown(kind, order, false)) return [];
		const paper = await Promise.race([
			printOrderPaper(shop, order, kind),
			wait(waitMs, null, { ref: false, signal: inTime.signal }),
		]);
		if (paper === null) {
			log.warn("mail goes without its paper", { mail: mail.id, paper: kind });
			return [];
		}
		const file = { filename: paperFilename(paper), contentType: "application/pdf" };
		return [{ ...file, content: paper.bytes, contentDisposition: "attachment" as const }];
	} catch (error) {
		log.warn("mail goes without its paper", { mail: mail.id, paper: kind, error: errorText(error) });
		return [];
	} finally {
		inTime.abort();
	}
}
