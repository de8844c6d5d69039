import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Letters that German writes with an e where it has no dots, either way of writing them. */
const dotted = /[äöü]|[aou]e/i;

/** A text as German spells it without dots: Müller is Mueller. `plain_letters` makes it Muller. */
function spelledOut(text: SQLWrapper | string): SQL {
	const small = sql`lower(normalize(${text}, NFC))`;
	return sql`plain_letters(replace(replace(replace(${small}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))`;
}

/**
 * Whether any of the texts contains a part, in any case, with any accents, and with German letters written either way;
 * nothing in the part is a wildcard.
 */
export function containsAny(texts: readonly SQLWrapper[], part: string): SQL {
	const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
	const isDotted = dotted.test(part.normalize("NFC"));
	const ways = texts.flatMap((text) => [
		sql`plain_letters(${text}) like plain_letters(${pattern})`,
		...(isDotted ? [sql`${spelledOut(text)} like ${spelledOut(pattern)}`] : []),
	]);
	return sql`(${sql.join(ways, sql` or `)})`;
}
