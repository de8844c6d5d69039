import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { GuardFields } from "~/people/guard/guard-fields.tsx";
import { DeliveryWishFields, wishNames } from "~/trade/lines/delivery-wish-fields.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { keptFields, useKeptFields } from "~/ui/use-kept-fields.ts";
import { useSentBack } from "~/ui/use-sent-back.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type FormReply, fieldsOf, hasErrors } from "~/values/form-reply.ts";
import { orderCountries, type PaymentMethod } from "~/values/vocabulary.ts";
import { checkoutErrors } from "../checkout-errors.ts";
import { checkoutFormId, ofAccountField } from "./checkout-form-id.ts";

type FieldName =
	| "name"
	| "email"
	| "phone"
	| "companyName"
	| "vatNumber"
	| "street"
	| "city"
	| "postalCode"
	| "country"
	| "billingCompanyName"
	| "billingVatNumber"
	| "billingStreet"
	| "billingCity"
	| "billingPostalCode"
	| "billingCountry";

type CheckoutFields = Record<FieldName | "useAlternativeBillingAddress" | "paymentMethod", string>;

type CheckoutFormProps = {
	texts: Texts;
	/** What the server answered to the last submission. */
	result: FormReply;
	idempotencyKey: string;
	ticket: string;
	/** Total incl. VAT in cents that the page shows. */
	seenTotal: number;
	/** Whether the page shows an account's cart, or where it waits. */
	isOfAccount: boolean;
	/** What is known before anything was typed. */
	start: Partial<CheckoutFields>;
	/** What is asked of delivery and rental, in what words. */
	wish: Pick<ComponentProps<typeof DeliveryWishFields>, "texts" | "asks" | "today">;
	/** How this shop can be paid; a bank transfer always. */
	methods: readonly PaymentMethod[];
	/** What went wrong as a whole. */
	problem: ReactNode;
	/** What has just been computed for the address that is being typed. */
	news: string | null;
	/** Called when the place of delivery has been typed. */
	onAddress: (address: { country: string; postalCode: string }) => void;
	/** Called while something is typed that VAT depends on; at once where it is chosen or left. */
	onBuyer: (buyer: Record<string, string>, atOnce: boolean) => void;
};

type Texts = PageTexts["checkoutPage"];

