import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type PlanAnswer, planFields } from "./plan-form.ts";
import type { PlannedPrice } from "./price-batch.store.server.ts";
import { agrees, priceFields, type SaleFacts, saleFields } from "./sale-facts.ts";
import { useFactWords } from "./use-fact-words.ts";

type Texts = { prices: PageTexts["adminPrices"]; products: PageTexts["adminProducts"] };

/** New prices of a product that wait for their day. */
function Planned(props: {
	texts: Texts["prices"];
	planned: readonly PlannedPrice[];
	facts: SaleFacts;
	batchAddress: (id: string) => string;
}) {
	const { texts, planned } = props;
	const { number } = useFormat();
	const language = useLanguage();
	const said = useFactWords(texts);
	if (planned.length === 0) return <p className="text-muted">{texts.productPage.nonePlanned}</p>;
	return (
		<ul className="divide-y divide-line border-y border-line">
			{planned.map((plan) => (
				<li key={plan.batchId} className="grid gap-1 py-3">
					<p>
						<strong>
							{texts.batch.startsOn.replace("{day}", formatDate(language, noonOf(plan.startsOn)))}
						</strong>
						{withColon(language, "")}{" "}
						{saleFields
							.filter((field) => field in plan.after)
							.map((field) => `${texts.columns[field]} ${said(plan.after, field)}`)
							.join(", ")}
						{plan.size > 1 && ` (${texts.batch.products.replace("{n}", number(plan.size))})`} ·{" "}
						<Link to={props.batchAddress(plan.batchId)} className="font-semibold text-info underline">
							{texts.productPage.show}
						</Link>
					</p>
					{!agrees(props.facts, plan.before) && (
						<p className="text-sm font-medium text-warning">
							{texts.batch.planChanged.replace(
								"{value}",
								saleFields
									.filter((field) => field in plan.before)
									.map((field) => `${texts.columns[field]} ${said(props.facts, field)}`)
									.join(", "),
							)}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}

/** What is planned for a product's prices, and the form by which one more is. */
export function PlannedPrices(props: {
	texts: Texts;
	planned: readonly PlannedPrice[];
	facts: SaleFacts;
	tomorrow: Day;
	answer: PlanAnswer | null;
	batchAddress: (id: string) => string;
}) {
	const { texts, answer } = props;
	const words = texts.prices.productPage;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const typed = answer?.typed;
	const { field, price, day } = answer?.errors ?? {};
	const priceError =
		price === "price" || price === "same" ? words.errors[price] : price && texts.products.errors[price];
	return (
		<section aria-labelledby="planned-prices" className="grid max-w-3xl gap-4">
			<h2 id="planned-prices" className="text-2xl">
				{words.planned}
			</h2>
			<Planned
				texts={texts.prices}
				planned={props.planned}
				facts={props.facts}
				batchAddress={props.batchAddress}
			/>
			{answer && answer.problem !== "invalid" && (
				<Notice tone="error" role="alert">
					{answer.problem === "missing" ? words.notFound : words.failed}
				</Notice>
			)}
			<IfMay right="prices.change">
				{" "}
				<Form
					ref={form}
					method="post"
					noValidate
					preventScrollReset
					aria-labelledby="plan-price"
					className="grid gap-4 rounded-lg border border-line p-4 md:p-6"
				>
					<h3 id="plan-price" className="text-xl">
						{words.planTitle}
					</h3>
					<div className="grid gap-4 sm:grid-cols-3">
						<SelectField
							name={planFields.field}
							label={words.field}
							defaultValue={typed?.field ?? "priceNew"}
							error={field && words.errors[field]}
						>
							{priceFields.map((one) => (
								<option key={one} value={one}>
									{texts.prices.columns[one]}
								</option>
							))}
						</SelectField>
						<TextField
							name={planFields.price}
							label={words.newPrice}
							inputMode="decimal"
							autoComplete="off"
							maxLength={20}
							aria-required
							defaultValue={typed?.price ?? ""}
							error={priceError}
						/>
						<TextField
							type="date"
							name={planFields.day}
							label={texts.prices.batch.from}
							min={props.tomorrow}
							aria-required
							defaultValue={typed?.day ?? ""}
							error={day && texts.prices.batch.dayErrors[day]}
						/>
					</div>
					<SubmitButton sending={sending} className="justify-self-start">
						{sending ? words.planning : words.plan}
					</SubmitButton>
				</Form>
			</IfMay>
		</section>
	);
}
