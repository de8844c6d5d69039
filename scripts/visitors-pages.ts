type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };

/**
 * The pages of visitors that ask for a module, directly or through what they import: routes of the shop and of accounts,
 * and what a page loads later. What only the owner's pages ask for has none, however many they are.
 * @param isOwners tells the owner's modules by their paths
 */
export function visitorsPagesOf(
	id: string,
	isOwners: (id: string) => boolean,
	infoOf: (id: string) => ModuleInfo | null,
): Set<string> {
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
	return pages;
}

/** The pages of the desk, and its frame, that ask for a module at once, directly or through what they import. */
export function deskPagesOf(
	id: string,
	infoOf: (id: string) => Pick<ModuleInfo, "importers"> | null,
): Set<string> {
	const seen = new Set([id]);
	const pages = new Set<string>();
	for (const one of seen) {
		const [page] = /\/app\/routes\/desk\/[^?]*/.exec(one) ?? [];
		if (page !== undefined) pages.add(page);
		for (const importer of infoOf(one)?.importers ?? []) seen.add(importer);
	}
	return pages;
}

/** What part of the larger set's pages is in both: 0 to 1. */
export function alike(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
	const both = [...some].filter((page) => others.has(page)).length;
	return both === 0 ? 0 : both / Math.max(some.size, others.size);
}
