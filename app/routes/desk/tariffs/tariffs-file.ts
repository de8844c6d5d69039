import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { tariffSheet } from "~/trade/transport/desk/import/tariff-sheet.server.ts";
import { listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import type { Route } from "./+types/tariffs-file";

/** The whole table as a file; the import takes it back. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { title } = pageTexts[language].adminSettings.tariffs;
	const portions = [await listTariffRows(services(context).db)];
	return sheetAnswer(request, { name: "tariffs", title, portions, ...tariffSheet(language) }, new Date());
}
