import { useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { beganField } from "~/desk/meeting/met.ts";
import { MetNotice } from "~/desk/meeting/met-notice.tsx";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageListField } from "~/media/desk/image-fields.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import type { OfferFormAnswer } from "./offer-form.ts";
import { BuyerFields, LinesPanel, saleFields } from "./sale-fields.tsx";
import { saleFormFields, type TypedSale } from "./sale-form.ts";

type Texts = PageTexts["adminOffers"];

export type OfferEditorProps = {
	texts: Texts;
	mediaTexts: PageTexts["adminMedia"];
	historyTexts: PageTexts["adminAudit"];
	start: TypedSale;
	/** The mark of the version that the form shows. */
	seen: string;
	/** Marks of what it says. */
	began: string;
	/** Whether there is a drawing that can go along. */
	hasDrawing: boolean;
	containers: readonly { id: string; title: string }[];
	answer: OfferFormAnswer | null;
	action: string;
	/** The offer's page. */
	back: string;
};

/** The form of an offer: buyer, lines, texts, validity. Its buttons work without scripts; what was typed stays. */
export function OfferEditor(props: OfferEditorProps) {
	const { texts, mediaTexts, answer, action, back } = props;
	const form = useRef<HTMLFormElement>(null);
	const sent = useNavigation().formData;
	const sending = sent?.get(saleFormFields.intent) === "save" || sent?.has(saleFormFields.overwrite) === true;
	useFocusOnError(form, answer);
	const { touch } = useUnsaved();
	// A line that an answer has brought, or what was refused, is not saved either.
	useOnChange(answer, () => {
		if (answer) touch();
	});
	// Also where the page is read anew beside it, the form is about what it began with.
	const [{ start, ...began }] = useState({ start: props.start, seen: props.seen, began: props.began });
	const about = answer ?? began;
	const field = saleFields({ texts, start, answer });
	const { fields: words } = texts;
	const problem = answer?.problem === "container" ? null : (answer?.problem ?? null);
	const met = answer?.met ?? null;
	const drawing = field.of("hasDrawing");
	return (
		<Form
			ref={form}
			// Fields are written anew with each answer: a line that is removed takes its own along, and what another editor has saved comes.
			key={answer ? JSON.stringify(met ? answer : answer.typed.lines) : "start"}
			method="post"
			action={action}
			preventScrollReset
			noValidate
			onInput={touch}
			className="grid gap-5"
		>
			{/* Enter in a field saves, instead of pressing the first button of a line. */}
			<button type="submit" name={saleFormFields.intent} value="save" className="hidden" tabIndex={-1} />
			<input type="hidden" name={saleFormFields.seen} value={about.seen} />
			<input type="hidden" name={beganField} value={about.began} />
			{met && (
				<MetNotice
					{...{ met, sending, historyTexts: props.historyTexts, savedAddress: back }}
					text={met.isSent ? `${texts.problems.met} ${texts.problems.metSent}` : texts.problems.met}
				/>
			)}
			{problem && !met && (
				<Notice tone="error" role="alert">
					{texts.problems[problem]}
				</Notice>
			)}
			<BuyerFields texts={texts} field={field} hasLanguage />
			<LinesPanel {...props} start={start} field={field} isOwnTransport={false} />
			<Panel title={words.texts} id="offer-texts">
				<TextAreaField {...field.of("intro")} label={words.intro} rows={4} maxLength={4_000} />
				<TextAreaField {...field.of("remarks")} label={words.remarks} rows={4} maxLength={4_000} />
				<TextAreaField {...field.of("closing")} label={words.closing} rows={3} maxLength={4_000} />
				<TextAreaField {...field.of("conditions")} label={words.conditions} rows={6} maxLength={4_000} />
				<ImageListField
					{...field.of("pictures")}
					label={words.pictures}
					hint={words.picturesHint}
					texts={mediaTexts}
					target={{ kind: "content" }}
					onChange={touch}
				/>
				{props.hasDrawing && (
					<label className="flex min-h-11 items-center gap-3 font-semibold">
						<input
							type="checkbox"
							name={drawing.name}
							defaultChecked={drawing.defaultValue === "on"}
							className="size-5 shrink-0 accent-brand-ink"
						/>
						{words.drawing}
					</label>
				)}
			</Panel>
			<Panel title={words.terms} id="offer-terms">
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField {...field.of("validUntil")} type="date" label={words.validUntil} />
					<TextField {...field.of("termDays")} label={words.termDays} inputMode="numeric" maxLength={2} />
				</div>
			</Panel>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton sending={sending} name={saleFormFields.intent} value="save">
					{texts.save}
				</SubmitButton>
				<Link to={back} className={deskLink}>
					{texts.cancel}
				</Link>
			</div>
		</Form>
	);
}
