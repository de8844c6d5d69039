// biome-ignore-all lint/a11y/noRedundantRoles: a row shown as a card on a phone would lose its role
import { Pencil, Search, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import type { Cents } from "~/values/money.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { listFields, longestPlace, type TariffQuery, type TariffRow, tariffKey } from "./tariff-admin.ts";

type Texts = PageTexts["adminSettings"]["tariffs"];

/** Search and country; both live in the address. */
export function TariffFilters(props: { texts: Texts; query: TariffQuery; address: string }) {
	const { texts, query } = props;
	const t = useTranslations("catalog.details");
	const narrowed = query.search !== "" || query.country !== null;
	return (
		<Form
			key={`${query.search}|${query.country}`}
			action={props.address}
			role="search"
			className="grid items-end gap-4 rounded-lg bg-mist p-4 md:grid-cols-[2fr_1fr_auto]"
		>
			<TextField
				id="tariff-search"
				name={listFields.search}
				type="search"
				label={texts.search}
				defaultValue={query.search}
				maxLength={longestPlace}
				autoComplete="off"
			/>
			<SelectField
				id="tariff-country"
				name={listFields.country}
				label={t("country")}
				defaultValue={query.country ?? ""}
			>
				<option value="">{texts.allCountries}</option>
				{transportCountries.map((country) => (
					<option key={country} value={country}>
						{t(`countries.${country}`)}
					</option>
				))}
			</SelectField>
			<div className="flex flex-wrap gap-3">
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					{texts.find}
				</Button>
				{narrowed && (
					<ButtonLink to={props.address} variant="plain">
						{texts.showAll}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}

type RowProps = {
	texts: Texts;
	query: TariffQuery;
	address: string;
	editAddress: (row: TariffRow) => string;
};

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

function Row({ row, texts, query, address, editAddress }: RowProps & { row: TariffRow }) {
	const name = `${tariffKey(row)} ${row.place}`.trim();
	return (
		<tr
			role="row"
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
				<span className="flex justify-end gap-2 pt-2 md:pt-0">
					<ButtonLink
						to={editAddress(row)}
						variant="quiet"
						aria-label={`${texts.edit}: ${name}`}
						className="px-3!"
					>
						<Pencil aria-hidden="true" className="size-5" />
					</ButtonLink>
					<Form action={address} preventScrollReset>
						{query.search && <input type="hidden" name={listFields.search} value={query.search} />}
						{query.country && <input type="hidden" name={listFields.country} value={query.country} />}
						<Button
							type="submit"
							name={listFields.ask}
							value={tariffKey(row)}
							variant="quiet"
							aria-label={`${texts.delete}: ${name}`}
							className="px-3! text-error"
						>
							<Trash2 aria-hidden="true" className="size-5" />
						</Button>
					</Form>
				</span>
			</td>
		</tr>
	);
}

/** A table per country; on a phone each row takes three short lines. */
export function TariffTables(props: RowProps & { rows: readonly TariffRow[] }) {
	const { rows, ...rest } = props;
	const t = useTranslations("catalog.details.countries");
	const { texts } = props;
	const { number } = useFormat();
	if (rows.length === 0) {
		const narrowed = props.query.search !== "" || props.query.country !== null;
		return <p className="rounded-lg bg-mist p-6 text-muted">{narrowed ? texts.empty : texts.none}</p>;
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
					{t(country)} <span className="text-base font-normal text-muted">({number(own.length)})</span>
				</h2>
				{country === "BE" && <p className="text-sm text-muted">{texts.belgianNote}</p>}
				<table role="table" aria-labelledby={`tariffs-${country}`} className="block w-full md:table">
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
							<Row key={tariffKey(row)} row={row} {...rest} />
						))}
					</tbody>
				</table>
			</section>
		);
	});
}
