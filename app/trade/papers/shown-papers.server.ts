import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { orderKeyParameter } from "~/trade/orders/order-access.server.ts";
import { urls } from "~/urls.ts";
import { paperFile } from "~/values/paper-file.ts";
import { type OrderPaperKind, orderPaperKinds, type PaperKind } from "~/values/vocabulary.ts";
import { isMadeOf, orderPaperNumber } from "./order-paper.ts";

/** A paper that a page leads to. @property mark what has become of its order, where that takes from what it says; null: nothing */
export type ShownPaper = { name: string; address: string; mark: string | null };

type Printed = { kind: PaperKind; number: string };

const isCancelled = ({ status }: { status: string }) => status === "cancelled";

/** Whether a reader who has the address of a paper is led to the order instead: it asks for the money of a cancelled order. */
export function isTakenBack(kind: PaperKind, order: { status: string }, isAdmin: boolean): boolean {
	return kind === "pro-forma" && isCancelled(order) && !isAdmin;
}

/** What goes along with the goods is the company's until they are there, and what asks for more than is owed stays so. */
export function isShown(
	kind: PaperKind,
	order: { status: string; creditedAmount: number },
	isAdmin: boolean,
): boolean {
	if (isAdmin) return true;
	if (kind === "delivery-note") return order.status === "delivered";
	return !isTakenBack(kind, order, isAdmin) && (kind !== "pro-forma" || order.creditedAmount === 0);
}

/**
 * The papers of an order that a reader is led to: those that are printed, and those that can be. What was printed before its
 * sums changed is the company's.
 * @param reader `key`: of the address that they came by; their papers' addresses have it too
 */
export function shownPapers(
	order: Parameters<typeof isMadeOf>[0] &
		Parameters<typeof orderPaperNumber>[0] & {
			id: string;
			creditedAmount: number;
			papers: readonly Printed[];
		},
	language: Language,
	reader: { isAdmin: boolean; key: string | null },
): ShownPaper[] {
	const { titles } = paperCatalogues[language];
	const query = reader.key === null ? "" : `?${new URLSearchParams({ [orderKeyParameter]: reader.key })}`;
	const address = (file: string) =>
		`${urls.orderConfirmation(language, order.id)}/${encodeURIComponent(file)}${query}`;
	const isPrinted = (kind: OrderPaperKind) =>
		order.papers.some((paper) => paper.kind === kind && paper.number === orderPaperNumber(order));
	const isOwn = (kind: PaperKind): kind is OrderPaperKind =>
		(orderPaperKinds as readonly PaperKind[]).includes(kind);
	const isNumbered = ({ kind, number }: Printed) =>
		!isOwn(kind) || (reader.isAdmin && number !== orderPaperNumber(order));
	const ownMark = isCancelled(order) ? pageTexts[language].orderPage.statuses.cancelled : null;
	return [
		...orderPaperKinds
			.filter((kind) => isPrinted(kind) || isMadeOf(order, kind))
			.filter((kind) => isShown(kind, order, reader.isAdmin))
			.map((kind) => ({ name: titles[kind], address: address(paperFile({ kind })), mark: ownMark })),
		...order.papers.filter(isNumbered).map((paper) => ({
			name: `${titles[paper.kind]} ${paper.number}`,
			address: address(paperFile(paper)),
			// Invoices stand until a credit note takes them back.
			mark: isOwn(paper.kind) ? ownMark : null,
		})),
	];
}
