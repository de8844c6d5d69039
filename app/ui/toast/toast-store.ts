/** One toast at a time; whoever shows the next replaces it. */
export type ToastMessage = {
	tone: "success" | "error";
	title: string;
	text?: string;
	action?: { label: string; to: string };
};

/** One that is shown by a script, whose action may do something instead of leading somewhere. */
export type ShownToast = Omit<ToastMessage, "action"> & {
	action?: ToastMessage["action"] | { label: string; press: () => void };
};

type Listener = (message: ShownToast) => void;
let listener: Listener | null = null;
/** Shown before the page's place for toasts was there. */
let early: ShownToast | null = null;

export function showToast(message: ShownToast): void {
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
