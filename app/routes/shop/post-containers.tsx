import { useTranslations } from "~/i18n/i18n.tsx";
import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import { CardCarousel } from "~/ui/card-carousel.tsx";
import type { Route } from "./+types/blog-post";

/** Containers below a post: some as a grid, the rest to leaf through. */
export default function PostContainers({
	containers,
}: Pick<Route.ComponentProps["loaderData"], "containers">) {
	const t = useTranslations("blog");
	const home = useTranslations("home");
	const title = useTranslations("common")("containers");
	return (
		<section aria-labelledby="post-containers" className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-8">
			<h2 id="post-containers" className="text-3xl">
				{title}
			</h2>
			<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{containers.grid.map((product) => (
					<li key={product.id}>
						<ProductCard product={product} heading="h3" />
					</li>
				))}
			</ul>
			{containers.rest.length > 0 && (
				<>
					<h2 className="mt-6 text-2xl">{t("moreContainers")}</h2>
					<CardCarousel
						label={t("moreContainers")}
						labels={{ previous: home("previous"), next: home("next") }}
						cards={containers.rest.map((product) => ({
							key: product.id,
							card: <ProductCard product={product} heading="h3" />,
						}))}
					/>
				</>
			)}
		</section>
	);
}
