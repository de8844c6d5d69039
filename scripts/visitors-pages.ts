type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };

/**
 * How many pages of visitors ask for a module, directly or through what they import: routes of the shop and of accounts,
 * and what a page loads later. What only the owner's pages ask for counts nothing, however many they are.
 * @param isOwners tells the owner's modules by their paths
 */
export function countVisitorsPages(
	id: string,
	isOwners: (id: string) => boolean,
	infoOf: (id: string) => ModuleInfo | null,
): number {
	const seen = new Set([id]);
	const pages = new Set<string>();
	for (const one of seen) {
		if (isOwners(one)) continue;
		const info = infoOf(one);
		const isLate = (info?.dynamicImporters ?? []).some((importer) => !isOwners(importer));
		if (isLate || /\/app\/(root|entry\.client|routes\/)/.test(one)) {
			// The framework asks for a route's file under several names.
			pages.add(one.replace(/\?.*$/, ""));
		}
		for (const importer of info?.importers ?? []) seen.add(importer);
	}
	return pages.size;
}
