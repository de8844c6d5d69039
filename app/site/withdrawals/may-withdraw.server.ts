import type { Company } from "~/company/company.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import { findWithdrawnOrder } from "./withdrawal.store.server.ts";
import { withdrawalRefusal } from "./withdrawal.ts";

/**
 * Whether the page of an order leads its buyer to withdraw from it: not where only businesses are sold to, nor where it is
 * cancelled already. One statement at most.
 * @param today in Antwerp
 */
export async function mayWithdraw(
	db: Db,
	{ customers }: Pick<Company, "customers">,
	{ id, status }: { id: string; status: string },
	today: Day,
): Promise<boolean> {
	if (customers !== "everyone" || status === "cancelled") return false;
	const order = await findWithdrawnOrder(db, id);
	return order !== null && withdrawalRefusal(order, today) === null;
}
