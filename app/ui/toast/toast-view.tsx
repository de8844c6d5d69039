import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { type Box, clearPlace } from "./clear-place.ts";
import type { ShownToast } from "./toast-store.ts";

/** Constants of the shop document §9. */
const durationMs = 5000;
const swipeThresholdPx = 50;
const hotkey = ["F8"];

/** White with an edge: it stands out from the page, from the dark foot and from a dimmed page alike. */
const tones = {
	success: { edge: "border-l-success", icon: "text-success", Icon: CircleCheck },
	error: { edge: "border-l-error", icon: "text-error", Icon: CircleAlert },
} as const;

/** Places of the window, the usual one first. Below the shop's head, or above a bar at the bottom. */
const places = [
	"right-0 bottom-0",
	"left-0 bottom-0",
	"right-0 bottom-18",
	"right-0 top-18",
	"left-0 top-18",
] as const;

const actionLook = "mt-1 justify-self-start py-1 font-semibold underline underline-offset-4";

type Spot = { place: (typeof places)[number]; box: Box };

/** Where a toast of this size lies in each place. */
function boxesOf({ width, height }: { width: number; height: number }): [Spot, ...Spot[]] {
	const [right, bottom, edge] = [window.innerWidth, window.innerHeight, 72];
	const boxOf = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
	const [atRight, atBottom] = [right - width, bottom - height];
	return [
		{ place: places[0], box: boxOf(atRight, atBottom) },
		{ place: places[1], box: boxOf(0, atBottom) },
		{ place: places[2], box: boxOf(atRight, atBottom - edge) },
		{ place: places[3], box: boxOf(atRight, edge) },
		{ place: places[4], box: boxOf(0, edge) },
	];
}

/** What a toast may speak of: what has the focus, what is wrong, and what asks to stay in sight. */
function whatIsSeen(): DOMRect[] {
	const marked = document.querySelectorAll("[aria-invalid=true], [data-clear-of-toasts]");
	const focused = document.activeElement === document.body ? null : document.activeElement;
	return [...marked, ...(focused ? [focused] : [])].map((element) => element.getBoundingClientRect());
}

/** An open dialog dims and blocks all that is not in it: a toast goes into it, and back to the page when it closes. */
function useHost(): HTMLElement | null {
	const [host, setHost] = useState<HTMLElement | null>(null);
	useLayoutEffect(() => {
		const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
		setHost(dialog ?? document.body);
		if (!dialog) return;
		const toPage = () => setHost(document.body);
		dialog.addEventListener("close", toPage);
		return () => dialog.removeEventListener("close", toPage);
	}, []);
	return host;
}

/** Where a toast covers nothing that it may speak of, nor what gets the focus while it is there (WCAG 2.4.11). */
function useClearPlace(toast: HTMLElement | null): (typeof places)[number] {
	const [place, setPlace] = useState<(typeof places)[number]>(places[0]);
	useLayoutEffect(() => {
		if (!toast) return;
		let frame = 0;
		function move() {
			const box = toast?.parentElement?.getBoundingClientRect();
			if (!box || toast?.contains(document.activeElement)) return;
			const [usual, ...others] = boxesOf(box);
			// It stays where it is unless that is in the way.
			setPlace((now) => {
				const here = others.find((spot) => spot.place === now) ?? usual;
				return clearPlace([here, usual, ...others], whatIsSeen()).place;
			});
		}
		// The browser brings what has the focus into sight after it has told of it.
		function moveNext() {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(move);
		}
		move();
		document.addEventListener("focusin", moveNext);
		return () => {
			cancelAnimationFrame(frame);
			document.removeEventListener("focusin", moveNext);
		};
	}, [toast]);
	return place;
}

export default function ToastView(props: {
	message: ShownToast;
	labels: { close: string; region: string };
	onGone: () => void;
}) {
	const { message, labels } = props;
	const { edge, icon, Icon } = tones[message.tone];
	const host = useHost();
	const [toast, setToast] = useState<HTMLElement | null>(null);
	const place = useClearPlace(toast);
	if (!host) return null;
	return createPortal(
		<Toast.Provider
			duration={durationMs}
			swipeDirection="right"
			swipeThreshold={swipeThresholdPx}
			label={labels.region}
		>
			<Toast.Root
				ref={setToast}
				type="foreground"
				onOpenChange={(open) => !open && props.onGone()}
				className={`flex items-start gap-3 rounded-md border border-l-8 border-edge bg-surface p-4 text-ink shadow-raised data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ${edge}`}
			>
				<Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
				<div className="grid flex-1 gap-1">
					<Toast.Title className="font-semibold">{message.title}</Toast.Title>
					{message.text && <Toast.Description className="text-sm">{message.text}</Toast.Description>}
					{message.action && (
						<Toast.Action altText={message.action.label} asChild>
							{"to" in message.action ? (
								<Link to={message.action.to} className={actionLook}>
									{message.action.label}
								</Link>
							) : (
								<button type="button" onClick={message.action.press} className={actionLook}>
									{message.action.label}
								</button>
							)}
						</Toast.Action>
					)}
				</div>
				<Toast.Close aria-label={labels.close} className="grid size-8 place-items-center rounded-sm">
					<X aria-hidden="true" className="size-5" />
				</Toast.Close>
			</Toast.Root>
			<Toast.Viewport hotkey={hotkey} className={`fixed z-50 w-full max-w-md p-4 ${place}`} />
		</Toast.Provider>,
		host,
	);
}
