/** The arrows between folders: routes → features → values, i18n, ui, platform, db/schema. Nothing points back up. */
const plain = "^app/(features|values|i18n)/.*(?<!\\.server)\\.ts$";

export default {
	forbidden: [
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true } },
		{
			name: "features-do-not-know-routes",
			severity: "error",
			from: { path: "^(app/features|db)" },
			to: { path: "^(app/routes/|app/root|app/entry|server/)" },
		},
		{
			name: "foundations-do-not-know-features",
			severity: "error",
			from: { path: "^app/(values|i18n|ui|platform)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^(app/(features|routes)/|server/)" },
		},
		{
			name: "values-know-values-only",
			severity: "error",
			from: { path: "^app/values/", pathNot: "\\.test\\.ts$" },
			to: { pathNot: "^app/values/" },
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
				path: plain,
				pathNot: "(\\.test\\.ts|/use-[a-z-]+\\.ts|-(text|label)\\.ts|shop-page\\.ts)$",
			},
			to: {
				path: "(^app/(ui|platform|routes)/|\\.tsx$|\\.server\\.tsx?$|node_modules/(react|react-dom|react-router|drizzle-orm|pg)/)",
			},
		},
		{
			name: "between-features-only-along-the-list",
			comment:
				"Rule files may be used by any feature; stores, verbs and views only as listed in docs/decisions.",
			severity: "error",
			from: { path: "^app/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
			to: {
				path: "^app/features/([^/]+)/.*(\\.server\\.tsx?|\\.tsx)$",
				pathNot: [
					"^app/features/$1/",
					"^app/features/transport/tariff\\.store\\.server\\.ts$",
					"^app/features/mail/((outbox|two-step)\\.server\\.ts|letter\\.tsx)$",
					"^app/features/forms/",
					"^app/features/audit/",
					"^app/features/media/image-fields\\.tsx$",
					"^app/features/content/sections/",
					"^app/features/accounts/session\\.server\\.ts$",
					"^app/features/desk(-list)?/",
					"^app/features/mail-desk/resend-mail\\.server\\.ts$",
					"^app/features/orders/(order\\.store\\.server\\.ts|amounts-table\\.tsx)$",
					"^app/features/cart/cart\\.store\\.server\\.ts$",
				],
			},
		},
		{
			name: "forms-are-read-in-one-place",
			comment: "The parser builds whatever structure a name spells: it gets a form's own fields only.",
			severity: "error",
			from: { path: "^app/", pathNot: "(features/forms/parse-form\\.server\\.ts|\\.test\\.ts)$" },
			to: { path: "node_modules/@conform-to/zod" },
		},
		{
			name: "tests-are-not-shipped",
			severity: "error",
			from: { pathNot: "(^tests/|\\.test\\.tsx?$)" },
			to: { path: "(^tests/|\\.test\\.tsx?$)" },
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
