import type { ReactNode } from "react";
import type { WayOut } from "~/trade/catalog/order-obstacle.ts";

type ChoiceCardProps = {
	/** For links that lead to it. */
	id?: WayOut | undefined;
	name: string;
	value: string;
	checked: boolean;
	disabled?: boolean;
	onChoose: () => void;
	title: ReactNode;
	note?: ReactNode;
	/** Set at the right, for a price. */
	figure?: ReactNode;
};

/** A radio button as a card: the whole of it can be pressed. */
export function ChoiceCard(props: ChoiceCardProps) {
	return (
		<label className="flex min-h-14 items-center gap-3 rounded-md border border-edge bg-surface px-4 py-2.5 has-[:checked]:border-brand-ink has-[:checked]:bg-brand-soft has-[:checked]:ring-1 has-[:checked]:ring-brand-ink has-[:disabled]:border-line has-[:disabled]:text-muted has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-info">
			<input
				id={props.id}
				type="radio"
				name={props.name}
				value={props.value}
				checked={props.checked}
				disabled={props.disabled}
				onChange={props.onChoose}
				className="size-5 shrink-0 scroll-mt-24 accent-brand-ink outline-none"
			/>
			<span className="grid flex-1">
				<span className="font-semibold">{props.title}</span>
				{props.note && <span className="text-sm text-muted">{props.note}</span>}
			</span>
			{props.figure && <span className="text-right text-lg font-bold whitespace-nowrap">{props.figure}</span>}
		</label>
	);
}

/** @param id for links that lead to it */
export function ChoiceGroup(props: { id?: WayOut; legend: string; children: ReactNode }) {
	return (
		<fieldset id={props.id} className="grid gap-2.5">
			<legend className="mb-2.5 text-lg font-bold [font-stretch:88%]">{props.legend}</legend>
			{props.children}
		</fieldset>
	);
}
