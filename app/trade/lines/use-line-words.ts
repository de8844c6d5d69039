import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { lineWords } from "./line-words.ts";

/** Words about a line in the page's language. */
export function useLineWords() {
	const { euro } = useFormat();
	return lineWords(useTranslations(), euro);
}
