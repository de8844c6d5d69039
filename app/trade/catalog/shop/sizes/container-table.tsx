import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import type { Condition, Dimensions } from "~/values/vocabulary.ts";
import type { SortOrder } from "../../product-groups.ts";
import { selectionFields } from "../../selection.ts";
import type { ConditionPrice } from "../../sizes/condition-prices.ts";
import { offeredIn, type TableRow } from "../../sizes/table-row.ts";
import { CompareTick } from "./compare-tick.tsx";

export type TableWords = PageTexts["containerList"]["table"] &
	Pick<PageTexts["compare"], "notOffered" | "unknownValue"> &
	Pick<PageTexts["priceFinder"], "delivered"> & { tick: string };

const edge = "border-b border-line px-1";
const head = `${edge} py-2 text-left align-bottom text-sm leading-tight font-semibold`;
const plain = `${edge} py-2 text-left text-sm`;
const cell = `${edge} py-2 text-right text-sm whitespace-nowrap`;
// On a phone its shadow covers what scrolls through the page's margin beside it.
const held =
	"sticky left-0 z-10 w-32 min-w-32 bg-surface pl-0 text-left whitespace-normal max-md:shadow-[-1rem_0_0_var(--color-surface)] md:w-44 md:min-w-40";
// What is wider than a window has its ticks in sight all the same; a phone has no room for a second column that stays.
const ticked = "screen-only bg-surface pl-2 md:sticky md:right-0 md:z-10";
// Not laid out as a button: what is one is left out on paper.
const link = "inline-block py-0.5 hover:underline";

/** What a cell says where there is nothing to say. */
function Nothing({ reason }: { reason: string }) {
	return (
		<>
			<span aria-hidden="true" className="text-muted">
				–
			</span>
			<span className="sr-only">{reason}</span>
		</>
	);
}

/** A head that the list can be ordered by: the link says what for, the arrow how it stands now. */
function SortLink(props: { to: string; says: string; sorted: "up" | "down" | null; children: ReactNode }) {
	const { sorted } = props;
	const Arrow = sorted === "down" ? ArrowDown : ArrowUp;
	return (
		<Link to={props.to} preventScrollReset className={`${link} text-info underline`}>
			{props.children}
			{sorted && <Arrow aria-hidden="true" className="ml-1 inline size-4" />}
			<span className="sr-only"> ({props.says})</span>
		</Link>
	);
}

function Head(props: {
	words: TableWords;
	offered: readonly Condition[];
	hasPlace: boolean;
	sort: SortOrder;
	addressBy: (sort: SortOrder) => string;
}) {
	const { words, offered, hasPlace, sort, addressBy } = props;
	const t = useTranslations("catalog");
	const byPrice = sort === "price-asc" ? "ascending" : sort === "price-desc" ? "descending" : undefined;
	const nextPrice = sort === "price-asc" ? "price-desc" : "price-asc";
	const right = `${head} text-right`;
	const group = `${head} whitespace-nowrap`;
	return (
		<thead>
			<tr>
				<th
					scope="col"
					rowSpan={2}
					aria-sort={sort === "size" ? "ascending" : undefined}
					className={`${head} ${held}`}
				>
					<SortLink to={addressBy("size")} says={words.bySize} sorted={sort === "size" ? "up" : null}>
						{words.container}
					</SortLink>
				</th>
				<th scope="colgroup" colSpan={3} className={group}>
					{words.measures}
				</th>
				{([words.volume, words.payload, words.tare] as const).map((label) => (
					<th key={label} scope="col" rowSpan={2} className={right}>
						{label}
					</th>
				))}
				{offered.length > 0 && (
					<th scope="colgroup" colSpan={offered.length} aria-sort={byPrice} className={group}>
						<SortLink
							to={addressBy(nextPrice)}
							says={nextPrice === "price-asc" ? words.byPriceUp : words.byPriceDown}
							sorted={byPrice ? (sort === "price-asc" ? "up" : "down") : null}
						>
							{words.prices}
						</SortLink>
					</th>
				)}
				{hasPlace && (
					<th scope="col" rowSpan={2} className={right}>
						{words.delivered}
					</th>
				)}
				<th scope="col" rowSpan={2} className={`${head} pl-2`}>
					{words.stock}
				</th>
				<th scope="col" rowSpan={2} className={`${head} ${ticked}`}>
					{words.compare}
				</th>
			</tr>
			<tr>
				{([words.inside, words.outside, words.door] as const).map((label) => (
					<th key={label} scope="col" className={`${right} font-normal text-muted`}>
						{label}
					</th>
				))}
				{offered.map((condition) => (
					<th key={condition} scope="col" className={`${right} max-w-24 font-normal text-muted`}>
						{t(`conditions.${condition}`)}
					</th>
				))}
			</tr>
		</thead>
	);
}

