import { type ReactNode, type RefObject, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { GuardFields } from "~/people/guard/guard-fields.tsx";
import { type ProductSelection, selectionFields } from "~/trade/catalog/selection.ts";
import { wishAnswerErrors } from "~/trade/lines/delivery-wish.ts";
import { AccessFields, RentalFields } from "~/trade/lines/delivery-wish-fields.tsx";
import { hasWrongPostcode } from "~/trade/transport/transport.ts";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import { asideField } from "~/ui/lost-form/lost-form.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type FormReply, fieldsOf } from "~/values/form-reply.ts";
import { quoteRequestTypes } from "~/values/vocabulary.ts";
import { type QuoteError, quoteErrors, ralUnknown } from "../quote-errors.ts";
import type { QuotePage } from "./quote-page.ts";

type TextName =
	| "customerName"
	| "email"
	| "phone"
	| "companyName"
	| "quantityRequested"
	| "deliveryAddress"
	| "preferredDeliveryDate"
	| "specialRequirements"
	| "ralColor";

/** How many of which colour follows what was chosen beside it; all else stays as it was typed, with this container. */
const keptNames = [
	...["customerName", "companyName", "email", "phone", "requestType", "deliveryAddress"],
	...["preferredDeliveryDate", "ground", "accessWidth", "doorSide", "specialRequirements"],
];

type QuoteFormProps = {
	/** Of the form's own page: it takes the submission, and tells what is asked for while that changes. */
	address: string;
	selection: ProductSelection;
	page: QuotePage;
	ticket: string;
	/** What the server answered to the last submission. */
	result: FormReply;
	/** Renders the form element: a fetcher's in the dialog, a plain one on the page of its own. */
	renderForm: (
		props: { id: string; ref: RefObject<HTMLFormElement | null>; children: ReactNode } & ReturnType<
			typeof useKeptWords
		>,
	) => ReactNode;
	/** The shop has taken it, where that does not lead to another page. */
	isSent?: boolean | undefined;
	/** What went wrong as a whole. */
	problem: ReactNode;
	buttons: ReactNode;
};

/** The chosen container goes along as the configurator would send it, but for a postcode that is asked for again. */
function SelectionFields({
	selection,
	asksPostcode,
}: {
	selection: ProductSelection;
	asksPostcode: boolean;
}) {
	const f = selectionFields;
	const { transport } = selection;
	const postcode: [string, string][] = asksPostcode ? [] : [[f.postcode, transport.postcode]];
	const values: [string, string][] = [
		[f.condition, selection.condition ?? ""],
		[f.colorType, selection.colorType],
		[f.delivery, transport.delivery ?? ""],
		[f.country, transport.country],
		...postcode,
	];
	return values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** What is being asked for, so that nobody sends a request for something else. */
function Asked({ asked, texts }: Pick<QuotePage, "asked" | "texts">) {
	return (
		<section aria-labelledby="quote-asked" className="grid gap-2 rounded-md bg-mist p-4">
			<h2 id="quote-asked" className="text-base font-semibold">
				{texts.asked}
			</h2>
			<dl aria-live="polite" className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
				{asked.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-4">
						<dt className="text-muted">{label}</dt>
						<dd className="text-right font-semibold break-words">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** What the sums depend on. */
const askedFields = [
	...[selectionFields.condition, selectionFields.colorType, selectionFields.delivery],
	...[selectionFields.country, selectionFields.postcode, "quantityRequested", "ralColor"],
];

/** What is being asked for, which follows what is typed: the shop says it, as it will be stored. */
function useAsked({ address, page }: Pick<QuoteFormProps, "address" | "page">) {
	const fetcher = useFetcher<{ asked: QuotePage["asked"] | null }>();
	return {
		rows: fetcher.data?.asked ?? page.asked,
		onTyped(event: { currentTarget: { form: HTMLFormElement | null } }) {
			const sent = new FormData(event.currentTarget.form ?? undefined);
			for (const name of [...sent.keys()]) if (!askedFields.includes(name)) sent.delete(name);
			sent.set(asideField, "on");
			void fetcher.submit(sent, { method: "post", action: address });
		},
	};
}

/** The quote request (storefront document §5). The server validates; errors come back tied to their fields. */
export function QuoteForm(props: QuoteFormProps) {
	const t = useTranslations("quote");
	const details = useTranslations("catalog.details");
	const { selection } = props;
	const form = useRef<HTMLFormElement>(null);
	const kept = useKeptWords(form, {
		...{ form: `quote:${props.page.product}`, names: keptNames, answer: props.isSent || props.result },
		isSent: props.isSent,
	});
	const asked = useAsked(props);
	useFocusOnError(form, props.result);
	const fieldOf = fieldsOf("quote", props.result, {
		quantityRequested: String(selection.quantity),
		...props.page.start,
		ralColor: selection.ral,
		[selectionFields.postcode]: selection.transport.postcode,
	});
	const { code: refused, ...postcode } = fieldOf(selectionFields.postcode);
	const wasWrong = hasWrongPostcode(selection.transport);
	const asksPostcode = wasWrong || refused !== undefined;
	const isWrong = props.result === null ? wasWrong : refused !== undefined;

	function common(name: TextName, autoComplete: string, optional: boolean) {
		const { code: given, ...field } = fieldOf(name);
		const code = memberOf<QuoteError>(quoteErrors, given);
		const unknown = given === ralUnknown ? props.page.texts.ralUnknown : undefined;
		return {
			...field,
			autoComplete,
			error: code === null ? unknown : t(`errors.${code}`),
			"aria-required": optional ? undefined : true,
			label: (
				<>
					{t(name)} {optional && <span className="font-normal text-muted">({t("optional")})</span>}
				</>
			),
		};
	}

	const { code: _closedSet, ...requestType } = fieldOf("requestType");
	const { wish } = props.page;
	const answers = {
		...{ texts: wish.texts, today: wish.today, fieldOf },
		errorText(given: string | undefined) {
			const code = memberOf(wishAnswerErrors, given);
			return code === null ? undefined : wish.errors[code];
		},
	};
	const row = "grid gap-4 sm:grid-cols-2";
	return props.renderForm({
		...kept,
		id: "quote",
		ref: form,
		children: (
			<div className="grid gap-4">
				<GuardFields ticket={props.ticket} />
				<SelectionFields selection={selection} asksPostcode={asksPostcode} />
				{asked.rows.length > 0 && <Asked asked={asked.rows} texts={props.page.texts} />}
				{props.problem}
				{asksPostcode && (
					<TextField
						{...postcode}
						label={details("postcode")}
						autoComplete="postal-code"
						maxLength={12}
						onChange={asked.onTyped}
						error={isWrong ? props.page.postcodeError : undefined}
					/>
				)}
				<div className={row}>
					<TextField {...common("customerName", "name", false)} maxLength={200} />
					<TextField {...common("companyName", "organization", true)} maxLength={200} />
				</div>
				<div className={row}>
					<TextField {...common("email", "email", false)} type="email" maxLength={200} />
					<TextField {...common("phone", "tel", true)} type="tel" maxLength={200} />
				</div>
				<div className={row}>
					<SelectField label={t("requestType")} {...requestType}>
						<option value="">{props.page.texts.noType}</option>
						{quoteRequestTypes.map((type) => (
							<option key={type} value={type}>
								{t(`requestTypes.${type}`)}
							</option>
						))}
					</SelectField>
					<TextField
						{...common("quantityRequested", "on", false)}
						type="number"
						min={1}
						inputMode="numeric"
						onChange={asked.onTyped}
					/>
				</div>
				{selection.colorType === "wish_color" && (
					<TextField
						{...common("ralColor", "on", false)}
						placeholder={t("ralPlaceholder")}
						maxLength={20}
						onChange={asked.onTyped}
					/>
				)}
				<TextField {...common("deliveryAddress", "street-address", true)} maxLength={4000} />
				<TextField
					{...common("preferredDeliveryDate", "on", true)}
					type="date"
					min={wish.today}
					hint={wish.texts.dateHint}
				/>
				{wish.asks.rental && <RentalFields {...answers} />}
				{wish.asks.truck && <AccessFields {...answers} />}
				<TextAreaField {...common("specialRequirements", "on", true)} rows={4} maxLength={4000} />
				{props.buttons}
			</div>
		),
	});
}
