// biome-ignore-all lint/a11y/noRedundantRoles: a row shown as a card on a phone would lose its role
import { type Found, isNarrowed } from "~/desk/list/list-query.ts";
import { DeleteAsk, EditLink } from "~/desk/list/row-actions.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Cents } from "~/values/money.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { type TariffQuery, type TariffRow, tariffKey } from "./tariff-admin.ts";

type Texts = PageTexts["adminSettings"]["tariffs"];

type RowProps = { texts: Texts; mayChange: boolean; editAddress: (row: TariffRow) => string };

/** A price; on a phone, where rows are cards, it carries its column's name. */
function Price({ label, amount }: { label: string; amount: Cents }) {
	const { euro } = useFormat();
	return (
		<td role="cell" className="text-right md:px-3 md:py-1.5">
			<span aria-hidden="true" className="mr-1.5 text-sm text-muted md:hidden">
				{label}
			</span>
			{euro(amount, "always")}
		</td>
	);
}

function Row({ row, texts, mayChange, editAddress }: RowProps & { row: TariffRow }) {
	const name = `${tariffKey(row)} ${row.place}`.trim();
	return (
		<tr
			role="row"
			data-row={mayChange || undefined}
			className="grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2 md:table-row"
		>
			<th
				role="rowheader"
				scope="row"
				className="row-span-2 self-start text-left text-lg font-bold md:px-3 md:py-1.5 md:text-base"
			>
				{row.prefix}
			</th>
			<td role="cell" className="col-span-2 [overflow-wrap:anywhere] md:px-3 md:py-1.5">
				{row.place}
			</td>
			<Price label={texts.columns.single} amount={row.single} />
			<Price label={texts.columns.double} amount={row.double} />
			<td role="cell" className="col-span-2 col-start-2 md:px-3 md:py-1.5">
				{mayChange && (
					<span className="flex justify-end gap-2 pt-2 md:pt-0">
						<EditLink to={editAddress(row)} label={texts.edit} name={name} />
						<DeleteAsk id={tariffKey(row)} label={texts.delete} name={name} />
					</span>
				)}
			</td>
		</tr>
	);
}

/** A table per country of a page of tariffs; on a phone each row takes three short lines. */
export function TariffTables(props: {
	texts: Texts;
	query: TariffQuery;
	rows: readonly TariffRow[];
	/** How many are found of each, on all pages. */
	byCountry: Found["byStatus"];
	editAddress: (row: TariffRow) => string;
}) {
	const { texts, query, rows, byCountry, editAddress } = props;
	const t = useTranslations("catalog.details.countries");
	const mayChange = useMay("prices.change");
	const { number } = useFormat();
	if (rows.length === 0) {
		return (
			<p className="rounded-lg bg-mist p-6 text-muted">{isNarrowed(query) ? texts.empty : texts.none}</p>
		);
	}
	return transportCountries.map((country) => {
		const own = rows.filter((row) => row.country === country);
		if (own.length === 0) return null;
		return (
			<section
				key={country}
				aria-labelledby={`tariffs-${country}`}
				className="grid grid-cols-[minmax(0,1fr)] gap-3"
			>
				<h2 id={`tariffs-${country}`} className="text-2xl">
					{t(country)}{" "}
					<span className="text-base font-normal text-muted">({number(byCountry?.[country] ?? 0)})</span>
				</h2>
				{country === "BE" && <p className="text-sm text-muted">{texts.belgianNote}</p>}
				<table
					role="table"
					aria-labelledby={`tariffs-${country}`}
					aria-keyshortcuts={mayChange ? "j k" : undefined}
					className="block w-full md:table"
				>
					<thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
						<tr role="row" className="border-b border-edge text-left text-sm">
							{(["prefix", "place", "single", "double", "actions"] as const).map((column) => (
								<th
									key={column}
									role="columnheader"
									scope="col"
									className={`px-3 py-2 ${column === "prefix" || column === "place" ? "" : "text-right"}`}
								>
									{texts.columns[column]}
								</th>
							))}
						</tr>
					</thead>
					<tbody role="rowgroup" className="block md:table-row-group">
						{own.map((row) => (
							<Row
								key={tariffKey(row)}
								row={row}
								texts={texts}
								mayChange={mayChange}
								editAddress={editAddress}
							/>
						))}
					</tbody>
				</table>
			</section>
		);
	});
}
