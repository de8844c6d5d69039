import { Suspense } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import { questionsPage } from "~/site/pages/often-asked.ts";
import { OftenAsked } from "~/site/pages/often-asked-view.tsx";
import { ProductDescription } from "~/trade/catalog/shop/product-description.tsx";
import { RelatedContainers } from "~/trade/catalog/shop/related-containers.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/container-detail";

/** What stands below a container's pictures and prices, as wide as the page. */
export default function ContainerBelow({ page }: { page: Route.ComponentProps["loaderData"] }) {
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
