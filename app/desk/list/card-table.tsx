import type { ReactNode } from "react";
import { Link } from "react-router";

export type CardRow = { id: string; to: string; name: ReactNode; cells: readonly ReactNode[] };

/**
 * Rows of a list: cards on a phone, aligned columns on a desktop. Every value carries its label, which the heading row
 * replaces for the eye on a desktop.
 * @param props.columns labels of the name and of every cell
 * @param props.template Tailwind's columns of the desktop's grid
 */
export function CardTable(props: {
	label: string;
	columns: readonly string[];
	template: string;
	rows: readonly CardRow[];
}) {
	const { columns, rows, template, label } = props;
	const [, ...cellLabels] = columns;
	return (
		<div className={`lg:grid lg:gap-x-6 ${template}`}>
			<div
				aria-hidden="true"
				className="hidden border-b border-edge px-4 pb-2 text-sm font-semibold text-muted lg:col-span-full lg:grid lg:grid-cols-subgrid"
			>
				{columns.map((column) => (
					<span key={column}>{column}</span>
				))}
			</div>
			<ul aria-label={label} className="grid gap-3 lg:col-span-full lg:grid-cols-subgrid lg:gap-y-0">
				{rows.map(({ id, to, name, cells }) => (
					<li
						key={id}
						className="relative grid gap-1.5 rounded-lg border border-line p-4 hover:bg-mist lg:col-span-full lg:grid-cols-subgrid lg:items-center lg:gap-x-6 lg:rounded-none lg:border-0 lg:border-b lg:py-3"
					>
						<Link
							to={to}
							className="py-1 text-lg font-bold text-brand-ink underline-offset-4 after:absolute after:inset-0 hover:underline lg:text-base"
						>
							{name}
						</Link>
						{cells.map((cell, index) => (
							<div
								key={cellLabels[index]}
								className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 lg:block lg:min-w-0"
							>
								<span className="text-sm text-muted lg:sr-only">{cellLabels[index]} </span>
								<div className="min-w-0 [overflow-wrap:anywhere]">{cell}</div>
							</div>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
