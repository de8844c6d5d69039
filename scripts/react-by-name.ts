import { createRequire } from "node:module";
import type { Plugin } from "vite";

const load = createRequire(import.meta.url);
const prefix = "\0react-by-name:";
/** Whose code names what it imports of React; other libraries look names up as they run. */
const asksByName = /\/app\/|\/node_modules\/react-router\//;

/** What an installed CommonJS module exports. */
export const namesOf = (source: string): string[] => Object.keys(load(source) as object);

/** A module whose exports are those of a CommonJS one, each by its name. */
export function namedModule(source: string, names: readonly string[]): string {
	const own = names
		.filter((name) => name !== "default")
		.map((name) => `export const ${name} = given.${name};`);
	return [`import given from ${JSON.stringify(source)};`, ...own, "export default given;", ""].join("\n");
}

/**
 * React by the names of what it exports. It is CommonJS: each file of the build asked for its object, and looked into
 * that for each element and hook. A name of its own is one letter, and there already.
 */
export function reactByName(): Plugin {
	return {
		name: "react-by-name",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId: {
			filter: { id: /^react(\/jsx-runtime)?$/ },
			handler: (source, importer = "") => (asksByName.test(importer) ? prefix + source : null),
		},
		load: {
			filter: { id: /^\0react-by-name:/ },
			handler(id) {
				const source = id.slice(prefix.length);
				return namedModule(source, namesOf(source));
			},
		},
	};
}
