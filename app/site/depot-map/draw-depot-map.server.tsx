import { renderToStaticMarkup } from "react-dom/server";
import { findDepot, requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { DepotFigure, isOnMap } from "./depot-map.tsx";

/**
 * The depot on its map as HTML, drawn here so that no visitor loads code for it; null where the owner has not said where
 * it is, or where the map does not reach. Read with the company.
 */
export async function drawDepotMap(
	{ db, cache }: Pick<Services, "db" | "cache">,
	language: Language,
): Promise<string | null> {
	const depot = await findDepot(db, cache);
	if (!depot || !isOnMap(depot)) return null;
	const { city } = await requireCompany(db, cache);
	const { depotMap: texts } = pageTexts[language].contact;
	return renderToStaticMarkup(<DepotFigure depot={depot} city={city} texts={texts} />);
}
