import { type ReactNode, Suspense, useState } from "react";
import { useScripted } from "./use-scripted.ts";

/**
 * Around what `lateView` gives in a page from its beginning: it comes to life once its code is there, and its forms are sent
 * as without scripts until then. A step to the page waits for the code instead of showing a gap; what a press brings into a
 * page has no step that waits, and needs a `Suspense` of its own.
 */
export function LatePart({ children }: { children: ReactNode }) {
	const [isStep] = useState(useScripted());
	return isStep ? children : <Suspense>{children}</Suspense>;
}
