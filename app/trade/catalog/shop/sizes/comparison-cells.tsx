import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Condition } from "~/values/vocabulary.ts";
import type { FigureRow, FigureValue } from "../../sizes/comparison.ts";
import type { ConditionPrice } from "../../sizes/condition-prices.ts";
import { useFigureText } from "./use-figure-text.ts";

/** The texts of a comparison. */
export type ComparisonWords = { compare: PageTexts["compare"]; finder: PageTexts["priceFinder"] };

/** On a phone the label stands above its row, in a wide window in a column of its own. */
export const gridOf = [
	"",
	"grid-cols-[minmax(9.5rem,1fr)]",
	"grid-cols-[repeat(2,minmax(9.5rem,1fr))]",
	"grid-cols-[repeat(3,minmax(9.5rem,1fr))]",
	"grid-cols-[repeat(4,minmax(9.5rem,1fr))]",
];

/** A row of the comparison: what it is of, and a cell for each container. */
export function Row(props: { label: ReactNode; cells: ReactNode[]; isSame?: boolean }) {
	const { label, cells, isSame = false } = props;
	return (
		<tr
			data-same={isSame || undefined}
			className={`grid gap-x-4 border-t border-line md:table-row ${gridOf[cells.length]}`}
		>
			<th
				scope="row"
				className="sticky left-0 col-span-full w-fit max-w-[calc(100vw-2rem)] pt-2 text-left align-top text-sm font-normal text-muted md:w-40 md:py-3 md:pr-4 xl:w-52"
			>
				{label}
			</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
				<td key={index} className="min-w-0 pb-2 align-top md:py-3 md:pr-4">
					{cell}
				</td>
			))}
		</tr>
	);
}

/** What differs is marked by a sign and by weight, not by a colour. */
export function FigureLabel({ row, texts }: { row: FigureRow; texts: ComparisonWords["compare"] }) {
	return (
		<>
			{texts.figures[row.figure]}
			{row.differs && (
				<>
					{" "}
					<span aria-hidden="true" className="font-bold text-ink">
						≠
					</span>
					<span className="sr-only"> ({texts.differs})</span>
				</>
			)}
		</>
	);
}

/** A figure of a container; a dash where its kind has none. */
export function FigureCell(props: {
	row: FigureRow;
	value: FigureValue;
	isUnmeant: boolean;
	texts: ComparisonWords["compare"];
}) {
	const { row, value, texts } = props;
	const figureText = useFigureText();
	if (value === null && props.isUnmeant)
		return (
			<>
				<span aria-hidden="true" className="text-muted">
					–
				</span>
				<span className="sr-only">{texts.notMeant}</span>
			</>
		);
	if (value === null) return <span className="text-sm text-muted">{texts.unknownValue}</span>;
	return <span className={row.differs ? "font-bold" : ""}>{figureText(row.figure, value)}</span>;
}

/** What a container costs in a condition, delivered where the place is known. */
export function PriceCell(props: {
	price: ConditionPrice;
	condition: Condition;
	words: ComparisonWords;
	address: string;
	hasPlace: boolean;
}) {
	const { price, condition, words, hasPlace } = props;
	const t = useTranslations("catalog");
	const { euro } = useFormat();
	if (price.kind === "not_offered")
		return (
			<>
				<span aria-hidden="true" className="text-muted">
					–
				</span>
				<span className="sr-only">{words.compare.notOffered}</span>
			</>
		);
	const link = "flex w-fit min-h-11 items-center font-bold hover:underline md:min-h-0";
	if (price.kind === "on_request")
		return (
			<Link to={props.address} className={link}>
				{t("priceOnRequest")}
			</Link>
		);
	if (condition === "rent")
		return (
			<Link to={props.address} className={`${link} text-lg`}>
				{t("perMonth", { price: euro(price.goods) })}
			</Link>
		);
	const { goods, delivered } = price;
	return (
		<>
			<Link to={props.address} className={`${link} text-xl whitespace-nowrap`}>
				{euro(delivered ? delivered.total : goods)}
			</Link>
			{hasPlace && (
				<p className="text-sm text-muted">
					{delivered ? `${euro(goods)} + ${euro(delivered.truck)}` : words.finder.transportOnRequest}
				</p>
			)}
		</>
	);
}
