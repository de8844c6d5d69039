/** A path of this shop, with its query; null for what names another host ("//host", "/\\host") or is no path. */
export function ownPath(given: string | null | undefined): string | null {
	return given && /^\/(?![/\\])[^\\]*$/.test(given) ? given : null;
}
