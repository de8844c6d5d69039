import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import type { MostWanted } from "~/trade/orders/most-wanted.ts";

/** Containers for somebody who found nothing. */
export function MostOrdered(props: { wanted: MostWanted; words: { popular: string; inStock: string } }) {
	const { products, areOrdered } = props.wanted;
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="most-ordered" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<h2 id="most-ordered" className="text-2xl">
				{areOrdered ? props.words.popular : props.words.inStock}
			</h2>
			<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{products.map((product, index) => (
					<li key={product.id}>
						<ProductCard product={product} eager={index === 0} heading="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
