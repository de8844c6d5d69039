import { Form, Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import { type ListState, listStateToUrl } from "../list-query.ts";
import { PlaceFields } from "./place-fields.tsx";

/** Asks where containers are to go, so that a list shows what they cost there; or says so, and lets the place be dropped. */
export function PlaceBar(props: {
	texts: PageTexts["priceFinder"];
	place: { typed: { country: TransportCountry; postcode: string }; to: string | null; error: string | null };
	state: ListState;
}) {
	const t = useTranslations("catalog.details");
	const { texts, place, state } = props;
	const path = urls.containers(useLanguage());
	const without = listStateToUrl({ ...state, to: null });
	const form = (
		<Form
			method="get"
			action={path}
			aria-label={texts.listTitle}
			preventScrollReset
			className="grid items-start gap-4 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
		>
			{[...without].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<PlaceFields typed={place.typed} label={texts.deliveryTo} error={place.error ?? undefined} />
			<Button type="submit" variant="quiet" className="sm:mt-[1.625rem]">
				{texts.apply}
			</Button>
		</Form>
	);
	if (place.to === null) return <div className="rounded-md bg-mist p-4">{form}</div>;
	const action = "inline-flex min-h-11 cursor-pointer items-center font-semibold text-info underline";
	return (
		<div className="flex flex-wrap items-start gap-x-5 rounded-md bg-mist px-4 py-1">
			<p className="py-2.5">
				{texts.shown}{" "}
				<strong className="whitespace-nowrap">
					{place.typed.postcode} {t(`countries.${place.typed.country}`)}
				</strong>
			</p>
			{/* Another place is another one of these: closed again. */}
			<details
				key={place.to}
				className="order-last open:basis-full open:pb-3 sm:order-none sm:open:order-last"
			>
				<summary className={action}>{texts.change}</summary>
				{form}
			</details>
			<Link to={`${path}?${without}`} preventScrollReset className={action}>
				{texts.drop}
			</Link>
		</div>
	);
}
