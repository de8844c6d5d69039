import { Suspense } from "react";
import { BuyerRightsView } from "~/trade/catalog/shop/buyer-rights.tsx";
import { ConditionTabs } from "~/trade/catalog/shop/condition-tabs.tsx";
import { ProductDescription } from "~/trade/catalog/shop/product-description.tsx";
import { SpecificationCard } from "~/trade/catalog/shop/specification-card.tsx";
import type { Condition } from "~/values/vocabulary.ts";
import type { Route } from "./+types/container-detail";

type Page = Route.ComponentProps["loaderData"];

/** What stands below a container's pictures: one file that comes after the first load, coming to life part by part. */
export function DetailsBeside({ page, condition }: { page: Page; condition: Condition | null }) {
	const { product, texts, rights } = page;
	const { title, lang } = product.text;
	return (
		<>
			<Suspense>
				<ConditionTabs title={texts.conditionTabs} infos={product.conditionInfo} chosen={condition} />
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
	const { product, html, texts } = page;
	return <ProductDescription product={product} html={html} texts={texts} />;
}
