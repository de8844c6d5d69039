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

/** Does what a button of the list asks for; null when it asks for nothing known. Only for a request of an admin. */
export async function answerSectionList(
	db: Db,
	admin: Actor<"content.change">,
	{ pageId, form }: { pageId: string; form: FormData },
): Promise<{ outcome: Outcome; result: ChangeResult } | null> {
	const sectionId = String(form.get("id") ?? "");
	const seen = String(form.get("seen") ?? "");
	const intent = form.get("intent");
	if (intent === "delete") {
		return { outcome: "deleted", result: await deleteSection(db, admin, { pageId, sectionId, seen }) };
	}
	if (intent === "duplicate") {
		return { outcome: "duplicated", result: await duplicateSection(db, admin, { pageId, sectionId }) };
	}
	const move = intent === "move" ? readMove(form) : null;
	if (!move) return null;
	return { outcome: "moved", result: await moveSection(db, admin, { pageId, sectionId, seen, move }) };
}
