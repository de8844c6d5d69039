import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { Link } from "react-router";
import type { ToastMessage } from "./toast-store.ts";

/** Constants of the shop document §9. */
const durationMs = 5000;
const swipeThresholdPx = 50;
const hotkey = ["F8"];

const tones = { success: "bg-brand-strong text-on-brand", error: "bg-error text-on-brand" } as const;

export default function ToastView(props: {
	message: ToastMessage;
	labels: { close: string; region: string };
	onGone: () => void;
}) {
	const { message, labels } = props;
	return (
		<Toast.Provider
			duration={durationMs}
			swipeDirection="right"
			swipeThreshold={swipeThresholdPx}
			label={labels.region}
		>
			<Toast.Root
				type="foreground"
				onOpenChange={(open) => !open && props.onGone()}
				className={`flex items-start gap-4 rounded-md p-4 shadow-raised data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ${tones[message.tone]}`}
			>
				<div className="grid flex-1 gap-1">
					<Toast.Title className="font-semibold">{message.title}</Toast.Title>
					{message.text && <Toast.Description className="text-sm">{message.text}</Toast.Description>}
					{message.action && (
						<Toast.Action altText={message.action.label} asChild>
							<Link
								to={message.action.to}
								className="mt-1 justify-self-start py-1 font-semibold underline underline-offset-4"
							>
								{message.action.label}
							</Link>
						</Toast.Action>
					)}
				</div>
				<Toast.Close aria-label={labels.close} className="grid size-8 place-items-center rounded-sm">
					<X aria-hidden="true" className="size-5" />
				</Toast.Close>
			</Toast.Root>
			<Toast.Viewport hotkey={hotkey} className="fixed right-0 bottom-0 z-50 w-full max-w-md p-4" />
		</Toast.Provider>
	);
}
