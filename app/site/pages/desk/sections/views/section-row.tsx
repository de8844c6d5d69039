import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Form } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import type { Language } from "~/values/vocabulary.ts";
import { languages } from "~/values/vocabulary.ts";
import type { ListedSection } from "../form/section-list.ts";
import { SectionThumbnail } from "./section-thumbnail.tsx";

export type RowTexts = {
	sections: PageTexts["adminSections"];
	pages: PageTexts["adminPages"];
};

export type RowProps = {
	texts: RowTexts;
	section: ListedSection;
	/** Of the list's page, for what is done here. */
	address: string;
	editAddress: string;
	/** The moment of the page's last change. */
	seen: string;
};

export type RowsProps = {
	sections: readonly ListedSection[];
	rowProps: { texts: RowTexts; of: (section: ListedSection) => RowProps };
	/** Called when a section was dragged to a position, from 0. */
	onPlace: (id: string, to: number) => void;
};

/** What is known of the section in a language: complete, missing some fields, or not written at all. */
function LanguageState({
	texts,
	language,
	state,
}: {
	texts: RowTexts["sections"];
	language: Language;
	state: ListedSection["languages"][Language];
}) {
	const words =
		state === "complete"
			? texts.complete
			: state === "not_written"
				? texts.notWritten
				: `${texts.missing} ${state.map((field) => texts.fields[field]).join(", ")}`;
	const tone = state === "complete" ? "success" : state === "not_written" ? "error" : "warning";
	return (
		<li title={words}>
			<Badge tone={tone}>
				<span aria-hidden="true">
					{language.toUpperCase()}
					{state === "complete" ? "" : state === "not_written" ? " –" : " !"}
				</span>
				<span className="sr-only">
					{languageTable[language].nativeName}: {words}
				</span>
			</Badge>
		</li>
	);
}

function Intent(props: {
	row: RowProps;
	intent: string;
	label: string;
	fields?: Record<string, string>;
	id?: string;
	isOff?: boolean;
	children: ReactNode;
}) {
	const { row, fields = {}, isOff = false } = props;
	const scripted = useScripted();
	return (
		<Form method="post" action={row.address} preventScrollReset>
			<input type="hidden" name="id" value={row.section.id} />
			<input type="hidden" name="seen" value={row.seen} />
			{/* A page that is loaded anew shows the section again; one that stays does not jump. */}
			{!scripted && <input type="hidden" name="anchored" value="yes" />}
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button
				id={props.id}
				type="submit"
				name="intent"
				value={props.intent}
				variant="quiet"
				aria-label={`${props.label}: ${row.section.name}`}
				title={props.label}
				aria-disabled={isOff || undefined}
				onClick={(event) => {
					if (isOff) event.preventDefault();
				}}
				className="size-11 px-0"
			>
				{props.children}
			</Button>
		</Form>
	);
}

const icon = { "aria-hidden": true, className: "size-5 shrink-0" } as const;

/** A section in the list: what it is, in which languages, and what can be done with it. */
export function SectionRow(
	props: RowProps & {
		/** What drags the row, where scripts run. */
		handle?: ReactNode;
		rowRef?: (element: HTMLElement | null) => void;
		style?: CSSProperties;
		isLifted?: boolean;
	},
) {
	const { section, handle } = props;
	const texts = props.texts.sections;
	const language = useLanguage();
	return (
		<li
			ref={props.rowRef}
			id={`row-${section.id}`}
			style={props.style}
			className={`grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-lg border bg-surface p-3 md:grid-cols-[7.5rem_minmax(0,1fr)_auto] md:items-center md:p-4 ${props.isLifted ? "relative z-10 border-info shadow-raised" : "border-line"}`}
		>
			<SectionThumbnail type={section.known} />
			<div className="grid min-w-0 gap-1.5">
				<p className="text-sm text-muted">
					{section.known
						? texts.types[section.known].name
						: labelled(language, texts.unknownType, section.type)}
				</p>
				<h2 className="text-lg [overflow-wrap:anywhere]">
					{section.title ?? <span className="font-normal text-muted italic">{texts.noTitle}</span>}
				</h2>
				<ul aria-label={texts.previewLanguage} className="flex flex-wrap gap-1.5">
					{languages.map((language) => (
						<LanguageState
							key={language}
							texts={texts}
							language={language}
							state={section.languages[language]}
						/>
					))}
				</ul>
				{!section.known && <p className="text-sm text-muted">{texts.unknownText}</p>}
				{section.rule && <p className="text-sm text-muted">{texts.rules[section.rule]}</p>}
			</div>
			<div className="col-span-full flex flex-wrap gap-2 md:col-span-1 md:justify-end">
				{handle}
				<Intent
					row={props}
					id={`up-${section.id}`}
					intent="move"
					fields={{ direction: "up" }}
					label={texts.moveUp}
					isOff={!section.canGoUp}
				>
					<ArrowUp {...icon} />
				</Intent>
				<Intent
					row={props}
					id={`down-${section.id}`}
					intent="move"
					fields={{ direction: "down" }}
					label={texts.moveDown}
					isOff={!section.canGoDown}
				>
					<ArrowDown {...icon} />
				</Intent>
				{section.known && (
					<ButtonLink
						to={props.editAddress}
						variant="quiet"
						aria-label={`${props.texts.pages.edit}: ${section.name}`}
						title={props.texts.pages.edit}
						className="size-11 px-0"
					>
						<Pencil {...icon} />
					</ButtonLink>
				)}
				<Intent row={props} intent="duplicate" label={texts.duplicate}>
					<Copy {...icon} />
				</Intent>
				<Form action={props.address} preventScrollReset>
					<Button
						type="submit"
						name="delete"
						value={section.id}
						variant="quiet"
						aria-label={`${props.texts.pages.delete}: ${section.name}`}
						title={props.texts.pages.delete}
						className="size-11 px-0 text-error"
					>
						<Trash2 {...icon} />
					</Button>
				</Form>
			</div>
		</li>
	);
}
