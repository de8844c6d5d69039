import { useEffect, useRef } from "react";
import type { Language } from "~/i18n/languages.ts";
import { type RalColor, ralCode } from "~/trade/catalog/ral.ts";

/** A colour's number on the colour, and its name beside it. */
export function RalSwatch({ color, language }: { color: RalColor; language: Language }) {
	return (
		<span className="inline-flex items-center gap-2.5 text-ink">
			<span
				className="rounded-sm border border-edge px-2 py-0.5 text-sm font-semibold whitespace-nowrap"
				style={{ backgroundColor: color.hex, color: color.text === "dark" ? "#000" : "#fff" }}
			>
				{ralCode(color)}
			</span>{" "}
			<span>{color.names[language]}</span>
		</span>
	);
}

type RalListProps = {
	id: string;
	label: string;
	colors: readonly RalColor[];
	/** Index of the option that the keys stand on; -1 for none. */
	active: number;
	optionId: (index: number) => string;
	language: Language;
	onChoose: (color: RalColor) => void;
};

/** The suggestions below a combobox (ARIA Authoring Practices 1.2): the focus stays in its input. */
export function RalList({ id, label, colors, active, optionId, language, onChoose }: RalListProps) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	return (
		<div
			ref={list}
			id={id}
			role="listbox"
			aria-label={label}
			className="absolute inset-x-0 top-19 z-20 overflow-hidden rounded-md border border-edge bg-surface py-1 shadow-raised"
		>
			{colors.map((color, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input takes the keys
				<div
					key={color.number}
					id={optionId(index)}
					role="option"
					aria-selected={index === active}
					tabIndex={-1}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onChoose(color)}
					className="flex min-h-11 cursor-pointer items-center px-3 hover:bg-mist aria-selected:bg-brand-soft"
				>
					<RalSwatch color={color} language={language} />
				</div>
			))}
		</div>
	);
}
