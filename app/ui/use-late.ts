import { useEffect, useState } from "react";

/** What arrives sooner comes without a sign of waiting in between. */
const patienceMs = 200;

/** True once something has been going on for a moment. */
export function useLate(active: boolean): boolean {
	const [late, setLate] = useState(false);
	useEffect(() => {
		if (!active) return;
		const timer = setTimeout(() => setLate(true), patienceMs);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [active]);
	return active && late;
}
