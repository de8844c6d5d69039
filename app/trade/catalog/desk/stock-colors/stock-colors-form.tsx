import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ColorSwatch } from "~/trade/catalog/shop/stock-swatches.tsx";
import {
	colorFields,
	colorsOf,
	moveColor,
	orderText,
	type ShownColor,
} from "~/trade/catalog/stock-colors.ts";
import { Button } from "~/ui/button.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";

type Texts = PageTexts["adminSettings"];

function Tick({ color, checked }: { color: ShownColor; checked: boolean }) {
	return (
		<label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-1 hover:bg-mist sm:px-2">
			<input
				type="checkbox"
				name={colorFields.color}
				value={color.ral}
				defaultChecked={checked}
				className="size-5 shrink-0 accent-brand-ink"
			/>
			<ColorSwatch color={color} />
		</label>
	);
}

/** The colours in stock in their order; the buttons move a colour at once, or send the form where no script runs. */
function InStock(props: {
	texts: Texts["colors"];
	colors: readonly ShownColor[];
	onMove: (ral: string, step: -1 | 1) => void;
}) {
	const { texts, colors } = props;
	return (
		<ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
			{colors.map((color, index) => {
				const move = (step: -1 | 1) => {
					const label = step < 0 ? texts.up : texts.down;
					const Icon = step < 0 ? ArrowUp : ArrowDown;
					return (
						<Button
							type="submit"
							name={step < 0 ? colorFields.up : colorFields.down}
							value={color.ral}
							variant="quiet"
							disabled={index + step < 0 || index + step >= colors.length}
							aria-label={`${label}: RAL ${color.ral}`}
							className="size-11 p-0!"
							onClick={(event) => {
								event.preventDefault();
								props.onMove(color.ral, step);
							}}
						>
							<Icon aria-hidden="true" className="size-5" />
						</Button>
					);
				};
				return (
					<li key={color.ral} data-color={color.ral} className="flex items-center gap-2">
						<Tick color={color} checked />
						{move(-1)}
						{move(1)}
					</li>
				);
			})}
		</ol>
	);
}

type ColorFieldsProps = {
	texts: Texts["colors"];
	/** Every colour that the shop knows. */
	colors: readonly ShownColor[];
	/** As it is stored, and as the form starts. */
	stored: readonly string[];
	start: readonly string[];
	onMove: () => void;
};

function ColorFields({ texts, colors, stored, start, onMove }: ColorFieldsProps) {
	const [order, setOrder] = useState(start);
	const moved = useRef<{ ral: string; step: -1 | 1 } | null>(null);
	const list = useRef<HTMLDivElement>(null);
	// A row that is moved in the document loses the focus: it gets it back, on the other button at the list's end.
	useOnChange(order, () => {
		if (!moved.current) return;
		const { ral, step } = moved.current;
		const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-color="${ral}"] button`);
		const [up, down] = [...(buttons ?? [])];
		const [first, second] = step < 0 ? [up, down] : [down, up];
		(first?.disabled ? second : first)?.focus();
		moved.current = null;
		// Now the fields stand in the new order.
		onMove();
	});
	const inStock = colorsOf(order, colors);
	const others = colors.filter(({ ral }) => !order.includes(ral));
	const isMoved = orderText(order) !== orderText(stored);
	return (
		<>
			<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-4 md:p-6">
				<legend className="float-left w-full text-2xl font-bold [font-stretch:88%]">{texts.inStock}</legend>
				<p className="text-muted">{inStock.length > 0 ? texts.inStockHint : texts.none}</p>
				<div ref={list} className="max-w-xl">
					<InStock
						texts={texts}
						colors={inStock}
						onMove={(ral, step) => {
							moved.current = { ral, step };
							setOrder(moveColor(order, ral, step));
						}}
					/>
				</div>
				<p role="status" className="text-sm font-medium text-warning empty:hidden">
					{isMoved ? texts.moved : ""}
				</p>
			</fieldset>
			<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-4 md:p-6">
				<legend className="float-left w-full text-2xl font-bold [font-stretch:88%]">{texts.more}</legend>
				<p className="text-muted">{texts.moreHint}</p>
				<ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
					{others.map((color) => (
						<li key={color.ral} className="flex">
							<Tick color={color} checked={false} />
						</li>
					))}
				</ul>
			</fieldset>
		</>
	);
}

/** Which colours stand on the yard, and in which order the shop shows them. */
export function StockColorsForm(props: {
	texts: Texts;
	/** Every colour that the shop knows. */
	colors: readonly ShownColor[];
	/** As it is stored. */
	order: readonly string[];
	address: string;
	answer: SaveAnswer | null;
	saved: boolean;
}) {
	const { texts, order } = props;
	return (
		<RecordForm
			kind="stock-colors"
			id="all"
			seen={orderText(order)}
			start={{ [colorFields.color]: [...order] }}
			answer={props.answer}
			errors={{}}
			problems={texts.problems}
			address={props.address}
			savedAddress={props.address}
			save={texts.form.save}
			cancel={null}
			news={props.saved ? texts.form.saved : null}
		>
			{({ list, touch }) => (
				<ColorFields
					texts={texts.colors}
					colors={props.colors}
					stored={order}
					start={list(colorFields.color)}
					onMove={touch}
				/>
			)}
		</RecordForm>
	);
}
