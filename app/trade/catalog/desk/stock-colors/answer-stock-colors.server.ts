import { data, redirect } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { type ColorsAnswer, colorFields, moveColor, readOrder } from "~/trade/catalog/stock-colors.ts";
import { saveStockColors } from "./save-stock-colors.server.ts";

const statuses = { moved: 200, stale: 409, failed: 503 } as const;

/**
 * Takes the form of the colours in stock: shows it in another order where no script runs, else stores it and leads
 * back to it. Only for a request of an admin.
 * @param address of the form, which says that it was saved
 */
export async function answerStockColors(shop: Services, admin: Author, form: FormData, address: string) {
	const text = (name: string) => String(form.get(name) ?? "");
	const order = readOrder(form.getAll(colorFields.color).map(String));
	const seen = text(colorFields.seen);
	function answer(given: Omit<ColorsAnswer, "seen" | "current">, current: string | null = null) {
		return data<ColorsAnswer>({ ...given, seen, current }, { status: statuses[given.outcome] });
	}
	for (const [field, step] of [
		[colorFields.up, -1],
		[colorFields.down, 1],
	] as const) {
		if (form.has(field)) return answer({ outcome: "moved", order: moveColor(order, text(field), step) });
	}
	const overwrite = form.get(colorFields.overwrite);
	try {
		const request = { seen: overwrite === null ? seen : String(overwrite), order };
		const result = await saveStockColors(shop.db, admin, request);
		if (!result.saved) return answer({ outcome: "stale", order }, result.current);
	} catch (error) {
		log.error("stock colours not stored", { error: errorText(error) });
		return answer({ outcome: "failed", order });
	}
	return redirect(address, { status: 303 });
}
