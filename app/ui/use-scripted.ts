import { useSyncExternalStore } from "react";

function subscribe(): () => void {
	return () => {};
}

/** Whether scripts run: false on the server and until the page has come to life. */
export function useScripted(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
}
