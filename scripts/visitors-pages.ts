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

/** Whether pages of the desk ask for a module at once, directly or through what they import. */
export function isAskedByDesk(
	id: string,
	infoOf: (id: string) => Pick<ModuleInfo, "importers"> | null,
): boolean {
	const seen = new Set([id]);
	for (const one of seen) {
		if (/\/app\/routes\/desk\//.test(one)) return true;
		for (const importer of infoOf(one)?.importers ?? []) seen.add(importer);
	}
	return false;
}
