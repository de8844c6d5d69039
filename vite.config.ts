import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./scripts/compiled-messages.ts";

export default defineConfig({
	plugins: [compiledMessages(), tailwindcss(), reactRouter()],
	resolve: {
		alias: {
			"~": fileURLToPath(new URL("./app", import.meta.url)),
			"#db": fileURLToPath(new URL("./db", import.meta.url)),
		},
	},
	build: { manifest: true },
	environments: {
		ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
	},
});
