/** Labels with what each says, side by side where there is room; what was typed keeps its lines. */
export function PairList({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
	return (
		<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,14rem)_1fr]">
			{rows.map(([label, value]) => (
				<div key={label} className="sm:col-span-full sm:grid sm:grid-cols-subgrid">
					<dt className="text-muted">{label}</dt>
					<dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}
