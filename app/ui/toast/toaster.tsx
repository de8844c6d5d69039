import { Suspense, useEffect, useState } from "react";
import { lateView } from "../late-view.ts";
import { onToast, type ShownToast } from "./toast-store.ts";

const ToastView = lateView(
	() => import("./toast-view.tsx"),
	(file) => file.default,
);

/** The place of toasts; their code comes with the first one. */
export function Toaster({ labels }: { labels: { close: string; region: string } }) {
	const [shown, setShown] = useState<{ key: number; message: ShownToast } | null>(null);
	useEffect(() => onToast((message) => setShown((before) => ({ key: (before?.key ?? 0) + 1, message }))), []);
	if (!shown) return null;
	return (
		<Suspense fallback={null}>
			<ToastView
				key={shown.key}
				message={shown.message}
				labels={labels}
				onGone={() => setShown((now) => (now?.key === shown.key ? null : now))}
			/>
		</Suspense>
	);
}
