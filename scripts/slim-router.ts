import { basename } from "node:path";
import { type ESTree, type Plugin, parseAst } from "vite";

/** A part of the router's code, and what it always is in this shop. */
type Settled = { code: string; is: string };

/** Nobody measures the router from inside. */
const noInstruments: Settled[] = [
	{ code: "init.instrumentations", is: "(void 0)" },
	{ code: "opts?.instrumentationNavigateMetaReceiver", is: "(void 0)" },
	{ code: "consumeInstrumentationClientResultMetaReceiver(router)", is: "(void 0)" },
];

/** Every page knows all routes from the start (`routeDiscovery` in react-router.config.ts), and a build keeps them: none comes later. */
const knownRoutes: Settled[] = [
	{ code: "init.patchRoutesOnNavigation", is: "(void 0)" },
	{ code: "if (isFogOfWar)", is: "if (false)" },
	{ code: "if (fogOfWar.active && fogOfWar.matches)", is: "if (false)" },
	{ code: "\t\tpatchRoutes,\n", is: "" },
	{ code: "\t\t_internalSetRoutes,\n", is: "" },
];
const noDiscovery: Settled = { code: "isFogOfWarEnabled(routeDiscovery, ssr)", is: "false" };

/** No step is shown as a view transition. */
const noTransitions: Settled[] = [
	{
		code: "if (isBrowser) {\n\t\t\trestoreAppliedTransitions",
		is: "if (false) {\n\t\t\trestoreAppliedTransitions",
	},
	{
		code: 'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {',
		is: "if (false) {",
	},
	{ code: "else if (pendingViewTransitionEnabled) {", is: "else if (false) {" },
];

/** Pages are not components of the server: no error stands for a redirect or an answer. */
const noServerComponents: Settled[] = [
	{
		code: 'if (this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string") {',
		is: "if (false) {",
	},
	{ code: "if (this.context) return", is: "if (false) return" },
];

/** What the shop's settings and pages have decided for good, by the router's files. */
export const settled: Record<string, readonly Settled[]> = {
	"lib/router/router.js": [...noInstruments, ...knownRoutes, ...noTransitions],
	"lib/hooks.js": noServerComponents,
	"lib/components.js": [
		{ code: "useIsRSCRouterContext() || useTransitions", is: "useTransitions" },
		{ code: "if (!viewTransitionOpts || !isViewTransitionAvailable) {", is: "if (true) {" },
		{ code: "if (vtContext.isTransitioning && !vtContext.flushSync)", is: "if (false)" },
		{ code: "if (renderDfd && pendingState && router.window) {", is: "if (false) {" },
		{
			code: "if (renderDfd && pendingState && state.location.key === pendingState.location.key)",
			is: "if (false)",
		},
		{ code: "if (!vtContext.isTransitioning && interruption) {", is: "if (false) {" },
	],
	// No link fetches its page before it is followed.
	"lib/dom/lib.js": [
		{
			code: "let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);",
			is: "",
		},
		{ code: "\t\t...prefetchHandlers,\n", is: "" },
		{ code: "mergeRefs(forwardedRef, prefetchRef)", is: "forwardedRef" },
		{ code: "return shouldPrefetch && !isAbsolute ?", is: "return false ?" },
		{ code: "useViewTransitionState(path) && viewTransition === true", is: "false" },
	],
	// The server has written what starts a page; pages have no styles of their own, and the build signs no file.
	"lib/dom/ssr/components.js": [
		noDiscovery,
		{ code: "useIsRSCRouterContext()", is: "false" },
		{ code: "isSpaMode && !isHydrated", is: "false" },
		{ code: "staticContext ?", is: "false ?" },
		{ code: "!isStatic ?", is: "true ?" },
		{ code: 'typeof manifest.sri === "object" ?', is: "false ?" },
	],
	"lib/dom/ssr/links.js": [
		{ code: "if (!route.css) return;", is: "return;" },
		{ code: "if (!route.css && !routeModule.links || !isPreloadSupported()) return;", is: "return;" },
		{ code: "route && route.css ?", is: "false ?" },
	],
	"lib/dom/ssr/fog-of-war.js": [
		// Not where the function is declared.
		{ code: "if (!isFogOfWarEnabled(routeDiscovery, ssr)", is: "if (!false" },
	],
	// Pages come from the server, their code in one file each (`ssr`, `splitRouteModules`); nothing is exchanged as it runs.
	"lib/dom/ssr/routes.js": [
		{ code: "if (isSpaMode) throw", is: "if (false) throw" },
		{ code: "if (needsRevalidation) return", is: "if (false) return" },
		{ code: "if (!ssr && manifestRoute.hasLoader", is: "if (false && manifestRoute.hasLoader" },
		{ code: "if (route.clientLoaderModule || route.clientActionModule)", is: "if (false)" },
		{ code: "if (route.clientActionModule) prefetchModule", is: "if (false) prefetchModule" },
		{ code: "if (route.clientLoaderModule) prefetchModule", is: "if (false) prefetchModule" },
		{ code: "route.clientLoaderModule ?", is: "false ?" },
		{ code: "route.clientActionModule ?", is: "false ?" },
		{ code: "route.clientMiddlewareModule ?", is: "false ?" },
	],
	"lib/dom/ssr/single-fetch.js": [
		{ code: "let foundRevalidatingServerLoader = matches.some(", is: "if (false) matches.some(" },
		{ code: "if (!ssr && !foundRevalidatingServerLoader)", is: "if (false)" },
		{ code: "ssr && foundOptOutRoute", is: "foundOptOutRoute" },
		{ code: "!window.__reactRouterHdrActive", is: "true" },
	],
	"lib/dom-export/hydrated-router.js": [
		{ code: "if (window.__reactRouterManifest.sri === true)", is: "if (false)" },
		{ code: "if (ssrInfo.context.isSpaMode)", is: "if (false)" },
		{ code: "router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", is: "" },
	],
};

