/** One toast at a time; whoever shows the next replaces it. */
export type ToastMessage = {
	tone: "success" | "error";
	title: string;
	text?: string;
	action?: { label: string; to: string };
};

type Listener = (message: ToastMessage) => void;
let listener: Listener | null = null;
/** Shown before the page's place for toasts was there. */
let early: ToastMessage | null = null;

export function showToast(message: ToastMessage): void {
	if (listener) listener(message);
	else early = message;
}

/** @returns ends the listening */
export function onToast(next: Listener): () => void {
	listener = next;
	if (early) next(early);
	early = null;
	return () => {
		if (listener === next) listener = null;
	};
}
