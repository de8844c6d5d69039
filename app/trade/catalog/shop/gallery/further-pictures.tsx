import { ChevronLeft, ChevronRight } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Picture } from "~/ui/picture.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { type GalleryPicture, pictureId } from "./gallery-picture.ts";

/** Of one picture in the row. */
export type SlideProps = {
	index: number;
	picture: GalleryPicture;
	isEager?: boolean;
	label: string;
	onOpen: (index: number) => void;
	/** In place of the picture. */
	instead?: (picture: ReactNode) => ReactNode;
	children?: ReactNode;
};

/**
 * The pictures after the first. With scripts they have no file before this code is there: on a slow line lazy ones
 * beside the first are near enough to delay it.
 */
export function FurtherSlides(props: {
	/** The view of the first, which every page has already. */
	slide: (props: SlideProps) => ReactNode;
	pictures: GalleryPicture[];
	label: string;
	onOpen: (index: number) => void;
}) {
	const { slide: Slide } = props;
	const isScripted = useScripted();
	return props.pictures.map((picture, index) => (
		<Slide
			key={picture.src}
			index={index + 1}
			picture={picture}
			label={props.label}
			onOpen={props.onOpen}
			{...(!isScripted && {
				instead: (image) => (
					<div role="img" aria-label={picture.alt} className="aspect-[4/3] bg-mist">
						<noscript>{image}</noscript>
					</div>
				),
			})}
		/>
	));
}

/** Which picture of a row is in sight, and what brings another one there. @returns index from 0 */
function useShownPicture(row: RefObject<HTMLElement | null>, count: number) {
	const [current, setCurrent] = useState(0);
	/** Where the row is on its way to: a second press leads on from there. */
	const aim = useRef<number | null>(null);
	useEffect(() => {
		const place = row.current;
		if (!place) return;
		const look = () => setCurrent(Math.round(place.scrollLeft / Math.max(1, place.clientWidth)));
		const rest = () => {
			aim.current = null;
		};
		look();
		place.addEventListener("scroll", look, { passive: true });
		place.addEventListener("scrollend", rest);
		place.addEventListener("touchstart", rest, { passive: true });
		return () => {
			place.removeEventListener("scroll", look);
			place.removeEventListener("scrollend", rest);
			place.removeEventListener("touchstart", rest);
		};
	}, [row]);
	function show(index: number): void {
		const place = row.current;
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		aim.current = (index + count) % count;
		place?.scrollTo({ left: aim.current * place.clientWidth, behavior: isStill ? "instant" : "smooth" });
	}
	return { current, show, step: (by: 1 | -1) => show((aim.current ?? current) + by) };
}

function Thumbnail({ picture, isScripted }: { picture: GalleryPicture; isScripted: boolean }) {
	const image = (
		<Picture
			src={picture.src}
			alt=""
			width={1200}
			height={900}
			sizes="88px"
			className="aspect-[4/3] w-full object-cover"
		/>
	);
	const tone = pictureOf(picture.src)?.tone ?? undefined;
	if (isScripted) return image;
	return (
		<span className="block aspect-[4/3] w-full bg-mist" style={{ backgroundColor: tone }}>
			<noscript>{image}</noscript>
		</span>
	);
}

/** Arrows beside the row, and below it a small picture of each that leads to it; links without scripts too. */
export function GalleryControls(props: {
	row: RefObject<HTMLElement | null>;
	pictures: GalleryPicture[];
	/** Of the thumbnails. */
	label: string;
}) {
	const { row, pictures, label } = props;
	const t = useTranslations("catalog.details");
	const isScripted = useScripted();
	const { current, show, step } = useShownPicture(row, pictures.length);
	function lead(event: MouseEvent, index: number): void {
		event.preventDefault();
		show(index);
	}
	const arrow =
		"pointer-events-auto grid size-11 place-items-center rounded-full bg-surface shadow-card noscript:hidden";
	return (
		<>
			<div className="pointer-events-none relative col-start-1 row-start-1 flex items-center justify-between px-3">
				<button type="button" aria-label={t("previousImage")} onClick={() => step(-1)} className={arrow}>
					<ChevronLeft aria-hidden="true" className="size-6" />
				</button>
				<button type="button" aria-label={t("nextImage")} onClick={() => step(1)} className={arrow}>
					<ChevronRight aria-hidden="true" className="size-6" />
				</button>
			</div>
			<nav aria-label={label}>
				<ul className="mt-3 flex flex-wrap gap-2">
					{pictures.map((picture, index) => (
						<li key={picture.src} className="w-[72px] md:w-[88px]">
							<a
								href={`#${pictureId(index)}`}
								aria-current={current === index ? "true" : undefined}
								onClick={(event) => lead(event, index)}
								className="thumbnail block overflow-hidden rounded-md border-2 border-line aria-[current]:border-brand-ink aria-[current]:ring-1 aria-[current]:ring-brand-ink"
							>
								<Thumbnail picture={picture} isScripted={isScripted} />
								<span className="sr-only">{picture.alt}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