function Price(props: {
	price: ConditionPrice;
	condition: Condition;
	row: TableRow;
	words: TableWords;
	to: string | null;
}) {
	const { price, condition, row, words, to } = props;
	const t = useTranslations("catalog");
	const language = useLanguage();
	const { euro } = useFormat();
	if (price.kind === "not_offered") return <Nothing reason={words.notOffered} />;
	const query = new URLSearchParams({ [selectionFields.condition]: condition });
	if (to !== null) query.set(placeField, to);
	if (price.kind === "on_request")
		return (
			<Link
				to={`${urls.requestQuote(language, row.slug)}?${query}`}
				className={`${link} whitespace-normal underline`}
			>
				{words.onRequest}
			</Link>
		);
	return (
		<Link to={`${urls.container(language, row.slug)}?${query}`} className={`${link} font-bold`}>
			{condition === "rent" ? t("perMonth", { price: euro(price.goods) }) : euro(price.goods)}
		</Link>
	);
}

function Row(props: { row: TableRow; words: TableWords; offered: readonly Condition[]; to: string | null }) {
	const { row, words, offered, to } = props;
	const t = useTranslations("catalog.details");
	const language = useLanguage();
	const { euro, number } = useFormat();
	const nothing = <Nothing reason={words.unknownValue} />;
	const sides = (of: Partial<Dimensions> | null) =>
		of === null
			? nothing
			: [of.length, of.width, of.height]
					.flatMap((side) => (side === undefined ? [] : number(side, 2)))
					.join(" × ");
	const tonnes = (kg: number | null) =>
		kg === null ? nothing : t("tonnes", { value: number(kg / 1000, 2) });
	return (
		<tr className="group">
			<th scope="row" className={`${plain} leading-snug font-semibold ${held}`}>
				<Link
					to={urls.container(language, row.slug) + (to === null ? "" : `?${placeField}=${to}`)}
					lang={row.lang}
					className={`${link} hyphens-auto [overflow-wrap:anywhere]`}
				>
					{row.title}
				</Link>
			</th>
			<td className={cell}>{sides(row.inside)}</td>
			<td className={cell}>{sides(row.outside)}</td>
			<td className={cell}>{sides(row.door)}</td>
			<td className={cell}>
				{row.volume === null ? nothing : t("cubicMetres", { value: number(row.volume, 1) })}
			</td>
			<td className={cell}>{tonnes(row.payload)}</td>
			<td className={cell}>{tonnes(row.tare)}</td>
			{offered.map((condition) => (
				<td key={condition} className={cell}>
					<Price price={row.prices[condition]} {...{ condition, row, words, to }} />
				</td>
			))}
			{to !== null && (
				<td className={`${cell} font-bold`}>
					{row.delivered === null ? (
						<span className="font-normal whitespace-normal">{words.onRequest}</span>
					) : (
						euro(row.delivered)
					)}
				</td>
			)}
			<td className={`${plain} min-w-20 pl-2`}>{t(`stock.${row.stock}`)}</td>
			<td className={`${edge} ${ticked}`}>
				<CompareTick container={row} label={words.tick} isBare />
			</td>
		</tr>
	);
}

/** The list for who compares figures: a line for each container. What is wider than the window scrolls in its own box. */
export default function ContainerTable(props: {
	rows: readonly TableRow[];
	words: TableWords;
	sort: SortOrder;
	addressBy: (sort: SortOrder) => string;
	/** Place of delivered prices, as addresses name it. */
	to: string | null;
}) {
	const { rows, words, to } = props;
	const offered = offeredIn(rows);
	return (
		<section
			aria-label={words.caption}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
			tabIndex={0}
			// What takes the focus comes out from below the columns that stay: browsers leave it where 32 px of it are in sight.
			className="wide-table relative -mx-4 overflow-x-auto scroll-pr-12 scroll-pl-36 px-4 md:mx-0 md:scroll-pr-32 md:scroll-pl-44 md:px-0"
		>
			<table className="w-full border-separate border-spacing-0">
				<caption className="sticky left-0 max-w-[calc(100vw-2rem)] pb-3 text-left text-sm text-muted">
					{words.caption}
				</caption>
				<Head {...{ words, offered }} hasPlace={to !== null} sort={props.sort} addressBy={props.addressBy} />
				<tbody>
					{rows.map((row) => (
						<Row key={row.id} {...{ row, words, offered, to }} />
					))}
				</tbody>
			</table>
		</section>
	);
}
