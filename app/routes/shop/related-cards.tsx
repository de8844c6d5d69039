import type { ReactNode } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import { PostCard } from "~/site/blog/shop/post-card.tsx";
import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import { CardCarousel } from "~/ui/card-carousel.tsx";
import type { Route } from "./+types/landing-page";

/** Cards that belong to the page, to leaf through; nothing where there are none. */
function Related(props: {
	title: string;
	labels: { previous: string; next: string };
	cards: { key: string; card: ReactNode }[];
	/** Whether something without space of its own stands above. */
	isSpaced: boolean;
}) {
	const { title, labels, cards } = props;
	if (cards.length === 0) return null;
	return (
		<section className={`page grid grid-cols-[minmax(0,1fr)] gap-4 pb-16 ${props.isSpaced ? "pt-16" : ""}`}>
			<h2 className="text-3xl">{title}</h2>
			<CardCarousel label={title} labels={labels} loop cards={cards} />
		</section>
	);
}

type Page = Route.ComponentProps["loaderData"];

/** Containers and posts that the owner has put with a page, below its end. */
export default function RelatedCards({
	products,
	posts,
	isSpaced,
}: Pick<Page, "products" | "posts"> & { isSpaced: boolean }) {
	const t = useTranslations("common");
	const home = useTranslations("home");
	const blog = useTranslations("blog");
	return (
		<>
			<Related
				title={t("containers")}
				labels={{ previous: home("previous"), next: home("next") }}
				cards={products.map((product) => ({
					key: product.id,
					card: <ProductCard product={product} heading="h3" />,
				}))}
				isSpaced={isSpaced}
			/>
			<Related
				title={blog("relatedArticles")}
				labels={{ previous: blog("previous"), next: blog("next") }}
				cards={posts.map((post) => ({ key: post.id, card: <PostCard post={post} heading="h3" /> }))}
				isSpaced={isSpaced && products.length === 0}
			/>
		</>
	);
}
