import {
	type ComponentProps,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { findRalColor, type RalColor, ralCode, searchRal } from "~/trade/catalog/ral.ts";
import { TextField } from "~/ui/field.tsx";
import type { TriedColor } from "../gallery/painted-look.ts";
import { RalList, RalSwatch } from "./ral-list.tsx";

const mostSuggestions = 8;

type RalComboboxProps = {
	field: ComponentProps<typeof TextField>;
	texts: PageTexts["container"];
	value: string;
	onChange: (ral: string) => void;
	/** The colour that the field names; null when it no longer names one. */
	onColor: (color: TriedColor | null) => void;
	/** Whether the input that this one replaces had the focus. */
	takesFocus: RefObject<boolean>;
};

/** The colour's number as a combobox with a list (ARIA Authoring Practices, combobox with list autocomplete). */
export function RalCombobox({ field, texts, value, onChange, onColor, takesFocus }: RalComboboxProps) {
	const t = useTranslations("catalog.details");
	const language = useLanguage();
	const input = useRef<HTMLInputElement>(null);
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const [judged, setJudged] = useState(value !== "" && !takesFocus.current);
	const listId = useId();
	const optionId = (index: number) => `${listId}-${index}`;

	useEffect(() => {
		if (!takesFocus.current || !input.current) return;
		input.current.focus();
		input.current.setSelectionRange(input.current.value.length, input.current.value.length);
	}, [takesFocus]);

	const known = findRalColor(value);
	useEffect(() => {
		if (!known) return;
		onColor({ ral: String(known.number), hex: known.hex, name: known.names[language] });
		return () => onColor(null);
	}, [known, language, onColor]);

	const suggestions = open ? searchRal(value, language).slice(0, mostSuggestions) : [];
	const shown = suggestions.length > 0;
	const problem = value.trim() === "" ? t("ralRequired") : texts.ralUnknown;

	function show(first = -1): void {
		setOpen(true);
		setActive(first);
		setJudged(false);
	}

	function leave(color: RalColor | null): void {
		setOpen(false);
		setActive(-1);
		setJudged(true);
		if (color && ralCode(color) !== value) onChange(ralCode(color));
	}

	function onKeyDown(event: KeyboardEvent): void {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			const from = active < 0 && step < 0 ? suggestions.length : active;
			if (shown) setActive((from + step + suggestions.length) % suggestions.length);
			else show(step > 0 ? 0 : -1);
		} else if (shown && event.key === "Enter") leave(suggestions[active] ?? known);
		else if (shown && event.key === "Escape") setOpen(false);
		else return;
		event.preventDefault();
	}

	return (
		<>
			<TextField
				{...field}
				ref={input}
				hint={known && <RalSwatch color={known} language={language} />}
				error={judged && !known ? problem : undefined}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={shown}
				aria-controls={listId}
				aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
				onChange={(event) => {
					show();
					onChange(event.currentTarget.value);
				}}
				onClick={() => show()}
				onKeyDown={onKeyDown}
				onBlur={() => leave(known)}
			/>
			{shown && (
				<RalList
					id={listId}
					label={texts.ralSuggestions}
					colors={suggestions}
					active={active}
					optionId={optionId}
					language={language}
					onChoose={leave}
				/>
			)}
		</>
	);
}