/** Delivery and billing details (shop document §2). The server validates; errors come back tied to their fields. */
export function CheckoutForm(props: CheckoutFormProps) {
	const t = useTranslations("checkout");
	const errorText = (given: string | undefined): string | undefined => {
		const code = memberOf(checkoutErrors, given);
		return code === null ? undefined : props.texts.errors[code];
	};
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, props.result);
	const reply = useSentBack(props.result);
	function tellAddress(): void {
		if (!form.current) return;
		const fields = new FormData(form.current);
		const text = (name: FieldName) => String(fields.get(name) ?? "");
		props.onAddress({ country: text("country"), postalCode: text("postalCode") });
	}
	function tellBuyer(atOnce: boolean): void {
		if (!form.current) return;
		const fields = new FormData(form.current);
		props.onBuyer(Object.fromEntries(vatNames.map((name) => [name, String(fields.get(name) ?? "")])), atOnce);
	}
	useKeptFields(form, {
		form: checkoutFormId,
		owner: props.idempotencyKey,
		names: keptNames,
		isAnswered: reply !== null,
		onFilled() {
			tellAddress();
			tellBuyer(true);
		},
	});
	const fieldOf = fieldsOf(checkoutFormId, reply, props.start);

	function text(name: FieldName, autoComplete: string, optional = false, type = "text") {
		const { code, ...field } = fieldOf(name);
		const label = fieldLabels[name];
		return (
			<TextField
				{...field}
				type={type}
				autoComplete={autoComplete}
				maxLength={200}
				aria-required={optional ? undefined : true}
				error={errorText(code)}
				hint={label === "vatNumber" ? props.texts.vatHint : undefined}
				label={
					<>
						{t(label)} {optional && <span className="font-normal text-muted">({t("optional")})</span>}
					</>
				}
			/>
		);
	}

	function country(name: "country" | "billingCountry", autoComplete: string) {
		const { code, ...field } = fieldOf(name);
		return (
			<SelectField
				{...field}
				label={t("country")}
				autoComplete={autoComplete}
				aria-required
				error={errorText(code)}
			>
				<option value="">{props.texts.chooseCountry}</option>
				{orderCountries.map((value) => (
					<option key={value} value={value}>
						{t(`countries.${value}`)}
					</option>
				))}
			</SelectField>
		);
	}

	const chosenMethod = fieldOf("paymentMethod");
	const alternative = fieldOf("useAlternativeBillingAddress");
	const alternativeError = errorText(alternative.code);
	const row = "grid gap-4 sm:grid-cols-2";
	return (
		<Form
			{...keptFields(checkoutFormId, props.idempotencyKey)}
			method="post"
			id={checkoutFormId}
			ref={form}
			noValidate
			className="grid gap-10"
			onInput={({ target }) => {
				if (isOfVat(target)) tellBuyer(!(target instanceof HTMLInputElement && target.type === "text"));
			}}
			onBlur={({ target }) => {
				if (isOfVat(target)) tellBuyer(true);
			}}
		>
			<input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
			<input type="hidden" name="seenTotal" value={props.seenTotal} />
			{props.isOfAccount && <input type="hidden" name={ofAccountField} value="on" />}
			<GuardFields ticket={props.ticket} />
			{props.problem}
			{hasErrors(props.result) && (
				<Notice tone="error" role="alert">
					{props.texts.errorSummary}
				</Notice>
			)}
			<fieldset
				className="grid gap-4"
				onBlur={({ target }) => {
					if (target.id.endsWith("-postalCode")) tellAddress();
				}}
				onChange={({ target }) => {
					if (target instanceof HTMLSelectElement) tellAddress();
				}}
			>
				<legend className="mb-4 text-2xl font-bold [font-stretch:88%]">{t("delivery")}</legend>
				{text("name", "name")}
				<div className={row}>
					{text("companyName", "organization", true)}
					{text("vatNumber", "on", true)}
				</div>
				<div className={row}>
					{text("email", "email", false, "email")}
					{text("phone", "tel", false, "tel")}
				</div>
				{text("street", "street-address")}
				<div className={row}>
					{text("postalCode", "postal-code")}
					{text("city", "address-level2")}
				</div>
				{country("country", "country-name")}
				<div role="status">{props.news && <Notice tone="info">{props.news}</Notice>}</div>
			</fieldset>
			<DeliveryWishFields {...props.wish} optional={t("optional")} fieldOf={fieldOf} errorText={errorText} />
			<fieldset className="grid gap-4">
				<legend className="mb-4 text-2xl font-bold [font-stretch:88%]">{t("billing")}</legend>
				<label className="flex min-h-11 items-center gap-3">
					<input
						id={alternative.id}
						type="checkbox"
						name={alternative.name}
						defaultChecked={alternative.defaultValue === "on"}
						aria-invalid={alternativeError ? true : undefined}
						aria-describedby={alternativeError ? `${alternative.id}-error` : undefined}
						className="size-5 accent-brand-ink"
					/>
					{props.texts.useAlternativeBillingAddress}
				</label>
				{alternativeError && (
					<p id={`${alternative.id}-error`} className="text-sm font-medium text-error">
						{alternativeError}
					</p>
				)}
				<div className="billing-fields gap-4">
					<div className={row}>
						{text("billingCompanyName", "billing organization", true)}
						{text("billingVatNumber", "on", true)}
					</div>
					{text("billingStreet", "billing street-address")}
					<div className={row}>
						{text("billingPostalCode", "billing postal-code")}
						{text("billingCity", "billing address-level2")}
					</div>
					{country("billingCountry", "billing country-name")}
				</div>
			</fieldset>
			<fieldset className="grid gap-3">
				<legend className="mb-4 text-2xl font-bold [font-stretch:88%]">{t("paymentMethod")}</legend>
				{props.methods.map((method) => (
					<label
						key={method}
						className="flex min-h-14 items-center gap-3 rounded-md border border-edge px-4 font-semibold has-checked:border-brand-ink has-checked:bg-brand-soft"
					>
						<input
							type="radio"
							name={chosenMethod.name}
							value={method}
							defaultChecked={
								method === (memberOf(props.methods, chosenMethod.defaultValue) ?? "bankTransfer")
							}
							className="size-5 accent-brand-ink"
						/>
						{t(method)}
					</label>
				))}
				<p className="text-muted">{props.texts.paymentInfo}</p>
			</fieldset>
		</Form>
	);
}

const fieldLabels = {
	name: "name",
	email: "email",
	phone: "phone",
	companyName: "companyName",
	vatNumber: "vatNumber",
	street: "street",
	city: "city",
	postalCode: "postalCode",
	country: "country",
	billingCompanyName: "companyName",
	billingVatNumber: "vatNumber",
	billingStreet: "street",
	billingCity: "city",
	billingPostalCode: "postalCode",
	billingCountry: "country",
} as const satisfies Record<FieldName, string>;

/** What VAT depends on. */
const vatNames = [
	...(["companyName", "vatNumber", "country", "useAlternativeBillingAddress"] as const),
	...(["billingCompanyName", "billingVatNumber", "billingCountry"] as const),
];

function isOfVat(target: EventTarget): boolean {
	const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
	return isField && vatNames.some((name) => name === target.name);
}

const keptNames = [...Object.keys(fieldLabels), ...wishNames, "useAlternativeBillingAddress"];
