import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { labelled, withColon } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Opening } from "~/trade/conversions/configuration.ts";
import { configurationFields, configurationSteps } from "~/trade/conversions/configuration-form.ts";
import { openingKinds, type Wall, walls } from "~/trade/conversions/container-shape.ts";
import { type ConversionTexts, openingNames, placeText } from "~/trade/conversions/describe-configuration.ts";
import { gridStep, placeRange, wallsFor } from "~/trade/conversions/openings.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import { Choices } from "./choice-fields.tsx";
import type { ConfigurationWork, StepMessage } from "./use-configuration.ts";

const f = configurationFields;

type OpeningsProps = { work: ConfigurationWork; texts: ConversionTexts; language: Language };

function WallOptions({ among, texts }: { among: readonly Wall[]; texts: ConversionTexts }) {
	return among.map((wall) => (
		<option key={wall} value={wall}>
			{texts.walls[wall]}
		</option>
	));
}

function AddOpening({ work, texts }: OpeningsProps) {
	// Uncontrolled, so that what was chosen before the page came to life counts.
	const kind = useRef<HTMLSelectElement>(null);
	const wall = useRef<HTMLSelectElement>(null);
	return (
		<div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
			<SelectField ref={kind} label={texts.kind} name={f.kind} defaultValue="window">
				{openingKinds.map((one) => (
					<option key={one} value={one}>
						{texts.kinds[one]}
					</option>
				))}
			</SelectField>
			<SelectField ref={wall} label={texts.wall} name={f.wall} defaultValue="left">
				<WallOptions among={walls} texts={texts} />
			</SelectField>
			<Button
				type="submit"
				name={f.step}
				value={configurationSteps.add}
				onClick={(event) => {
					event.preventDefault();
					const what = memberOf(openingKinds, kind.current?.value);
					const where = memberOf(walls, wall.current?.value);
					if (what && where) work.add(what, where);
				}}
			>
				<Plus aria-hidden="true" className="size-5" />
				{texts.add}
			</Button>
		</div>
	);
}

type OpeningProps = OpeningsProps & { opening: Opening; index: number; name: string };

function PlaceField({ work, texts, language, opening, index, name }: OpeningProps) {
	const { first, last } = placeRange(work.configuration.model, opening.kind, opening.wall);
	const place = placeText(opening, texts, language);
	return (
		<label className="order-last col-span-2 grid sm:order-none sm:col-span-1">
			<span className="text-sm text-muted">
				<span className="sr-only">{`${withColon(language, name)} `}</span>
				{withColon(language, texts.place)} <span className="text-ink">{place}</span>
			</span>
			<input
				type="range"
				name={f.placeOf(index)}
				min={first}
				max={last}
				step={gridStep}
				value={opening.at}
				aria-valuetext={place}
				onChange={(event) =>
					work.move(opening, { wall: opening.wall, at: event.currentTarget.valueAsNumber })
				}
				className="h-11 w-full accent-brand-ink"
			/>
		</label>
	);
}

function OpeningRow(props: OpeningProps & { onRemove: () => void }) {
	const { work, texts, language, opening, index, name } = props;
	const { model } = work.configuration;
	return (
		<li className="rounded-md border border-line bg-surface p-3.5">
			<fieldset className="grid min-w-0 grid-cols-[1fr_auto] items-end gap-x-3 gap-y-2 sm:grid-cols-[10rem_1fr_auto]">
				<legend className="sr-only">{name}</legend>
				<SelectField
					label={name}
					aria-label={labelled(language, name, texts.wall)}
					name={f.wallOf(index)}
					value={opening.wall}
					onChange={(event) => {
						const to = memberOf(walls, event.currentTarget.value);
						if (to) work.move(opening, { wall: to, at: opening.at });
					}}
				>
					<WallOptions among={wallsFor(model, opening.kind)} texts={texts} />
				</SelectField>
				<PlaceField {...props} />
				<Button
					type="submit"
					variant="quiet"
					name={f.step}
					value={f.remove(index)}
					aria-label={labelled(language, texts.remove, name)}
					className="size-11 px-0"
					data-remove
					onClick={(event) => {
						event.preventDefault();
						props.onRemove();
					}}
				>
					<Trash2 aria-hidden="true" className="size-5 shrink-0" />
				</Button>
			</fieldset>
		</li>
	);
}

function Message({
	message,
	name,
	...props
}: OpeningsProps & { message: StepMessage; name: string | undefined }) {
	const { texts, language } = props;
	const added = message && "added" in message ? message.added : null;
	return (
		<div role="status">
			{message && "note" in message && <Notice tone="warning">{texts.notes[message.note]}</Notice>}
			{added && (
				<Notice tone="success">
					{texts.added} {name} {texts.inWalls[added.wall]}, {placeText(added, texts, language)}
				</Notice>
			)}
		</div>
	);
}

/** What is built into the walls: each piece with its wall and place, and what is to be added. */
export function OpeningsFields(props: OpeningsProps) {
	const { work, texts } = props;
	const { openings } = work.configuration;
	const names = openingNames(openings, texts);
	const rows = openings
		.map((opening, index) => ({ opening, index, id: work.idOf(opening) }))
		.toSorted((a, b) => a.id - b.id);
	const { message } = work;
	const list = useRef<HTMLDivElement>(null);
	const removed = useRef<number | null>(null);
	useOnChange(openings, () => {
		if (removed.current === null) return;
		const others = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
		const next = others[Math.min(removed.current, others.length - 1)];
		(next ?? list.current?.querySelector("button"))?.focus();
		removed.current = null;
	});
	const added = message && "added" in message ? names[openings.indexOf(message.added)] : undefined;
	return (
		<Choices legend={texts.openings}>
			<div ref={list} className="grid gap-2.5">
				<AddOpening {...props} />
				<Message {...props} message={message} name={added} />
				{rows.length === 0 ? (
					<p className="text-muted">{texts.noOpenings}</p>
				) : (
					<ul className="grid gap-2.5">
						{rows.map(({ opening, index, id }, place) => (
							<OpeningRow
								key={id}
								{...props}
								opening={opening}
								index={index}
								name={names[index] ?? ""}
								onRemove={() => {
									removed.current = place;
									work.remove(opening);
								}}
							/>
						))}
					</ul>
				)}
			</div>
		</Choices>
	);
}
