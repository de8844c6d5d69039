import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useEffect } from "react";
import { Form, Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { lateView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import type { FigureRow } from "../../sizes/comparison.ts";
import { comparedField, comparisonToUrl, mostCompared } from "../../sizes/comparison-address.ts";
import { PlaceBar } from "../place-bar.tsx";
import type { StartContainer } from "./comparison-start.tsx";
import type { ComparedContainer } from "./comparison-table.tsx";
import { type ChosenContainer, setChoice } from "./use-comparison-choice.ts";

/** In the document like everything else; their code comes after the first load. */
const ComparisonTable = lateView(
	() => import("./comparison-table.tsx"),
	(file) => file.default,
);
const ComparisonStart = lateView(
	() => import("./comparison-start.tsx"),
	(file) => file.default,
);

type ComparePageProps = {
	texts: PageTexts["compare"];
	finderTexts: PageTexts["priceFinder"];
	containers: readonly ComparedContainer[];
	rows: readonly FigureRow[];
	/** What can be added. */
	others: readonly StartContainer[];
	/** Comparisons to begin with. */
	often: readonly (readonly ChosenContainer[])[];
	missing: { unknown: number; left: number };
	place: { typed: { country: TransportCountry; postcode: string }; to: string | null; error: string | null };
	/** The button that shares what is shown. */
	share: ReactNode;
};

/** What the address names and the page cannot show. */
function Missing({
	texts,
	missing,
	isEmpty,
}: Pick<ComparePageProps, "texts" | "missing"> & { isEmpty: boolean }) {
	return (
		<>
			{missing.unknown > 0 && (
				<Notice tone="warning" role="status">
					{isEmpty ? texts.unknownAll : texts.unknown}
				</Notice>
			)}
			{missing.left > 0 && !isEmpty && (
				<Notice tone="info" role="status">
					{texts.tooMany}
				</Notice>
			)}
		</>
	);
}

/** One more, from a list: the same page with one container more. */
function AddOne({ texts, containers, others, place }: ComparePageProps) {
	if (containers.length >= mostCompared || others.length === 0) return null;
	return (
		<Form method="get" preventScrollReset className="screen-only flex flex-wrap items-end gap-3">
			{containers.map(({ slug }) => (
				<input key={slug} type="hidden" name={comparedField} value={slug} />
			))}
			{place.to !== null && <input type="hidden" name={placeField} value={place.to} />}
			<div className="min-w-0 basis-72">
				<SelectField
					// Another list is another field: nothing that was chosen before stays chosen.
					key={containers.length}
					label={texts.add}
					name={comparedField}
				>
					{others.map(({ slug, title, lang }) => (
						<option key={slug} value={slug} lang={lang}>
							{title}
						</option>
					))}
				</SelectField>
			</div>
			<Button type="submit" variant="quiet">
				<Plus aria-hidden="true" className="size-5" />
				{texts.addButton}
			</Button>
		</Form>
	);
}

/** Up to four containers side by side; which ones stands in the address. */
export function ComparePage(props: ComparePageProps) {
	const { texts, finderTexts, containers, rows, missing, place, share } = props;
	const language = useLanguage();
	const isEmpty = containers.length === 0;
	// The lists' ticks show what was compared last.
	useEffect(() => {
		if (containers.length > 0) setChoice(containers.map(({ slug, title, lang }) => ({ slug, title, lang })));
	}, [containers]);
	const slugs = containers.map(({ slug }) => slug);
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-10 pb-16 md:pt-14">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="grid gap-2">
					<h1 className="text-4xl">{isEmpty ? texts.title : texts.shownTitle}</h1>
					{isEmpty && <p className="max-w-[60ch] text-lg text-muted">{texts.lead}</p>}
				</div>
				{share}
			</header>
			<Missing texts={texts} missing={missing} isEmpty={isEmpty} />
			{isEmpty ? (
				<Suspense>
					<ComparisonStart texts={texts} others={props.others} often={props.often} to={place.to} />
				</Suspense>
			) : (
				<>
					<PlaceBar
						texts={finderTexts}
						place={place}
						path={urls.compare(language)}
						without={comparisonToUrl(slugs)}
					/>
					<Suspense>
						<ComparisonTable
							containers={containers}
							rows={rows}
							words={{ compare: texts, finder: finderTexts }}
							to={place.to}
						/>
					</Suspense>
					<p className="max-w-[75ch] text-sm text-muted">{texts.scale}</p>
					<AddOne {...props} />
				</>
			)}
			<p className="flex flex-wrap gap-x-6">
				<Link
					to={urls.sizeGuide(language)}
					className="inline-flex min-h-11 items-center font-semibold text-info underline"
				>
					{texts.choice.sizeGuide}
				</Link>
				<Link
					to={urls.containers(language) + (place.to === null ? "" : `?${placeField}=${place.to}`)}
					className="inline-flex min-h-11 items-center font-semibold text-info underline"
				>
					{texts.all}
				</Link>
			</p>
		</div>
	);
}
