import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Language } from "~/i18n/languages.ts";
import { type RalColor, ralCode, searchRal } from "~/trade/catalog/ral.ts";

export function Choices(props: { legend: ReactNode; children: ReactNode }) {
	return (
		<fieldset className="grid min-w-0 gap-2.5">
			<legend className="mb-2.5 text-lg font-bold [font-stretch:88%]">{props.legend}</legend>
			{props.children}
		</fieldset>
	);
}

/** A radio button as a tile: the whole of it can be pressed. */
export function ChoiceTile(props: {
	name: string;
	value: string;
	checked: boolean;
	onChoose: () => void;
	title: string;
	note?: string;
}) {
	return (
		<label className="flex min-h-12 items-center gap-3 rounded-md border border-edge bg-surface px-3.5 py-2 has-[:checked]:border-brand-ink has-[:checked]:bg-brand-soft has-[:checked]:ring-1 has-[:checked]:ring-brand-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-info">
			<input
				type="radio"
				name={props.name}
				value={props.value}
				checked={props.checked}
				onChange={props.onChoose}
				className="size-5 shrink-0 accent-brand-ink outline-none"
			/>
			<span className="grid">
				<span className="font-semibold">{props.title}</span>
				{props.note && <span className="text-sm text-muted">{props.note}</span>}
			</span>
		</label>
	);
}

function Swatch(props: {
	color: RalColor;
	name: string;
	checked: boolean;
	language: Language;
	onChoose: () => void;
}) {
	const { color } = props;
	const label = `${ralCode(color)} ${color.names[props.language]}`;
	return (
		<label
			title={label}
			className="relative grid size-11 place-items-center rounded-md border border-edge has-[:checked]:ring-3 has-[:checked]:ring-brand-ink has-[:checked]:ring-offset-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-info"
			style={{ backgroundColor: color.hex, color: color.text === "dark" ? "#000" : "#fff" }}
		>
			<input
				type="radio"
				name={props.name}
				value={color.number}
				checked={props.checked}
				onChange={props.onChoose}
				aria-label={label}
				className="peer absolute inset-0 cursor-pointer opacity-0"
			/>
			<Check aria-hidden="true" className="hidden size-6 peer-checked:block" />
		</label>
	);
}

/** The RAL colours as swatches, those that usually stand in stock first. */
export function ColorChoice(props: {
	legend: string;
	name: string;
	value: number;
	language: Language;
	onChoose: (color: number) => void;
}) {
	const colors = searchRal("", props.language);
	const chosen = colors.find((color) => color.number === props.value);
	return (
		<Choices
			legend={
				<>
					{props.legend}
					{chosen && (
						<span className="ml-3 text-base font-normal text-muted">
							{ralCode(chosen)} {chosen.names[props.language]}
						</span>
					)}
				</>
			}
		>
			<div className="flex flex-wrap gap-2">
				{colors.map((color) => (
					<Swatch
						key={color.number}
						color={color}
						name={props.name}
						checked={color.number === props.value}
						language={props.language}
						onChoose={() => props.onChoose(color.number)}
					/>
				))}
			</div>
		</Choices>
	);
}
