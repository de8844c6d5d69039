import { makeAdmin } from "~/people/accounts/desk/make-admin.server.ts";
import { resetTwoFactor } from "~/people/accounts/desk/reset-two-factor.server.ts";
import type { Config } from "~/platform/config.server.ts";
import { migrateDatabase, openBeside } from "~/platform/db.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { migrationsDir } from "../shop.ts";

const resetFlag = "--reset-two-factor";
const languageFlag = "--language";

/** The words without the flag and what stands behind it; Dutch without one. @throws Error for no language of the shop */
function takeLanguage(given: readonly string[]): { language: Language; words: string[] } {
	const at = given.indexOf(languageFlag);
	if (at < 0) return { language: "nl", words: [...given] };
	const language = memberOf(languages, given[at + 1] ?? "");
	if (language === null) throw new Error(`${languageFlag} takes one of ${languages.join(", ")}`);
	return { language, words: given.toSpliced(at, 2) };
}

/**
 * `npm run admin -- someone@example.com`: makes an admin, while the shop runs or not. With `--reset-two-factor` it
 * switches the codes off for somebody who has lost app and recovery codes, and makes nobody an admin. With
 * `--language de` the link leads to the page in German.
 * @param given what stands behind the command
 * @returns what to tell whoever asked
 */
export async function runAdminCommand(config: Config, given: string[]): Promise<string> {
	const { language, words } = takeLanguage(given);
	const [email = "", ...others] = words.filter((word) => word !== resetFlag);
	if (others.length > 0) throw new Error(`"${others.join(" ")}" means nothing here`);
	const database = await openBeside(config);
	try {
		await migrateDatabase(database.pool, migrationsDir);
		if (given.includes(resetFlag)) {
			const wasOn = await resetTwoFactor(database, email);
			return wasOn ? `${email} signs in without a code now.` : `${email} signs in without a code already.`;
		}
		const link = await makeAdmin(database, email, { origin: config.origin, language });
		const done = `${email} is an admin.`;
		return link === null ? done : `${done} Set the password within an hour:\n  ${link}`;
	} finally {
		await database.close();
	}
}
