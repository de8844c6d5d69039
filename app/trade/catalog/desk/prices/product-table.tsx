import { History, Plus } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { FileLinks } from "~/desk/export/file-links.tsx";
import { type Found, pageCount, viewText } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { SaveBar } from "~/desk/record/save-bar.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { useChosenColumns, useOwnColumns } from "~/desk/views/own-columns.tsx";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { BulkForm, tickForm } from "./bulk-form.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { isNarrowedTo, type ProductQuery, productList } from "./product-query.ts";
import { ProductTableRow, SaleCell, type TableRow, type TableTexts } from "./product-row.tsx";
import type { ProductRow } from "./product-table.store.server.ts";
import { type SaleField, saleVersion } from "./sale-facts.ts";
import type { TableAnswer } from "./table-form.ts";

export type ProductTableProps = {
	texts: TableTexts & {
		list: PageTexts["adminTrade"]["list"];
		/** What can be done with those that are ticked. */
		acts: PageTexts["adminSeveral"]["acts"]["products"];
	};
	query: ProductQuery;
	rows: readonly ProductRow[];
	found: Found;
	done: "saved" | "unchanged" | null;
	answer: TableAnswer | null;
	addresses: {
		list: string;
		change: string;
		/** Asks before ticked ones are offered for sale or taken off. */
		several: string;
		changes: string;
		import: string;
		add: string;
		edit: (row: ProductRow) => string;
		prices: (id: string) => string;
	};
};

/** The facts of a product as columns, of which each person shows those that they work with. */
function useFactColumns(texts: TableTexts) {
	const column = (field: SaleField, width = "6.75rem") => ({
		...{ label: texts.prices.columns[field], width },
		cell: (shown: TableRow) => <SaleCell key={field} texts={texts} field={field} {...shown} />,
	});
	return useOwnColumns<"products", TableRow>("products", {
		...{ price: column("price"), priceNew: column("priceNew"), priceUsedA: column("priceUsedA") },
		...{ priceUsedCw: column("priceUsedCw"), priceRentPerDay: column("priceRentPerDay") },
		...{ stockStatus: column("stockStatus", "11rem"), isAvailable: column("isAvailable", "5.5rem") },
	});
}

/** How the heading of a column stands over its cells. */
const alignments: Partial<Record<SaleField, string>> = { stockStatus: "", isAvailable: "text-center" };

/** What came of the last save. */
function Outcome({
	texts,
	done,
	answer,
}: { texts: TableTexts["prices"] } & Pick<ProductTableProps, "done" | "answer">) {
	const { number } = useFormat();
	if (answer) {
		const refused = answer.saved > 0 ? texts.refusedSome : texts.refusedAll;
		const text = answer.problem === "failed" ? texts.failed : refused;
		return (
			<Notice tone="error" role="alert">
				{text.replace("{n}", number(answer.saved)).replace("{m}", number(answer.refused.length))}
			</Notice>
		);
	}
	if (!done) return null;
	return (
		<Notice tone={done === "saved" ? "success" : "info"} role="status">
			{texts[done]}
		</Notice>
	);
}

