import { eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ClaimedMail } from "./claimed-mail.server.ts";
import { enclosedPicture } from "./letter.ts";

/**
 * What goes along with a mail; nothing where it has been deleted meanwhile. At most one statement, none for a mail
 * that encloses nothing.
 */
export async function readEnclosures(db: Db, { attachment, kind, about }: ClaimedMail) {
	if (attachment !== "configuration" || kind !== "quote" || about === null) return [];
	const [quote] = await db
		.select({ picture: schema.quotes.configurationPicture })
		.from(schema.quotes)
		.where(eq(schema.quotes.id, about));
	if (!quote?.picture) return [];
	const file = { filename: "conversion.jpg", contentType: "image/jpeg", cid: enclosedPicture };
	return [{ ...file, content: quote.picture, contentDisposition: "inline" as const }];
}
