import { useLocation } from "react-router";

/** Of this page, with its rows: a form's answer shows them as they are then. */
export function useOwnAddress(): string {
	const { pathname, search } = useLocation();
	return pathname + search;
}
