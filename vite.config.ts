import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { reactByName } from "./scripts/react-by-name.ts";
import { slimIcons } from "./scripts/slim-icons.ts";
import { slimRouter } from "./scripts/slim-router.ts";
import { alike, deskPagesOf, visitorsPagesOf } from "./scripts/visitors-pages.ts";

/** What only the owner's pages use: visitors load none of it. */
const ownersSide = /\/app\/(.+\/)?desk[-/]/;

/** What a page asks for once it stands, from whichever page: it never rides with what every page needs. */
const late = /\/app\/(.+\/)?late\//;

/** Colours, drawings to scale, cards of containers, what keeps words: they come with what asks for them, however many pages may. */
const withAsker =
	/\/app\/(ui\/use-(kept|painted)-|trade\/(catalog\/(ral(-colors)?\.ts|shop\/product-card\.|(shop\/)?sizes\/)|conversions\/))/;

/** Small things that pages ask for at once, though few modules name them: each alone would be a file of its own. */
const alwaysAsked =
	/\/app\/(i18n\/load-messages|ui\/(close-on-escape|is-missing|lost-form\/|question-dialog|skeleton|slim-icon|later|use-late|use-menu-closing|use-scripted|toast\/toast(er|-store))|site\/(shell\/logo|search\/search-key))|\/app\/values\/(plain-text|quantity)|lucide-react\/.*\/(loader-circle|menu|minus)\./;

/** What every page stands on; React under the names that `scripts/react-by-name.ts` gives it. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router|use-intl)\/|react-by-name:/;

/** Small things that few pages ask for, and those for most of them: each alone would cost more in headers than it holds. */
const together = {
	/** What keeps the words of forms. */
	fields:
		/\/app\/(ui\/use-(kept-|sent-back)|people\/guard\/(guard|form)-fields|site\/messages\/section-answer)/,
	/** Lines of an order, how they are to come, and what they cost. */
	lines:
		/\/app\/trade\/(orders\/shop\/(amounts-table|checkout-form-id)|lines\/|cart\/delivery-place)|lucide-react\/.*\/trash\.mjs$/,
	/** What narrows a list, and prices it for a place. */
	lists: /\/app\/trade\/catalog\/(list-query|shop\/(none-yet|product-filters|place-bar))\./,
	/** What chooses containers for a comparison. */
	ticks:
		/\/app\/trade\/catalog\/(sizes\/comparison-address|shop\/sizes\/(compare-tick|use-comparison-choice))\./,
	/** What pages of the shop's own words consist of; lists, the cart and the page of one container ask for none. */
	sections: /\/app\/(site\/pages\/sections\/(section\.ts|section-frame\.)|ui\/page-hero\.)/,
	/** What ends a list: no other page asks for it. */
	leafing: /\/app\/(ui\/page-links|trade\/catalog\/shop\/closing-card)\./,
	/** Where the company is, and when it is open. */
	visits: /\/app\/(site\/shell\/company-block|company\/hours-list)/,
};

/** Of three pages that sell, and what a container's page and parts of it that come later both ask for. */
const withSelling =
	/\/app\/(trade\/catalog\/shop\/(place-fields|gallery\/gallery-picture)|values\/merge-changes|ui\/use-merged-state)\.|lucide-react\/.*\/(arrow|chevron)-left\.mjs$/;

/** The name of what a module goes together with; null for most. */
function fileTogether(id: string): keyof typeof together | null {
	return (Object.keys(together) as (keyof typeof together)[]).find((name) => together[name].test(id)) ?? null;
}

/** Addresses with sums in them are as long packed as they are: only the pages that show such a picture load the list. */
const addresses = /\/app\/media\/pictures\.ts$/;

/** What fewer pages of visitors ask for stays out of their shared file, however many of the owner's share it. */
const pagesThatShare = 3;

/** What more pages of visitors ask for goes into the file of them all. */
const mostPages = 24;

/** What fewer pages of the desk ask for is no part of what they share with visitors. */
const deskPagesThatShare = 12;

/** What most pages of the desk ask for goes with their frame. */
const mostDeskPages = 20;

/** Rules are small: few pages of the desk ask for one of them, but most for one or another. */
const smallRules = /\/app\/(values\/(?!picture)|i18n\/|people\/)/;

const inApp = (file: string) => fileURLToPath(new URL(`./app/${file}`, import.meta.url));
const inDesk = (file: string) => inApp(`desk/${file}`);

/** The parts of visitors' pages: what mostly the same pages ask for as for this one goes into its file. */
const visitorsParts = {
	selling: inApp("trade/catalog/pricing.ts"),
	cards: inApp("ui/card-carousel.tsx"),
};

/** The parts of the desk's pages: what mostly the same pages ask for as for this one goes into its file. */
const deskParts = {
	"desk-rows": inDesk("list/card-table.tsx"),
	"desk-lists": inDesk("views/view-links.tsx"),
	"desk-records": inDesk("record/record-form.tsx"),
	"desk-details": inDesk("detail/notes-panel.tsx"),
	"desk-texts": inDesk("rich-text/rich-text-field.tsx"),
};

