import { useRef, useState } from "react";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { memberOf } from "~/values/closed-set.ts";
import { longHex } from "~/values/contrast.ts";
import {
	backgroundKinds,
	gradientAngles,
	isHardToRead,
	type PaddingName,
	paddings,
} from "../form/section-background.ts";
import { isDark } from "../form/section-fields.ts";

type Texts = PageTexts["adminSections"];

/** A colour as text, and with scripts the browser's own picker beside it. */
function ColorField(props: { texts: Texts; field: ReturnType<FieldOf>; label: string; hint?: string }) {
	const { texts, field, label, hint } = props;
	const scripted = useScripted();
	const text = useRef<HTMLInputElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
			<TextField
				{...field}
				ref={text}
				label={label}
				hint={hint}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={70}
				onInput={(event) => {
					const color = longHex(event.currentTarget.value.trim());
					if (color && picker.current) picker.current.value = color;
				}}
			/>
			{scripted && (
				<input
					ref={picker}
					type="color"
					aria-label={`${texts.pickColor}: ${label}`}
					title={texts.pickColor}
					defaultValue={longHex(field.defaultValue) ?? "#0b3a5b"}
					onInput={(event) => {
						// What is picked bubbles to the form as an input anyway.
						if (text.current) text.current.value = event.currentTarget.value;
					}}
					className="mt-[1.625rem] h-11 w-14 cursor-pointer rounded-md border border-edge bg-surface p-1"
				/>
			)}
		</div>
	);
}

/** The colours that stand behind the text, as the form says now. */
function colorsOf(value: (name: string) => string): string[] {
	const kind = value("background");
	if (kind === "color") return [value("backgroundColor")];
	return kind === "gradient" ? [value("gradientFrom"), value("gradientTo")] : [];
}

const shownFor = {
	color: "hidden group-has-[[value=color]:checked]/background:grid",
	gradient: "hidden group-has-[[value=gradient]:checked]/background:grid",
	custom: "hidden group-has-[[value=custom]:checked]/background:grid",
};

/** The section's background; its fields follow the choice without scripts. */
export function BackgroundFields(props: { texts: Texts; fieldOf: FieldOf; type: string }) {
	const { texts, fieldOf } = props;
	function judge(value: (name: string) => string): boolean {
		const type = memberOf(sectionTypes, value("type"));
		return isHardToRead(
			colorsOf(value).map((color) => color.trim()),
			type !== null && isDark(type),
		);
	}
	const [isHard, setHard] = useState(() =>
		judge((name) => (name === "type" ? props.type : fieldOf(name).defaultValue)),
	);
	const kind = fieldOf("background").defaultValue || "none";
	return (
		<fieldset
			className="group/background grid min-w-0 gap-4"
			onInput={(event) => {
				const { form } = event.currentTarget;
				if (!form) return;
				const given = new FormData(form);
				setHard(judge((name) => String(given.get(name) ?? "")));
			}}
		>
			<legend className="mb-1.5 text-sm font-semibold">{texts.background}</legend>
			<div className="flex flex-wrap gap-x-5">
				{backgroundKinds.map((one) => (
					<label key={one} className="flex min-h-11 items-center gap-2.5">
						<input
							type="radio"
							name="background"
							value={one}
							defaultChecked={one === kind}
							className="size-5 accent-brand-ink"
						/>
						{texts.backgrounds[one]}
					</label>
				))}
			</div>
			<div className={`${shownFor.color} max-w-md`}>
				<ColorField
					texts={texts}
					field={fieldOf("backgroundColor")}
					label={texts.color}
					hint={texts.colorHint}
				/>
			</div>
			<div className={`${shownFor.gradient} gap-4 md:grid-cols-3`}>
				<ColorField texts={texts} field={fieldOf("gradientFrom")} label={texts.gradientFrom} />
				<ColorField texts={texts} field={fieldOf("gradientTo")} label={texts.gradientTo} />
				<SelectField {...fieldOf("gradientAngle")} label={texts.gradientAngle}>
					{gradientAngles.map((angle) => (
						<option key={angle} value={angle}>
							{texts.angles[angle]}
						</option>
					))}
				</SelectField>
			</div>
			<div className={shownFor.custom}>
				<TextField
					{...fieldOf("backgroundGradient")}
					label={texts.gradient}
					hint={texts.gradientHint}
					autoCapitalize="none"
					spellCheck={false}
					maxLength={300}
				/>
			</div>
			<div role="status" className="empty:-mt-4">
				{isHard && <Notice tone="warning">{texts.hardToRead}</Notice>}
			</div>
		</fieldset>
	);
}

/** A padding by name; one that is stored otherwise can stay. */
export function PaddingField(props: { texts: Texts; field: ReturnType<FieldOf>; label: string }) {
	const { texts, field, label } = props;
	const names = Object.keys(paddings) as PaddingName[];
	const stored = field.defaultValue;
	const isNamed = names.some((name) => paddings[name] === stored);
	return (
		<SelectField {...field} label={label}>
			{!isNamed && stored && <option value={stored}>{stored}</option>}
			{names.map((name) => (
				<option key={name} value={paddings[name]}>
					{texts.paddings[name]} ({paddings[name].replace("px", "")})
				</option>
			))}
		</SelectField>
	);
}
