import { urls } from "~/urls.ts";
import { languages } from "~/values/vocabulary.ts";
import { catches, placeOf, ruleFinder, spelled, withoutLanguage } from "./rule-finder.ts";

export const defaultStatus = 301;
/** What the form offers (shop document §5); an imported file may bring others. */
export const offeredStatuses = [301, 302, 200, 410] as const;
/** What the shop itself serves once the rules are published. */
export const servedStatuses = [301, 302, 410] as const;
const gone = 410;

export type RuleDraft = { oldPath: string; newPath: string; statusCode: number };

/** One redirect; its number is its own within the session alone. */
export type RedirectRule = RuleDraft & { id: number; isActive: boolean };

export type Rules = readonly RedirectRule[];

/** What every site with this shop needs, whatever else is redirected (shop document §9). */
const appShell = "/index.html";
const fixedRules: readonly RuleDraft[] = [
	...languages.map((language) => `/${language}/modifications`),
	"/redirect-manager",
].map((oldPath) => ({ oldPath, newPath: appShell, statusCode: 200 }));

/** Old addresses that are known by a part of their path; the first that fits decides. */
const destinations: readonly [part: string, newPath: string][] = [
	["/product/", "/en/container"],
	["/blog/", "/en/blog"],
	["/container", "/en/container"],
];
const otherDestination = "/en";

/** A path with its leading slash and without spaces, which part the fields of a line; empty for an empty text. */
function pathOf(text: string): string {
	const path = text.trim().replace(/\s/g, "%20");
	return path === "" || path.startsWith("/") ? path : `/${path}`;
}

