import { type MouseEvent, type RefObject, useRef } from "react";
import { useLocation } from "react-router";
import { useOnChange } from "./use-on-change.ts";

/**
 * Closes a menu after a choice, and when another page comes by other ways. One that was opened before the page's scripts
 * had arrived stays open, also while choices on the page change its query.
 * @returns what the menu does with a press in it
 */
export function useMenuClosing(menu: RefObject<HTMLDetailsElement | null>) {
	const { pathname } = useLocation();
	const opened = useRef(pathname);

	function close() {
		if (menu.current) menu.current.open = false;
	}

	useOnChange(pathname, () => {
		if (pathname !== opened.current) close();
		opened.current = pathname;
	});
	return ({ target }: MouseEvent) => {
		if (target instanceof Element && target.closest("a")) close();
	};
}
