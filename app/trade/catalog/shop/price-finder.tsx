import { ArrowRight } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import { withVat } from "~/values/vat.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import { type FinderAnswer, type FinderCondition, finderConditions, finderFields } from "../price-finder.ts";
import { PlaceFields } from "./place-fields.tsx";

type Choice = { slug: string; title: string; lang: string | undefined };

/** The question at the door as the server has answered it. @property place.text as an address names it */
export type Finder = {
	texts: PageTexts["priceFinder"];
	choices: Choice[];
	chosen: Choice;
	condition: FinderCondition;
	place: {
		typed: { country: TransportCountry; postcode: string };
		/** What is wrong with the postcode. */
		error: string | null;
		text: string | null;
	};
	inclVat: string;
	/** Said of a container that is out of stock. */
	unavailable: string;
	answer: FinderAnswer | null;
};

function Answer({ finder, answer }: { finder: Finder; answer: FinderAnswer }) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	const language = useLanguage();
	const { texts, chosen, condition, place } = finder;
	const to = place.text === null ? "" : `&${placeField}=${place.text}`;
	const page = `${urls.container(language, chosen.slug)}?${finderFields.condition}=${condition}${to}`;
	const more = (
		<Link to={page} className="inline-flex min-h-11 items-center gap-1.5 font-bold">
			{texts.toContainer}
			<ArrowRight aria-hidden="true" className="size-4" />
		</Link>
	);
	if (answer.kind === "priced") {
		const { subtotal, total } = withVat(answer.total);
		return (
			<>
				<p className="text-3xl font-extrabold whitespace-nowrap">
					{euro(subtotal)} <span className="text-base font-normal text-muted">{net}</span>
				</p>
				<p className="flex-1 basis-80 text-muted">
					{euro(total, "always")} {finder.inclVat} · <span lang={chosen.lang}>{chosen.title}</span>{" "}
					{euro(answer.goods)} + {texts.trucks[answer.delivery]} {texts.to} {place.typed.postcode} (
					{t(`details.countries.${place.typed.country}`)}) {euro(answer.truck)}
				</p>
				{more}
			</>
		);
	}
	if (answer.kind !== "not_offered") {
		return (
			<>
				<p className="flex-1 basis-80">
					{answer.kind === "unavailable" ? (
						finder.unavailable
					) : (
						<>
							<strong>{t("priceOnRequest")}.</strong> {texts.onRequest}
						</>
					)}
				</p>
				{more}
			</>
		);
	}
	return (
		<>
			<p className="flex-1 basis-80">{texts.notOffered}</p>
			<ul className="flex flex-wrap gap-x-4">
				{answer.offered.map((one) => (
					<li key={one}>
						<Link
							to={`?${finderFields.container}=${chosen.slug}&${finderFields.condition}=${one}${to}`}
							preventScrollReset
							className="inline-flex min-h-11 items-center font-bold"
						>
							{t(`conditions.${one}`)}
						</Link>
					</li>
				))}
			</ul>
			{answer.offered.length === 0 && more}
		</>
	);
}

/** "Which container, delivered where?": a plain form, answered with the delivered sum on the same page. */
export function PriceFinder({ finder }: { finder: Finder }) {
	const t = useTranslations("catalog");
	const details = useTranslations("catalog.details");
	const language = useLanguage();
	const { texts, choices, chosen, condition, place, answer } = finder;
	const isAsking = useNavigation().formAction?.startsWith(urls.home(language)) ?? false;
	return (
		<section
			aria-label={texts.title}
			className="grid gap-4 rounded-lg border border-line bg-surface p-4 text-ink md:p-5 shadow-card"
		>
			<Form
				method="get"
				action={urls.home(language)}
				preventScrollReset
				className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)_auto]"
			>
				<SelectField label={texts.container} name={finderFields.container} defaultValue={chosen.slug}>
					{choices.map(({ slug, title, lang }) => (
						<option key={slug} value={slug} lang={lang}>
							{title}
						</option>
					))}
				</SelectField>
				<SelectField label={details("condition")} name={finderFields.condition} defaultValue={condition}>
					{finderConditions.map((one) => (
						<option key={one} value={one}>
							{t(`conditions.${one}`)}
						</option>
					))}
				</SelectField>
				<PlaceFields typed={place.typed} label={texts.deliveryTo} error={place.error ?? undefined} />
				<Button type="submit" variant="signal" aria-busy={isAsking} className="md:mt-[1.625rem]">
					{texts.show}
				</Button>
			</Form>
			<div
				role="status"
				className="flex flex-wrap items-baseline gap-x-5 gap-y-2 border-t border-line pt-3 md:pt-4"
			>
				{answer ? (
					<Answer finder={finder} answer={answer} />
				) : (
					<p className="text-muted max-md:text-sm">{texts.hint}</p>
				)}
			</div>
		</section>
	);
}
