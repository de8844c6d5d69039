import { Panel } from "~/desk/parts/facts.tsx";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import { conditions, deliveryChoices, languages, orderCountries } from "~/values/vocabulary.ts";
import { offerFieldErrors, saleFormFields, type TypedLine, type TypedSale } from "./sale-form.ts";

type Texts = PageTexts["adminOffers"];

/** What a refused form says. @property errors codes by field */
type SaleAnswer = { typed: TypedSale; errors: Record<string, string>; problem: string | null };

type SaleProps = {
	texts: Texts;
	start: TypedSale;
	containers: readonly { id: string; title: string }[];
	answer: SaleAnswer | null;
};

type Fielded = { of: (name: string) => { name: string; id: string; defaultValue: string; error?: string } };

/** The fields of a form by their names, with what was typed or is stored and what is wrong. */
export function saleFields({ texts, start, answer }: Pick<SaleProps, "texts" | "start" | "answer">): Fielded {
	const { fields } = answer?.typed ?? start;
	return {
		of: (name) => ({
			...{ name, id: `sale-${name}`, defaultValue: fields[name] ?? "" },
			...errorOf(texts, answer, name),
		}),
	};
}

function errorOf(texts: Texts, answer: SaleAnswer | null, name: string): { error?: string } {
	const code = answer?.errors[name];
	if (code === undefined) return {};
	const known = memberOf(offerFieldErrors, code);
	return { error: texts.errors[known ?? "required"] };
}

/** Who buys and who pays. @param hasLanguage whether the buyer's language is the form's too */
export function BuyerFields({
	texts,
	field,
	hasLanguage,
}: {
	texts: Texts;
	field: Fielded;
	hasLanguage: boolean;
}) {
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
		<Panel title={texts.fields.buyer} id="sale-buyer">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field.of("name")} label={texts.fields.name} maxLength={200} />
				<TextField {...field.of("companyName")} label={t("companyName")} maxLength={200} />
				<TextField {...field.of("email")} type="email" label={t("email")} maxLength={200} />
				<TextField {...field.of("phone")} type="tel" label={t("phone")} maxLength={200} />
				<TextField {...field.of("vatNumber")} label={t("vatNumber")} maxLength={200} />
				{hasLanguage && (
					<SelectField {...field.of("language")} label={texts.fields.language}>
						{languages.map((code) => (
							<option key={code} value={code}>
								{languageTable[code].nativeName}
							</option>
						))}
					</SelectField>
				)}
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

type LineProps = {
	texts: Texts;
	line: TypedLine;
	place: number;
	answer: SaleAnswer | null;
	/** Whether each line travels in its own way. */
	isOwnTransport: boolean;
};

function LineFields({ texts, line, place, answer, isOwnTransport }: LineProps) {
	const t = useTranslations("catalog.details");
	const { euro } = useFormat();
	const { fields: words } = texts;
	const field = (name: keyof TypedLine) => {
		const path = `lines[${place}].${name}`;
		return { name: path, id: `sale-${path}`, defaultValue: line[name], ...errorOf(texts, answer, path) };
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
			{isOwnTransport && <input type="hidden" name={`lines[${place}].key`} value={line.key} />}
			{isOwnTransport && !isContainer && (
				<input type="hidden" name={`lines[${place}].transportType`} value={line.transportType} />
			)}
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
			{isContainer && isOwnTransport && (
				<SelectField {...field("transportType")} label={words.transportType}>
					{deliveryChoices.map((choice) => (
						<option key={choice} value={choice}>
							{t(`deliveries.${choice}`)}
						</option>
					))}
				</SelectField>
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
				name={saleFormFields.intent}
				value={`remove:${place}`}
				className="justify-self-start"
			>
				{texts.remove}
				<span className="sr-only"> {place + 1}</span>
			</Button>
		</fieldset>
	);
}

/** The lines of what is sold, with the buttons that change them: all of them work without scripts. */
export function LinesPanel(props: SaleProps & { field: Fielded; isOwnTransport: boolean }) {
	const { texts, answer, start, containers, field, isOwnTransport } = props;
	const t = useTranslations("catalog.details");
	const { lines } = answer?.typed ?? start;
	return (
		<Panel title={texts.fields.lines} id="sale-lines">
			{!isOwnTransport && (
				<div className="sm:max-w-sm">
					<SelectField {...field.of("transportType")} label={texts.fields.transportType}>
						{deliveryChoices.map((choice) => (
							<option key={choice} value={choice}>
								{t(`deliveries.${choice}`)}
							</option>
						))}
					</SelectField>
				</div>
			)}
			{lines.map((line, place) => (
				// A line has no name of its own; its fields are written anew with each answer.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				<LineFields key={place} {...{ texts, line, place, answer, isOwnTransport }} />
			))}
			{errorOf(texts, answer, "lines").error && (
				<p className="text-sm font-medium text-error">{errorOf(texts, answer, "lines").error}</p>
			)}
			<div className="grid items-end gap-4 rounded-md bg-mist p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
				<SelectField
					name={saleFormFields.container}
					id="sale-add-container"
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
				<SelectField name={saleFormFields.condition} id="sale-add-condition" label={texts.fields.condition}>
					{conditions.map((condition) => (
						<option key={condition} value={condition}>
							{t(`conditionNames.${condition}`)}
						</option>
					))}
				</SelectField>
				<Button type="submit" variant="quiet" name={saleFormFields.intent} value="add-container">
					{texts.addContainer}
				</Button>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" variant="quiet" name={saleFormFields.intent} value="add-free">
					{texts.addFree}
				</Button>
				<p className="text-sm text-muted">{texts.freeHint}</p>
			</div>
			{lines.some(({ condition }) => condition !== "") && (
				<div className="flex flex-wrap gap-3">
					{isOwnTransport && (
						<Button type="submit" variant="quiet" name={saleFormFields.intent} value="reprice-transport">
							{texts.repriceTransport}
						</Button>
					)}
					<Button type="submit" variant="quiet" name={saleFormFields.intent} value="reprice">
						{texts.reprice}
					</Button>
				</div>
			)}
		</Panel>
	);
}
