import type { HoursLine } from "./opening-hours-text.ts";

/** Opening hours of a week, days with the same hours in one line. */
export function HoursList({ lines }: { lines: readonly HoursLine[] }) {
	return (
		<dl className="grid gap-1">
			{lines.map(({ days, hours }) => (
				<div key={days} className="flex justify-between gap-4">
					<dt>{days}</dt>
					<dd className="text-right font-semibold">{hours}</dd>
				</div>
			))}
		</dl>
	);
}
