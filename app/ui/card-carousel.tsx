import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useOnChange } from "~/ui/use-on-change.ts";
import { Button } from "./button.tsx";
import { useCarousel } from "./use-carousel.ts";

type CardCarouselProps = {
	label: string;
	labels: { previous: string; next: string };
	loop?: boolean;
	/** Stands beside the arrows. */
	toolbar?: ReactNode;
	/** Stands above the row, inside the region: what a filter found. */
	status?: ReactNode;
	cards: { key: string; card: ReactNode }[];
};

/**
 * A row of cards, one slide a step: 1, 2 or 3 in view, arrows from medium screens up, arrow keys, swiping. The keys
 * work on the arrows too, where a hand that has pressed one is; not on the toolbar, whose fields have keys of their own.
 */
export function CardCarousel({ label, labels, loop = false, toolbar, status, cards }: CardCarouselProps) {
	const { viewport, carousel, slide, reach } = useCarousel({
		loop,
		align: "start",
		containScroll: "trimSnaps",
	});

	const first = cards[0]?.key;
	useOnChange(first, () => carousel?.scrollTo(0, true));

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "ArrowLeft") slide(-1);
		else if (event.key === "ArrowRight") slide(1);
		else return;
		event.preventDefault();
	}

	const arrow = "size-11 px-0";
	// Without room to slide to there is nothing to press: 2 cards fit a medium window, 3 a large one.
	const arrows =
		cards.length <= 2 ? "hidden" : cards.length === 3 ? "hidden md:flex lg:hidden" : "hidden md:flex";
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<div className="flex flex-wrap items-end gap-4">
				{toolbar}
				<div className={`ml-auto gap-2 ${arrows}`}>
					<Button
						variant="quiet"
						className={arrow}
						aria-label={labels.previous}
						aria-disabled={!reach.back}
						onClick={() => slide(-1)}
						onKeyDown={onKeyDown}
					>
						<ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
					</Button>
					<Button
						variant="quiet"
						className={arrow}
						aria-label={labels.next}
						aria-disabled={!reach.on}
						onClick={() => slide(1)}
						onKeyDown={onKeyDown}
					>
						<ChevronRight aria-hidden="true" className="size-5 shrink-0" />
					</Button>
				</div>
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a labelled carousel region, not a section of the page's outline */}
			<div role="region" aria-label={label} aria-roledescription="carousel" onKeyDown={onKeyDown}>
				{status}
				<div ref={viewport} className="overflow-x-auto overflow-y-hidden py-1 [scrollbar-width:none]">
					<ul className="-ml-5 flex">
						{cards.map(({ key, card }) => (
							<li key={key} className="shrink-0 grow-0 basis-full pl-5 md:basis-1/2 lg:basis-1/3">
								{card}
							</li>
						))}
					</ul>
				</div>
			</div>
		</div>
	);
}
