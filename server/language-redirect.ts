import type { Context, MiddlewareHandler } from "hono";
import { isLanguage } from "~/i18n/languages.ts";
import { visitorsLanguage } from "~/platform/request-language.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { answerOf, findRedirect } from "~/site/redirects/redirects.store.server.ts";
import type { ServedRule } from "~/site/redirects/redirects.ts";
import { placeOf } from "~/site/redirects/rule-finder.ts";

/** Paths that have no language: files, not pages. */
const files =
	/^\/(assets|images|pictures|uploads|\.well-known)\/|^\/(sitemap\.xml|sitemap\/[\w.-]+|robots\.txt|health(\/live)?|redirect-manager(\/.*)?|redirect-manager\.data|favicon\.svg|favicon\.ico|__manifest)$/;
/** Known from German advertisements: without a language it is German (shop document §2). */
const reefers = "koelcontainers-reefers-vriescontainers";

/**
 * Where a path without a language leads: the same path and query in the visitor's language; old product
 * addresses to the list (shop document §2). A language in capitals is that language. Null for a path that is fine.
 */
function languageRedirect(request: Request): string | null {
	const { pathname, search } = new URL(request.url);
	const [, head = "", ...behind] = pathname.split("/");
	// The home page's data has the language as its file name: /nl.data.
	const first = head.replace(/\.data$/, "");
	if (isLanguage(first) || files.test(pathname)) return null;
	if (isLanguage(first.toLowerCase())) return `/${[head.toLowerCase(), ...behind].join("/")}${search}`;
	const language = visitorsLanguage(request);
	if (first === reefers) return `/de/${reefers}${search}`;
	if (first === "product") return `/${language}/container`;
	return pathname === "/" ? `/${language}${search}` : `/${language}/${pathname.replace(/^\/+/, "")}${search}`;
}

/** Whether a page is missing, and its published rule has answered. */
function isAnswerOf(rule: ServedRule, { status, headers }: Response): boolean {
	const leads = placeOf(headers.get("Location") ?? "") === placeOf(rule.newPath);
	return status === rule.statusCode && (leads || status === 410);
}

type Answer = (c: Context, request: Request) => Promise<Response>;

/**
 * What a published redirect makes of an address without a language, in one step; null where a page is or no rule.
 * @param target the same address with its language
 */
async function ledOn(
	services: Pick<Services, "db" | "cache">,
	answer: Answer,
	c: Context,
	target: string,
): Promise<Response | null> {
	const { method, url } = c.req.raw;
	if (method === "POST") return null;
	const { pathname, search } = new URL(url);
	const find = (address: string) => findRedirect(services, address).catch(() => null);
	const rule = await find(pathname + search);
	// With its language the address may meet another rule: what leads on is the one that it meets as it was sent.
	const there = rule && (await find(target));
	if (rule === null || there === null) return null;
	const response = await answer(c, new Request(new URL(target, url), c.req.raw));
	if (!isAnswerOf(there, response)) return null;
	if (rule.statusCode !== 410) return answerOf(rule, search);
	return response.status === 410 ? response : null;
}

/**
 * Leads addresses without a language to the visitor's, or where a published redirect leads them.
 * @param answer asks the shop for a page
 */
export function leadToLanguage(services: Pick<Services, "db" | "cache">, answer: Answer): MiddlewareHandler {
	return async (c, next) => {
		const target = languageRedirect(c.req.raw);
		if (target === null) return next();
		const led = await ledOn(services, answer, c, target);
		if (led !== null) return led;
		c.header("Vary", "Accept-Language, Cookie");
		c.header("Cache-Control", "private, no-store");
		return c.redirect(target, 302);
	};
}
