import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Picture } from "~/ui/picture.tsx";
import { useCarousel } from "~/ui/use-carousel.ts";

const frame = "aspect-[4/3] w-full rounded-lg bg-mist object-cover";
const sizes = "(min-width: 1280px) 677px, (min-width: 1024px) 53vw, 100vw";

function ImageCarousel({ images, alt, label }: { images: string[]; alt: string; label: string }) {
	const t = useTranslations("catalog.details");
	const { viewport, carousel } = useCarousel({ loop: true });
	const arrow =
		"absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface shadow-card";
	return (
		// biome-ignore lint/a11y/useSemanticElements: a labelled carousel region, not a section of the page's outline
		<div role="region" aria-label={label} aria-roledescription="carousel" className="relative">
			<div ref={viewport} className="overflow-hidden rounded-lg">
				<div className="flex">
					{images.map((image, index) => (
						<Picture
							key={image}
							src={image}
							alt={index === 0 ? alt : ""}
							width={1200}
							height={900}
							sizes={sizes}
							eager={index === 0}
							className={`${frame} shrink-0 grow-0 basis-full`}
						/>
					))}
				</div>
			</div>
			<button
				type="button"
				aria-label={t("previousImage")}
				onClick={() => carousel?.scrollPrev()}
				className={`${arrow} left-3`}
			>
				<ChevronLeft aria-hidden="true" className="size-6" />
			</button>
			<button
				type="button"
				aria-label={t("nextImage")}
				onClick={() => carousel?.scrollNext()}
				className={`${arrow} right-3`}
			>
				<ChevronRight aria-hidden="true" className="size-6" />
			</button>
		</div>
	);
}

/** A looping carousel; a single picture when there is at most one (storefront document §2). */
export function ProductGallery({ images, alt, label }: { images: string[]; alt: string; label: string }) {
	if (images.length > 1) return <ImageCarousel key={images.join()} images={images} alt={alt} label={label} />;
	return (
		<Picture
			src={images[0] ?? null}
			alt={alt}
			width={1200}
			height={900}
			sizes={sizes}
			eager
			className={frame}
		/>
	);
}
