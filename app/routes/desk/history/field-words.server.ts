import { companyWords } from "~/company/desk/company-words.ts";
import type { FieldWords } from "~/desk/history/describe-change.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { postWords } from "~/site/blog/desk/post-words.ts";
import { pageWords } from "~/site/pages/desk/page-words.ts";
import { sectionWords } from "~/site/pages/desk/sections/section-words.ts";
import { checkWords, referenceWords, reviewWords } from "~/site/voices/desk/voice-words.ts";
import { amendWords } from "~/trade/amendments/desk/amend-words.ts";
import { productWords } from "~/trade/catalog/desk/product-words.ts";
import { tariffWords } from "~/trade/transport/desk/tariff-words.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type AuditEntity, conditions } from "~/values/vocabulary.ts";

/** What the fields of each kind of thing are called, as its editor or page does. */
export function fieldWords(language: Language, entity: AuditEntity): FieldWords {
	const pages = pageTexts[language];
	const { fields: texts, readers } = pages.adminAudit;
	const { statuses } = pages.adminTrade;
	const note = { note: { label: texts.note }, files: { label: pages.adminTrade.notes.files } };
	const words = {
		order: () => ({
			status: { label: texts.status, words: statuses.order },
			...{ paid: { label: texts.paid, kind: "money" }, amount: { label: texts.amount, kind: "money" } },
			refundFailed: { label: pages.adminPayments.refund.failedNote, kind: "money" },
			chargeback: { label: pages.adminPayments.reversal.notes.chargeback.gone, kind: "money" },
			...{ invoice: { label: texts.invoice } },
			...{ paidOn: { label: texts.paidOn }, dueOn: { label: texts.dueOn } },
			proof: { label: pages.adminVat.proof },
			...{ file: { label: pages.adminVat.files } },
			eInvoice: { label: pages.adminInvoices.eInvoice, words: pages.adminInvoices.states },
			reason: { label: pages.adminAmend.cancel.reason, words: pages.adminAmend.cancel.reasons },
			mail: { label: texts.mail },
			deliveryOn: { label: pages.adminTrade.history.day },
			...amendWords(pages, catalogues[language]),
			...{ remindersStopped: { label: texts.remindersStopped }, ...note },
		}),
		quote: () => ({ status: { label: texts.status, words: statuses.quote }, ...note }),
		offer: () => ({
			status: { label: texts.status, words: pages.adminOffers.statuses },
			name: { label: pages.adminOffers.fields.name },
			how: { label: pages.adminOffers.accept.how, words: pages.adminOffers.accept.ways },
			version: { label: pages.adminOffers.version },
			order: { label: pages.adminOffers.order },
			reason: { label: pages.adminOffers.reason },
			mail: { label: texts.mail },
			...{ remindersStopped: { label: texts.remindersStopped }, ...note },
		}),
		offer_settings: () => ({
			validDays: { label: pages.adminOffers.settings.validDays },
			remindBefore: { label: pages.adminOffers.settings.remindBefore },
			intro: { label: pages.adminOffers.fields.intro },
			closing: { label: pages.adminOffers.fields.closing },
			conditions: { label: pages.adminOffers.fields.conditions },
		}),
		buyer: () => ({ addresses: { label: pages.adminBuyers.merge.title }, ...note }),
		message: () => note,
		mail: () => ({
			status: { label: texts.status, words: statuses.mail },
			reader: { label: texts.reader, words: readers },
			mail: { label: texts.mail },
		}),
		user: () => ({
			role: { label: texts.role, words: pages.adminRights.roles },
			twoFactor: { label: texts.codes },
		}),
		image: () => ({ address: { label: texts.address, kind: "picture" } as const }),
		stock_colors: () => ({ colors: { label: texts.colors } }),
		landing_page: () => pageWords(pages),
		section: () => sectionWords(pages),
		product: () => productWords({ pages, messages: catalogues[language] }),
		blog_post: () => postWords(pages),
		review: () => reviewWords(pages),
		reference: () => referenceWords(pages),
		review_settings: () => checkWords(pages),
		tariff: () => tariffWords(pages),
		redirects: () => ({ rules: { label: pages.redirects.table.title } }),
		company: () => companyWords(pages),
		bank_line: () => ({
			state: { label: pages.adminBank.state, words: pages.adminBank.states },
			amount: { label: texts.amount, kind: "money" } as const,
			orders: { label: pages.adminBank.columns.orders },
			...{ ordersPaid: { label: texts.ordersPaid }, booked: { label: texts.booked } },
			...{ open: { label: texts.openLines }, ...note },
		}),
	} satisfies Record<AuditEntity, () => FieldWords>;
	return words[entity]();
}

/** Which part of its thing a change is about; null: the thing itself. */
export function partName(
	language: Language,
	{ entity, before, after }: { entity: AuditEntity; before: unknown; after: unknown },
): string | null {
	const said = after ?? before;
	if (entity !== "product" || typeof said !== "object" || said === null || "size" in said) return null;
	const condition = memberOf(conditions, "condition" in said ? String(said.condition) : null);
	return condition && catalogues[language].catalog.conditions[condition];
}
