import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { isSearchKeyOn, searchKey } from "~/site/search/search-key.ts";
import { urls } from "~/urls.ts";

/** Whether a key is meant for a field. */
function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
	);
}

/** The key `/` leads to the search, or to its field where the page has one. */
export function useSearchKey(): void {
	const navigate = useNavigate();
	const search = urls.search(useLanguage());
	useEffect(() => {
		function open(event: KeyboardEvent): void {
			const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
			if (key !== searchKey || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
			if (!isSearchKeyOn() || document.querySelector("dialog[open]")) return;
			event.preventDefault();
			const field = document.getElementById("search");
			if (field) field.focus();
			else navigate(search);
		}
		document.addEventListener("keydown", open);
		return () => document.removeEventListener("keydown", open);
	}, [navigate, search]);
}
