import { sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";

const { offers } = schema;

/** Days before its end in which an offer needs somebody's eye. */
const endsSoon = 2;

/**
 * What waits for the owner among offers. @property asked whose buyer waits for an answer; @property ending that end today or
 * within two days; @property accepted since midnight in Antwerp
 */
export type OffersWaiting = { asked: number; ending: number; accepted: number };

/** How many offers wait for the owner, by why. One statement. */
export async function offersWaiting(db: Db, now: Date): Promise<OffersWaiting> {
	const today = antwerpClock(now).slice(0, 10);
	const midnight = sql`${today}::timestamp at time zone 'Europe/Brussels'`;
	const [row] = await db
		.select({
			asked: sql<number>`count(*) filter (where ${offers.askedAt} is not null)::int`,
			ending: sql<number>`count(*) filter (where ${offers.status} = 'sent'
				and ${offers.validUntil} between ${today} and ${daysLater(today, endsSoon)})::int`,
			accepted: sql<number>`count(*) filter (where ${offers.status} = 'accepted'
				and ${offers.answeredAt} >= ${midnight})::int`,
		})
		.from(offers);
	return row ?? { asked: 0, ending: 0, accepted: 0 };
}
