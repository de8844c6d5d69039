import { z } from "zod";
import type { Restorer } from "~/desk/history/restorer.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { readStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { orderText } from "~/trade/catalog/stock-colors.ts";
import { saveStockColors } from "./save-stock-colors.server.ts";

/** The colours in stock as the history keeps them: RAL numbers in order. */
const snapshot = z.object({ colors: z.array(z.string().regex(/^\d{4}$/)) });

export const stockColorsRestorer: Restorer = {
	tags: [productsTag],
	seenOf: async (db) => orderText(await readStockColors(db)),
	async restore(db, author, { version, seen }) {
		const found = snapshot.safeParse(version).data;
		if (!found) return { restored: false, problem: "unreadable" };
		const input = { seen, order: found.colors, action: "restore" } as const;
		const { saved } = await saveStockColors(db, author, input);
		return saved ? { restored: true } : { restored: false, problem: "stale" };
	},
	undelete: null,
};
