import { type ReactNode, useRef } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { CardCarousel } from "~/ui/card-carousel.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { placeField } from "~/values/place-fields.ts";
import { stateFromForm } from "../list-query.ts";
import type { ListedProduct } from "../product.ts";
import { isFiltered, type ListFilter } from "../product-groups.ts";
import { NoneYet } from "./none-yet.tsx";
import { type Delivered, ProductCard } from "./product-card.tsx";
import { ProductFilters } from "./product-filters.tsx";

/** Cards of containers with filters, no looping. */
export function ContainerCarousel(props: {
	/** The first ones that match the filter. */
	products: ListedProduct[];
	delivered?: Delivered | null;
	filter: ListFilter;
	/** Shows what another filter finds; nothing where there is nowhere to go, such as in a preview. */
	onFilter?: (filter: ListFilter) => void;
	/** Leads to the whole list. */
	viewAll: ReactNode;
}) {
	const t = useTranslations("home");
	const list = useTranslations("catalog");
	const { products: shown, filter, onFilter } = props;
	// Without any container there is nothing to narrow, and no list to lead to.
	const isEmpty = shown.length === 0 && !isFiltered(filter);
	const form = useRef<HTMLFormElement>(null);
	useEarlyInput(form, (data) => {
		const early = stateFromForm(data).filter;
		if (early.size !== filter.size || early.type !== filter.type) onFilter?.(early);
	});
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
			<CardCarousel
				label={t("carousel")}
				labels={{ previous: t("previous"), next: t("next") }}
				toolbar={
					!isEmpty && (
						<form ref={form} className="grid w-full max-w-md grid-cols-2 items-end gap-4">
							{props.delivered?.to && <input type="hidden" name={placeField} value={props.delivered.to} />}
							<ProductFilters filter={filter} {...(onFilter && { onChange: onFilter })} />
							<noscript>
								<Button type="submit" variant="quiet">
									{list("apply")}
								</Button>
							</noscript>
						</form>
					)
				}
				status={
					<>
						<p role="status" className="sr-only">
							{list("results", { count: shown.length })}
						</p>
						{shown.length === 0 &&
							(isEmpty ? <NoneYet /> : <p className="py-10 text-muted">{t("noMatches")}</p>)}
					</>
				}
				cards={shown.map((product) => ({
					key: product.id,
					card: <ProductCard product={product} heading="h3" delivered={props.delivered ?? null} isCompact />,
				}))}
			/>
			{!isEmpty && <div>{props.viewAll}</div>}
		</div>
	);
}
