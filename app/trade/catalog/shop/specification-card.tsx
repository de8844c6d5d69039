import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import type { Dimensions } from "~/values/vocabulary.ts";
import type { ProductDetails } from "../product.ts";
import { typeGroup } from "../product-groups.ts";
import { comparisonToUrl, mostCompared } from "../sizes/comparison-address.ts";
import { ContainerDrawing } from "./sizes/container-drawing.tsx";
import { DeliveryDrawing } from "./sizes/delivery-drawing.tsx";
import { useChoice } from "./sizes/use-comparison-choice.ts";
import { useSizeLabel } from "./use-size-label.ts";

/** Figures of a container: metres and tonnes with two decimals (storefront document §9). */
export function SpecificationCard({
	product,
	texts,
}: {
	product: ProductDetails;
	texts: PageTexts["container"];
}) {
	const t = useTranslations("catalog");
	const sizeLabel = useSizeLabel();
	const { number } = useFormat();
	const language = useLanguage();
	// With what has been ticked on the lists, as far as there is room beside it.
	const ticked = useChoice().map(({ slug }) => slug);
	const own = product.text.slug;
	const slugs = [...ticked.filter((slug) => slug !== own).slice(0, mostCompared - 1), own];
	const link = "inline-flex min-h-11 items-center font-semibold text-info underline";
	const size = (d: Dimensions | null) =>
		d && `${number(d.length, 2)} × ${number(d.width, 2)} × ${number(d.height, 2)} m`;
	const tonnes = (kg: number | undefined) =>
		kg === undefined ? null : t("details.tonnes", { value: number(kg / 1000, 2) });
	const capacity = product.capacityCbm;
	const rows: [string, string | null][] = [
		[texts.specs.type, t(`types.${typeGroup(product.type)}`)],
		[texts.specs.size, sizeLabel(product.size)],
		[texts.specs.stock, t(`details.stock.${product.stockStatus}`)],
		[
			texts.specs.capacity,
			capacity === null ? null : t("details.cubicMetres", { value: number(capacity, 1) }),
		],
		[texts.specs.pallets, product.palletPlaces === null ? null : number(product.palletPlaces)],
		[texts.specs.inside, size(product.dimensionsInside)],
		[texts.specs.outside, size(product.dimensionsOutside)],
		[texts.specs.gross, tonnes(product.weight?.gross)],
		[texts.specs.net, tonnes(product.weight?.net)],
		[texts.specs.tare, tonnes(product.weight?.tare)],
	];
	return (
		<section aria-labelledby="specification" className="rounded-lg border border-line p-5 md:p-6">
			<h2 id="specification" className="mb-3 text-xl">
				{texts.specification}
			</h2>
			<ContainerDrawing product={product} texts={texts} />
			<dl>
				{rows
					.filter((row): row is [string, string] => row[1] !== null)
					.map(([label, value]) => (
						<div key={label} className="flex justify-between gap-6 border-t border-line py-2.5">
							<dt className="text-muted">{label}</dt>
							<dd className="text-right font-semibold">{value}</dd>
						</div>
					))}
			</dl>
			<DeliveryDrawing product={product} texts={texts.delivery} />
			<p className="mt-2 flex flex-wrap gap-x-6 border-t border-line pt-2">
				<Link to={`${urls.compare(language)}?${comparisonToUrl(slugs)}`} className={link}>
					{texts.compare}
				</Link>
				<Link to={urls.sizeGuide(language)} className={link}>
					{texts.sizeGuide}
				</Link>
			</p>
		</section>
	);
}
