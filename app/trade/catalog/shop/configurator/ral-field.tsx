import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { selectionFields } from "~/trade/catalog/selection.ts";
import { TextField } from "~/ui/field.tsx";
import type { TriedColor } from "../gallery/painted-look.ts";

type Combobox = typeof import("./ral-combobox.tsx").RalCombobox;

/**
 * The number of a wish colour (storefront document §4, §5): a plain input, and a combobox with suggestions as soon as
 * the colours are there. They are loaded when a wish colour is chosen, because most visitors never need them.
 */
export function RalField(props: {
	texts: PageTexts["container"];
	wanted: boolean;
	value: string;
	onChange: (ral: string) => void;
	onColor: (color: TriedColor | null) => void;
}) {
	const t = useTranslations("catalog.details");
	const { wanted, value, onChange, onColor } = props;
	const [combobox, setCombobox] = useState<{ Combobox: Combobox } | null>(null);
	const focused = useRef(false);
	useEffect(() => {
		// Where the colours cannot be loaded it stays a plain input.
		if (wanted)
			import("./ral-combobox.tsx").then(
				(m) => setCombobox({ Combobox: m.RalCombobox }),
				() => {},
			);
	}, [wanted]);
	const field = {
		label: t("ral"),
		name: selectionFields.ral,
		value,
		placeholder: t("ralPlaceholder"),
		maxLength: 20,
	} satisfies ComponentProps<typeof TextField>;
	return (
		// As tall as with what can stand below the input: leaving it must not move the button that is being pressed.
		<div className="relative min-h-27">
			{combobox ? (
				<combobox.Combobox
					field={{ ...field, autoComplete: "off" }}
					texts={props.texts}
					value={value}
					onChange={onChange}
					onColor={onColor}
					takesFocus={focused}
				/>
			) : (
				<TextField
					{...field}
					onChange={(event) => onChange(event.currentTarget.value)}
					onFocus={() => {
						focused.current = true;
					}}
					onBlur={() => {
						focused.current = false;
					}}
				/>
			)}
		</div>
	);
}
