import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { giveUpMail, type Mail, writeMail } from "./outbox.server.ts";

export type TwoStepMails = {
	/** Ids of the two mails, written with what they tell about. */
	admin: string;
	customer: string;
	/** The plain mail that stands in for the admin's when that one is refused. */
	backup: Omit<Mail, "dedupeKey">;
};

/** Which of the two got through, or at least waits where nothing has refused it. */
export type TwoStepOutcome = { admin: boolean; customer: boolean };

type Send = (id: string) => Promise<"sent" | "kept" | "refused">;

/**
 * Admin notification first, then the customer's confirmation; a refused notification is tried once more as a
 * plain mail (storefront document §7). Whatever is refused stays in the outbox and is tried again later.
 */
export async function sendTwoStep(db: Db, send: Send, mails: TwoStepMails): Promise<TwoStepOutcome> {
	const admin = (await getsThrough(send, mails.admin)) || (await sendBackup(db, send, mails));
	const customer = admin && (await getsThrough(send, mails.customer));
	return { admin, customer };
}

async function getsThrough(send: Send, id: string): Promise<boolean> {
	try {
		return (await send(id)) !== "refused";
	} catch (error) {
		log.error("mail not sent", { mail: id, error: errorText(error) });
		return false;
	}
}

async function sendBackup(db: Db, send: Send, { admin, backup }: TwoStepMails): Promise<boolean> {
	try {
		const id = await writeMail(db, { ...backup, dedupeKey: `backup:${admin}` });
		if (id === null) return false;
		const sent = await getsThrough(send, id);
		// One of the two is enough: the other must not follow later.
		await giveUpMail(db, sent ? admin : id);
		return sent;
	} catch (error) {
		log.error("backup mail not written", { error: errorText(error) });
		return false;
	}
}
