import { and, between, eq, lt, sql } from "drizzle-orm";
import { writeMail } from "~/mail/outbox.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Day, daysLater } from "~/values/day.ts";
import { lockOffer, readVersion } from "./offer.store.server.ts";
import { offerLink } from "./offer-link.server.ts";
import { laterMail } from "./offer-mails.server.ts";
import { readOfferSettings } from "./offer-settings.store.server.ts";

const { offers } = schema;

/** Whoever got an offer less than a day ago needs no reminder of it. */
const freshMs = 24 * 60 * 60 * 1_000;

async function findTurns(db: Db, { from, to, now }: { from: Day; to: Day; now: Date }): Promise<string[]> {
	const rows = await db
		.select({ id: offers.id })
		.from(offers)
		.where(
			and(
				eq(offers.status, "sent"),
				between(offers.validUntil, from, to),
				eq(offers.remindersStopped, false),
				lt(offers.sentAt, new Date(now.getTime() - freshMs)),
				// A question is the company's turn.
				sql`${offers.askedAt} is null`,
			),
		)
		.orderBy(offers.validUntil, offers.id);
	return rows.map(({ id }) => id);
}

async function remind(
	tx: Transaction,
	sender: ConfirmationSender,
	{ id, from, to }: { id: string; from: Day; to: Day },
): Promise<boolean> {
	const offer = await lockOffer(tx, id);
	if (offer?.status !== "sent" || offer.remindersStopped || offer.askedAt !== null) return false;
	if (offer.sentVersion === null || offer.validUntil < from || offer.validUntil > to) return false;
	const version = await readVersion(tx, id, offer.sentVersion);
	if (!version) return false;
	const { number, language, email: recipient } = offer;
	const link = offerLink(sender, { versionId: version.id, language });
	const mail = await writeMail(tx, {
		...{ kind: "offer", about: id, audience: "customer", language, recipient },
		// Names the occasion: whoever comes second writes nothing.
		...{ replyTo: sender.company.email, dedupeKey: `offer-reminder:${version.id}` },
		...laterMail(sender.company, { id, number, language, version }, "reminder", link),
	});
	return mail !== null;
}

/**
 * Reminds buyers of offers that end within the days of the settings, once for each version. Called by the daily job; again, or
 * by two processes at once, it does nothing twice. One offer's trouble keeps no other from its turn.
 * @returns how many mails were written
 */
export async function remindOffers(db: Db, sender: ConfirmationSender, now: Date): Promise<number> {
	const { remindBefore } = await readOfferSettings(db);
	if (remindBefore === null) return 0;
	const today = antwerpClock(now).slice(0, 10);
	const days = { from: today, to: daysLater(today, remindBefore) };
	let written = 0;
	for (const id of await findTurns(db, { ...days, now })) {
		try {
			if (await db.transaction((tx) => remind(tx, sender, { id, ...days }))) written += 1;
		} catch (error) {
			log.error("buyer not reminded of an offer", { offer: id, error: errorText(error) });
		}
	}
	return written;
}

const queue = "offer-reminders";
const everyMorning = "15 9 * * *";

/**
 * Reminds buyers every morning; a morning that the shop slept through is made up for.
 * @param shop.read who writes, as it is then; @param shop.deliver has the mails brought
 */
export async function startOfferJob(
	jobs: Jobs,
	db: Db,
	shop: { read: () => Promise<ConfirmationSender>; deliver: () => void },
): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const reminded = await remindOffers(db, await shop.read(), new Date());
		log.info("buyers reminded of offers", { reminded });
		shop.deliver();
	});
	await jobs.schedule(queue, everyMorning, null, { tz: "Europe/Brussels", missed: "once" });
}
