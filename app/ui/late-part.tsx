import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useScripted } from "./use-scripted.ts";

function Arrived({ tell }: { tell: (hasArrived: true) => void }) {
	useEffect(() => tell(true), [tell]);
	return null;
}

/**
 * Around what `lateView` gives in a page from its beginning: it comes to life once its code is there, and its forms are sent
 * as without scripts until then. A step to the page waits for the code instead of showing a gap; what a press brings into a
 * page has no step that waits, and needs a `Suspense` of its own.
 */
export function LatePart({ children }: { children: ReactNode }) {
	const [isStep] = useState(useScripted());
	const [hasArrived, setHasArrived] = useState(false);
	const part = (
		<Suspense>
			{children}
			<Arrived tell={setHasArrived} />
		</Suspense>
	);
	// React drops what the server painted, with what was typed, when anything of it changes before its code is there: its
	// parts, or a context around it, of which those of the desk's frame are the same objects for as long as they say the same.
	const [first] = useState(part);
	if (isStep) return children;
	return hasArrived ? part : first;
}
