import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A text as German spells it without dots: Müller is Mueller. `plain_letters` makes it Muller. */
function spelledOut(text: SQLWrapper | string): SQL {
	const small = sql`lower(normalize(${text}, NFC))`;
	return sql`plain_letters(replace(replace(replace(${small}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))`;
}

const anywhere = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`;
const plainly = (text: SQLWrapper, pattern: string) =>
	sql`plain_letters(${text}) like plain_letters(${pattern})`;

/**
 * Whether any of the texts contains a part, in any case, with any accents, and with German letters written either way;
 * nothing in the part is a wildcard. An index on `plain_letters` of each text finds every way.
 */
export function containsAny(texts: readonly SQLWrapper[], part: string): SQL {
	const given = part.normalize("NFC").toLowerCase();
	const dotsOut = given.replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe" })[letter] ?? "ue");
	const eitherWay = dotsOut.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&").replace(/([aou])e/g, "$1e?");
	const ways = texts.flatMap((text) => [
		plainly(text, anywhere(given)),
		// Each pair may be two letters (Michael) or one (Müller); the index finds Muller too, which nobody spells with an e.
		...(!/[aou]e/.test(dotsOut)
			? []
			: [
					sql`(plain_letters(${text}) ~ plain_letters(${eitherWay})
						and ${spelledOut(text)} like ${spelledOut(anywhere(given))})`,
				]),
	]);
	return sql`(${sql.join(ways, sql` or `)})`;
}
