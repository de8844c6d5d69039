import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { Picture } from "~/ui/picture.tsx";
import { useCarousel } from "~/ui/use-carousel.ts";
import type { PaintedLook } from "./painted-look.ts";
import { pictureView } from "./picture-view.ts";
import type { Painter } from "./use-tried-colors.ts";

type GalleryProps = {
	product: Pick<ProductDetails, "type" | "text">;
	images: string[];
	/** Of the first picture. */
	alt: string;
	/** The colour that the first picture is to show. */
	look: PaintedLook | null;
	/** Null until it is loaded. */
	painter: Painter | null;
};

const sizes =
	"(min-width: 1280px) 677px, (min-width: 1024px) calc(58.3vw - 70px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)";

function Slide({
	src,
	alt,
	eager,
	children,
}: {
	src: string | null;
	alt: string;
	eager: boolean;
	children?: ReactNode;
}) {
	return (
		<div className="relative shrink-0 grow-0 basis-full rounded-lg">
			<Picture
				src={src}
				alt={alt}
				width={1200}
				height={900}
				sizes={sizes}
				eager={eager}
				className="aspect-[4/3] w-full rounded-lg bg-mist object-cover"
			/>
			{children}
		</div>
	);
}

/** The first picture, in the colour that is tried on it. @param props.onShown must stay the same function */
function FirstSlide(props: GalleryProps & { shown: string | null; onShown: (color: string | null) => void }) {
	const t = useTranslations("catalog.details");
	const { images, alt, look, painter, shown } = props;
	return (
		<Slide src={images[0] ?? null} alt={shown ? `${alt}, ${shown}` : alt} eager>
			{look && painter && <painter.PaintedPicture look={look} sizes={sizes} onShown={props.onShown} />}
			<p
				role="status"
				className={
					shown ? "absolute bottom-2 left-2 mr-2 rounded-md bg-surface px-3 py-1.5 text-sm shadow-card" : ""
				}
			>
				{shown && t("colorPreview", { color: shown })}
			</p>
		</Slide>
	);
}

function ImageCarousel(props: GalleryProps) {
	const t = useTranslations("catalog.details");
	const { images, product } = props;
	const { title } = product.text;
	const { viewport, carousel, slide } = useCarousel({
		loop: true,
		breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
	});
	const [shown, setShown] = useState<string | null>(null);
	useEffect(() => {
		if (shown) carousel?.scrollTo(0);
	}, [shown, carousel]);
	function altOf(image: string, index: number): string {
		const view = pictureView(image, product.type);
		return view ? t(`views.${view}`, { title }) : t("furtherImage", { title, number: index + 1 });
	}
	const arrow =
		"absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface shadow-card";
	return (
		// biome-ignore lint/a11y/useSemanticElements: a labelled carousel region, not a section of the page's outline
		<div
			role="region"
			aria-label={t("gallery", { title })}
			aria-roledescription="carousel"
			className="relative"
		>
			<div ref={viewport} className="overflow-hidden rounded-lg">
				<div className="flex">
					<FirstSlide {...props} shown={shown} onShown={setShown} />
					{images.map((image, index) => {
						if (index === 0) return null;
						const alt = altOf(image, index);
						// Out of sight until the row moves: on a slow line they would delay the first one.
						return carousel ? (
							<Slide key={image} src={image} alt={alt} eager={false} />
						) : (
							<div
								key={image}
								role="img"
								aria-label={alt}
								className="aspect-[4/3] shrink-0 grow-0 basis-full rounded-lg bg-mist"
							/>
						);
					})}
				</div>
			</div>
			<button
				type="button"
				aria-label={t("previousImage")}
				onClick={() => slide(-1)}
				className={`${arrow} left-3`}
			>
				<ChevronLeft aria-hidden="true" className="size-6" />
			</button>
			<button
				type="button"
				aria-label={t("nextImage")}
				onClick={() => slide(1)}
				className={`${arrow} right-3`}
			>
				<ChevronRight aria-hidden="true" className="size-6" />
			</button>
		</div>
	);
}

function SingleImage(props: GalleryProps) {
	const [shown, setShown] = useState<string | null>(null);
	return <FirstSlide {...props} shown={shown} onShown={setShown} />;
}

/** A looping carousel; a single picture when there is at most one (storefront document §2). */
export function ProductGallery(props: GalleryProps) {
	const { images } = props;
	return images.length > 1 ? <ImageCarousel key={images.join()} {...props} /> : <SingleImage {...props} />;
}
