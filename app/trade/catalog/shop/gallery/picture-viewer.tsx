import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import {
	type KeyboardEvent,
	type MouseEvent,
	type TouchEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Picture } from "~/ui/picture.tsx";
import { pictureOf, widestPicture } from "~/values/picture-address.ts";
import type { GalleryPicture } from "./gallery-picture.ts";
import { pannedTo, type ViewPoint, zoomedBy } from "./zoom.ts";

/** Pixels that a finger moves for another picture. */
const swipe = 50;

/** How near a picture is looked at. @property at the point that stays where it is, as shares of the picture */
type View = { index: number; zoom: number; at: ViewPoint };

const middle: ViewPoint = { x: 0.5, y: 0.5, left: 0.5, top: 0.5 };

function useViewer(count: number, start: number) {
	const [view, setView] = useState<View>({ index: start, zoom: 1, at: middle });
	return {
		view,
		lead: (by: 1 | -1) =>
			setView(({ index }) => ({ index: (index + by + count) % count, zoom: 1, at: middle })),
		zoomTo: (zoom: number, at = middle) => setView(({ index }) => ({ index, zoom, at })),
	};
}

/** A picture in its room; larger than that it is scrolled. */
function ZoomedPicture(props: {
	picture: GalleryPicture;
	view: View;
	onZoom: (zoom: number, at?: ViewPoint) => void;
}) {
	const { picture, view, onZoom } = props;
	const room = useRef<HTMLDivElement>(null);
	const kept = pictureOf(picture.src);
	const { width, height } = kept ?? { width: 4, height: 3 };
	useLayoutEffect(() => {
		const place = room.current;
		if (place) place.scrollTo({ ...pannedTo(place, view.at), behavior: "instant" });
	}, [view]);
	function press(event: MouseEvent<HTMLImageElement>): void {
		// The second press of a double click means the same as its first.
		if (event.detail > 1) return;
		const image = event.currentTarget.getBoundingClientRect();
		const place = room.current?.getBoundingClientRect() ?? image;
		onZoom(view.zoom > 1 ? 1 : 2, {
			x: (event.clientX - image.left) / image.width,
			y: (event.clientY - image.top) / image.height,
			left: (event.clientX - place.left) / place.width,
			top: (event.clientY - place.top) / place.height,
		});
	}
	return (
		<section
			ref={room}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard pans what it scrolls (WCAG 2.1.1)
			tabIndex={0}
			aria-label={picture.alt}
			className="@container-size min-h-0 overflow-auto overscroll-contain -outline-offset-4"
		>
			<div className="grid min-h-full w-max min-w-full place-items-center">
				<Picture
					key={picture.src}
					src={picture.src}
					alt={picture.alt}
					width={width}
					height={height}
					sizes={`${widestPicture}px`}
					eager
					onClick={press}
					style={{ width: `calc(${view.zoom} * min(100cqw, 100cqh * ${width / height}))` }}
					className={`h-auto max-w-none ${view.zoom > 1 ? "cursor-zoom-out" : "cursor-zoom-in"}`}
				/>
			</div>
		</section>
	);
}

/**
 * A container's pictures over the whole screen, each at its greatest width. Arrow keys lead on, `+` and `-` zoom, Escape
 * closes; the focus goes back to what opened it.
 */
export default function PictureViewer(props: {
	pictures: GalleryPicture[];
	/** From 0. */
	start: number;
	texts: PageTexts["container"]["gallery"];
	onClose: () => void;
}) {
	const { pictures, texts, onClose } = props;
	const t = useTranslations("catalog.details");
	const dialog = useRef<HTMLDialogElement>(null);
	const { view, lead, zoomTo } = useViewer(pictures.length, props.start);
	const touched = useRef<number | null>(null);
	useLayoutEffect(() => {
		dialog.current?.showModal();
		// What the arrow keys lead on and pan.
		dialog.current?.querySelector("section")?.focus();
	}, []);
	const picture = pictures[view.index];
	if (!picture) return null;
	function onKeyDown(event: KeyboardEvent): void {
		if (event.key === "+" || event.key === "=") zoomTo(zoomedBy(view.zoom, 1));
		else if (event.key === "-") zoomTo(zoomedBy(view.zoom, -1));
		// A picture that is larger than its room is panned by them.
		else if (view.zoom > 1 || pictures.length === 1) return;
		else if (event.key === "ArrowRight") lead(1);
		else if (event.key === "ArrowLeft") lead(-1);
	}
	function onTouchEnd({ changedTouches, touches }: TouchEvent): void {
		const from = touched.current;
		const finger = changedTouches.item(0);
		touched.current = null;
		if (from === null || !finger || touches.length > 0 || view.zoom > 1) return;
		const moved = finger.clientX - from;
		if (Math.abs(moved) > swipe && pictures.length > 1) lead(moved < 0 ? 1 : -1);
	}
	const control =
		"grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card aria-disabled:text-muted";
	return (
		<dialog
			ref={dialog}
			aria-label={picture.alt}
			onClose={onClose}
			onKeyDown={onKeyDown}
			onTouchStart={({ touches }) => {
				touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
			}}
			onTouchEnd={onTouchEnd}
			className="picture-viewer fixed inset-0 m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)] bg-mist text-ink open:grid"
		>
			<div className="flex items-center gap-2 p-3">
				<p aria-live="polite" className="min-w-0 flex-1 font-semibold">
					<span className="line-clamp-2 text-sm md:text-base">{picture.alt}</span>
					{pictures.length > 1 && (
						<span className="text-sm text-muted">{`${view.index + 1} / ${pictures.length}`}</span>
					)}
				</p>
				<button
					type="button"
					aria-label={texts.zoomOut}
					aria-disabled={zoomedBy(view.zoom, -1) === view.zoom}
					onClick={() => zoomTo(zoomedBy(view.zoom, -1))}
					className={control}
				>
					<ZoomOut aria-hidden="true" className="size-5" />
				</button>
				<button
					type="button"
					aria-label={texts.zoomIn}
					aria-disabled={zoomedBy(view.zoom, 1) === view.zoom}
					onClick={() => zoomTo(zoomedBy(view.zoom, 1))}
					className={control}
				>
					<ZoomIn aria-hidden="true" className="size-5" />
				</button>
				<button
					type="button"
					aria-label={texts.close}
					onClick={() => dialog.current?.close()}
					className={control}
				>
					<X aria-hidden="true" className="size-6" />
				</button>
			</div>
			<div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)]">
				<ZoomedPicture picture={picture} view={view} onZoom={zoomTo} />
				{pictures.length > 1 && (
					<>
						<button
							type="button"
							aria-label={t("previousImage")}
							onClick={() => lead(-1)}
							className={`${control} absolute top-1/2 left-3 -translate-y-1/2`}
						>
							<ChevronLeft aria-hidden="true" className="size-6" />
						</button>
						<button
							type="button"
							aria-label={t("nextImage")}
							onClick={() => lead(1)}
							className={`${control} absolute top-1/2 right-3 -translate-y-1/2`}
						>
							<ChevronRight aria-hidden="true" className="size-6" />
						</button>
					</>
				)}
			</div>
		</dialog>
	);
}
