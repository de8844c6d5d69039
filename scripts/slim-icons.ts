import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { IconPart } from "../app/ui/slim-icon.ts";

const slim = fileURLToPath(new URL("../app/ui/slim-icon.ts", import.meta.url));
const library = fileURLToPath(
	new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url),
);

/** The file of each name that an icon has, from the list that the library exports. */
export function iconFiles(list: string): Map<string, string> {
	const files = new Map<string, string>();
	for (const [, names = "", file = ""] of list.matchAll(
		/export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)'/g,
	)) {
		for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
	}
	return files;
}

/**
 * Code that asks for each icon's own file instead of the list of all of them: who asks for which is known then, when
 * files are shared out.
 * @throws Error for a name that no icon has
 */
export function withOwnFiles(code: string, addressOf: (name: string) => string | undefined): string {
	return code.replace(/^import \{([^}]*)\} from "lucide-react";/gm, (_whole, list: string) => {
		const parts = list.split(",").map((part) => part.trim());
		const icons = parts.filter((part) => part !== "" && !part.startsWith("type "));
		// On one line: what follows keeps its place.
		return icons
			.map((part) => {
				const [name = "", own = name] = part.split(" as ");
				const address = addressOf(name);
				if (address === undefined) throw new Error(`lucide-react has no icon ${name}`);
				return `import ${own} from ${JSON.stringify(address)};`;
			})
			.join(" ");
	});
}

/** An icon as lucide-react describes it; the keys of its parts are for lists that change, which no icon is. */
type Drawing = {
	name: string;
	aliases?: readonly unknown[];
	node: readonly [string, { key?: string; d?: string }][];
};

/** The module of an icon, with its drawing in as few letters as say it. */
export function iconModule({ name, aliases = [], node }: Drawing): string {
	const names = [name, ...aliases.filter((alias) => typeof alias === "string")];
	const own = ["lucide", ...names.map((one) => `lucide-${one}`)].join(" ");
	const parts = node.map(([tag, { key: _key, ...attributes }]): IconPart => {
		const { d, ...rest } = attributes;
		const isPlain = tag === "path" && d !== undefined && Object.keys(rest).length === 0;
		return isPlain ? d : [tag, attributes];
	});
	const given = [own, ...parts].map((one) => JSON.stringify(one)).join(", ");
	return `import { slimIcon } from ${JSON.stringify(slim)};\nexport default slimIcon(${given});\n`;
}

/**
 * Gives browsers the icons of lucide-react one by one, with a few lines in place of its code: 3 kB less on every page. The
 * server draws the same ones: the library's own took a twentieth of a list's time, and the file of all its icons a megabyte.
 * @param isOwners tells the owner's modules by their paths
 */
export function slimIcons(isOwners: (id: string) => boolean): Plugin {
	const files = iconFiles(readFileSync(library, "utf8"));
	const addressFor = (id: string, isForBrowsers: boolean) => (name: string) => {
		const file = files.get(name);
		// The owner's side has copies of its own: what both sides draw would be a file for each icon.
		const copy = isForBrowsers && isOwners(id) ? "?desk" : "";
		return file && library.replace("lucide-react.mjs", file) + copy;
	};
	return {
		name: "slim-icons",
		enforce: "pre",
		apply: "build",
		async load(id) {
			const [, file] = /^(.*\/lucide-react\/.*\/icons\/[\w-]+\.mjs)(\?desk)?$/.exec(id) ?? [];
			if (file === undefined) return null;
			const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: Drawing };
			return iconModule(__iconData);
		},
		transform(code, id) {
			if (id.includes("/node_modules/") || !code.includes('"lucide-react"')) return null;
			const isForBrowsers = this.environment.name === "client";
			return { code: withOwnFiles(code, addressFor(id, isForBrowsers)), map: null };
		},
	};
}
