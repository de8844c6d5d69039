import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import type { ListedProduct } from "../product.ts";
import { comparisonToUrl, mostCompared } from "../sizes/comparison-address.ts";
import { ProductCard } from "./product-card.tsx";

/** Containers to look at next, and the way to set them beside this one; nothing where there are none. */
export function RelatedContainers(props: {
	/** Of the page's own container. */
	slug: string;
	products: ListedProduct[];
	texts: PageTexts["container"]["related"];
}) {
	const { slug, products, texts } = props;
	const language = useLanguage();
	if (products.length === 0) return null;
	const compared = [slug, ...products.map((product) => product.slug)].slice(0, mostCompared);
	return (
		<section aria-labelledby="related" className="screen-only mt-16 grid grid-cols-[minmax(0,1fr)] gap-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="related" className="text-3xl">
					{texts.title}
				</h2>
				<Link
					to={`${urls.compare(language)}?${comparisonToUrl(compared)}`}
					className="inline-flex min-h-11 items-center font-semibold text-info underline"
				>
					{texts.compare}
				</Link>
			</div>
			<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
				{products.map((product) => (
					<li key={product.id}>
						<ProductCard product={product} heading="h3" isCompact />
					</li>
				))}
			</ul>
		</section>
	);
}
