declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export = build;
}

declare module "*?script" {
	const text: string;
	export default text;
}

declare module "*.typ?raw" {
	const text: string;
	export default text;
}