/** The table of prices, the fullest page of the desk, has its own in place of these: they are apart from what lists share. */
const notOfPrices = /\/app\/desk\/list\/(several-bar|card-table)\./;

/** How much of their pages two modules have in common that are to be one file. */
const alikeEnough = 0.6;

type InfoOf = Parameters<typeof visitorsPagesOf>[2];
type Context = { getModuleInfo: InfoOf };

function isOwners(id: string): boolean {
	return ownersSide.test(id) || id.endsWith("?desk");
}

function isAppsOwn(id: string): boolean {
	return /\/app\/|node_modules\/lucide-react\//.test(id) && !late.test(id);
}

function isShopsOwn(id: string): boolean {
	return (
		isAppsOwn(id) && !isOwners(id) && fileTogether(id) === null && !withAsker.test(id) && !addresses.test(id)
	);
}

/** The part whose pages are mostly these; null where none is alike enough. */
function bestPart<Part extends string>(
	parts: Record<Part, string>,
	pages: ReadonlySet<string>,
	pagesOf: (part: string) => ReadonlySet<string>,
): Part | null {
	const shares = (Object.keys(parts) as Part[]).map((name) => ({
		name,
		share: alike(pages, pagesOf(parts[name])),
	}));
	const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
	return best.share >= alikeEnough ? best.name : null;
}

/**
 * The file of what visitors' pages share. What most pages ask for is in the file of every page, if the desk asks for it
 * too: a page of the desk that shared `shop` would load all of that.
 */
function visitorsFile(id: string, context: Context): string | null {
	if (withSelling.test(id)) return "selling";
	const infoOf: InfoOf = (one) => context.getModuleInfo(one);
	const pages = visitorsPagesOf(id, isOwners, infoOf);
	if (pages.size < pagesThatShare) return null;
	const desk = deskPagesOf(id, infoOf);
	if (desk.size === 0) {
		const pagesOf = (one: string) => visitorsPagesOf(one, isOwners, infoOf);
		return (pages.size < mostPages && bestPart(visitorsParts, pages, pagesOf)) || "shop";
	}
	const isShared = isInFrame(desk) || desk.size >= deskPagesThatShare || smallRules.test(id);
	return isShared || pages.size >= mostPages ? "base" : null;
}

function isInFrame(pages: ReadonlySet<string>): boolean {
	return [...pages].some((page) => page.endsWith("/routes/desk/layout.tsx"));
}

/** React, the router, and what almost every page of either side asks for: one file, compressed as one. */
function isOnEveryPage(id: string, context: Context): boolean {
	if (libraries.test(id) || alwaysAsked.test(id)) return true;
	return isShopsOwn(id) && visitorsFile(id, context) === "base";
}

/** The file of what the desk alone asks for: its frame, one of its parts, or none that is shared. */
function deskFile(id: string, context: Context): string | null {
	const infoOf: InfoOf = (one) => context.getModuleInfo(one);
	if (visitorsPagesOf(id, isOwners, infoOf).size > 0) return null;
	if (notOfPrices.test(id)) return "desk-cards";
	const pages = deskPagesOf(id, infoOf);
	if (isInFrame(pages) || pages.size >= mostDeskPages) return "desk";
	return bestPart(deskParts, pages, (part) => deskPagesOf(part, infoOf));
}

/**
 * What every page needs in one file, and what several need in another, instead of dozens of small ones: on a phone's
 * network each file costs a round trip more than its bytes.
 */
const sharedChunks = [
	// First: what its modules import comes along.
	{ name: (id: string, context: Context) => (isOnEveryPage(id, context) ? "base" : null), debugName: "base" },
	// In this order: what a file's modules import comes along where no earlier one has it.
	...(["shop", "selling", "cards"] as const).map((file) => ({
		name: (id: string, context: Context) => (visitorsFile(id, context) === file ? file : null),
		debugName: file,
		minShareCount: file === "selling" ? 2 : 4,
		test: isShopsOwn,
	})),
	// After those, as what their modules import is in there.
	{ name: fileTogether, debugName: "together" },
	{ name: deskFile, debugName: "desk", test: isAppsOwn },
];

/** Files that a page has before it asks for anything late: no list of what that needs names them. */
const thereAlready = /\/(base|rolldown-runtime|shop|desk)-[\w-]{8}\.js$/;

export default defineConfig({
	plugins: [
		compiledMessages(),
		inlineScripts(),
		reactByName(),
		slimRouter(),
		slimIcons((id) => ownersSide.test(id)),
		tailwindcss(),
		reactRouter(),
	],
	resolve: {
		alias: {
			"~": fileURLToPath(new URL("./app", import.meta.url)),
			"#db": fileURLToPath(new URL("./db", import.meta.url)),
		},
	},
	build: {
		manifest: true,
		modulePreload: {
			resolveDependencies: (_file, needed) => needed.filter((file) => !thereAlready.test(file)),
		},
	},
	environments: {
		client: {
			build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
		},
		ssr: {
			build: { rollupOptions: { input: "./server/entry.ts" } },
			// Its package file is 180 kB long, and node reads it anew for each of its hundred modules: a second of a start.
			resolve: { noExternal: ["drizzle-orm"] },
		},
	},
});
