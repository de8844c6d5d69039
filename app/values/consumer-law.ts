import { forEach } from "./closed-set.ts";
import { emailForm } from "./email.ts";
import { type Language, type Localized, languages } from "./vocabulary.ts";

/** Whom to turn to about a product's safety. @property contact an address of mail or of the web */
export type SafetyContact = { name: string; address: string; contact: string };

export const noContact: SafetyContact = { name: "", address: "", contact: "" };

/** Whether a text can be written to: an address of mail, or of the web with or without its scheme. */
export function isReachable(text: string): boolean {
	return emailForm.test(text) || /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text);
}

/** What the law gives private buyers beyond withdrawal, as the owner has set it. */
export type ConsumerLaw = {
	/** Whether a reduced price is shown with the earlier one (directive 98/6/EC, article 6a). */
	earlierPrice: boolean;
	/** Whether containers are shown with what regulation (EU) 2023/988, article 19, asks for. */
	safety: boolean;
	/** Whether the legal guarantee is told (regulation (EU) 2025/1960). */
	guarantee: boolean;
	/** Of containers that say nothing of their own; empty: not known. */
	maker: SafetyContact;
	/** Answers for them in the Union; empty: the company itself. */
	responsible: SafetyContact;
	/** How to use them safely; may be empty. */
	warnings: Localized<string>;
	/** Addresses of the Commission's pictures of the guarantee; empty: the shop says it in words. */
	guaranteePictures: Localized<string>;
};

const noTexts: Localized<string> = forEach(languages, () => "");

export const usualConsumerLaw: ConsumerLaw = {
	...{ earlierPrice: true, safety: true, guarantee: true },
	...{ maker: noContact, responsible: noContact, warnings: noTexts, guaranteePictures: noTexts },
};

/** What one container says of its safety itself. @property model what names it: type, series, serial number */
export type ProductSafety = { maker: SafetyContact; responsible: SafetyContact; model: string };

const isKnown = ({ name }: SafetyContact) => name !== "";

export type SafetyFacts = {
	/** Null: not known. */
	maker: SafetyContact | null;
	responsible: SafetyContact;
	model: string | null;
	warnings: { text: string; lang?: Language | undefined } | null;
};

/**
 * What is told of a container's safety: what it says itself, else what the company says of all of them. A maker of its
 * own does not answer by the company's: unless it names who does, that is the company.
 * @param own of the container; warnings in the page's language, or in another that `lang` names
 */
export function safetyFacts(
	law: Pick<ConsumerLaw, "maker" | "responsible" | "warnings">,
	seller: SafetyContact,
	own: { safety: ProductSafety | null; warnings: string | null; lang?: Language | undefined },
	language: Language,
): SafetyFacts {
	const ownMaker = own.safety && isKnown(own.safety.maker) ? own.safety.maker : null;
	const ownResponsible = own.safety && isKnown(own.safety.responsible) ? own.safety.responsible : null;
	const usual = isKnown(law.responsible) && !ownMaker ? law.responsible : seller;
	const general = law.warnings[language] || law.warnings.nl;
	const lang = law.warnings[language] || !general ? undefined : ("nl" as const);
	return {
		maker: ownMaker ?? (isKnown(law.maker) ? law.maker : null),
		responsible: ownResponsible ?? usual,
		model: own.safety?.model || null,
		warnings: own.warnings
			? { text: own.warnings, lang: own.lang }
			: general
				? { text: general, lang }
				: null,
	};
}
