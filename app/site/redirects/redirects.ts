import { languages } from "~/values/vocabulary.ts";

export const defaultStatus = 301;
/** What the form offers (shop document §5); an imported file may bring others. */
export const offeredStatuses = [301, 302, 200] as const;

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

/** The rules with one more; the same ones when a path is missing. */
export function addRule(rules: Rules, given: RuleDraft): Rules {
	const [oldPath, newPath] = [pathOf(given.oldPath), pathOf(given.newPath)];
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

function draftOfLine(line: string): RuleDraft {
	const [oldPath = "", newPath = "", code] = line.split(/\s+/);
	if (code !== undefined) {
		// A status is a number of three digits (RFC 9110 §15).
		const statusCode = /^\d{3}$/.test(code) ? Number(code) : defaultStatus;
		return { oldPath: pathOf(oldPath), newPath: pathOf(newPath), statusCode };
	}
	const path = withoutHost(line).replace(/\/+$/, "") || "/";
	const destination = destinations.find(([part]) => path.includes(part))?.[1] ?? otherDestination;
	return { oldPath: path, newPath: destination, statusCode: defaultStatus };
}

/** The rules that a text describes, one per line (shop document §5): three fields, or an old address alone. */
export function parseBulk(text: string): RuleDraft[] {
	return text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map(draftOfLine);
}

/** The rules with those of a text behind them. */
export function importRules(rules: Rules, text: string): Rules {
	return append(rules, parseBulk(text));
}

/**
 * The rule that an address meets: an active one with exactly its path, else an active one that ends in * and begins
 * its path.
 * @param address a path, or a URL whose host does not count
 */
export function findRule(rules: Rules, address: string): RedirectRule | null {
	const path = withoutHost(address);
	if (path === "") return null;
	const active = rules.filter((rule) => rule.isActive);
	const begins = ({ oldPath }: RedirectRule) =>
		oldPath.endsWith("*") && path.startsWith(oldPath.slice(0, -1));
	return active.find((rule) => rule.oldPath === path) ?? active.find(begins) ?? null;
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
