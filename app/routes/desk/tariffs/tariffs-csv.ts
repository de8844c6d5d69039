import { csvAnswer } from "~/desk/list/csv-answer.server.ts";
import { services } from "~/platform/services.server.ts";
import { exportRows } from "~/trade/transport/desk/import/export-rows.ts";
import { listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";

import type { Route } from "./+types/tariffs-csv";

/** The whole table as a file; the import takes it back. */
export async function loader({ context }: Route.LoaderArgs) {
	const shop = services(context);
	return csvAnswer("tariffs", exportRows(await listTariffRows(shop.db)), new Date());
}
