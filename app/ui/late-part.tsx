import { type ReactNode, Suspense, useState } from "react";
import { useScripted } from "./use-scripted.ts";

/**
 * Around what `lateView` gives, where it is in the document: it comes to life once its code is there, and its forms are
 * sent as without scripts until then. A step in the browser waits for the code instead of showing a gap.
 */
export function LatePart({ children }: { children: ReactNode }) {
	const [isStep] = useState(useScripted());
	return isStep ? children : <Suspense>{children}</Suspense>;
}
