import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { PostCard } from "~/site/blog/shop/post-card.tsx";
import type { PostCardView } from "~/site/blog/shop/post-date.tsx";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import type { MostWanted } from "~/trade/orders/most-wanted.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { isSearchKeyOn, switchSearchKey } from "../search-key.ts";
import { MostOrdered } from "./most-ordered.tsx";
import { SearchField } from "./search-field.tsx";

export type FoundPage = { slug: string; title: string; summary: string | null };

export type SearchPageProps = {
	text: string;
	texts: PageTexts["search"];
	products: ListedProduct[];
	pages: FoundPage[];
	posts: PostCardView[];
	/** Hits on all pages; `isMore` where there are more than these. */
	total: number;
	isMore: boolean;
	/** What to offer where nothing was asked or found. */
	popular: MostWanted | null;
};

/** Whether the key for the search works in this browser. */
function KeySwitch({ label }: { label: string }) {
	const [isOn, setOn] = useState(true);
	useEffect(() => setOn(isSearchKeyOn()), []);
	if (!useScripted()) return null;
	return (
		<label className="flex min-h-11 w-fit items-center gap-2.5 text-sm text-muted pointer-coarse:hidden">
			<input
				type="checkbox"
				checked={isOn}
				onChange={({ currentTarget: { checked } }) => {
					switchSearchKey(checked);
					setOn(checked);
				}}
				className="size-4 accent-brand-ink"
			/>
			{label}
		</label>
	);
}

function Pages({ title, pages }: { title: string; pages: FoundPage[] }) {
	const language = useLanguage();
	return (
		<section aria-labelledby="found-pages" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<h2 id="found-pages" className="text-2xl">
				{title}
			</h2>
			<ul className="grid gap-x-6 gap-y-5 md:grid-cols-2">
				{pages.map(({ slug, title: name, summary }) => (
					<li key={slug} className="border-l-4 border-line pl-4">
						<h3 className="text-lg">
							<Link
								to={urls.page(language, slug)}
								className="inline-flex min-h-9 items-center text-info hover:underline"
							>
								{name}
							</Link>
						</h3>
						{summary && <p className="max-w-prose text-muted">{summary}</p>}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Field, then a page of what was found by kind, with links to the others, else what leads on. */
export function SearchPage(props: SearchPageProps & { children: ReactNode }) {
	const { text, texts, products, pages, posts } = props;
	const t = useTranslations("common");
	const language = useLanguage();
	const { number } = useFormat();
	const count = props.total;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 pb-16 md:pt-14">
			<header className="grid gap-5">
				<h1 className="text-4xl">{texts.title}</h1>
				<SearchField words={texts} text={text} isFirst={text === ""} />
				{text !== "" && (
					<p role="status" className="text-lg [overflow-wrap:anywhere]">
						{count > 0
							? `${number(count)}${props.isMore ? "+" : ""} ${count === 1 ? texts.one : texts.many}`
							: texts.nothing}{" "}
						<strong>{text}</strong>
					</p>
				)}
				{text !== "" && count === 0 && (
					<>
						<p className="max-w-prose text-muted">{texts.hint}</p>
						<div className="flex flex-wrap gap-3">
							<ButtonLink to={urls.containers(language)}>{t("notFound.browse")}</ButtonLink>
							<ButtonLink to={urls.contact(language)} variant="quiet">
								{texts.ask}
							</ButtonLink>
						</div>
					</>
				)}
			</header>
			{products.length > 0 && (
				<section aria-labelledby="found-containers" className="grid grid-cols-[minmax(0,1fr)] gap-5">
					<h2 id="found-containers" className="text-2xl">
						{t("containers")}
					</h2>
					<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
						{products.map((product, index) => (
							<li key={product.id}>
								<ProductCard product={product} eager={index === 0} heading="h3" />
							</li>
						))}
					</ul>
				</section>
			)}
			{pages.length > 0 && <Pages title={texts.guides} pages={pages} />}
			{posts.length > 0 && (
				<section aria-labelledby="found-posts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
					<h2 id="found-posts" className="text-2xl">
						{texts.articles}
					</h2>
					<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
						{posts.map((post) => (
							<li key={post.id}>
								<PostCard post={post} heading="h3" />
							</li>
						))}
					</ul>
				</section>
			)}
			{props.children}
			{props.popular && <MostOrdered words={texts} wanted={props.popular} />}
			<KeySwitch label={texts.key} />
		</div>
	);
}
