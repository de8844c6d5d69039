import { createContext } from "react";

/**
 * What the server writes into every document and scripts leave as it stands: the rules of visitors' pages, and the mark
 * by which the policy tells what is the shop's own. A browser finds the rules in the document.
 */
export const OwnPartsContext = createContext<{ style?: string | undefined; mark?: string }>({
	style: globalThis.document?.querySelector("style")?.textContent,
});
