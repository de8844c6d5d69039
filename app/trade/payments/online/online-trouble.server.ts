import { eq, inArray } from "drizzle-orm";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Config } from "~/platform/config.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { OnlinePaymentError, type OnlinePayments, type OnlineTrouble } from "~/platform/online-payments.ts";
import { sign } from "~/platform/secret.server.ts";
import type { Language } from "~/values/vocabulary.ts";

const { appMarks } = schema;

type Keyed = { db: Db; secret: string; config: Pick<Config, "mollie"> };

/** Names the troubles of one key without telling it: another key, set at the next start, has none. */
function marksOf(secret: string, key: string): Record<OnlineTrouble, string> {
	const code = sign(secret, `online-key ${key}`);
	return { key: `online-key-refused:${code}`, method: `online-method-refused:${code}` };
}

/** What is noted keeps no payment from going on. */
async function note(write: () => Promise<unknown>): Promise<void> {
	try {
		await write();
	} catch (error) {
		log.warn("state of the payment provider not noted", { error: errorText(error) });
	}
}

/**
 * A provider of which is noted, for every process, since when it refuses the shop's key or its ways to pay: the owner learns of it
 * at the desk. The first answer that it gives again takes back what was noted of the key, the first payment that it begins all.
 */
export function notingTrouble(
	provider: OnlinePayments,
	{ db, secret, key }: { db: Db; secret: string; key: string },
): OnlinePayments {
	const marks = marksOf(secret, key);
	async function noted<Answer>(asking: Promise<Answer>, settles: readonly OnlineTrouble[]): Promise<Answer> {
		try {
			const answer = await asking;
			const settled = settles.map((trouble) => marks[trouble]);
			await note(() => db.delete(appMarks).where(inArray(appMarks.name, settled)));
			return answer;
		} catch (error) {
			const trouble = error instanceof OnlinePaymentError ? error.trouble : null;
			if (trouble) {
				await note(() => db.insert(appMarks).values({ name: marks[trouble] }).onConflictDoNothing());
			}
			// Who says something of a way to pay has taken the key.
			if (trouble === "method") await note(() => db.delete(appMarks).where(eq(appMarks.name, marks.key)));
			throw error;
		}
	}
	return {
		start: (given) => noted(provider.start(given), ["key", "method"]),
		status: (providerId, patienceMs) => noted(provider.status(providerId, patienceMs), ["key"]),
		refund: (given) => noted(provider.refund(given), ["key"]),
		reversals: (providerId) => noted(provider.reversals(providerId), ["key"]),
	};
}

/**
 * What the desk says where the provider refuses the shop's key, else its ways to pay; null where it does not, or none is set up. One
 * statement at most.
 */
export async function onlineTrouble(
	{ db, secret, config }: Keyed,
	language: Language,
): Promise<string | null> {
	if (!config.mollie) return null;
	const marks = marksOf(secret, config.mollie.key);
	const found = await db
		.select()
		.from(appMarks)
		.where(inArray(appMarks.name, Object.values(marks)));
	const { keyRefused, methodRefused } = pageTexts[language].adminPayments;
	const since = (name: string) => found.find((mark) => mark.name === name)?.createdAt;
	const [ofKey, ofMethod] = [since(marks.key), since(marks.method)];
	if (ofKey) return keyRefused.replace("{moment}", momentText(language, ofKey));
	return ofMethod ? methodRefused.replace("{moment}", momentText(language, ofMethod)) : null;
}
