import { useEffect, useState } from "react";
import { readWaiting, type Waiting } from "./waiting.ts";

/** An order that has just come in is seen within a minute by whoever looks at the desk. */
const everyMs = 60_000;

/**
 * What waits, asked for again while the window is in sight and when it comes back into sight. What the page says counts
 * from each of its loads on; an answer that does not come, or is none, changes nothing.
 * @param address of the counts
 */
export function useLiveWaiting(waiting: Waiting, address: string): Waiting {
	const [live, setLive] = useState({ after: waiting, counts: waiting });
	useEffect(() => {
		const leaving = new AbortController();
		async function ask() {
			if (document.visibilityState !== "visible") return;
			try {
				// Whoever has signed out elsewhere is led away: that is no answer.
				const answer = await fetch(address, { redirect: "error", signal: leaving.signal });
				const counts = answer.ok ? readWaiting(await answer.json()) : null;
				if (counts) setLive({ after: waiting, counts });
			} catch {
				// Next minute.
			}
		}
		const timer = setInterval(ask, everyMs);
		document.addEventListener("visibilitychange", ask);
		return () => {
			leaving.abort();
			clearInterval(timer);
			document.removeEventListener("visibilitychange", ask);
		};
	}, [address, waiting]);
	return live.after === waiting ? live.counts : waiting;
}
