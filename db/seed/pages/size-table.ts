import { formatNumber } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/values/vocabulary.ts";
import type { SeedProduct } from "../seed-content.ts";

export type SizeColumns = {
	container: string;
	outside: string;
	inside: string;
	tare: string;
	payload: string;
	volume: string;
	pallets: string;
};

const typeOrder: SeedProduct["type"][] = [
	"Standard",
	"High Cube",
	"Open Top",
	"Flat Rack",
	"Refrigerated",
	"Tank",
];

/** One row per container, shortest first; metres with three decimals, kg whole, m³ with one decimal. */
export function sizeTable(language: Language, columns: SizeColumns, products: SeedProduct[]): string {
	const { container, outside, inside, tare, payload, volume, pallets } = columns;
	const heads = [container, outside, inside, tare, payload, volume, pallets];
	const rows = products.toSorted(bySizeAndType).map((product) => sizeRow(language, product));
	return [
		`<table>\n<thead>\n<tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr>\n</thead>`,
		`<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`,
	].join("\n");
}

function bySizeAndType(a: SeedProduct, b: SeedProduct): number {
	return (
		a.dimensions_outside.length - b.dimensions_outside.length ||
		typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type)
	);
}

function sizeRow(language: Language, product: SeedProduct): string {
	const { title, slug } = product.translations[language];
	const cells = [
		measures(language, product.dimensions_outside),
		measures(language, product.dimensions_inside),
		formatNumber(language, product.weight.tare),
		formatNumber(language, product.weight.net),
		product.capacity_cbm === null ? nothing : formatNumber(language, product.capacity_cbm, 1),
		product.pallet_places ? formatNumber(language, product.pallet_places) : nothing,
	];
	const name = `<th scope="row"><a href="/${language}/container/${slug}">${title}</a></th>`;
	return `<tr>${name}${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

const nothing = "–";

function measures(language: Language, size: SeedProduct["dimensions_inside"]): string {
	if (size === null) return nothing;
	return [size.length, size.width, size.height].map((value) => formatNumber(language, value, 3)).join(" × ");
}
