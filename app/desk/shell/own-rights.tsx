import { createContext, type ReactNode, useContext } from "react";
import type { Right } from "~/values/rights.ts";

const OwnRights = createContext<readonly Right[]>([]);

/** What whoever uses the desk may do, for all that is below the frame: it offers nothing else. */
export function OwnRightsProvider(props: { rights: readonly Right[]; children: ReactNode }) {
	return <OwnRights value={props.rights}>{props.children}</OwnRights>;
}

/** Whether whoever looks at it has a right. The server asks again. */
export function useMay(right: Right): boolean {
	return useContext(OwnRights).includes(right);
}

/** What is there for who has a right alone. */
export function IfMay({ right, children }: { right: Right; children: ReactNode }) {
	return useMay(right) ? children : null;
}
