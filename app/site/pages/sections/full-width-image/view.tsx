import { useEffect, useRef, useState } from "react";
import { Picture } from "~/ui/picture.tsx";
import type { SectionViewProps } from "../section-frame.tsx";

/** Share of the picture's place that must be in view before it loads (storefront document §9). */
const threshold = 0.1;

/** 500 px high, a band of colour over its foot on a phone; loaded when a tenth of its place is visible, at once where there are no scripts. */
export function FullWidthImage({ section }: SectionViewProps) {
	const place = useRef<HTMLElement>(null);
	const [seen, setSeen] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) setSeen(true);
			},
			{ threshold },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	const picture = (
		<Picture
			src={section.imageUrl}
			alt={section.imageAlt ?? ""}
			width={1600}
			height={900}
			sizes="max(100vw, 890px)"
			loading="eager"
			className="h-[500px] w-full object-cover"
		/>
	);
	return (
		<section ref={place} id={section.id} className="full-picture h-[500px] bg-mist">
			{seen ? picture : <noscript>{picture}</noscript>}
		</section>
	);
}
