import { createContext, type ReactNode, useContext } from "react";
import type { useTranslations as useLibrarysTranslations } from "use-intl";
import type { Cents } from "~/values/money.ts";
import { formatEuro, formatNumber } from "./format.ts";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import type { Catalogue } from "./messages/catalogue.ts";
import type { messages as englishMessages } from "./messages/en/index.ts";
import type { OwnersCatalogue } from "./messages/owners-part.ts";
import { compiledTranslator, keptTranslators, writtenTranslator } from "./translators.ts";

declare module "use-intl" {
	interface AppConfig {
		Locale: Language;
		Messages: typeof englishMessages;
	}
}

const LanguageContext = createContext<Language>(defaultLanguage);
const MessagesContext = createContext<object>({});

/** The language of a path's first segment, else Dutch. */
export function languageOfPath(path: string): Language {
	const first = path.split("/")[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** Gives everything below it one language and its words. */
export function I18nProvider(props: {
	language: Language;
	messages: Catalogue | OwnersCatalogue;
	children: ReactNode;
}) {
	return (
		<LanguageContext value={props.language}>
			<MessagesContext value={props.messages}>{props.children}</MessagesContext>
		</LanguageContext>
	);
}

export function useLanguage(): Language {
	return useContext(LanguageContext);
}

const isCompiled = import.meta.env.PROD && !import.meta.env.SSR;
const translatorOf = keptTranslators(isCompiled ? compiledTranslator : writtenTranslator);

function useTranslator(namespace?: string) {
	return translatorOf(useLanguage(), useContext(MessagesContext), namespace);
}

/** Words of the page's language. */
export const useTranslations = useTranslator as typeof useLibrarysTranslations;

/** Formats in the page's language. */
export function useFormat() {
	const language = useLanguage();
	return {
		euro: (amount: Cents, decimals?: "auto" | "always") => formatEuro(language, amount, decimals),
		number: (value: number, decimals?: number) => formatNumber(language, value, decimals),
	};
}
