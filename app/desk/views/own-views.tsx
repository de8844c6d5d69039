import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ChosenColumns } from "./chosen-columns.ts";
import type { SavedView } from "./saved-views.ts";

type OwnViews = {
	views: readonly SavedView[];
	columns: ChosenColumns;
	words: PageTexts["adminShell"]["views"];
};

const OwnViewsContext = createContext<OwnViews | null>(null);

/** Around the owner's side: the views and columns that whoever has signed in has chosen for its lists. */
export function OwnViewsProvider({ children, views, columns, words }: OwnViews & { children: ReactNode }) {
	const own = useMemo(() => ({ views, columns, words }), [views, columns, words]);
	return <OwnViewsContext value={own}>{children}</OwnViewsContext>;
}

/** @throws Error outside the owner's side */
export function useOwnViews(): OwnViews {
	const own = useContext(OwnViewsContext);
	if (!own) throw new Error("not inside the owner's frame");
	return own;
}
