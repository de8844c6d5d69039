import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { readRedirects } from "../redirects.store.server.ts";
import { hasCircle, rulesOf, type ServedRule, servedStatuses } from "../redirects.ts";
import { redirectsTag } from "../redirects-tag.ts";

const { publishedRedirects } = schema;

/** More than any moved site of this size has; they are held in memory. */
const mostRules = 5_000;

const path = z
	.string()
	.max(2_000)
	.regex(/^\/\S*$/);

const served = z
	.array(
		z.object({
			oldPath: path,
			// A path of the shop: what begins with two slashes or a backslash is another site for a browser.
			newPath: path.refine((text) => !/^\/[/\\]/.test(text)),
			statusCode: z.literal(servedStatuses),
		}),
	)
	.max(mostRules);

/** Names a set of published rules: tells whether somebody has published others since. */
export function markOf(rules: readonly ServedRule[]): string {
	return createHash("sha256").update(JSON.stringify(rules)).digest("base64url").slice(0, 22);
}

const lineOf = ({ oldPath, newPath, statusCode }: ServedRule) =>
	statusCode === 410 ? `${oldPath} (410)` : `${oldPath} → ${newPath} (${statusCode})`;

export type PublishResult = "published" | "stale" | "invalid" | "loops";

/**
 * Publishes these rules in place of the ones before; the shop serves them from now on. Admins only.
 * @param input.rules JSON of what `servedRules` makes
 * @param input.mark of the published rules as their author saw them
 */
export async function publishRedirects(
	db: Db,
	author: Actor<"content.change">,
	{ rules: text, mark }: { rules: string; mark: string },
): Promise<PublishResult> {
	const given = served.safeParse(parsed(text));
	if (!given.success) return "invalid";
	const rules = given.data;
	if (hasCircle(rulesOf(rules))) return "loops";
	return db.transaction(async (tx) => {
		// Whoever publishes at the same moment waits; the shop goes on reading.
		await tx.execute(sql`lock table ${publishedRedirects} in share row exclusive mode`);
		const before = (await readRedirects(tx)).rules;
		// Also by the same press, whose answer was lost.
		if (markOf(rules) === markOf(before)) return "published";
		if (markOf(before) !== mark) return "stale";
		await tx.delete(publishedRedirects);
		for (let from = 0; from < rules.length; from += 1_000) {
			const portion = rules.slice(from, from + 1_000);
			await tx
				.insert(publishedRedirects)
				.values(portion.map((rule, index) => ({ ...rule, position: from + index })));
		}
		await recordChange(tx, author, {
			...({ entity: "redirects", entityId: "all", label: "", action: "update" } as const),
			...{ before: { rules: before.map(lineOf) }, after: { rules: rules.map(lineOf) } },
		});
		await announceChange(tx, [redirectsTag]);
		return "published";
	});
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
