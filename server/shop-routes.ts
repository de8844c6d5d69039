import type { ServerBuild } from "react-router";

/** Under which all that owners see lies (`app/routes.ts`). */
const deskParent = "routes/desk/admins-only";

/**
 * Whether an address can be one of the owner's side. True for more than those: whoever does not know asks all routes.
 * @param path as it came, encoded or not
 */
export function mayBeOfDesk(path: string): boolean {
	return /admin|redirect-manager|__manifest|%/i.test(path);
}

/**
 * The shop without the owner's side. The framework tries an address on one route after the other, parents anew for each,
 * makes all of them anew for each page, and more than half are the owner's: a fifth of what an order cost this process.
 */
export function withoutDesk(build: ServerBuild): ServerBuild {
	const isOfDesk = (id: string | undefined): boolean =>
		id !== undefined && (id === deskParent || isOfDesk(build.routes[id]?.parentId));
	const shops = <T>(table: Record<string, T>) =>
		Object.fromEntries(Object.entries(table).filter(([id]) => !isOfDesk(id)));
	return {
		...build,
		routes: shops(build.routes),
		assets: { ...build.assets, routes: shops(build.assets.routes) },
	};
}
