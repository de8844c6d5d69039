import { Link } from "react-router";
import { errorWords } from "~/desk/record/field-errors.ts";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { eurosText } from "~/values/euros.ts";
import { shownType } from "../product-type.ts";
import { ChoiceCell, PriceCell } from "./price-cell.tsx";
import { productFields } from "./product-query.ts";
import type { ProductRow } from "./product-table.store.server.ts";
import { type PriceField, priceFields, priceOf, type SaleField, saleVersion } from "./sale-facts.ts";
import { cellName, type RefusedRow, tableFields } from "./table-form.ts";
import { useFactWords, useStockWords } from "./use-fact-words.ts";

export type TableTexts = { prices: PageTexts["adminPrices"]; products: PageTexts["adminProducts"] };

const asks = {
	price: null,
	...{ priceNew: "askOfferNew", priceUsedA: "askOfferUsedA", priceUsedCw: "askOfferUsedCw" },
	priceRentPerDay: "askOfferRent",
} as const satisfies Record<PriceField, keyof ProductRow | null>;

/** A product of the table with its fields; one that was refused has what was typed, and why. */
export function ProductTableRow(props: {
	texts: TableTexts;
	row: ProductRow;
	refused: RefusedRow | null;
	/** Of the form that takes the ticks. */
	tickForm: string;
	/** Of the product's editor, where it has an address, and of its prices. */
	editAddress: string;
	pricesAddress: string;
	/** Columns of the desktop's grid. */
	className: string;
}) {
	const { texts, row, refused } = props;
	const { prices: words } = texts;
	const mayChange = useMay("prices.change");
	const language = useLanguage();
	const stock = useStockWords();
	const said = useFactWords(words);
	const title = row.title ?? words.noTitle;
	const seen = refused?.now ?? row;
	const typed = refused?.typed ?? {};
	const shown = (field: PriceField) => {
		const price = priceOf(row, field);
		return typed[field] ?? (price === null ? "" : eurosText(price, language === "en" ? "." : ","));
	};
	const cell = (field: SaleField) => {
		const code = refused?.errors[field];
		const isOther = refused?.problem === "stale" && typed[field] !== undefined;
		const asked = field in asks ? asks[field as PriceField] : null;
		return {
			...{ label: words.columns[field], of: title, name: cellName(field, row.id) },
			error: errorWords(texts.products.errors, code),
			note: isOther
				? words.today.replace("{value}", said(seen, field))
				: asked && row[asked]
					? words.onRequest
					: undefined,
		};
	};
	const isRentable = row.priceRentPerDay !== null || row.askOfferRent;
	return (
		<li
			data-row
			className={`grid gap-3 rounded-lg border p-4 ${refused ? "border-error bg-error-soft" : "border-line"} lg:rounded-none lg:border-0 lg:border-b lg:px-2 lg:py-3 ${props.className}`}
		>
			<input type="hidden" name={tableFields.row} value={row.id} />
			<input type="hidden" name={cellName(tableFields.seen, row.id)} value={saleVersion(seen)} />
			<div className="col-span-full flex min-w-0 items-start gap-2 lg:col-span-1">
				{mayChange && (
					<label className="flex size-11 shrink-0 items-center justify-center">
						<span className="sr-only">
							{words.tick}: {title}
						</span>
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
			{priceFields.map((field) =>
				field === "priceRentPerDay" && !isRentable ? (
					<p key={field} className="hidden self-center text-right text-sm text-muted lg:block">
						<span className="sr-only">{words.notForRent}</span>
						<span aria-hidden="true">–</span>
					</p>
				) : (
					<PriceCell key={field} {...cell(field)} value={shown(field)} />
				),
			)}
			<ChoiceCell {...cell("stockStatus")} value={typed.stockStatus ?? row.stockStatus} choices={stock} />
			<label className="flex min-h-11 items-center gap-2 self-start max-lg:mt-6 lg:justify-center">
				<input
					type="checkbox"
					name={cellName("isAvailable", row.id)}
					defaultChecked={typed.isAvailable === undefined ? row.isAvailable : typed.isAvailable === "on"}
					className="size-5 shrink-0 accent-brand-ink"
				/>
				<span className="text-sm font-semibold lg:sr-only">
					{words.columns.isAvailable}
					<span className="sr-only">: {title}</span>
				</span>
			</label>
			{refused && (
				<p className="col-span-full text-sm font-medium text-error">{words.rowProblems[refused.problem]}</p>
			)}
		</li>
	);
}
