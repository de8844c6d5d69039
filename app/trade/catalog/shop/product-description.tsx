import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ProductDetails } from "../product.ts";
import type { ProductTexts } from "../product-texts.ts";

/** The product's own text, then what its type is for; nothing where there is neither. */
export function ProductDescription(props: {
	product: ProductDetails;
	body: ProductTexts["body"];
	texts: PageTexts["container"];
}) {
	const { product, body, texts } = props;
	const { lang } = product.text;
	const type = product.typeDescription;
	if (!body && !type) return null;
	return (
		<div className={`mt-14 grid gap-10 lg:gap-14 ${body && type ? "lg:grid-cols-2" : ""}`}>
			{body && (
				<section aria-label={texts.description}>
					{"html" in body ? (
						// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
						<div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
					) : (
						<p lang={lang} className="prose">
							{body.plain}
						</p>
					)}
				</section>
			)}
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
