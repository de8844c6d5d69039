import { redirect } from "react-router";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { locationOf, type ServedRule, servedFinder } from "./redirects.ts";
import { redirectsTag } from "./redirects-tag.ts";

const { publishedRedirects } = schema;

/** The published redirects in their order, and since when. One statement. */
export async function readRedirects(
	db: Db | Transaction,
): Promise<{ rules: ServedRule[]; since: Date | null }> {
	const rows = await db.select().from(publishedRedirects).orderBy(publishedRedirects.position);
	const rules = rows.map(
		({ oldPath, newPath, statusCode }) => ({ oldPath, newPath, statusCode }) as ServedRule,
	);
	return { rules, since: rows[0]?.createdAt ?? null };
}

/** The published rule for an address of the shop, without its host; kept until they change. */
export async function findRedirect(
	{ db, cache }: { db: Db; cache: Cache },
	address: string,
): Promise<ServedRule | null> {
	const find = await cache.remember("redirects", [redirectsTag], async () =>
		servedFinder((await readRedirects(db)).rules),
	);
	return find(address);
}

/** Browsers ask again: the owner may publish another rule for the same address. */
const asked = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** What a rule answers that leads on. @param search of the address that was asked for */
export function answerOf(rule: ServedRule, search: string): Response {
	return redirect(locationOf(rule, search), { status: rule.statusCode, headers: asked });
}

/** Path and query that a visitor sees: the framework asks for a page's data under names of its own. */
function shownAddress({ url }: Request): { pathname: string; search: string } {
	const { pathname, search, searchParams } = new URL(url);
	if (!pathname.endsWith(".data")) return { pathname, search };
	searchParams.delete("_routes");
	const query = searchParams.toString();
	return { pathname: pathname.replace(/(?:(?<=\/)_)?\.data$/, ""), search: query && `?${query}` };
}

/**
 * Whether an address meets a published rule that names its query: a page that is missing there must be asked with all of
 * it, whatever the page itself would read. False where nobody can tell.
 */
export async function isMetByQuery(shop: Pick<Services, "db" | "cache">, request: Request): Promise<boolean> {
	const { pathname, search } = shownAddress(request);
	const rule = await findRedirect(shop, pathname + search).catch(() => null);
	return rule?.oldPath.includes("?") ?? false;
}

/** What an address answers that has no page: there is none, or by a published rule none any more. */
export type MissingStatus = 404 | 410;

/**
 * Leads on from a page that is not there, where a published rule says where to. Only for what would answer 404: no rule
 * stands in the way of a page.
 * @returns what the page that says so answers
 * @throws Response that leads on
 */
export async function leadOn(shop: Pick<Services, "db" | "cache">, request: Request): Promise<MissingStatus> {
	if (request.method === "POST") return 404;
	const { pathname, search } = shownAddress(request);
	const rule = await findRedirect(shop, pathname + search);
	if (rule === null) return 404;
	if (rule.statusCode === 410) return 410;
	throw answerOf(rule, search);
}
