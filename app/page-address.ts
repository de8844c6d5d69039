import { isLanguage } from "~/i18n/languages.ts";
import { viewField } from "~/trade/catalog/list-query.ts";
import { finderFields } from "~/trade/catalog/price-finder.ts";
import { listViews, sizeGroups, sortOrders, typeGroups } from "~/trade/catalog/product-groups.ts";
import { selectionFields } from "~/trade/catalog/selection.ts";
import { comparedField } from "~/trade/catalog/sizes/comparison-address.ts";
import { sizeFields } from "~/trade/catalog/sizes/size-finder.ts";
import { conversions } from "~/trade/conversions/conversions.ts";
import { tabs, viewFields } from "~/trade/conversions/shop/page-view.ts";
import { rentalSorts } from "~/trade/rental/rental.ts";
import { keptPages, pageField } from "~/values/pages.ts";
import { placeField } from "~/values/place-fields.ts";
import { conditions } from "~/values/vocabulary.ts";

/**
 * What a public page reads of its query. Everything else (an advertiser's mark, junk) makes no page of its own: it is
 * left out before a kept page is looked up and before one is rendered.
 */
type Reads = {
	/** Parameters with a closed set of values: each combination is a page that may be kept. */
	kept?: Readonly<Record<string, readonly string[]>>;
	/** Parameters with open values, a visitor's own choice: the page is rendered for each, never kept; "any": all. */
	own?: readonly string[] | "any";
	/** The one among its own parameters that may be named several times, a few at most. */
	repeated?: string;
};

/** Pages behind those that may be kept are rendered for whoever asks. */
const paged = { kept: { [pageField]: keptPages }, own: [pageField] } as const;
/** A place of the visitor's, as addresses name it, or as a form sends it. */
const placeFields = [placeField, selectionFields.country, selectionFields.postcode];
const listReads: Reads = {
	...paged,
	kept: { size: sizeGroups, type: typeGroups, sort: sortOrders, [viewField]: listViews, ...paged.kept },
	own: [pageField, ...placeFields],
};
const filterReads: Reads = { kept: { size: sizeGroups, type: typeGroups } };
const { condition, ...sums } = selectionFields;
const choiceReads: Reads = { kept: { [condition]: conditions }, own: [...Object.values(sums), placeField] };
const nothing: Reads = {};

/** How often an address may name a parameter that is repeated: the rest is left out. */
const mostRepeated = 12;

/** Every page that may be kept, by its path behind the language; `*` stands for one slug. */
const pages = new Map<string, Reads>([
	["", { ...filterReads, own: [...Object.values(finderFields), ...placeFields] }],
	["container", listReads],
	["container/compare", { own: placeFields, repeated: comparedField }],
	["container/*", choiceReads],
	["container/*/quote", choiceReads],
	["rent", { ...paged, kept: { size: sizeGroups, sort: rentalSorts, ...paged.kept } }],
	["size-guide", { own: Object.values(sizeFields) }],
	["leasing", nothing],
	[
		"modifications",
		// The configurator's form brings a field per opening.
		{ kept: { [viewFields.tab]: tabs, [viewFields.from]: conversions }, own: "any" },
	],
	["koelcontainers-reefers-vriescontainers", nothing],
	["blog", paged],
	["blog/feed.xml", nothing],
	["blog/*", nothing],
	["contact", nothing],
	["search", { own: ["q", pageField] }],
	["pages/*", filterReads],
	["about", filterReads],
	["faq", filterReads],
	["cookie-policy", filterReads],
	["privacy-statement", filterReads],
]);

const withoutLanguage: ReadonlySet<string> = new Set(["/sitemap.xml", "/robots.txt"]);
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The framework asks for the data of these parts of a page only. */
const partsParameter = "_routes";

function readsOf(pathname: string): Reads | null {
	if (withoutLanguage.has(pathname)) return nothing;
	const [, language, ...rest] = pathname.replace(/\.data$/, "").split("/");
	if (!isLanguage(language)) return null;
	const exact = pages.get(rest.join("/"));
	if (exact) return exact;
	const [first, slug = "", ...below] = rest;
	return slugForm.test(slug) ? (pages.get([first, "*", ...below].join("/")) ?? null) : null;
}

/**
 * The one address of a public page: its known parameters in a fixed order, nothing else.
 * @param partIds ids of the routes, whose data may be asked for alone
 * @returns null for an address that is no public page; `isKeepable` when no value is a visitor's own
 */
export function pageAddress(
	url: URL,
	partIds: ReadonlySet<string>,
): { search: string; isKeepable: boolean } | null {
	const reads = readsOf(url.pathname);
	if (reads === null) return null;
	const parameters = new URLSearchParams();
	for (const [name, values] of Object.entries(reads.kept ?? {})) {
		const value = url.searchParams.get(name);
		if (value !== null && values.includes(value)) parameters.set(name, value);
	}
	const parts = url.searchParams.get(partsParameter);
	if (parts !== null && url.pathname.endsWith(".data") && parts.split(",").every((id) => partIds.has(id))) {
		parameters.set(partsParameter, [...new Set(parts.split(","))].join(","));
	}
	const known = parameters.size;
	if (reads.repeated) {
		for (const value of url.searchParams.getAll(reads.repeated).slice(0, mostRepeated)) {
			if (value !== "") parameters.append(reads.repeated, value);
		}
	}
	const own = reads.own === "any" ? [...url.searchParams.keys()] : (reads.own ?? []);
	for (const name of own) {
		const value = url.searchParams.get(name);
		if (value !== null && value !== "" && !parameters.has(name)) parameters.set(name, value);
	}
	const text = parameters.toString();
	return { search: text && `?${text}`, isKeepable: parameters.size === known };
}
