import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** Widths that the shop is shown at: a phone's and a desktop's window. */
export const frameWidths = { phone: 390, desktop: 1280 } as const;
export type FrameWidth = keyof typeof frameWidths;

/** However tall its content says it is: paddings may count in heights of the window. */
const tallest = 12_000;

/**
 * A piece of the shop in a window of its own, so that it lays itself out for that width; made smaller where there is
 * less room. It only shows: nothing in it can be pressed. Needs scripts.
 */
export function ShopFrame(props: {
	title: string;
	language: string;
	width: FrameWidth;
	children: ReactNode;
}) {
	const width = frameWidths[props.width];
	const place = useRef<HTMLDivElement>(null);
	const [body, setBody] = useState<HTMLElement | null>(null);
	const [room, setRoom] = useState<number>(width);
	const [height, setHeight] = useState(300);
	useEffect(() => {
		if (!place.current) return;
		const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	useEffect(() => {
		const content = body?.firstElementChild;
		if (!content) return;
		const observer = new ResizeObserver(([entry]) => {
			if (entry) setHeight(Math.min(tallest, Math.max(80, Math.ceil(entry.contentRect.height))));
		});
		observer.observe(content);
		return () => observer.disconnect();
	}, [body]);

	function fill(frame: HTMLIFrameElement): void {
		const made = frame.contentDocument;
		if (!made) return;
		for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) {
			made.head.append(sheet.cloneNode(true));
		}
		const content = made.createElement("div");
		made.body.replaceChildren(content);
		setBody(made.body);
	}
	const scale = Math.min(1, room / width);
	const content = body?.firstElementChild;
	return (
		<div ref={place} className="overflow-hidden rounded-lg border border-edge bg-surface">
			<div style={{ height: height * scale }} className="relative overflow-hidden">
				<iframe
					title={props.title}
					tabIndex={-1}
					srcDoc={`<!doctype html><html lang="${props.language}"><head></head><body></body></html>`}
					onLoad={(event) => fill(event.currentTarget)}
					style={{ width, height, transform: `scale(${scale})`, left: Math.max(0, (room - width) / 2) }}
					className="absolute top-0 max-w-none origin-top-left border-0"
				/>
			</div>
			{content &&
				createPortal(
					<div lang={props.language} inert className="overflow-hidden">
						{props.children}
					</div>,
					content,
				)}
		</div>
	);
}
