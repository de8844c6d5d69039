import { entryOf, once } from "~/desk/record/once.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { deleteSection, duplicateSection, type Move, moveSection } from "./arrange-sections.server.ts";
import type { ChangeResult } from "./change-sections.server.ts";
import type { Outcome } from "./form/section-list.ts";

function readMove(form: FormData): Move | null {
	const direction = form.get("direction");
	if (direction === "up" || direction === "down") return { direction };
	const to = String(form.get("to") ?? "");
	return /^\d{1,4}$/.test(to) ? { to: Number(to) } : null;
}

/**
 * Does what a button of the list asks for; null when it asks for nothing known. The same press sent twice, as where its
 * answer was lost, finds itself done: the version that its form shows never comes back. Only for a request of an admin.
 */
export async function answerSectionList(
	db: Db,
	admin: Actor<"content.change">,
	{ pageId, form }: { pageId: string; form: FormData },
): Promise<{ outcome: Outcome; result: ChangeResult } | null> {
	const sectionId = String(form.get("id") ?? "");
	const seen = String(form.get("seen") ?? "");
	const entry = seen === "" ? undefined : entryOf(admin, `sections of ${pageId}`, form);
	const author = { ...admin, entry };
	async function does(outcome: Outcome, change: () => Promise<ChangeResult>) {
		// What was moved is named by its page.
		const again = (id: string) => ({ saved: true, id: id === pageId ? sectionId : id }) as const;
		return { outcome, result: await once<ChangeResult>(db, entry, change, again) };
	}
	switch (form.get("intent")) {
		case "delete":
			return does("deleted", () => deleteSection(db, author, { pageId, sectionId, seen }));
		case "duplicate":
			return does("duplicated", () => duplicateSection(db, author, { pageId, sectionId }));
		case "move": {
			const move = readMove(form);
			return move && does("moved", () => moveSection(db, author, { pageId, sectionId, seen, move }));
		}
	}
	return null;
}
