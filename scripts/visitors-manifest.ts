type Route = Record<string, unknown> & { id: string; module: string; parentId?: string; path?: string };
type Manifest = { routes: Record<string, Route>; url: string };

const ownersRoutes = "routes/desk/";
/** What robots and payment providers ask for: no page leads there. */
const notLinked = /^routes\/files\/(sitemap|sitemap-file|robots|payment-webhook)$/;
/** Where the owner's side begins, as patterns of the router: more exact than the shop's page for unknown addresses. */
const desksDoors = [":lang/admin/*", ":lang/blog/admin/*", ":lang/products/admin/*", "redirect-manager/*"];
/** The shop, less exact than every page of the owner's side. */
const shopsDoors = [":lang", ":lang/*"];
/** What the owner's side asks the shop for: signing in again beside what was typed. */
const askedByDesk = /^(root|routes\/desk\/.*|routes\/shop\/layout|routes\/account\/auth)$/;

/** Of the module behind every door: a step there leaves the page, and the next one brings its own list. */
export const doorModule = `const leave=({request})=>{location.assign(request.url);return new Promise(()=>{})};export{leave as clientAction,leave as clientLoader};export default()=>null;
`;

/** The built files that lists name: what is behind a door, and one without code, for all routes that have none. */
export type ListFiles = { door: string; empty: string; isEmpty: (file: string) => boolean };

/** The list as the build wrote it. @throws Error for anything else */
function readManifest(script: string): Manifest {
	const [, json = ""] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script) ?? [];
	if (json === "") throw new Error("the list of routes is not written as it was");
	return JSON.parse(json) as Manifest;
}

const marks = [
	"hasLoader",
	"hasAction",
	"hasDefaultExport",
	"hasErrorBoundary",
	"hasClientLoader",
	"hasClientAction",
	"hasClientMiddleware",
	"index",
];
/** Said in a row; what a module imports is for preloads, and those the server writes. */
const told = new Set([...marks, "id", "parentId", "path", "module", "imports"]);

/** A route in one line, apart from its parent: id, path, file, and what it has. @throws Error for what no row can say */
function rowOf(route: Route, { isEmpty }: ListFiles): string {
	for (const [key, value] of Object.entries(route)) {
		const isSaid = value !== false && !(Array.isArray(value) && value.length === 0);
		if (isSaid && !told.has(key)) throw new Error(`the list of routes has no place for ${key}`);
	}
	const id = route.id.replace(/^routes\//, "~");
	const name = id.replace(/^.*\//, "");
	const file = isEmpty(route.module) ? "" : route.module.replace(/^\/assets\/(.*)\.js$/, "$1");
	const own = file.startsWith(`${name}-`) ? file.slice(name.length) : `/${file}`;
	const mark = marks.reduce((sum, key, bit) => sum + (route[key] === true ? 2 ** bit : 0), 0);
	return [id, route.path?.replace(/^:lang\//, "~") ?? "?", file && own, mark].join("|");
}

/** Makes the list of its rows again, in the browser; a row of one field names the parent of those that follow. */
const reader = (rows: string, rest: string, empty: string) =>
	`{const r={};let a;for(const l of ${JSON.stringify(rows)}.split("\\n")){const[i,p,m,k]=l.split("|"),id=i.replace("~","routes/");if(!k){a=id||void 0;continue}const o=r[id]={id,parentId:a,path:p=="?"?void 0:p.replace("~",":lang/"),module:m?"/assets/"+(m[0]=="/"?m.slice(1):id.replace(/.*\\//,"")+m)+".js":${JSON.stringify(empty)}};${JSON.stringify(marks)}.map((n,b)=>{if(k>>b&1)o[n]=!0})}window.__reactRouterManifest={...${rest},routes:r}}\n`;

/** The script that makes a list of these routes. */
function listOf(manifest: Manifest, routes: readonly Route[], url: string, files: ListFiles): string {
	const { routes: _all, ...rest } = manifest;
	let parent: string | undefined = "";
	const rows = routes.flatMap((route) => {
		const row = rowOf(route, files);
		if (route.parentId === parent) return [row];
		parent = route.parentId;
		return [parent?.replace(/^routes\//, "~") ?? "", row];
	});
	return reader(rows.join("\n"), JSON.stringify({ ...rest, url }), files.empty);
}

function doorsTo(paths: readonly string[], { door }: ListFiles): Route[] {
	const hasClient = { hasClientLoader: true, hasClientAction: true, hasDefaultExport: true };
	return paths.map((path) => ({ id: `door/${path}`, parentId: "root", path, ...hasClient, module: door }));
}

/**
 * The list of all routes, for an owner who looks at the shop.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @throws Error for anything else
 */
export function ownersManifest(script: string, files: ListFiles): string {
	const manifest = readManifest(script);
	return listOf(manifest, Object.values(manifest.routes), manifest.url, files);
}

/**
 * The list of routes of the desk's pages: the shop has doors there, which its links leave the page by anyway.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @throws Error for anything else
 */
export function deskManifest(script: string, files: ListFiles): string {
	const manifest = readManifest(script);
	const own = Object.values(manifest.routes).filter(({ id }) => askedByDesk.test(id));
	return listOf(manifest, [...own, ...doorsTo(shopsDoors, files)], deskName(manifest.url), files);
}

/**
 * The list of routes for whoever does not own the shop, which every page's first load brings: without the owner's side, of
 * which doors are left, so that a step there (after signing in) asks the server for a whole page.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @throws Error for anything else
 */
export function visitorsManifest(script: string, files: ListFiles): string {
	const manifest = readManifest(script);
	const own = Object.values(manifest.routes).filter(
		({ id }) => !notLinked.test(id) && !id.startsWith(ownersRoutes),
	);
	// The page that comes to life preloads the list by this address.
	return listOf(manifest, [...own, ...doorsTo(desksDoors, files)], visitorsName(manifest.url), files);
}

/** What a visitors' list of routes is called beside the owner's. */
export const visitorsName = (name: string): string => name.replace("manifest-", "visitors-");

/** What the list of the desk's pages is called beside the owner's. */
export const deskName = (name: string): string => name.replace("manifest-", "desk-routes-");
