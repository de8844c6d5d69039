import { useEffect, useRef, useState } from "react";
import { type PictureForPainting, pictureForPainting, pictureOf } from "~/values/picture-address.ts";
import type { PaintedLook } from "./painted-look.ts";

type PaintedPictureProps = {
	look: PaintedLook;
	/** As of the picture below. */
	sizes: string;
	/** The colour in words as soon as it is seen, null when it no longer is. */
	onShown?: (color: string | null) => void;
	/** Something is missing: the colour will not be seen. */
	onFailed?: () => void;
};

/** The smallest mask that has a pixel for each of the screen's. */
function maskFor(width: number, masks: PictureForPainting["masks"]): string | undefined {
	const pixels = width * devicePixelRatio;
	return (masks.find((mask) => mask.width >= pixels) ?? masks.at(-1))?.src;
}

/** The mask for the place that it covers, and whether the browser has it. */
function useMask(masks: PictureForPainting["masks"], onFailed: (() => void) | undefined) {
	const place = useRef<HTMLDivElement>(null);
	const [mask, setMask] = useState<{ src: string; here: boolean } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: of one picture
	useEffect(() => {
		const src = maskFor(place.current?.clientWidth ?? 0, masks);
		if (src === undefined) return;
		setMask({ src, here: false });
		const image = new Image();
		// Asked for as a mask in a style is asked for, the browser's copy serves both.
		image.crossOrigin = "anonymous";
		image.src = src;
		image.decode().then(
			() => setMask({ src, here: true }),
			() => onFailed?.(),
		);
	}, []);
	return { place, mask };
}

type LayerProps = Omit<PaintedPictureProps, "look"> & {
	paint: PictureForPainting;
	hex: string;
	color: string;
};

/**
 * The picture with white paint, and over it the colour, multiplied where there is paint: right in light and in shade.
 * Seen when all of it is there; where something is missing the ordinary picture stays.
 */
function PaintLayer({ paint, hex, color, sizes, onShown, onFailed }: LayerProps) {
	const { place, mask } = useMask(paint.masks, onFailed);
	const [neutral, setNeutral] = useState(false);
	const neutralPicture = pictureOf(paint.neutral);
	const shown = neutral && mask?.here === true;
	useEffect(() => {
		if (!shown || !onShown) return;
		onShown(color);
		return () => onShown(null);
	}, [shown, color, onShown]);
	if (!neutralPicture) return null;
	const maskImage = mask ? `url(${mask.src})` : "none";
	return (
		<div
			ref={place}
			data-testid="painted"
			aria-hidden="true"
			className={`pointer-events-none absolute inset-0 isolate overflow-hidden rounded-[inherit] transition-opacity duration-150 ${shown ? "" : "opacity-0"}`}
		>
			<picture>
				<source type="image/avif" srcSet={neutralPicture.avif} sizes={sizes} />
				<source type="image/webp" srcSet={neutralPicture.webp} sizes={sizes} />
				<img
					src={neutralPicture.src}
					alt=""
					width={neutralPicture.width}
					height={neutralPicture.height}
					decoding="sync"
					onLoad={() => setNeutral(true)}
					onError={onFailed}
					className="size-full object-cover"
				/>
			</picture>
			{mask && (
				<div
					className="absolute inset-0 mix-blend-multiply"
					style={{
						backgroundColor: hex,
						maskImage,
						WebkitMaskImage: maskImage,
						maskSize: "cover",
						WebkitMaskSize: "cover",
						maskPosition: "center",
						WebkitMaskPosition: "center",
					}}
				/>
			)}
		</div>
	);
}

/** Over its picture, a container in the colour that is tried on it. */
export function PaintedPicture({ look, ...props }: PaintedPictureProps) {
	const { picture, color } = look;
	const paint = pictureForPainting(picture);
	if (!paint) return null;
	return (
		<PaintLayer
			key={picture}
			paint={paint}
			hex={color.hex}
			color={`RAL ${color.ral} ${color.name}`}
			{...props}
		/>
	);
}

/** The same in small, beside what chooses the colour: on a phone the gallery is out of sight by then. */
export function PaintedThumbnail({ look, className }: { look: PaintedLook; className: string }) {
	const [failed, setFailed] = useState<string | null>(null);
	if (failed === look.picture) return null;
	return (
		<div className={`relative aspect-[4/3] w-60 max-w-full rounded-md bg-line ${className}`}>
			<PaintedPicture look={look} sizes="240px" onFailed={() => setFailed(look.picture)} />
		</div>
	);
}
