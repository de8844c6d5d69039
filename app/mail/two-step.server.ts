import type { Transaction } from "~/platform/db.server.ts";
import { type Mail, type WrittenMail, writeMail } from "./outbox.server.ts";

type TwoStepMails = {
	/** The notification of the company. */
	admin: Mail;
	/** The confirmation for whoever wrote. */
	customer: Mail;
	/** The plain mail that stands in for the admin's when that one is refused. */
	backup: Omit<WrittenMail, "dedupeKey">;
};

/** Ids of the mails that are to be out before the sender is told so. */
export type TwoStepIds = { admin: string; customer: string };

/**
 * Writes the mails of a message or quote so that they go in the documented order (storefront document §7): the
 * notification, once more as a plain mail when it is refused, then the customer's confirmation. The order stands in
 * the rows, so that every process keeps it and one that dies loses nothing; see claimed-mail.server.ts.
 * @throws when the occasion has its mails already
 */
export async function writeTwoStep(tx: Transaction, mails: TwoStepMails): Promise<TwoStepIds> {
	const admin = await writeMail(tx, mails.admin);
	if (admin === null) throw new Error("the occasion has its mails already");
	const backup = { ...mails.backup, dedupeKey: `backup:${admin}` };
	await writeMail(tx, backup, { follows: admin, standsInFor: admin });
	const customer = await writeMail(tx, mails.customer, { follows: admin });
	if (customer === null) throw new Error("the occasion has its mails already");
	return { admin, customer };
}
