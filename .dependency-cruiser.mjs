/**
 * The arrows between folders: routes → site → trade → people → mail, media, company → desk (the owner's frame) → ui,
 * i18n, values, platform. Nothing points back up, and no two folders point at each other.
 */
const wings = [
	["routes"],
	["site"],
	["trade"],
	["people"],
	["mail", "media", "company"],
	["desk"],
	["ui", "i18n", "values", "platform"],
];

/** In trade a later noun may know an earlier one: a price is known before a cart, a cart before an order. */
const trade = [
	"lines",
	"transport",
	"catalog",
	"cart",
	"rental",
	"orders",
	"payments",
	"papers",
	"quotes",
	"conversions",
	"offers",
	"amendments",
	"buyers",
];

/** @param {string[][]} order earlier ones may not be known by later ones */
function noWayUp(order, folder, name) {
	return order.slice(1).map((lower, index) => ({
		name: `${name}: ${lower.join(", ")}`,
		severity: "error",
		from: { path: `^${folder}/(${lower.join("|")})/`, pathNot: "\\.test\\.tsx?$" },
		to: {
			path: `^(${folder}/(${order
				.slice(0, index + 1)
				.flat()
				.join("|")})/|server/)`,
		},
	}));
}

const tests = "\\.test\\.tsx?$";

export default {
	forbidden: [
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true } },
		...noWayUp(wings, "app", "wings stand in one order"),
		...noWayUp(
			trade.map((noun) => [noun]).toReversed(),
			"app/trade",
			"nouns of the trade stand in one order",
		),
		{
			name: "the-database-knows-values-only",
			comment: "Demo content may name what it fills in.",
			severity: "error",
			from: { path: "^db/schema/", pathNot: tests },
			to: { path: "^(app/|server/)", pathNot: "^app/values/" },
		},
		{
			name: "visitors-code-does-not-know-the-owners",
			comment: "A noun's root and shop/ never reach a desk/.",
			severity: "error",
			from: {
				path: "^app/(trade|site|people|mail|media|company|ui|i18n|values|platform)/",
				pathNot: `/desk/|${tests}`,
			},
			to: { path: "^app/.*\\bdesk[-/]" },
		},
		{
			name: "visitors-pages-load-the-owners-side-on-demand",
			severity: "error",
			from: { path: "^app/(routes/(shop|account|files)/|root|entry)", pathNot: `\\.server\\.tsx?$|${tests}` },
			to: { path: "^app/.*\\bdesk[-/]", dependencyTypesNot: ["dynamic-import", "type-only"] },
		},
		{
			name: "values-know-values-only",
			severity: "error",
			from: { path: "^app/values/", pathNot: tests },
			to: { pathNot: "^app/values/" },
		},
		{
			name: "what-stands-in-every-page-stands-alone",
			comment: "A script in the page itself is as small as can be.",
			severity: "error",
			from: { path: "^app/wake/" },
			to: { pathNot: "^app/wake/" },
		},
		{
			name: "i18n-and-ui-do-not-know-the-platform",
			severity: "error",
			from: { path: "^app/(i18n|ui)/" },
			to: { path: "^(app/platform/|db/)" },
		},
		{
			name: "database-on-the-server-only",
			severity: "error",
			from: { path: "^app/", pathNot: "(\\.server\\.tsx?|\\.store\\.test\\.ts|\\.test\\.ts)$" },
			to: { path: "^(db/schema|node_modules/(drizzle-orm|pg|pg-boss)/)" },
		},
		{
			name: "plain-rules-stay-plain",
			severity: "error",
			from: {
				path: "^app/(trade|site|people|mail|media|company|desk|values|i18n)/.*(?<!\\.server)\\.ts$",
				pathNot: `(${tests}|/use-[a-z-]+\\.ts$)`,
			},
			to: {
				path: "(^app/(ui|platform|routes)/|\\.tsx$|\\.server\\.tsx?$|node_modules/(react|react-dom|react-router|drizzle-orm|pg)/)",
			},
		},
		{
			name: "forms-are-read-in-one-place",
			comment: "The parser builds whatever structure a name spells: it gets a form's own fields only.",
			severity: "error",
			from: { path: "^app/", pathNot: "(platform/parse-form\\.server\\.ts|\\.test\\.ts)$" },
			to: { path: "node_modules/@conform-to/zod" },
		},
		{
			name: "tests-are-not-shipped",
			severity: "error",
			from: { pathNot: "(^tests/|\\.test\\.tsx?$)" },
			to: { path: "(^tests/|\\.test\\.tsx?$)" },
		},
		{
			name: "the-shop-does-not-know-its-tools",
			comment: "What is loosened in development is not in the server that is built.",
			severity: "error",
			from: { path: "^(app|db|server)/", pathNot: "(\\.test\\.tsx?|^app/routes\\.ts)$" },
			to: { path: "^scripts/|node_modules/(vite|@react-router/dev)/" },
		},
		{
			name: "resolvable",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^(\\./\\+types/|virtual:|#db)" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			extensions: [".ts", ".tsx", ".mjs", ".js"],
			conditionNames: ["import", "node", "default", "types"],
		},
		webpackConfig: { fileName: "scripts/resolve-aliases.mjs" },
	},
};
