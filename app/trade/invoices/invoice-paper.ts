import type { Paper, PaperFact } from "~/trade/papers/paper.ts";
import { epcPayload } from "~/values/epc-qr.ts";
import { cents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import type { VatTreatment } from "~/values/vat-cases.ts";
import type { InvoiceKind } from "~/values/vocabulary.ts";
import { dailyRent, type InvoiceSnapshot, type Party, type Place } from "./invoice.ts";

/** What an invoice says in its buyer's language beyond the words of every paper. */
export type InvoicePaperWords = {
	order: string;
	due: string;
	deliveredOn: string;
	reason: string;
	vatNumber: string;
	/** What an invoice in advance is called. */
	deposit: string;
	day: (day: string) => string;
	/** Of a code of ISO 3166-1. */
	country: (code: string) => string;
	exemption: (treatment: VatTreatment) => string | null;
};

/** By which kind of paper an invoice is printed and kept. */
export const paperKindOf = {
	invoice: "invoice",
	deposit: "invoice",
	credit_note: "credit-note",
} as const satisfies Record<InvoiceKind, Paper["kind"]>;

const placeLines = ({ street, postalCode, city, country }: Place, words: InvoicePaperWords) =>
	[street, `${postalCode} ${city}`.trim(), words.country(country)].filter(Boolean);

function buyerLines(buyer: Party, words: InvoicePaperWords): string[] {
	const number = buyer.vatNumber && `${words.vatNumber} ${buyer.vatNumber}`;
	return [buyer.name, buyer.contact, ...placeLines(buyer, words), number].filter(
		(line): line is string => line !== null && line !== "",
	);
}

/** How what is left is paid; null where nothing is, or the other way round. */
function paymentOf({ kind, account, gross, prepaid, order, dueOn }: InvoiceSnapshot): Paper["payment"] {
	const amount = cents(gross - prepaid);
	const reference = parseOgm(order.reference);
	if (kind === "credit_note" || !account || !reference || amount <= 0) return null;
	const iban = account.iban.replace(/(.{4})(?=.)/g, "$1 ");
	return {
		...account,
		iban,
		amount,
		reference,
		dueOn,
		qr: epcPayload({ ...account, iban, amount, reference }),
	};
}

/** An invoice or credit note as it is printed. */
export function invoicePaper(invoice: InvoiceSnapshot, words: InvoicePaperWords): Paper {
	const { kind, number, issuedOn, language, seller, buyer, deliveredTo, deliveredOn, dueOn, account } =
		invoice;
	const facts: PaperFact[] = [
		[words.order, invoice.order.number],
		...(deliveredOn ? [[words.deliveredOn, words.day(deliveredOn)] as const] : []),
		...(dueOn ? [[words.due, words.day(dueOn)] as const] : []),
	];
	const { street, postalCode, city, country, phone, email } = seller;
	const { credits } = invoice;
	return {
		...{ kind: paperKindOf[kind], language, number, date: issuedOn, facts },
		...(kind === "deposit" ? { title: words.deposit } : {}),
		seller: {
			...{ name: seller.name, legalName: seller.name, street, postalCode, city, country, phone, email },
			vatNumber: seller.vatNumber ?? "",
			iban: account ? account.iban.replace(/(.{4})(?=.)/g, "$1 ") : "",
			bic: account?.bic ?? "",
		},
		buyer: buyerLines(buyer, words),
		delivery: deliveredTo && placeLines(deliveredTo, words),
		lines: invoice.lines.map((line) => {
			const { text, details, quantity, unitNet, net } = line;
			const rent = dailyRent(line);
			return {
				...{ text, details, quantity, unitNet, net },
				...(rent && { days: rent.days, unitNet: rent.perDay }),
			};
		}),
		totals: {
			net: invoice.net,
			perRate: invoice.perRate.map(({ treatment, base, vat }) => ({
				...{ rate: treatment.rate, base, vat, exemption: words.exemption(treatment) },
			})),
			...{ vat: invoice.vat, gross: invoice.gross, prepaid: invoice.prepaid },
		},
		payment: paymentOf(invoice),
		notes: invoice.reason ? [`${words.reason} ${invoice.reason}`] : [],
		about: credits && { kind: "invoice", number: credits.number, date: credits.issuedOn },
	};
}
