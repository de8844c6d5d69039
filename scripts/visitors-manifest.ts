type Route = Record<string, unknown> & { id: string; path?: string };
type Manifest = { routes: Record<string, Route>; url: string };

const ownersRoutes = "routes/desk/";
/** What robots and payment providers ask for: no page leads there. */
const notLinked = /^routes\/files\/(sitemap|sitemap-file|robots|payment-webhook)$/;
/** Where the owner's side begins, as patterns of the router: more exact than the shop's page for unknown addresses. */
const doors = [":lang/admin/*", ":lang/blog/admin/*", ":lang/products/admin/*", "redirect-manager/*"];

/** Of the module behind every door: a step there leaves the page, and the next one brings the owner's own list. */
export const doorModule = `const leave=({request})=>{location.assign(request.url);return new Promise(()=>{})};export{leave as clientAction,leave as clientLoader};export default()=>null;
`;

/** The list as the build wrote it. @throws Error for anything else */
function readManifest(script: string): { start: string; manifest: Manifest; end: string } {
	const [, start, json = "", end = ""] =
		/^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s.exec(script) ?? [];
	if (start === undefined) throw new Error("the list of routes is not written as it was");
	return { start, manifest: JSON.parse(json) as Manifest, end };
}

/** What is false is as good as unsaid. What a page's module imports is for preloads, and those the server writes. */
function shortRoute({ imports: _imports, ...route }: Route): Route {
	const said = Object.entries(route).filter(([, value]) => value !== false);
	return { ...Object.fromEntries(said), id: route.id };
}

/**
 * The list of all routes, for who uses the desk: half of what the build wrote.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @throws Error for anything else
 */
export function ownersManifest(script: string): string {
	const { start, manifest, end } = readManifest(script);
	const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortRoute(route)]);
	return start + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + end;
}

/**
 * The list of routes for whoever does not own the shop, which every page's first load brings: without the owner's side, of
 * which doors are left, so that a step there (after signing in) asks the server for a whole page.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @param door address of the file with `doorModule`
 * @throws Error for anything else
 */
export function visitorsManifest(script: string, door: string): string {
	const { start, manifest, end } = readManifest(script);
	const routes: Manifest["routes"] = {};
	for (const [id, route] of Object.entries(manifest.routes)) {
		if (!notLinked.test(id) && !id.startsWith(ownersRoutes)) routes[id] = shortRoute(route);
	}
	for (const path of doors) {
		const id = `${ownersRoutes}${path}`;
		const hasClient = { hasClientLoader: true, hasClientAction: true, hasDefaultExport: true };
		routes[id] = { id, parentId: "root", path, ...hasClient, module: door, css: [] };
	}
	// The page that comes to life preloads the list by this address.
	return start + JSON.stringify({ ...manifest, routes, url: visitorsName(manifest.url) }) + end;
}

/** What a visitors' list of routes is called beside the owner's. */
export const visitorsName = (name: string): string => name.replace("manifest-", "visitors-");