function Table(props: ProductTableProps) {
	const { texts, rows, query, answer, addresses, done } = props;
	const { prices: words } = texts;
	const mayChange = useMay("prices.change");
	const address = productList.address(addresses.list, query);
	const form = useRef<HTMLFormElement>(null);
	const { pathname, search } = useLocation();
	const navigation = useNavigation();
	const sending =
		navigation.formMethod === "POST" && navigation.formAction?.startsWith(addresses.list) === true;
	const { touch, settle } = useUnsaved({ isOfAddress: true });
	useFocusOnError(form, answer);
	useOnChange(done, () => {
		if (done) settle();
	});
	const refusedOf = new Map(answer?.refused.map((row) => [row.id, row]));
	const columns = useFactColumns(texts);
	const fields = useChosenColumns("products");
	const template = { "--columns": ["minmax(13rem,1fr)", ...columns.widths].join(" ") } as CSSProperties;
	return (
		<Form
			// Fields say what is stored, also on another page of the list.
			key={address}
			ref={form}
			method="post"
			// The whole of it, since a form that goes elsewhere is asked for what is typed.
			action={pathname + search}
			noValidate
			preventScrollReset
			onInput={({ target, currentTarget }) => {
				// Ticks stand in the table and belong to another form.
				if (target instanceof HTMLElement && "form" in target && target.form === currentTarget) touch();
			}}
			aria-label={words.title}
			className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_:is(a,button,input,select)]:scroll-my-28"
		>
			{mayChange && <p className="max-w-prose text-sm text-muted">{words.priceHint}</p>}
			<fieldset disabled={!mayChange} className="min-w-0">
				{/* Leafed sideways before a figure is cut, together with what is only said of it. */}
				<div className="relative lg:-my-1 lg:overflow-x-auto lg:py-1" style={template}>
					<div
						aria-hidden="true"
						className="hidden min-w-fit grid-cols-(--columns) items-end gap-x-2 border-b border-edge px-2 pb-2 text-sm font-semibold text-muted lg:grid"
					>
						<span className="pl-13">{words.product}</span>
						{fields.map((field) => (
							<span key={field} className={alignments[field] ?? "text-right"}>
								{words.columns[field]}
							</span>
						))}
					</div>
					<ul
						aria-label={words.title}
						aria-keyshortcuts={mayChange ? "j k x" : "j k"}
						className="grid gap-3 lg:min-w-fit lg:gap-0"
					>
						{rows.map((row) => {
							const shown = { row, refused: refusedOf.get(row.id) ?? null };
							return (
								<ProductTableRow
									key={`${row.id} ${saleVersion(row)} ${shown.refused ? answer?.saved : ""}`}
									{...shown}
									texts={texts}
									cells={columns.cellsOf(shown)}
									hasBox={fields.includes("isAvailable")}
									tickForm={tickForm}
									editAddress={addresses.edit(row)}
									pricesAddress={addresses.prices(row.id)}
									className="grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-(--columns) lg:gap-x-2"
								/>
							);
						})}
					</ul>
				</div>
			</fieldset>
			{mayChange && <SaveBar save={words.save} cancel={null} sending={sending} />}
		</Form>
	);
}

/** Products with their prices, stock and availability, to be changed in place. Works by its address and one form. */
export function ProductTable(props: ProductTableProps) {
	const { texts, query, found, rows, addresses } = props;
	const { prices: words, list } = texts;
	const { number } = useFormat();
	const columns = useFactColumns(texts);
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{words.title}</title>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="grid gap-2">
					<h1 className="text-3xl">{words.title}</h1>
					<p className="max-w-prose text-lg text-muted">{words.intro}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<IfMay right="catalog.change">
						{" "}
						<ButtonLink to={addresses.add}>
							<Plus aria-hidden="true" className="size-5" />
							{words.add}
						</ButtonLink>
					</IfMay>
					<ButtonLink to={addresses.changes} variant="quiet">
						<History aria-hidden="true" className="size-5" />
						{words.changes}
					</ButtonLink>
					<IfMay right="prices.change">
						{" "}
						<ButtonLink to={addresses.import} variant="quiet">
							{words.importFile}
						</ButtonLink>
					</IfMay>
				</div>
			</div>
			<Outcome texts={words} done={props.done} answer={props.answer} />
			<ProductFilters texts={texts} query={query} address={addresses.list} />
			<ViewLinks list="products" address={addresses.list} query={viewText(productList, query)} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="font-semibold" data-testid="found">
					{list.found} {number(found.total)}
					{found.isMore && "+"}
				</p>
				{found.total > 0 && (
					<div className="flex flex-wrap items-start gap-3">
						{columns.choice(new URLSearchParams(productList.fields(query)).toString())}
						<FileLinks
							words={words.exports}
							address={(ending) => productList.address(`${addresses.list}.${ending}`, { ...query, page: 1 })}
						/>
					</div>
				)}
			</div>
			{rows.length > 0 ? (
				<>
					<Table {...props} />
					<IfMay right="prices.change">
						<BulkForm
							texts={words}
							acts={texts.acts}
							query={query}
							address={addresses.change}
							severalAddress={addresses.several}
							found={found}
						/>
					</IfMay>
				</>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{isNarrowedTo(query) ? list.nothing : words.none}</p>
					<p className="text-muted">{isNarrowedTo(query) ? list.nothingText : words.noneText}</p>
				</div>
			)}
			<PageLinks
				texts={list}
				page={query.page}
				last={pageCount(found.total)}
				to={(page) => productList.address(addresses.list, { ...query, page })}
			/>
		</div>
	);
}
