import { type ReactNode, Suspense, useDeferredValue } from "react";

/** What no document holds: it comes once the page has come to life, when nothing more urgent is to be done. */
export function Later({ children }: { children: ReactNode }) {
	return useDeferredValue(true, false) && <Suspense>{children}</Suspense>;
}