/** Code with what is settled written out. @throws Error where the code is not as it was: it then needs another look */
export function withSettled(code: string, given: readonly Settled[]): string {
	return given.reduce((sofar, one) => {
		if (!sofar.includes(one.code)) throw new Error(`the router no longer asks for ${one.code}`);
		return sofar.replaceAll(one.code, one.is);
	}, code);
}

/** What the router says when something is not as it expects: `invariant(value, message)` throws, `warning` writes it down. */
const complaint = /^(UNSAFE_)?(invariant|warning)(\$\d)?$/;

type Range = { start: number; end: number };

/** Where a module's complaints have their messages. */
function messagesIn(code: string): Range[] {
	const found: Range[] = [];
	const look = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		const { type, callee, arguments: [, message] = [] } = node as Partial<ESTree.CallExpression>;
		if (type === "CallExpression" && callee?.type === "Identifier" && complaint.test(callee.name) && message)
			found.push(message);
		for (const part of Object.values(node)) look(part);
	};
	look(parseAst(code));
	return found;
}

/** Code whose complaints say where they stand in the router in place of what is wrong. */
export function withPlaces(code: string, file: string): string {
	let sofar = "";
	let end = 0;
	for (const message of messagesIn(code).toSorted((one, other) => one.start - other.start)) {
		const line = code.slice(0, message.start).split("\n").length;
		sofar += `${code.slice(end, message.start)}"${basename(file)}:${line}"`;
		end = message.end;
	}
	return sofar + code.slice(end);
}

/**
 * The router without what the shop's settings rule out, for browsers: 4 kB less on every page. Its complaints, which are
 * for who writes an app and not for who visits one, are given as places, `hooks.js:120`; React does the same by numbers.
 */
export function slimRouter(): Plugin {
	return {
		name: "slim-router",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /\/node_modules\/react-router\/dist\/production\// },
			handler(code, id) {
				const file = Object.keys(settled).find((one) => id.endsWith(`/${one}`));
				const placed = withPlaces(code, id);
				return { code: file ? withSettled(placed, settled[file] ?? []) : placed, map: null };
			},
		},
	};
}
