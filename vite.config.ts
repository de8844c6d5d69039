import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { slimIcons } from "./scripts/slim-icons.ts";
import { countVisitorsPages, isAskedByDesk } from "./scripts/visitors-pages.ts";

/** What only the owner's pages use: visitors load none of it. */
const ownersSide = /\/app\/(.+\/)?desk[-/]/;

/** What a page asks for once it stands, from whichever page: it never rides with what every page needs. */
const late = /\/app\/((.+\/)?late\/|ui\/(lost-form\/(use-lost-form|lost-form-notice)|question-dialog)\.)/;

/** Of what comes late, what any page asks for: one file. */
const lateForAll = /\/app\/(site\/shell\/late|ui\/(lost-form|question-dialog))/;

/** Rules with the table of colours, drawings to scale, cards of containers: they come with what asks for them, however many pages may. */
const withAsker =
	/\/app\/trade\/(catalog\/(ral(-colors)?\.ts|shop\/product-card\.|(shop\/)?sizes\/)|conversions\/)/;

/** Small things that pages ask for at once, though few modules name them: each alone would be a file of its own. */
const alwaysAsked =
	/\/app\/(i18n\/load-messages|ui\/(close-on-escape|lost-form\/current-form|skeleton|slim-icon|later|use-late|use-menu-closing|use-scripted|toast\/toast(er|-store))|site\/(shell\/logo|search\/search-key))|\/app\/values\/quantity|lucide-react\/.*\/(loader-circle|menu|minus)\./;

/** Addresses with sums in them are as long packed as they are: only the pages that show such a picture load the list. */
const addresses = /\/app\/media\/pictures\.ts$/;

/** What fewer pages of visitors ask for stays out of their shared file, however many of the owner's share it. */
const pagesThatShare = 3;

/**
 * What every page needs in one file, and what several need in another, instead of dozens of small ones: on a phone's
 * network each file costs a round trip more than its bytes.
 */
const sharedChunks = [
	{ name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl)\// },
	{ name: "always", test: alwaysAsked },
	{
		// What the desk asks for too is a file of its own: half of what visitors share is nothing to the owner.
		name: (id: string, context: { getModuleInfo: Parameters<typeof countVisitorsPages>[2] }) => {
			const infoOf = (one: string) => context.getModuleInfo(one);
			const pages = countVisitorsPages(id, (one) => ownersSide.test(one), infoOf);
			if (pages >= pagesThatShare) return isAskedByDesk(id, infoOf) ? "shared" : "shop";
			return pages === 0 && id.includes("/lucide-react/") ? "desk-icons" : null;
		},
		debugName: "shop",
		minShareCount: 4,
		test: (id: string) =>
			/\/app\/|node_modules\/lucide-react\//.test(id) &&
			!ownersSide.test(id) &&
			!late.test(id) &&
			!withAsker.test(id) &&
			!addresses.test(id),
	},
	{ name: "late", test: (id: string) => lateForAll.test(id) && late.test(id) },
];

export default defineConfig({
	plugins: [compiledMessages(), inlineScripts(), slimIcons(), tailwindcss(), reactRouter()],
	resolve: {
		alias: {
			"~": fileURLToPath(new URL("./app", import.meta.url)),
			"#db": fileURLToPath(new URL("./db", import.meta.url)),
		},
	},
	build: { manifest: true },
	environments: {
		client: {
			build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
		},
		ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
	},
});
