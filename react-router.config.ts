import type { Config } from "@react-router/dev/config";
import { nextBuild } from "./scripts/put-in-place.ts";

export default {
	ssr: true,
	buildDirectory: nextBuild,
	routeDiscovery: { mode: "initial" },
	// A file more for each page with a middleware of its own costs more than it brings.
	splitRouteModules: false,
} satisfies Config;
