import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether any of the texts contains a part, in any case and with any accents; nothing in the part is a wildcard. */
export function containsAny(texts: readonly SQLWrapper[], part: string): SQL {
	const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
	return sql`(${sql.join(
		texts.map((text) => sql`plain_letters(${text}) like plain_letters(${pattern})`),
		sql` or `,
	)})`;
}
