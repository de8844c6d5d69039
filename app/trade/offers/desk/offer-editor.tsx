import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageListField } from "~/media/desk/image-fields.tsx";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import { conditions, deliveryChoices, languages, orderCountries } from "~/values/vocabulary.ts";
import {
	type OfferFormAnswer,
	offerFieldErrors,
	offerFormFields,
	type TypedLine,
	type TypedOffer,
} from "./offer-form.ts";

type Texts = PageTexts["adminOffers"];

export type OfferEditorProps = {
	texts: Texts;
	mediaTexts: PageTexts["adminMedia"];
	start: TypedOffer;
	/** The mark of the version that the form shows. */
	seen: string;
	/** Whether there is a drawing that can go along. */
	hasDrawing: boolean;
	containers: readonly { id: string; title: string }[];
	answer: OfferFormAnswer | null;
	action: string;
	/** The offer's page. */
	back: string;
};

type Fielded = { of: (name: string) => { name: string; id: string; defaultValue: string; error?: string } };

function fieldsOf({ texts, start, answer }: Pick<OfferEditorProps, "texts" | "start" | "answer">): Fielded {
	const { fields } = answer?.typed ?? start;
	return {
		of: (name) => ({
			...{ name, id: `offer-${name}`, defaultValue: fields[name] ?? "" },
			...errorOf(texts, answer, name),
		}),
	};
}

function errorOf(texts: Texts, answer: OfferFormAnswer | null, name: string): { error?: string } {
	const code = answer?.errors[name];
	if (code === undefined) return {};
	const known = memberOf(offerFieldErrors, code);
	return { error: texts.errors[known ?? "required"] };
}

function BuyerFields({ texts, field }: { texts: Texts; field: Fielded }) {
	const t = useTranslations("checkout");
	const countries = (name: string) => (
		<SelectField {...field.of(name)} label={t("country")}>
			{orderCountries.map((country) => (
				<option key={country} value={country}>
					{t(`countries.${country}`)}
				</option>
			))}
		</SelectField>
	);
	const isBilled =
		field.of("billingStreet").defaultValue !== "" || field.of("billingStreet").error !== undefined;
	return (
		<Panel title={texts.fields.buyer} id="offer-buyer">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field.of("name")} label={texts.fields.name} maxLength={200} />
				<TextField {...field.of("companyName")} label={t("companyName")} maxLength={200} />
				<TextField {...field.of("email")} type="email" label={t("email")} maxLength={200} />
				<TextField {...field.of("phone")} type="tel" label={t("phone")} maxLength={200} />
				<TextField {...field.of("vatNumber")} label={t("vatNumber")} maxLength={200} />
				<SelectField {...field.of("language")} label={texts.fields.language}>
					{languages.map((code) => (
						<option key={code} value={code}>
							{languageTable[code].nativeName}
						</option>
					))}
				</SelectField>
				<TextField {...field.of("street")} label={t("street")} maxLength={200} />
				<TextField {...field.of("postalCode")} label={t("postalCode")} maxLength={20} />
				<TextField {...field.of("city")} label={t("city")} maxLength={200} />
				{countries("country")}
			</div>
			<details open={isBilled}>
				<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">
					{texts.fields.billing}
				</summary>
				<p className="mb-3 text-sm text-muted">{texts.fields.billingHint}</p>
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField {...field.of("billingCompanyName")} label={t("companyName")} maxLength={200} />
					<TextField {...field.of("billingVatNumber")} label={t("vatNumber")} maxLength={200} />
					<TextField {...field.of("billingStreet")} label={t("street")} maxLength={200} />
					<TextField {...field.of("billingPostalCode")} label={t("postalCode")} maxLength={20} />
					<TextField {...field.of("billingCity")} label={t("city")} maxLength={200} />
					{countries("billingCountry")}
				</div>
			</details>
		</Panel>
	);
}

type LineProps = { texts: Texts; line: TypedLine; place: number; answer: OfferFormAnswer | null };

