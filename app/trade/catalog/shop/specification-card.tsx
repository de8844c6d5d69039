import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Dimensions } from "~/values/vocabulary.ts";
import type { ProductDetails } from "../product.ts";
import { typeGroup } from "../product-groups.ts";
import { useSizeLabel } from "./use-size-label.ts";

/** Figures of a container: metres and tonnes with two decimals (storefront document §9). */
export default function SpecificationCard({
	product,
	texts,
}: {
	product: ProductDetails;
	texts: PageTexts["container"];
}) {
	const t = useTranslations("catalog");
	const sizeLabel = useSizeLabel();
	const { number } = useFormat();
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
		</section>
	);
}
