import type { StatusResult, WantedChange } from "~/desk/detail/status-change.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { changeSaleFacts } from "./change-sale-facts.server.ts";

/** Whether a container can be had. */
export const availabilityCodes = ["available", "unavailable"] as const;
export type AvailabilityCode = (typeof availabilityCodes)[number];

/** Offers a container for sale or takes it off, as the table of prices does; nothing else of it is touched. Admins only. */
export async function changeAvailability(
	db: Db,
	author: Actor<"prices.change">,
	{ id, seen, to }: WantedChange<AvailabilityCode> & { id: string },
): Promise<StatusResult> {
	if (!isUuid(id)) return { problem: "missing" };
	if (seen === to) return { problem: "not_allowed" };
	// No facts that its author saw: there are two, and the other one is what is wanted.
	const change = { id, before: null, after: { isAvailable: to === "available" } };
	const [done] = await db.transaction((tx) => changeSaleFacts(tx, author, [change], "update"));
	if (!done || done.outcome === "gone") return { problem: "missing" };
	return { changed: done.outcome === "applied" };
}
