import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	routeDiscovery: { mode: "initial" },
	// A file more for each page with a middleware of its own costs more than it brings.
	splitRouteModules: false,
} satisfies Config;
