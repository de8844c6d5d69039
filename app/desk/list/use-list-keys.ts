import { useEffect } from "react";

/** The keys of lists, whose code comes with the first press of one. @param areOn whether single keys count */
export function useListKeys(areOn: () => boolean): void {
	useEffect(() => {
		function press(event: KeyboardEvent): void {
			if (!/^[jkx]$/.test(event.key) || !areOn()) return;
			if (document.querySelector("[data-row]") === null) return;
			// The event stays as it is while the code comes; a browser that cannot get it has no keys.
			import("./list-keys.ts").then(({ pressInList }) => pressInList(event)).catch(() => {});
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [areOn]);
}