/** An old path as it is kept; of a whole address, as lists of an earlier site name it, its path: old hosts do not count. */
function oldPathOf(text: string): string {
	const plain = text.trim();
	const path = plain.replace(/^https?:\/\/[^/?#]+/i, "");
	return path === plain ? pathOf(plain) : pathOf(path.replace(/#.*$/, "")) || "/";
}

/** An address of the shop itself, typed with its host, as its path. @param origins of the shop */
function ownPath(text: string, origins: readonly string[]): string {
	const plain = text.trim();
	const origin = origins.find((one) => plain === one || plain.startsWith(`${one}/`));
	return pathOf(origin === undefined ? plain : plain.slice(origin.length) || "/");
}

/** The path of an address, also of one that was written without its scheme. */
function withoutHost(address: string): string {
	const text = address.trim();
	const path = text
		.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, "")
		.replace(/^(www(\.[\w-]+)+|[\w-]+(\.[\w-]+)+(?=[:/]))(:\d+)?(?=[/?#]|$)/i, "");
	return pathOf(path) || (text && "/");
}

function append(rules: Rules, drafts: readonly RuleDraft[]): Rules {
	const last = rules.reduce((most, { id }) => Math.max(most, id), 0);
	return [...rules, ...drafts.map((draft, index) => ({ ...draft, id: last + 1 + index, isActive: true }))];
}

/** The rules with one more; the same ones when a path is missing. What is gone needs no new one. */
export function addRule(rules: Rules, given: RuleDraft, origins: readonly string[] = []): Rules {
	const oldPath = oldPathOf(given.oldPath);
	const newPath = ownPath(given.newPath, origins) || (given.statusCode === gone ? "/" : "");
	if (oldPath === "" || newPath === "") return rules;
	const statusCode = offeredStatuses.find((one) => one === given.statusCode) ?? defaultStatus;
	return append(rules, [{ oldPath, newPath, statusCode }]);
}

export function toggleRule(rules: Rules, id: number): Rules {
	return rules.map((rule) => (rule.id === id ? { ...rule, isActive: !rule.isActive } : rule));
}

export function deleteRule(rules: Rules, id: number): Rules {
	return rules.filter((rule) => rule.id !== id);
}

/** Undoes a deletion: the rule stands where it stood. @param before the rules that it was deleted from */
export function putBackRule(rules: Rules, before: Rules, id: number): Rules {
	const place = before.findIndex((rule) => rule.id === id);
	return rules.toSpliced(place, 0, ...before.slice(place, place + 1));
}

function draftOfLine(line: string, origins: readonly string[]): RuleDraft {
	const [oldPath = "", newPath = "", code] = line.split(/\s+/);
	if (code !== undefined) {
		// A status is a number of three digits (RFC 9110 §15).
		const statusCode = /^\d{3}$/.test(code) ? Number(code) : defaultStatus;
		return { oldPath: oldPathOf(oldPath), newPath: ownPath(newPath, origins), statusCode };
	}
	const path = withoutHost(line).replace(/\/+$/, "") || "/";
	const destination = destinations.find(([part]) => path.includes(part))?.[1] ?? otherDestination;
	return { oldPath: path, newPath: destination, statusCode: defaultStatus };
}

/** The rules that a text describes, one per line (shop document §5): three fields, or an old address alone. */
export function parseBulk(text: string, origins: readonly string[] = []): RuleDraft[] {
	return text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => draftOfLine(line, origins));
}

/** The rules with those of a text behind them. */
export function importRules(rules: Rules, text: string, origins: readonly string[] = []): Rules {
	return append(rules, parseBulk(text, origins));
}

/**
 * The rule that an address meets, among the active ones; the shop serves its rules by the same comparison.
 * @param address a path, or a URL whose host does not count
 */
export function findRule(rules: Rules, address: string): RedirectRule | null {
	const path = withoutHost(address);
	return path === "" ? null : ruleFinder(rules.filter(({ isActive }) => isActive))(path);
}

/** The file _redirects: the fixed rules, then the active ones. Its lines can be imported again. */
export function redirectsFile(rules: Rules): string {
	return [...fixedRules, ...rules.filter((rule) => rule.isActive)]
		.map(({ oldPath, newPath, statusCode }) => `${oldPath}  ${newPath}  ${statusCode}\n`)
		.join("");
}

function isRule(value: unknown): value is RedirectRule {
	if (typeof value !== "object" || value === null) return false;
	const { oldPath, newPath, statusCode, isActive } = value as Partial<Record<string, unknown>>;
	const paths = typeof oldPath === "string" && typeof newPath === "string";
	return paths && Number.isInteger(statusCode) && typeof isActive === "boolean";
}

export function serializeRules(rules: Rules): string {
	return JSON.stringify(rules);
}

/** The rules of a session as they were written down; what cannot be read is left out. */
export function restoreRules(text: string | null): Rules {
	try {
		const stored: unknown = JSON.parse(text ?? "[]");
		return (Array.isArray(stored) ? stored : [])
			.filter(isRule)
			.map(({ oldPath, newPath, statusCode, isActive }, index) => {
				return { id: index + 1, oldPath, newPath, statusCode, isActive };
			});
	} catch {
		return [];
	}
}

/** A text with its number filled in. */
export function withNumber(text: string, number: number): string {
	return text.replace("{n}", String(number));
}

/**
 * self: a rule leads to what it catches itself; loop: several lead to each other; double: an earlier one catches all;
 * elsewhere: its new path is a whole address of another site, or is one for a browser.
 */
export type RuleProblem = "self" | "loop" | "double" | "elsewhere";

/** A whole address behind the slash that every path gets (shop document §5); one without its scheme too. */
const wholeAddress = /^\/(https?:\/\/|[/\\])/i;

const redirecting = ({ statusCode }: RuleDraft) => statusCode >= 300 && statusCode < 400;

/** Pages that no owner can take away. A rule stands in for missing pages alone, so that a way ends here. */
const alwaysThere: ReadonlySet<string> = new Set([
	"/",
	...languages.flatMap((language) => [
		urls.home(language),
		...[urls.containers, urls.rent, urls.leasing, urls.modifications].map((url) => url(language)),
		...[urls.refrigerated, urls.contact, urls.search, urls.blog, urls.cart].map((url) => url(language)),
	]),
]);

/** What is wrong with the active rules, by their numbers; a way is followed through rules that end in * too. */
export function problemsOf(rules: Rules): ReadonlyMap<number, RuleProblem> {
	const active = rules.filter(({ isActive }) => isActive);
	const find = ruleFinder(active);
	/** A missing page is looked for without its language too; the rule that has just led there adds nothing. */
	const after = (rule: RedirectRule) => {
		if (alwaysThere.has(placeOf(rule.newPath))) return null;
		const found = find(rule.newPath);
		return found?.id === rule.id && !catches(rule, rule.newPath) ? null : found;
	};
	const problems = new Map<number, RuleProblem>();
	const seen = new Set<string>();
	/** Rules whose way has been followed to its end, or into a circle. */
	const followed = new Set<number>();
	for (const rule of active) {
		const oldPath = spelled(rule.oldPath);
		if (seen.has(oldPath)) problems.set(rule.id, "double");
		else if (redirecting(rule) && wholeAddress.test(rule.newPath)) problems.set(rule.id, "elsewhere");
		seen.add(oldPath);
		const way: RedirectRule[] = [];
		let next: RedirectRule | null = rule;
		while (next !== null && redirecting(next) && !followed.has(next.id)) {
			followed.add(next.id);
			way.push(next);
			next = after(next);
		}
		const start = way.findIndex(({ id }) => id === next?.id);
		const circle = start < 0 ? [] : way.slice(start);
		for (const { id } of circle)
			if (!problems.has(id)) problems.set(id, circle.length === 1 ? "self" : "loop");
	}
	return problems;
}

/** Whether rules lead in a circle: those are not published. */
export function hasCircle(rules: Rules): boolean {
	return [...problemsOf(rules).values()].some((problem) => problem === "self" || problem === "loop");
}

/** A rule as the shop serves it. */
export type ServedRule = RuleDraft & { statusCode: (typeof servedStatuses)[number] };

/** What publishing takes of the rules: the active ones that the shop can serve. */
export function servedRules(rules: Rules): ServedRule[] {
	return rules
		.filter(({ isActive }) => isActive)
		.flatMap(({ oldPath, newPath, statusCode: code }) => {
			const statusCode = servedStatuses.find((one) => one === code);
			return statusCode === undefined ? [] : [{ oldPath, newPath, statusCode }];
		});
}

/** The rules that are served, as the session's. */
export function rulesOf(served: readonly RuleDraft[]): Rules {
	return append([], served);
}

const isSameRule = (one: RuleDraft, other: RuleDraft) =>
	one.oldPath === other.oldPath && one.newPath === other.newPath && one.statusCode === other.statusCode;

/** The published rules, with what else stood in the list behind them: somebody has typed it. */
export function withPublished(rules: Rules, published: readonly RuleDraft[]): Rules {
	const own = rules.filter((rule) => !published.some((one) => isSameRule(one, rule)));
	const all = [...rulesOf(published), ...own];
	return all.map((rule, index) => ({ ...rule, id: index + 1 }));
}

/** The published rules whose old paths lead nowhere any more once these are published in their place. */
export function withdrawnBy<Rule extends RuleDraft>(
	served: readonly RuleDraft[],
	published: readonly Rule[],
): Rule[] {
	const kept = new Set(served.map(({ oldPath }) => spelled(oldPath)));
	return published.filter(({ oldPath }) => !kept.has(spelled(oldPath)));
}

/**
 * Where a served rule leads, as a header can say it: what is no plain letter is encoded, what is already stays.
 * @param search of the address that was asked for; goes along where the rule names none
 */
export function locationOf({ oldPath, newPath }: ServedRule, search: string): string {
	const target = newPath.replace(/[^\x21-\x7e]+/g, (piece) => encodeURI(piece));
	return (oldPath + target).includes("?") ? target : target.replace(/(?=#)|$/, () => search);
}

/**
 * Finds what is served instead of a missing page.
 * @returns by an address without host; nobody is led to where they come from, with or without the language
 */
export function servedFinder(served: readonly ServedRule[]): (address: string) => ServedRule | null {
	const find = ruleFinder(served);
	return (address) => {
		const found = find(address);
		if (found === null || found.statusCode === gone) return found;
		const [asked, target] = [placeOf(address), placeOf(found.newPath)];
		return target === asked || target === withoutLanguage(asked) ? null : found;
	};
}
