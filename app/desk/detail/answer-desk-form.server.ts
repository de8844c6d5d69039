import { data, redirect } from "react-router";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Author, addNote } from "../history/audit.server.ts";
import { type DeskAnswer, type DeskIntent, deskFields, deskIntents } from "./desk-form.ts";
import { readNote } from "./note.ts";
import type { StatusResult } from "./status-change.ts";

export type DeskThing = {
	entity: "order" | "quote" | "message" | "mail";
	id: string;
	/** What it is called in the history. */
	label: string;
	/** Its page, where an answer leads back to. */
	address: string;
	/** Changes its status as the form says; null for a thing without one or for a forged form. */
	changeStatus?: (seen: string, to: string) => Promise<StatusResult> | null;
	/** Writes one of its mails once more; false when there is no such mail. */
	resend: (mail: { id: string; key: string }) => Promise<boolean>;
};

const problemStatus = {
	missing: 404,
	moved: 409,
	not_allowed: 409,
	note_blank: 422,
	note_long: 422,
} as const;

function refuse(problem: DeskAnswer["problem"], note = "") {
	const answer: DeskAnswer = { problem, note };
	return data(answer, { status: problemStatus[problem] });
}

/**
 * Does what a form of a detail page asks: a status, a note or a mail once more. Only for a request of an admin.
 * @throws Response 400 for what no form of the shop sends, 404 for a mail that is gone
 */
export async function answerDeskForm(shop: Services, admin: Author, thing: DeskThing, form: FormData) {
	const text = (name: keyof typeof deskFields) => String(form.get(deskFields[name]) ?? "");
	const done = (intent: DeskIntent) =>
		redirect(`${thing.address}?${deskFields.done}=${intent}`, { status: 303 });
	switch (memberOf(deskIntents, text("intent"))) {
		case "status": {
			const result = await thing.changeStatus?.(text("seen"), text("status"));
			if (!result) break;
			return "problem" in result ? refuse(result.problem) : done("status");
		}
		case "note": {
			// A mail has no notes: they belong to what it is about.
			if (thing.entity === "mail") break;
			const note = readNote(text("note"));
			if ("problem" in note) return refuse(note.problem, text("note"));
			await addNote(shop.db, admin, {
				...{ entity: thing.entity, entityId: thing.id },
				label: thing.label,
				text: note.text,
			});
			return done("note");
		}
		case "resend": {
			const mail = thing.entity === "mail" ? thing.id : text("mail");
			const written = await thing.resend({ id: mail, key: text("key") });
			if (!written) throw new Response(null, { status: 404 });
			shop.deliverMail();
			return done("resend");
		}
	}
	throw new Response(null, { status: 400 });
}
