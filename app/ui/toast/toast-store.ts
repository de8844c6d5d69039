/** One toast at a time; whoever shows the next replaces it. */
export type ToastMessage = {
	tone: "success" | "error";
	title: string;
	text?: string;
	action?: { label: string; to: string };
};

type Listener = (message: ToastMessage) => void;
let listener: Listener | null = null;

export function showToast(message: ToastMessage): void {
	listener?.(message);
}

/** @returns ends the listening */
export function onToast(next: Listener): () => void {
	listener = next;
	return () => {
		if (listener === next) listener = null;
	};
}
