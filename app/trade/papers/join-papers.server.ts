import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import type { Language, OrderPaperKind } from "~/values/vocabulary.ts";
import type { StoredPaper } from "./paper.store.server.ts";
import { type PaperShop, printOrderPaper } from "./print-order-paper.server.ts";
import { renderJoined } from "./render-paper.server.ts";

/**
 * A paper of each of several orders as one file, in their order: every paper as it is by itself, in its buyer's language,
 * printed now where it has not been. Who calls has checked who may read the orders, and how many there are.
 * @param reader what the file is called, and the language of that
 * @returns null where one of them has no such paper: there is no file that lacks one
 * @throws what the printer or the database says; papers that were printed by then are kept
 */
export async function joinOrderPapers(
	shop: PaperShop,
	{ ids, kind }: { ids: readonly string[]; kind: OrderPaperKind },
	reader: { title: string; language: Language },
): Promise<Uint8Array | null> {
	const papers: StoredPaper[] = [];
	for (const id of ids) {
		const paper = await printOrderPaper(shop, id, kind);
		if (paper === null) return null;
		papers.push(paper);
	}
	const named = papers.map(({ language, number, bytes }) => ({
		name: `${paperCatalogues[language].titles[kind]} ${number}`,
		bytes,
	}));
	return renderJoined(named, reader);
}
