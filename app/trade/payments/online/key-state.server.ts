import { eq } from "drizzle-orm";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Config } from "~/platform/config.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { OnlinePaymentError, type OnlinePayments } from "~/platform/online-payments.ts";
import { sign } from "~/platform/secret.server.ts";
import type { Language } from "~/values/vocabulary.ts";

const { appMarks } = schema;

type Keyed = { db: Db; secret: string; config: Pick<Config, "mollie"> };

/** Names the trouble of one key without telling it: another key, set at the next start, has none. */
function markOf(secret: string, key: string): string {
	return `online-key-refused:${sign(secret, `online-key ${key}`)}`;
}

/** What is noted of a key keeps no payment from going on. */
async function note(write: () => Promise<unknown>): Promise<void> {
	try {
		await write();
	} catch (error) {
		log.warn("state of the payment provider's key not noted", { error: errorText(error) });
	}
}

/**
 * A provider of which is noted, for every process, since when it refuses the shop's key: the owner learns of it at the desk. The
 * first answer that it gives again takes that back.
 */
export function notingKey(
	provider: OnlinePayments,
	{ db, secret, key }: { db: Db; secret: string; key: string },
): OnlinePayments {
	const name = markOf(secret, key);
	async function noted<Answer>(asking: Promise<Answer>): Promise<Answer> {
		try {
			const answer = await asking;
			await note(() => db.delete(appMarks).where(eq(appMarks.name, name)));
			return answer;
		} catch (error) {
			if (error instanceof OnlinePaymentError && error.isKeyRefused) {
				await note(() => db.insert(appMarks).values({ name }).onConflictDoNothing());
			}
			throw error;
		}
	}
	return {
		start: (given) => noted(provider.start(given)),
		status: (providerId, patienceMs) => noted(provider.status(providerId, patienceMs)),
		refund: (given) => noted(provider.refund(given)),
		reversals: (providerId) => noted(provider.reversals(providerId)),
	};
}

/** What the desk says where the provider refuses the shop's key; null where it does not, or none is set up. One statement at most. */
export async function keyTrouble({ db, secret, config }: Keyed, language: Language): Promise<string | null> {
	if (!config.mollie) return null;
	const [mark] = await db
		.select()
		.from(appMarks)
		.where(eq(appMarks.name, markOf(secret, config.mollie.key)));
	const { keyRefused } = pageTexts[language].adminPayments;
	return mark ? keyRefused.replace("{moment}", momentText(language, mark.createdAt)) : null;
}
