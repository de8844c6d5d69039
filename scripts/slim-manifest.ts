type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * The list of all routes, which every page's first load brings: without the names of the files that the owner's routes
 * import, a quarter of it. Their pages name them for the browser; a step from one to another finds them in the modules.
 * @param script `window.__reactRouterManifest={...};` as the build wrote it
 * @throws Error for anything else
 */
export function slimManifest(script: string): string {
	const [, start, json = "", end] = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s.exec(script) ?? [];
	if (start === undefined) throw new Error("the list of routes is not written as it was");
	const manifest = JSON.parse(json) as Manifest;
	for (const [id, route] of Object.entries(manifest.routes)) {
		if (id.startsWith("routes/desk/")) route.imports = [];
	}
	return start + JSON.stringify(manifest) + end;
}
