import { useEffect, useState } from "react";

/**
 * Keeps what was typed into a textarea before the page's scripts had arrived: coming to life, React sets it back to
 * what the server sent.
 * @param id of the textarea, as the server wrote it
 */
export function useEarlyText(id: string): void {
	const [typed] = useState(() => (typeof document === "undefined" ? null : findTextArea(id)?.value));
	useEffect(() => {
		const field = findTextArea(id);
		if (field && typeof typed === "string") field.value = typed;
	}, [id, typed]);
}

function findTextArea(id: string): HTMLTextAreaElement | null {
	const element = document.getElementById(id);
	return element instanceof HTMLTextAreaElement ? element : null;
}
