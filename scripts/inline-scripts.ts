import { build, type Plugin } from "vite";

const query = "?script";

/**
 * A source file, with what it imports, as the text of one script that is written into a page: `import text from
 * "./x.inline.ts?script"`.
 * @throws where the file cannot be bundled
 */
export function inlineScripts(): Plugin {
	return {
		name: "inline-scripts",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(query)) return null;
			const input = id.slice(0, -query.length);
			const built = await build({
				configFile: false,
				logLevel: "error",
				build: {
					write: false,
					modulePreload: false,
					rolldownOptions: { input, output: { format: "iife", codeSplitting: false } },
				},
			});
			if (!("output" in built)) throw new Error(`${input} is not one script`);
			const [{ code, moduleIds }] = built.output;
			for (const file of moduleIds) this.addWatchFile(file);
			return `export default ${JSON.stringify(code.trim())};`;
		},
	};
}
