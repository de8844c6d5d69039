import { Form, Link } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import type { TransportCountry } from "~/values/vocabulary.ts";
import { PlaceFields } from "./place-fields.tsx";

/** Asks where containers are to go, so that a page shows what they cost there; or says so, and lets the place be dropped. */
export function PlaceBar(props: {
	texts: PageTexts["priceFinder"];
	place: { typed: { country: TransportCountry; postcode: string }; to: string | null; error: string | null };
	/** Address of the page, and what it is asked by beside the place. */
	path: string;
	without: URLSearchParams;
}) {
	const t = useTranslations("catalog.details");
	const { texts, place, path, without } = props;
	const form = (
		<Form
			method="get"
			action={path}
			aria-label={texts.listTitle}
			preventScrollReset
			className="grid items-start gap-4 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
		>
			{[...without].map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<PlaceFields typed={place.typed} label={texts.deliveryTo} error={place.error ?? undefined} />
			<Button type="submit" variant="quiet" className="sm:mt-[1.625rem]">
				{texts.apply}
			</Button>
		</Form>
	);
	if (place.to === null) return <div className="screen-only rounded-md bg-mist p-4">{form}</div>;
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
				className="screen-only order-last open:basis-full open:pb-3 sm:order-none sm:open:order-last"
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
