import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Acknowledged, type BuyerFigures, buyUntilClosed } from "./buyer.ts";

export type OpenMarket = {
	acknowledged: Acknowledged[];
	/** Ends it when every buyer has done. */
	close: () => Promise<BuyerFigures>;
};

/**
 * Buyers at the shop's doors. What the shop acknowledges is written down at once, so that a torture that was broken off
 * goes on with all of it.
 * @param folder where the book is kept
 */
export function openMarket(origins: readonly string[], folder: string, buyers: number): OpenMarket {
	const book = join(folder, "acknowledged.jsonl");
	const acknowledged: Acknowledged[] = existsSync(book)
		? readFileSync(book, "utf8")
				.trim()
				.split("\n")
				.filter((line) => line !== "")
				.map((line) => JSON.parse(line))
		: [];
	let isOpen = true;
	const start = Date.now().toString(36);
	const market = {
		origins,
		isOpen: () => isOpen,
		acknowledge(order: Acknowledged) {
			acknowledged.push(order);
			appendFileSync(book, `${JSON.stringify(order)}\n`);
		},
	};
	const buying = Array.from({ length: buyers }, (_, index) => buyUntilClosed(market, `b${start}${index}`));
	return {
		acknowledged,
		async close() {
			isOpen = false;
			const all = await Promise.all(buying);
			const sum = (key: keyof BuyerFigures) => all.reduce((total, figures) => total + figures[key], 0);
			return {
				acknowledged: sum("acknowledged"),
				repeated: sum("repeated"),
				doubled: sum("doubled"),
				refused: sum("refused"),
			};
		},
	};
}
