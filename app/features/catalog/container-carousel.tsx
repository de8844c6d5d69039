import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { stateFromForm } from "./list-query.ts";
import type { ListedProduct } from "./product.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { filterProducts, type ListFilter } from "./product-groups.ts";

/** Storefront document §9. */
const mostContainers = 8;

/** Cards of containers with filters: 1, 2 or 3 in view, no looping, arrows from medium screens up, arrow keys. */
export function ContainerCarousel(props: {
	products: ListedProduct[];
	initialFilter: ListFilter;
	/** Leads to the whole list. */
	viewAll: ReactNode;
}) {
	const t = useTranslations("home");
	const list = useTranslations("catalog");
	const [filter, setFilter] = useState(props.initialFilter);
	const shown = filterProducts(props.products, filter).slice(0, mostContainers);
	const [viewport, embla] = useEmblaCarousel({ loop: false, align: "start", containScroll: "trimSnaps" });
	const [reach, setReach] = useState({ back: false, on: true });

	useEffect(() => {
		if (!embla) return;
		const update = () => setReach({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
		update();
		embla.on("select", update).on("reInit", update);
		return () => {
			embla.off("select", update).off("reInit", update);
		};
	}, [embla]);

	function changeFilter(next: ListFilter) {
		setFilter(next);
		embla?.scrollTo(0, true);
	}

	const form = useRef<HTMLFormElement>(null);
	useEarlyInput(form, (data) => setFilter(stateFromForm(data).filter));

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "ArrowLeft") embla?.scrollPrev();
		else if (event.key === "ArrowRight") embla?.scrollNext();
		else return;
		event.preventDefault();
	}

	const arrow = "size-11 px-0";
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6">
			<div className="flex flex-wrap items-end gap-4">
				<form ref={form} className="grid w-full max-w-md grid-cols-2 items-end gap-4">
					<ProductFilters filter={filter} onChange={changeFilter} />
					<noscript>
						<Button type="submit" variant="quiet">
							{list("apply")}
						</Button>
					</noscript>
				</form>
				<div className="ml-auto hidden gap-2 md:flex">
					<Button
						variant="quiet"
						className={arrow}
						aria-label={t("previous")}
						aria-disabled={!reach.back}
						onClick={() => embla?.scrollPrev()}
					>
						<ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
					</Button>
					<Button
						variant="quiet"
						className={arrow}
						aria-label={t("next")}
						aria-disabled={!reach.on}
						onClick={() => embla?.scrollNext()}
					>
						<ChevronRight aria-hidden="true" className="size-5 shrink-0" />
					</Button>
				</div>
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a labelled carousel region, not a section of the page's outline */}
			<div role="region" aria-label={t("carousel")} aria-roledescription="carousel" onKeyDown={onKeyDown}>
				<p role="status" className="sr-only">
					{list("results", { count: shown.length })}
				</p>
				{shown.length === 0 && <p className="py-10 text-muted">{t("noMatches")}</p>}
				<div ref={viewport} className="overflow-x-auto overflow-y-hidden py-1 [scrollbar-width:none]">
					<ul className="-ml-5 flex">
						{shown.map((product) => (
							<li key={product.id} className="shrink-0 grow-0 basis-full pl-5 md:basis-1/2 lg:basis-1/3">
								<ProductCard product={product} heading="h3" />
							</li>
						))}
					</ul>
				</div>
			</div>
			<div>{props.viewAll}</div>
		</div>
	);
}
