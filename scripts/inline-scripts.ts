import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?script";

/**
 * A source file as the text of a script that is written into a page: `import text from "./x.inline.ts?script"`. It
 * imports nothing and keeps its names to itself.
 */
export function inlineScripts(): Plugin {
	return {
		name: "inline-scripts",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(query)) return null;
			const file = id.slice(0, -query.length);
			this.addWatchFile(file);
			const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
			const body = code.replace(/^export\s*\{\s*\};?\s*$/m, "");
			const { code: small } = await minify(file, `(()=>{${body}})()`, { module: false });
			return `export default ${JSON.stringify(small.trim())};`;
		},
	};
}
