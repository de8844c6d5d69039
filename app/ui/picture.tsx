import { type ComponentProps, useState } from "react";

const placeholder = "/images/placeholder.svg";

type PictureProps = Omit<ComponentProps<"img">, "src"> & { src: string | null; alt: string; eager?: boolean };

/** An image with a drawn placeholder where there is none or where it does not load. */
export function Picture({ src, alt, eager = false, ...props }: PictureProps) {
	const [failed, setFailed] = useState<string | null>(null);
	// One that failed before the page's scripts had arrived has told nobody.
	const noteEarlyFailure = (image: HTMLImageElement | null) => {
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(src);
	};
	const shown = src === null || failed === src ? placeholder : src;
	return (
		<img
			decoding="async"
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : "auto"}
			{...props}
			ref={noteEarlyFailure}
			src={shown}
			alt={alt}
			onError={() => setFailed(src)}
		/>
	);
}
