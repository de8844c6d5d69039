import { createContext } from "react";

/**
 * What the server writes into every document and scripts leave as it stands: the rules of visitors' pages, the script
 * that wakes the others, the typeface's address and its rule where there are no scripts, and the mark by which the
 * policy tells what is the shop's own. A browser finds the rules in the document.
 */
type OwnParts = {
	style?: string | undefined;
	wake?: string;
	typeface?: { url: string; rule: string };
	mark?: string;
};

export const OwnPartsContext = createContext<OwnParts>({
	style: globalThis.document?.querySelector("style")?.textContent,
});
