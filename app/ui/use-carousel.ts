import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { untilLoaded } from "./late-view.ts";

/** Runs once a place is in view or nearly so. @returns what calls it off */
function whenNear(place: Element, run: () => void): () => void {
	const watch = new IntersectionObserver(
		(seen) => {
			if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			run();
		},
		{ rootMargin: "50%" },
	);
	watch.observe(place);
	return () => watch.disconnect();
}

/**
 * A carousel on a scrolling row. The row scrolls and swipes by itself; what moves it by arrows and keys is loaded
 * once the row is nearly in view, so that nobody pays for it who never gets there.
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
		const callOff = whenNear(viewport, async () => {
			const { default: create } = await untilLoaded(() => import("embla-carousel"));
			if (gone) return;
			made = create(viewport, options);
			mover.current = made;
			for (; owed.current > 0; owed.current--) made.scrollNext();
			for (; owed.current < 0; owed.current++) made.scrollPrev();
			setCarousel(made);
		});
		return () => {
			gone = true;
			callOff();
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