function LineFields({ texts, line, place, answer }: LineProps) {
	const t = useTranslations("catalog.details");
	const { euro } = useFormat();
	const { fields: words } = texts;
	const field = (name: keyof TypedLine) => {
		const path = `lines[${place}].${name}`;
		return { name: path, id: `offer-${path}`, defaultValue: line[name], ...errorOf(texts, answer, path) };
	};
	const isContainer = line.condition !== "";
	const listed = Number(line.listPrice);
	return (
		<fieldset className="grid min-w-0 gap-4 rounded-md border border-line p-4">
			<legend className="px-1 font-semibold">
				{words.line} {place + 1}
			</legend>
			<input type="hidden" name={`lines[${place}].productId`} value={line.productId} />
			<input type="hidden" name={`lines[${place}].listPrice`} value={line.listPrice} />
			<div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
				<TextField {...field("title")} label={words.title} maxLength={200} />
				<TextField {...field("quantity")} label={words.quantity} inputMode="numeric" maxLength={3} />
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					{...field("unitPrice")}
					label={line.condition === "rent" ? words.rentPrice : words.unitPrice}
					inputMode="decimal"
					maxLength={20}
					hint={listed > 0 ? `${words.listPrice} ${euro(listed as Cents, "always")}` : undefined}
				/>
				{isContainer && (
					<TextField
						{...field("transportPrice")}
						label={words.transportPrice}
						inputMode="decimal"
						maxLength={20}
					/>
				)}
			</div>
			{isContainer && (
				<div className="grid gap-4 sm:grid-cols-2">
					<SelectField {...field("condition")} label={words.condition}>
						{conditions.map((condition) => (
							<option key={condition} value={condition}>
								{t(`conditionNames.${condition}`)}
							</option>
						))}
					</SelectField>
					<TextField {...field("ralColor")} label={words.ral} hint={words.ralHint} maxLength={20} />
				</div>
			)}
			<TextAreaField
				{...field("details")}
				label={words.details}
				hint={words.detailsHint}
				rows={isContainer && line.details === "" ? 2 : 4}
				maxLength={4_000}
			/>
			<Button
				type="submit"
				variant="quiet"
				name={offerFormFields.intent}
				value={`remove:${place}`}
				className="justify-self-start"
			>
				{texts.remove}
				<span className="sr-only"> {place + 1}</span>
			</Button>
		</fieldset>
	);
}

function Lines(props: OfferEditorProps & { field: Fielded }) {
	const { texts, answer, start, containers, field } = props;
	const t = useTranslations("catalog.details");
	const { lines } = answer?.typed ?? start;
	return (
		<Panel title={texts.fields.lines} id="offer-lines">
			<div className="sm:max-w-sm">
				<SelectField {...field.of("transportType")} label={texts.fields.transportType}>
					{deliveryChoices.map((choice) => (
						<option key={choice} value={choice}>
							{t(`deliveries.${choice}`)}
						</option>
					))}
				</SelectField>
			</div>
			{lines.map((line, place) => (
				// A line has no name of its own; its fields are written anew with each answer.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				<LineFields key={place} {...{ texts, line, place, answer }} />
			))}
			{errorOf(texts, answer, "lines").error && (
				<p className="text-sm font-medium text-error">{errorOf(texts, answer, "lines").error}</p>
			)}
			<div className="grid items-end gap-4 rounded-md bg-mist p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
				<SelectField
					name={offerFormFields.container}
					id="offer-add-container"
					label={texts.container}
					error={answer?.problem === "container" ? texts.errors.container : undefined}
				>
					<option value="">{texts.chooseContainer}</option>
					{containers.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
				<SelectField name={offerFormFields.condition} id="offer-add-condition" label={texts.fields.condition}>
					{conditions.map((condition) => (
						<option key={condition} value={condition}>
							{t(`conditionNames.${condition}`)}
						</option>
					))}
				</SelectField>
				<Button type="submit" variant="quiet" name={offerFormFields.intent} value="add-container">
					{texts.addContainer}
				</Button>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" variant="quiet" name={offerFormFields.intent} value="add-free">
					{texts.addFree}
				</Button>
				<p className="text-sm text-muted">{texts.freeHint}</p>
			</div>
			{lines.some(({ condition }) => condition !== "") && (
				<Button
					type="submit"
					variant="quiet"
					name={offerFormFields.intent}
					value="reprice"
					className="justify-self-start"
				>
					{texts.reprice}
				</Button>
			)}
		</Panel>
	);
}

/** The form of an offer: buyer, lines, texts, validity. Its buttons work without scripts; what was typed stays. */
export function OfferEditor(props: OfferEditorProps) {
	const { texts, mediaTexts, answer, action, back } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(offerFormFields.intent) === "save";
	useFocusOnError(form, answer);
	const field = fieldsOf(props);
	const { fields: words } = texts;
	const problem = answer?.problem === "container" ? null : (answer?.problem ?? null);
	const drawing = field.of("hasDrawing");
	return (
		<Form
			ref={form}
			// Fields are written anew with each answer: a line that is removed takes its own along.
			key={answer ? JSON.stringify(answer.typed.lines) : "start"}
			method="post"
			action={action}
			preventScrollReset
			noValidate
			className="grid gap-5"
		>
			{/* Enter in a field saves, instead of pressing the first button of a line. */}
			<button type="submit" name={offerFormFields.intent} value="save" className="hidden" tabIndex={-1} />
			<input type="hidden" name={offerFormFields.seen} value={answer?.seen ?? props.seen} />
			{problem && (
				<Notice tone="error" role="alert">
					{texts.problems[problem]}
				</Notice>
			)}
			<BuyerFields texts={texts} field={field} />
			<Lines {...props} field={field} />
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
				/>
				{props.hasDrawing && (
					<label className="flex min-h-11 items-center gap-3 font-semibold">
						<input
							type="checkbox"
							name={drawing.name}
							defaultChecked={drawing.defaultValue === "on"}
							className="size-5 shrink-0 accent-brand"
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
				<SubmitButton sending={sending} name={offerFormFields.intent} value="save">
					{texts.save}
				</SubmitButton>
				<Link to={back} className={deskLink}>
					{texts.cancel}
				</Link>
			</div>
		</Form>
	);
}
