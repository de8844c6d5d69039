import { type ReactNode, useId } from "react";
import { useScripted } from "~/ui/use-scripted.ts";
import type { ShownColor } from "../stock-colors.ts";

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

type StockSwatchesProps = {
	colors: readonly ShownColor[];
	label: string;
	/** What looking at a colour means; null where no picture can show one. */
	lookNote: ReactNode;
	/** Number of the colour that is looked at. */
	looked: string | undefined;
	/** Not given while colours in stock cannot be looked at. */
	onLook: ((color: ShownColor | null) => void) | undefined;
	/** The colour on a container. */
	preview: ReactNode;
};

/** What may stand on the yard: not chosen, but where scripts run and there is a picture for it looked at. */
export default function StockSwatches({
	colors,
	label,
	lookNote,
	looked,
	onLook,
	preview,
}: StockSwatchesProps) {
	const id = useId();
	const scripted = useScripted();
	// As large as the button: nothing moves when it becomes one.
	const shape = lookNote ? "flex size-full min-h-11 items-center rounded-md border px-2 py-1 text-left" : "";
	return (
		<div className="grid gap-2 rounded-md bg-mist px-4 py-3">
			<p className="text-sm">
				<span id={id} className="font-semibold">
					{label}
				</span>{" "}
				{lookNote && (
					<span className={`text-muted noscript:hidden ${scripted && !onLook ? "invisible" : ""}`}>
						{lookNote}
					</span>
				)}
			</p>
			<ul
				aria-labelledby={id}
				className={
					lookNote
						? "grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]"
						: "flex flex-wrap gap-x-4 gap-y-2"
				}
			>
				{colors.map((color) => (
					<li key={color.ral}>
						{scripted && onLook ? (
							<button
								type="button"
								aria-pressed={looked === color.ral}
								onClick={() => onLook(looked === color.ral ? null : color)}
								className={`${shape} border-line bg-surface hover:border-edge aria-pressed:border-brand-ink aria-pressed:bg-brand-soft aria-pressed:ring-1 aria-pressed:ring-brand-ink`}
							>
								<ColorSwatch color={color} />
							</button>
						) : (
							<span className={`${shape} border-transparent`}>
								<ColorSwatch color={color} />
							</span>
						)}
					</li>
				))}
			</ul>
			{preview}
		</div>
	);
}
