import { useEffect, useEffectEvent } from "react";

/**
 * Runs once for each new value, such as an answer of the server, with what is true at that moment; not again when
 * anything else changes.
 */
export function useOnChange<T>(value: T, run: (value: T) => void): void {
	const latest = useEffectEvent(run);
	useEffect(() => {
		// What it returns is no clean-up.
		latest(value);
	}, [value]);
}
