import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useFormat } from "~/i18n/i18n.tsx";
import type { Cents } from "~/values/money.ts";

type RowProps = { to: string | null; name: string; about: ReactNode; at: ReactNode; amount?: Cents };

function Row({ to, name, about, at, amount }: RowProps) {
	const { euro } = useFormat();
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{to ? (
					<Link to={to} className={deskLink}>
						{name}
					</Link>
				) : (
					<strong>{name}</strong>
				)}{" "}
				<span className="text-muted">{about}</span>
				<span className="block text-sm text-muted">{at}</span>
			</span>
			{amount !== undefined && (
				<strong className="whitespace-nowrap tabular-nums">{euro(amount, "always")}</strong>
			)}
		</li>
	);
}

/** A kind of what belongs to a buyer; left out where there is none. */
export function Rows({
	title,
	id,
	rows,
}: {
	title: string;
	id: string;
	rows: readonly (RowProps & { id: string })[];
}) {
	if (rows.length === 0) return null;
	return (
		<Panel title={title} id={id}>
			<ul className="divide-y divide-line">
				{rows.map(({ id: key, ...row }) => (
					<Row key={key} {...row} />
				))}
			</ul>
		</Panel>
	);
}
