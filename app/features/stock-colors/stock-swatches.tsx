import type { ShownColor } from "./stock-colors.ts";

/** A colour's number on the colour, and its name beside it. */
export function ColorSwatch({ color }: { color: ShownColor }) {
	return (
		<span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-ink">
			<span
				className="rounded-sm border border-edge px-1.5 py-0.5 font-semibold whitespace-nowrap"
				style={{ backgroundColor: color.hex, color: color.text === "dark" ? "#000" : "#fff" }}
			>
				RAL {color.ral}
			</span>{" "}
			{color.name}
		</span>
	);
}

/** What may stand on the yard: shown, not chosen. */
export function StockSwatches({ colors, label }: { colors: readonly ShownColor[]; label: string }) {
	return (
		<div className="grid gap-2 rounded-md bg-mist px-4 py-3">
			<p className="text-sm font-semibold">{label}</p>
			<ul className="flex flex-wrap gap-x-4 gap-y-2">
				{colors.map((color) => (
					<li key={color.ral}>
						<ColorSwatch color={color} />
					</li>
				))}
			</ul>
		</div>
	);
}
