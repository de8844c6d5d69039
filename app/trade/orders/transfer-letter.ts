import type { BankAccount } from "~/company/payment-terms.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import type { MailCatalogue } from "~/i18n/messages/catalogue.ts";
import type { LetterPart, LetterRow } from "~/mail/letter.ts";
import { type Day, noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { formatOgm, type Ogm } from "~/values/ogm.ts";
import type { Language } from "~/values/vocabulary.ts";

/** What a buyer types into a transfer. @property dueOn until when; null where nobody was told a day */
export type LetterTransfer = BankAccount & { amount: Cents; reference: Ogm; dueOn: Day | null };

/** What a mail says of how an order is paid. */
export function transferPart(
	transfer: LetterTransfer,
	{ language, mail }: { language: Language; mail: MailCatalogue },
): LetterPart[] {
	const { holder, iban, bic, amount, reference, dueOn } = transfer;
	const { transfer: words } = mail;
	const rows: LetterRow[] = [
		[words.holder, holder],
		[words.iban, iban],
		...(bic ? [[words.bic, bic] satisfies LetterRow] : []),
		[words.amount, formatEuro(language, amount, "always")],
		[words.reference, formatOgm(reference)],
		...(dueOn ? [[words.due, formatDate(language, noonOf(dueOn))] satisfies LetterRow] : []),
	];
	return [
		{ kind: "facts", title: words.title, rows },
		{ kind: "text", text: [words.hint, ...(dueOn ? [words.promise] : [])].join(" ") },
	];
}
