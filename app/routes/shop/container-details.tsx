import { Box } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import { questionsPage } from "~/site/pages/often-asked.ts";
import { OftenAsked } from "~/site/pages/often-asked-view.tsx";
import { BuyerRightsView } from "~/trade/catalog/shop/buyer-rights.tsx";
import { ConditionSlider } from "~/trade/catalog/shop/condition-slider.tsx";
import { ConditionTabs } from "~/trade/catalog/shop/condition-tabs.tsx";
import { ProductDescription } from "~/trade/catalog/shop/product-description.tsx";
import { RelatedContainers } from "~/trade/catalog/shop/related-containers.tsx";
import { ContainerDrawing } from "~/trade/catalog/shop/sizes/container-drawing.tsx";
import { SpecificationCard } from "~/trade/catalog/shop/specification-card.tsx";
import { Button } from "~/ui/button.tsx";
import { lateView } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";
import type { Condition } from "~/values/vocabulary.ts";
import type { Route } from "./+types/container-detail";

type Page = Route.ComponentProps["loaderData"];

const Container3d = lateView(
	() => import("~/trade/conversions/shop/container-3d.tsx"),
	(file) => file.default,
);

/** A container to be turned, for who asks for it: its code is larger than the rest of the page. */
function TurnedContainer({ page }: { page: Page }) {
	const { product, texts, turned } = page;
	const place = useRef<HTMLElement>(null);
	const [isAsked, setAsked] = useState(false);
	if (!turned) return null;
	// What was pressed goes: the focus stays where the view comes.
	function ask(): void {
		place.current?.focus();
		setAsked(true);
	}
	return (
		<section ref={place} tabIndex={-1} aria-label={texts.turned} className="screen-only noscript:hidden">
			{isAsked ? (
				<Suspense fallback={<p className="text-muted">{turned.texts.loading}</p>}>
					<Container3d
						model={turned.model}
						texts={turned.texts}
						drawing={<ContainerDrawing product={product} texts={texts} />}
					/>
				</Suspense>
			) : (
				<Button type="button" variant="quiet" onClick={ask}>
					<Box aria-hidden="true" className="size-5" />
					{texts.turned}
				</Button>
			)}
		</section>
	);
}

/** What stands below a container's pictures: one file that comes after the first load, coming to life part by part. */
export function DetailsBeside({ page, condition }: { page: Page; condition: Condition | null }) {
	const { product, texts, rights } = page;
	const { title, lang } = product.text;
	return (
		<>
			<Suspense>
				<TurnedContainer page={page} />
			</Suspense>
			<Suspense>
				<ConditionTabs title={texts.conditionTabs} infos={product.conditionInfo} chosen={condition} />
			</Suspense>
			<Suspense>
				<ConditionSlider product={product} texts={texts.conditionSlider} />
			</Suspense>
			<Suspense>
				<SpecificationCard product={product} texts={texts} />
			</Suspense>
			{rights && (
				<Suspense>
					<BuyerRightsView rights={rights} title={<span lang={lang}>{title}</span>} />
				</Suspense>
			)}
		</>
	);
}

/** What stands below all of it, as wide as the page. */
export function DetailsBelow({ page }: { page: Page }) {
	const { product, said, texts, related, asked } = page;
	const language = useLanguage();
	return (
		<>
			<ProductDescription product={product} body={said.body} texts={texts} />
			<Suspense>
				<RelatedContainers slug={product.text.slug} products={related} texts={texts.related} />
			</Suspense>
			<OftenAsked questions={asked} address={urls.page(language, questionsPage)} texts={texts.oftenAsked} />
		</>
	);
}
