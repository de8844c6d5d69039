import { formatDate } from "~/i18n/format.ts";
import { labelled, withColon } from "~/i18n/labelled.ts";
import type { Language } from "~/values/vocabulary.ts";

/** A line of a table; with `href` its value is a link, such as a mail address or a drawing. */
export type LetterRow = readonly [label: string, value: string, href?: string];

/** What stands between greeting and closing of a mail. Amounts and dates are written as the reader's language does. */
export type LetterPart =
	| { kind: "text"; text: string }
	/** A table of what was said. */
	| { kind: "facts"; title?: string; rows: readonly LetterRow[] }
	/** What was ordered, line by line, and what it comes to. */
	| {
			kind: "lines";
			lines: readonly { title: string; details: readonly string[]; amount: string }[];
			sums: readonly (readonly [label: string, amount: string])[];
	  }
	| { kind: "address"; label: string; lines: readonly string[] }
	/** What happens next, in order. */
	| { kind: "steps"; title: string; steps: readonly string[] }
	/** The picture that goes along with the mail. */
	| { kind: "picture"; alt: string }
	| {
			kind: "link";
			label: string;
			href: string;
			/** Stands above the bare address, for mail programs that show no buttons. */
			fallback?: string;
	  };

/** Who signs a letter: the company as its settings describe it; what is not filled in is left out. */
export type LetterCompany = {
	name: string;
	legalName: string;
	street: string;
	postalCode: string;
	city: string;
	/** As people read it. */
	phone: string;
	/** E.164; may be empty. */
	phoneLink: string;
	email: string;
	vatNumber: string;
	/** In which the company reads its own copies. */
	mailLanguage: Language;
};

/** Of the company's settings what a letter needs: a mail that waits keeps a copy of it. */
export function letterCompany(company: LetterCompany): LetterCompany {
	const { name, legalName, street, postalCode, city, phone, phoneLink, email, vatNumber, mailLanguage } =
		company;
	return { name, legalName, street, postalCode, city, phone, phoneLink, email, vatNumber, mailLanguage };
}

/** Who writes in the shop's name, and where its pages are. */
export type LetterSender = {
	company: LetterCompany;
	/** Origin of links, for example https://shop.example. */
	origin: string;
	/** Where the company's people find what a mail tells about, in their language. */
	deskAddress: (kind: "order" | "quote" | "offer" | "message", id: string) => string;
};

/** A mail of the shop: the one source of its HTML and of its plain text. */
export type Letter = {
	language: Language;
	title: string;
	date: Date;
	/** Null where nobody is greeted. */
	greeting: string | null;
	parts: readonly LetterPart[];
	/** Null for what the shop tells its own company: nobody signs to themselves. */
	signature: { closing: string | null; company: LetterCompany; vatLabel: string } | null;
	/** The last, small line of what the shop tells its own company. */
	notice?: string;
};

/** Name by which the shop encloses a picture, for `cid:` addresses (RFC 2392). */
export const enclosedPicture = "picture";

/** The lines below a signature: who the seller is and how to reach them. */
export function sellerLines(company: LetterCompany, language: Language, vatLabel: string): string[] {
	const place = [company.street, `${company.postalCode} ${company.city}`.trim()];
	return [
		[company.legalName || company.name, ...place].filter(Boolean).join(" · "),
		[company.phone, company.email].filter(Boolean).join(" · "),
		company.vatNumber && labelled(language, vatLabel, company.vatNumber),
	].filter(Boolean);
}

function linesOf(part: LetterPart, language: Language): string[] {
	const line = (label: string, value: string) => labelled(language, label, value);
	switch (part.kind) {
		case "text":
			return [part.text];
		case "facts":
			return [
				...(part.title ? [withColon(language, part.title)] : []),
				...part.rows.map(([label, value, href]) => {
					const isBare = href === undefined || href === value || /^(mailto|tel):/.test(href);
					return line(label, isBare ? value : `${value} ${href}`);
				}),
			];
		case "lines":
			return [
				...part.lines.flatMap(({ title, details, amount }) => [
					line(title, amount),
					...details.map((detail) => `  ${detail}`),
				]),
				"",
				...part.sums.map(([label, amount]) => line(label, amount)),
			];
		case "address":
			return [withColon(language, part.label), ...part.lines.map((text) => `  ${text}`)];
		case "steps":
			return [withColon(language, part.title), ...part.steps.map((step, index) => `${index + 1}. ${step}`)];
		case "picture":
			return [];
		case "link":
			return [withColon(language, part.label), part.href];
	}
}

/** The same letter as plain text. */
export function letterText(letter: Letter): string {
	const { language, greeting, parts, signature, notice } = letter;
	const end = signature
		? [
				...(signature.closing ? [signature.closing, signature.company.name, ""] : []),
				...sellerLines(signature.company, language, signature.vatLabel),
			]
		: [notice ?? ""];
	return [
		...[letter.title, formatDate(language, letter.date), ""],
		...(greeting ? [greeting, ""] : []),
		...parts.map((part) => linesOf(part, language)).flatMap((lines) => (lines.length ? [...lines, ""] : [])),
		...end,
	]
		.join("\n")
		.trim();
}
