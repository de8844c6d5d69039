import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { severalFields, severalForm } from "./several-form.ts";

export type SeveralProps = {
	words: PageTexts["adminSeveral"]["bar"];
	/** Of the page that asks before it is done. */
	address: string;
	/** What can be done, in words. */
	acts: Readonly<Record<string, string>>;
};

/** Boxes of the rows. */
const boxesIn = (place: Element | null) => [
	...(place?.querySelectorAll<HTMLInputElement>(`input[name=${severalFields.pick}]`) ?? []),
];

/**
 * Around the rows of a list that can be ticked: what can be done with several at once. Its boxes stand in the rows and name
 * the form; without scripts they are ticked one by one. What is ticked before scripts run stays so.
 * @param props.query the list's own, to come back to
 */
export function SeveralBar(props: SeveralProps & { query: string; children: ReactNode }) {
	const { words, acts, address } = props;
	const { number } = useFormat();
	const place = useRef<HTMLDivElement>(null);
	const all = useRef<HTMLInputElement>(null);
	const [count, setCount] = useState(0);

	function tickAll(isTicked: boolean) {
		for (const box of boxesIn(place.current)) box.checked = isTicked;
	}
	function look() {
		const boxes = boxesIn(place.current);
		const ticked = boxes.filter((box) => box.checked).length;
		setCount(ticked);
		if (!all.current) return;
		all.current.checked = ticked > 0 && ticked === boxes.length;
		all.current.indeterminate = ticked > 0 && ticked < boxes.length;
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list has other rows
	useEffect(() => {
		if (all.current?.checked) tickAll(true);
		look();
	}, [props.query]);
	return (
		<div
			ref={place}
			onChange={({ target }) => {
				if (target === all.current) tickAll(all.current.checked);
				look();
			}}
			className="several grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<label className="hidden min-h-11 w-fit items-center gap-3 px-5 font-semibold lg:px-7 [@media(scripting:enabled)]:flex">
				<input ref={all} type="checkbox" autoComplete="off" className="size-5 shrink-0 accent-brand-ink" />
				{words.all}
			</label>
			{props.children}
			<Form
				id={severalForm}
				action={address}
				aria-label={words.title}
				className="several-bar flex flex-wrap items-end gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3"
			>
				<input type="hidden" name={severalFields.back} value={props.query} />
				<div className="min-w-0 grow basis-56 sm:max-w-80">
					<SelectField name={severalFields.to} label={words.title}>
						{Object.entries(acts).map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
				</div>
				<Button type="submit">{words.go}</Button>
				<p role="status" className="text-sm text-muted empty:hidden sm:py-2.5">
					{count > 0 && `${words.chosen} ${number(count)}`}
				</p>
			</Form>
		</div>
	);
}
