declare global {
	interface Window {
		/** The list of routes of the build that this tab runs; its address holds the hash of all their files. */
		__reactRouterManifest: { url: string };
	}
}

/** Whether the shop's page at an address is of another build than this tab: every page names its list of routes. */
async function isOfAnotherBuild(address: string): Promise<boolean> {
	const answer = await fetch(address, { headers: { Accept: "text/html" } });
	return answer.ok && !(await answer.text()).includes(window.__reactRouterManifest.url);
}

/**
 * A tab that was opened before an update goes on with its own scripts, but what they ask for comes from the new ones'
 * shop. Where they cannot draw that, the page is asked for as a whole, which ends the tab's earlier build; an error of
 * this build stays what it is.
 */
export function leaveEarlierBuild(error: unknown): void {
	if (!import.meta.env.PROD || !(error instanceof Error)) return;
	isOfAnotherBuild(window.location.href).then(
		(isOther) => isOther && window.location.reload(),
		// No connection: the page's own words for a failure stay.
		() => {},
	);
}
