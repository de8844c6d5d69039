import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const catalogue = /\/app\/i18n\/messages\/(nl|en|de|fr)\/(index|desk)\.ts$/;

function compileTexts(texts: unknown): unknown {
	if (typeof texts === "string") return compile(texts);
	return Object.fromEntries(
		Object.entries(texts as object).map(([key, value]) => [key, compileTexts(value)]),
	);
}

/**
 * Ships messages to browsers compiled, for a translator that needs no parser (`app/i18n/translators.ts`): some
 * 11 kB less to load on every page.
 * The server keeps the texts as they are written, and so does development, where they change.
 */
export function compiledMessages(): Plugin {
	return {
		name: "compiled-messages",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async load(id) {
			if (!catalogue.test(id)) return null;
			const { messages } = await import(pathToFileURL(id).href);
			return `export const messages = ${JSON.stringify(compileTexts(messages))};`;
		},
	};
}
