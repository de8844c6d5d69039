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

/** Every page knows all routes from the start (`routeDiscovery` in react-router.config.ts): none is asked for on the way. */
const knownRoutes: Settled[] = [
	{ code: "init.patchRoutesOnNavigation", is: "(void 0)" },
	{ code: "if (isFogOfWar)", is: "if (false)" },
	{ code: "if (fogOfWar.active && fogOfWar.matches)", is: "if (false)" },
];
const noDiscovery: Settled = { code: "isFogOfWarEnabled(routeDiscovery, ssr)", is: "false" };

/** What the shop's settings have decided for good, by the router's files. */
export const settled: Record<string, readonly Settled[]> = {
	"lib/router/router.js": [...noInstruments, ...knownRoutes],
	"lib/dom/ssr/components.js": [noDiscovery],
	"lib/dom/ssr/fog-of-war.js": [
		// Not where the function is declared.
		{ code: "if (!isFogOfWarEnabled(routeDiscovery, ssr)", is: "if (!false" },
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
