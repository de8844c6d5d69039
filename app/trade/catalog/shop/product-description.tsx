import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ProductDetails } from "../product.ts";

/** The product's own text, then what its type is for. */
export function ProductDescription(props: {
	product: ProductDetails;
	/** The description as sanitised HTML. */
	html: string | null;
	texts: PageTexts["container"];
}) {
	const { product, html, texts } = props;
	const type = product.typeDescription;
	return (
		<div className="mt-14 grid gap-10 lg:grid-cols-2 lg:gap-14">
			<section aria-label={texts.description}>
				{html ? (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
					<div lang={product.text.lang} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
				) : (
					<p lang={product.text.lang} className="prose">
						{product.text.description}
					</p>
				)}
			</section>
			{type && (
				<section aria-labelledby="type-description" className="prose">
					<h2 id="type-description">{type.title}</h2>
					<p>{type.description}</p>
					<ul>
						{type.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<h3>{texts.usage}</h3>
					<ul>
						{type.usageExamples.map((example) => (
							<li key={example}>{example}</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
