import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";

/**
 * A carousel on a scrolling row. The row scrolls and swipes by itself; what moves it by arrows and keys is loaded
 * once the page is there, so that it is no part of the first load.
 * @param options read once
 */
export function useCarousel(options: EmblaOptionsType) {
	const [viewport, setViewport] = useState<HTMLElement | null>(null);
	const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);
	const [reach, setReach] = useState({ back: options.loop ?? false, on: true });
	const mover = useRef<EmblaCarouselType>(null);
	/** Slides that were asked for before the code was there: on, or back below zero. */
	const owed = useRef(0);

	function slide(by: 1 | -1): void {
		if (!mover.current) owed.current += by;
		else if (by === 1) mover.current.scrollNext();
		else mover.current.scrollPrev();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: options are read once
	useEffect(() => {
		if (!viewport) return;
		let made: EmblaCarouselType | null = null;
		let gone = false;
		import("embla-carousel").then(({ default: create }) => {
			if (gone) return;
			made = create(viewport, options);
			mover.current = made;
			for (; owed.current > 0; owed.current--) made.scrollNext();
			for (; owed.current < 0; owed.current++) made.scrollPrev();
			setCarousel(made);
		});
		return () => {
			gone = true;
			made?.destroy();
			mover.current = null;
			setCarousel(null);
		};
	}, [viewport]);

	useEffect(() => {
		if (!carousel) return;
		const update = () => setReach({ back: carousel.canScrollPrev(), on: carousel.canScrollNext() });
		update();
		carousel.on("select", update).on("reInit", update);
		return () => {
			carousel.off("select", update).off("reInit", update);
		};
	}, [carousel]);

	return { viewport: setViewport, carousel, slide, reach };
}
