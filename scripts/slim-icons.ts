import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const slim = fileURLToPath(new URL("../app/ui/slim-icon.ts", import.meta.url));

/** Gives browsers the icons of lucide-react with a few lines in place of its code: 2 kB less to load on every page. */
export function slimIcons(): Plugin {
	return {
		name: "slim-icons",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		resolveId(source) {
			return source === "../createLucideIcon.mjs" ? slim : null;
		},
	};
}
