import { type ComponentProps, useState } from "react";
import { preload } from "react-dom";
import { pictureOf } from "~/values/picture-address.ts";

const placeholder = "/images/placeholder.svg";

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet"> & {
	/** A picture of the shop may come in several widths, any other as it is; null: there is none. */
	src: string | null;
	alt: string;
	eager?: boolean;
};

/**
 * An image with a drawn placeholder where there is none or where it does not load. A kept picture brings its own size
 * and lets the browser choose among its widths; until it is there its place has its colour.
 * @param props.sizes how wide it is shown, as the attribute of `img`
 */
export function Picture({ src, alt, eager = false, sizes = "100vw", ...props }: PictureProps) {
	const [failed, setFailed] = useState<string | null>(null);
	// One that failed before the page's scripts had arrived has told nobody.
	const noteEarlyFailure = (image: HTMLImageElement | null) => {
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(src);
	};
	const shown = src === null || failed === src ? placeholder : src;
	const kept = pictureOf(shown);
	// Named at the very start of the page: on a phone's network it is asked for a fifth of a second sooner than where it stands.
	if (import.meta.env.SSR && eager && kept)
		preload(shown, {
			...{ as: "image", type: "image/avif", fetchPriority: "high" },
			...{ imageSrcSet: kept.avif, imageSizes: sizes },
		});
	const image = (
		<img
			decoding="async"
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : "auto"}
			{...props}
			{...(kept && { width: kept.width, height: kept.height })}
			{...(kept?.tone && { style: { ...props.style, backgroundColor: kept.tone } })}
			ref={noteEarlyFailure}
			src={shown}
			alt={alt}
			onError={() => setFailed(src)}
		/>
	);
	if (!kept) return image;
	return (
		// The image alone takes part in the layout, as any other image: neither its frame nor its sources do.
		<picture className="contents">
			<source type="image/avif" srcSet={kept.avif} sizes={sizes} hidden />
			<source type="image/webp" srcSet={kept.webp} sizes={sizes} hidden />
			{image}
		</picture>
	);
}
