/** The key that opens the search, unless its visitor has switched it off (WCAG 2.2, 2.1.4). */
export const searchKey = "/";

const place = "kade-search-key";

/** Kept in this browser; on where nothing is kept or nothing can be. */
export function isSearchKeyOn(): boolean {
	try {
		return localStorage.getItem(place) !== "off";
	} catch {
		return true;
	}
}

export function switchSearchKey(on: boolean): void {
	try {
		if (on) localStorage.removeItem(place);
		else localStorage.setItem(place, "off");
	} catch {
		// A browser that keeps nothing keeps the key on.
	}
}
