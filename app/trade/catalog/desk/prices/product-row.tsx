import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorWords } from "~/desk/record/field-errors.ts";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { eurosText } from "~/values/euros.ts";
import { shownType } from "../product-type.ts";
import { ChoiceCell, PriceCell } from "./price-cell.tsx";
import { productFields } from "./product-query.ts";
import type { ProductRow } from "./product-table.store.server.ts";
import { type PriceField, priceOf, type SaleField, saleVersion } from "./sale-facts.ts";
import { cellName, type RefusedRow, tableFields } from "./table-form.ts";
import { useFactWords, useStockWords } from "./use-fact-words.ts";

export type TableTexts = { prices: PageTexts["adminPrices"]; products: PageTexts["adminProducts"] };

const asks = {
	price: null,
	...{ priceNew: "askOfferNew", priceUsedA: "askOfferUsedA", priceUsedCw: "askOfferUsedCw" },
	priceRentPerDay: "askOfferRent",
} as const satisfies Record<PriceField, keyof ProductRow | null>;

/** A product of the table; one that was refused has what was typed, and why. */
export type TableRow = { row: ProductRow; refused: RefusedRow | null };

/** Whether a product can be had: a box, which says nothing of itself where it is not ticked. */
function isTicked({ row, refused }: TableRow): boolean {
	const typed = refused?.typed.isAvailable;
	return typed === undefined ? row.isAvailable : typed === "on";
}

/** A fact of a product of the table, to be changed. */
export function SaleCell({ texts, field, row, refused }: TableRow & { texts: TableTexts; field: SaleField }) {
	const { prices: words } = texts;
	const language = useLanguage();
	const stock = useStockWords();
	const said = useFactWords(words);
	const title = row.title ?? words.noTitle;
	const name = cellName(field, row.id);
	if (field === "isAvailable") {
		return (
			<label className="flex min-h-11 items-center gap-2 self-start max-lg:mt-6 lg:justify-center">
				<input
					type="checkbox"
					name={name}
					defaultChecked={isTicked({ row, refused })}
					className="size-5 shrink-0 accent-brand-ink"
				/>
				<span className="text-sm font-semibold lg:sr-only">
					{words.columns.isAvailable}
					<span className="sr-only">: {title}</span>
				</span>
			</label>
		);
	}
	const typed = refused?.typed[field];
	const asked = field === "stockStatus" ? null : asks[field];
	const isRentable = row.priceRentPerDay !== null || row.askOfferRent;
	if (field === "priceRentPerDay" && !isRentable) {
		return (
			<p className="hidden self-center text-right text-sm text-muted lg:block">
				<span className="sr-only">{words.notForRent}</span>
				<span aria-hidden="true">–</span>
			</p>
		);
	}
	const isOther = refused?.problem === "stale" && typed !== undefined;
	const cell = {
		...{ label: words.columns[field], of: title, name },
		error: errorWords(texts.products.errors, refused?.errors[field]),
		note: isOther
			? words.today.replace("{value}", said(refused.now ?? row, field))
			: asked && row[asked]
				? words.onRequest
				: undefined,
	};
	if (field === "stockStatus") {
		return <ChoiceCell {...cell} value={typed ?? row.stockStatus} choices={stock} />;
	}
	const price = priceOf(row, field);
	const stored = price === null ? "" : eurosText(price, language === "en" ? "." : ",");
	return <PriceCell {...cell} value={typed ?? stored} />;
}

/** A row of the table with the cells that are shown. */
export function ProductTableRow(
	props: TableRow & {
		texts: TableTexts;
		cells: readonly ReactNode[];
		/** Whether availability is among the cells. */
		hasBox: boolean;
		/** Of the form that takes the ticks. */
		tickForm: string;
		/** Of the product's editor, where it has an address, and of its prices. */
		editAddress: string;
		pricesAddress: string;
		/** Columns of the desktop's grid. */
		className: string;
	},
) {
	const { texts, row, refused, cells, hasBox } = props;
	const { prices: words } = texts;
	const mayChange = useMay("prices.change");
	const language = useLanguage();
	const title = row.title ?? words.noTitle;
	return (
		<li
			data-row
			className={`grid gap-3 rounded-lg border p-4 ${refused ? "border-error bg-error-soft" : "border-line"} lg:rounded-none lg:border-0 lg:border-b lg:px-2 lg:py-3 ${props.className}`}
		>
			<input type="hidden" name={tableFields.row} value={row.id} />
			<input
				type="hidden"
				name={cellName(tableFields.seen, row.id)}
				value={saleVersion(refused?.now ?? row)}
			/>
			{/* A box that is not there would read like one that is not ticked. */}
			{!hasBox && (
				<input
					type="hidden"
					name={cellName("isAvailable", row.id)}
					value={isTicked({ row, refused }) ? "on" : ""}
				/>
			)}
			<div className="col-span-full flex min-w-0 items-start gap-2 lg:col-span-1">
				{mayChange && (
					<label className="flex size-11 shrink-0 items-center justify-center">
						<span className="sr-only">{labelled(language, words.tick, title)}</span>
						<input
							type="checkbox"
							form={props.tickForm}
							name={productFields.pick}
							value={row.id}
							className="size-5 accent-brand-ink"
						/>
					</label>
				)}
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<Link
						to={props.pricesAddress}
						className="inline-block py-1 font-bold text-brand-ink underline-offset-4 hover:underline"
					>
						{title}
					</Link>
					<p className="text-sm text-muted">
						{texts.products.types[shownType(row.type)]} · {row.size}
						<IfMay right="catalog.change">
							{" · "}
							<Link to={props.editAddress} className="underline underline-offset-4">
								{words.edit}
								<span className="sr-only">: {title}</span>
							</Link>
						</IfMay>
					</p>
				</div>
			</div>
			{cells}
			{refused && (
				<p className="col-span-full text-sm font-medium text-error">{words.rowProblems[refused.problem]}</p>
			)}
		</li>
	);
}
