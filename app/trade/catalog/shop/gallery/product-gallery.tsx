import { Maximize2 } from "lucide-react";
import { type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { lateView } from "~/ui/late-view.ts";
import { Picture } from "~/ui/picture.tsx";
import type { SlideProps } from "./further-pictures.tsx";
import { type GalleryPicture, gallerySizes, pictureId } from "./gallery-picture.ts";
import type { PaintedLook } from "./painted-look.ts";
import { pictureView } from "./picture-view.ts";
import type { Painter } from "./use-tried-colors.ts";

/** In the document like everything else; their code comes after the first load. */
const loadFurther = () => import("./further-pictures.tsx");
const FurtherSlides = lateView(loadFurther, (file) => file.FurtherSlides);
const GalleryControls = lateView(loadFurther, (file) => file.GalleryControls);
/** Asked for by whoever opens a picture. */
const PictureViewer = lateView(
	() => import("./picture-viewer.tsx"),
	(file) => file.default,
);

type GalleryProps = {
	product: Pick<ProductDetails, "type" | "text">;
	images: string[];
	/** Of the first picture. */
	alt: string;
	/** The colour that the first picture is to show. */
	look: PaintedLook | null;
	/** Null until it is loaded. */
	painter: Painter | null;
	texts: PageTexts["container"]["gallery"];
};

/**
 * A place in the row. Its picture leads to its own file, and with scripts to the same over the whole screen.
 * @param props.picture is left out while it would delay the first one
 */
function Slide(props: SlideProps) {
	const { index, picture, isEager = false, onOpen, instead } = props;
	function open(event: MouseEvent): void {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		onOpen(index);
	}
	const image = (
		<Picture
			src={picture.src}
			alt={picture.alt}
			width={1200}
			height={900}
			sizes={gallerySizes}
			eager={isEager}
			className="aspect-[4/3] w-full bg-mist object-cover"
		/>
	);
	return (
		<div id={pictureId(index)} className="relative shrink-0 grow-0 basis-full snap-start">
			<a
				href={picture.src}
				data-scripted
				onClick={open}
				// Browsers leave one that is a fraction of a pixel in sight where it is.
				onFocus={({ currentTarget }) =>
					currentTarget.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" })
				}
				className="block cursor-zoom-in -outline-offset-4 focus-visible:outline-4"
			>
				{instead ? instead(image) : image}
				<span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface shadow-card screen-only">
					<Maximize2 aria-hidden="true" className="size-5" />
					<span className="sr-only">{props.label}</span>
				</span>
			</a>
			{props.children}
		</div>
	);
}

function Gallery(props: GalleryProps) {
	const t = useTranslations("catalog.details");
	const { images, product, look, painter, texts } = props;
	const { title } = product.text;
	const row = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState<string | null>(null);
	const [opened, setOpened] = useState<number | null>(null);
	useEffect(() => {
		if (shown) row.current?.scrollTo({ left: 0 });
	}, [shown]);
	const pictures = images.map((src, index): GalleryPicture => {
		if (index === 0) return { src, alt: shown ? `${props.alt}, ${shown}` : props.alt };
		const view = pictureView(src, product.type);
		return {
			src,
			alt: view ? t(`views.${view}`, { title }) : t("furtherImage", { title, number: index + 1 }),
		};
	});
	const [first, ...further] = pictures;
	if (!first)
		return <Picture src={null} alt={props.alt} width={1200} height={900} className="w-full rounded-lg" />;
	const isRow = further.length > 0;
	return (
		<div
			{...(isRow && {
				role: "region",
				"aria-label": t("gallery", { title }),
				"aria-roledescription": "carousel",
			})}
			className="gallery grid grid-cols-[minmax(0,1fr)]"
		>
			<div
				ref={row}
				className="col-start-1 row-start-1 flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain rounded-lg [scrollbar-width:none]"
			>
				<Slide index={0} picture={first} isEager label={texts.open} onOpen={setOpened}>
					{look && painter && <painter.PaintedPicture look={look} sizes={gallerySizes} onShown={setShown} />}
					<p
						role="status"
						className={
							shown
								? "absolute bottom-2 left-2 mr-16 rounded-md bg-surface px-3 py-1.5 text-sm shadow-card"
								: ""
						}
					>
						{shown && t("colorPreview", { color: shown })}
					</p>
				</Slide>
				{isRow && (
					<Suspense>
						<FurtherSlides slide={Slide} pictures={further} label={texts.open} onOpen={setOpened} />
					</Suspense>
				)}
			</div>
			{isRow && (
				<Suspense>
					<GalleryControls row={row} pictures={pictures} label={texts.thumbnails} />
				</Suspense>
			)}
			{opened !== null && (
				<Suspense>
					<PictureViewer pictures={pictures} start={opened} texts={texts} onClose={() => setOpened(null)} />
				</Suspense>
			)}
		</div>
	);
}

/** Pictures in a row to swipe through, with thumbnails where there is more than one (storefront document §2). */
export function ProductGallery(props: GalleryProps) {
	return <Gallery key={props.images.join()} {...props} />;
}
