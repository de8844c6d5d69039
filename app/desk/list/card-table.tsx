import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { Tick } from "./tick.tsx";

export type CardRow = {
	id: string;
	to: string;
	name: ReactNode;
	cells: readonly ReactNode[];
	/** What the row is called beside its box, where the rows can be ticked; left out: this one cannot. */
	tickedAs?: string;
};

/**
 * Rows of a list: cards on a phone, aligned columns on a desktop. Every value carries its label, which the heading row
 * replaces for the eye on a desktop.
 * @param props.columns labels of the name and of every cell
 * @param props.template Tailwind's columns of the desktop's grid, or their widths as CSS has them
 * @param props.tick what ticking a row is called, where something can be done with several at once; null: it cannot
 */
export function CardTable(props: {
	label: string;
	columns: readonly string[];
	template: string | readonly string[];
	rows: readonly CardRow[];
	tick?: string | null;
}) {
	const { columns, rows, template, label, tick = null } = props;
	const [, ...cellLabels] = columns;
	return (
		// With many columns it is leafed sideways before a word breaks; room for the mark of what has the focus.
		<div
			className={`lg:-m-1 lg:grid lg:gap-x-6 lg:overflow-x-auto lg:p-1 ${typeof template === "string" ? template : "lg:grid-cols-(--columns)"}`}
			style={
				typeof template === "string" ? undefined : ({ "--columns": template.join(" ") } as CSSProperties)
			}
		>
			<div
				aria-hidden="true"
				className="hidden border-b border-edge px-4 pb-2 text-sm font-semibold text-muted lg:col-span-full lg:grid lg:grid-cols-subgrid"
			>
				{columns.map((column, index) => (
					<span key={column} className={tick !== null && index === 0 ? "pl-12" : ""}>
						{column}
					</span>
				))}
			</div>
			<ul
				aria-label={label}
				aria-keyshortcuts={tick === null ? "j k" : "j k x"}
				className="grid gap-3 lg:col-span-full lg:grid-cols-subgrid lg:gap-y-0"
			>
				{rows.map(({ id, to, name, cells, tickedAs }) => (
					<li
						key={id}
						data-row
						className="relative grid gap-1.5 rounded-lg border border-line p-4 hover:bg-mist lg:col-span-full lg:grid-cols-subgrid lg:items-center lg:gap-x-6 lg:rounded-none lg:border-0 lg:border-b lg:py-3"
					>
						<div className="flex min-w-0 items-start gap-1 lg:items-center">
							{tick !== null && tickedAs !== undefined && (
								// Above the row's link, which lies over all of it.
								<Tick id={id} label={tick} name={tickedAs} className="relative z-1 -my-1 -ml-2 lg:ml-0" />
							)}
							<Link
								to={to}
								className="min-w-0 py-1 text-lg font-bold text-brand-ink underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline lg:text-base"
							>
								{name}
							</Link>
						</div>
						{cells.map((cell, index) => (
							<div
								key={cellLabels[index]}
								className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 lg:block lg:min-w-0"
							>
								<span className="text-sm text-muted lg:sr-only">{cellLabels[index]} </span>
								<div className="min-w-0 [overflow-wrap:anywhere] lg:[overflow-wrap:break-word]">{cell}</div>
							</div>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
