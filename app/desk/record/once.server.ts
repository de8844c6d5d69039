import { createHash } from "node:crypto";
import type { Db } from "~/platform/db.server.ts";
import { findSaved } from "./entry.store.server.ts";

/** Who presses. @property entry of the history, which the press makes */
export type Pressing = { readonly id: string; readonly entry?: string | undefined };

/**
 * Names the entry that a press makes in the history: by who presses and all that is sent, so that nothing but the same press
 * has it again. The form has to have something that no other one has, such as a key or a version that never comes back.
 */
export function entryOf({ id }: Pressing, what: string, fields: FormData): string {
	const sent = [...fields].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
	const hash = createHash("sha256")
		.update(JSON.stringify([id, what, sent]))
		.digest("hex");
	// As a UUID of one's own making (RFC 9562 §5.8).
	return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/**
 * Makes a change that a press asks for; the same press once more, as where its answer was lost, finds itself done.
 * @param entry that the change makes in the history; undefined: nothing tells one press from another
 * @param again what such a change gave, by the id of what was changed
 */
export async function once<Result extends { saved: boolean }>(
	db: Db,
	entry: string | undefined,
	change: () => Result | Promise<Result>,
	again: (id: string) => Result,
): Promise<Result> {
	if (entry === undefined) return change();
	try {
		const result = await change();
		const known = result.saved ? null : await findSaved(db, entry);
		return known === null ? result : again(known);
	} catch (error) {
		// Two at once: the history has the entry of the first.
		const known = await findSaved(db, entry).catch(() => null);
		if (known === null) throw error;
		return again(known);
	}
}
