import { Suspense } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { lateView } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";
import { type Shape, shapeOf } from "../../sizes/container-shape.ts";
import { CompareTick } from "./compare-tick.tsx";
import { PersonFigure, SideFigure } from "./container-views.tsx";
import type { GuideSize } from "./guide-size.ts";
import { SizeFinder, type SizeFinderState } from "./size-finder-form.tsx";
import { useFigureText } from "./use-figure-text.ts";

const CompareBar = lateView(
	() => import("./compare-bar.tsx"),
	(file) => file.default,
);

type Texts = PageTexts["sizeGuide"];

/** Rows of drawings: up to 10 ft, 20 ft, and what is longer. */
const longestInRow = [3.5, 7, Number.POSITIVE_INFINITY];

/** All sizes on one ground, each a link; a metre is as wide everywhere. */
function AllInOneScale({ sizes, texts }: { sizes: readonly GuideSize[]; texts: Texts }) {
	const language = useLanguage();
	const figureText = useFigureText();
	const drawn = sizes.flatMap((size) => {
		const shape = shapeOf(size);
		return shape ? [{ size, shape }] : [];
	});
	const rowOf = (shape: Shape) => longestInRow.findIndex((longest) => shape.length <= longest);
	const rows = longestInRow.map((_longest, index) => drawn.filter(({ shape }) => rowOf(shape) === index));
	return rows
		.filter((row) => row.length > 0)
		.map((row, index) => (
			<div
				key={row[0]?.size.id}
				className="border-b border-line lg:flex lg:items-start lg:justify-between lg:gap-14"
			>
				<ul className="flex flex-wrap items-end gap-x-6 gap-y-6 pt-6 pb-4 text-xl md:gap-x-7 md:text-2xl xl:text-[1.7rem]">
					<li aria-hidden="true" className="flex self-stretch">
						<PersonFigure className="mb-[4.5rem] self-end" />
					</li>
					{row.map(({ size, shape }) => (
						<li key={size.id} className="max-w-full min-w-32">
							<Link to={urls.container(language, size.slug)} className="group grid">
								<SideFigure shape={shape} className="h-auto max-w-full" />
								<span className="mt-2 grid h-16 w-0 min-w-full content-start text-sm leading-tight">
									<strong lang={size.lang} className="group-hover:underline">
										{size.title}
									</strong>
									{size.fits.cubicMetres !== null && (
										<span className="text-muted">{figureText("capacity", size.fits.cubicMetres)}</span>
									)}
								</span>
							</Link>
						</li>
					))}
				</ul>
				{/* Beside the small ones there is room to say what the names mean. */}
				{index === 0 && row.length < 5 && (
					<dl className="grid content-center gap-2 pb-6 text-sm lg:max-w-lg lg:pt-6">
						{texts.terms.map(({ term, text }) => (
							<div key={term} className="grid grid-cols-[6rem_1fr] gap-3">
								<dt className="font-bold">{term}</dt>
								<dd className="text-muted">{text}</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		));
}

/** What fits into each size, in figures; each can be ticked to be compared. */
function WhatFitsTable({
	sizes,
	texts,
	words,
}: {
	sizes: readonly GuideSize[];
	texts: Texts;
	words: PageTexts["compare"];
}) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro, number } = useFormat();
	const language = useLanguage();
	const figureText = useFigureText();
	const head = "px-3 py-2 align-bottom text-sm font-semibold text-muted";
	const cell = "px-3 py-2 text-right whitespace-nowrap";
	const amount = (value: number | null) => (value === null ? "–" : number(value));
	return (
		<div className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
			<table className="w-full min-w-[60rem] border-collapse" aria-labelledby="what-fits">
				<thead>
					<tr>
						<th scope="col" className={`${head} pl-0 text-left`}>
							{texts.container}
						</th>
						<th scope="col" className={`${head} text-right`}>
							{words.figures.inside}
						</th>
						<th scope="col" className={`${head} text-right`}>
							{words.figures.capacity}
						</th>
						{(["pallets", "boxes", "rooms", "cars"] as const).map((figure) => (
							<th key={figure} scope="col" className={`${head} text-right`}>
								{words.figures[figure]}
							</th>
						))}
						<th scope="col" className={`${head} text-right`}>
							{texts.priceFrom}, {net}
						</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{sizes.map(({ id, slug, title, lang, fits, from, ...measured }) => (
						<tr key={id} className="border-t border-line">
							<th scope="row" className="sticky left-0 bg-surface py-2 pr-3 text-left">
								<Link
									to={urls.container(language, slug)}
									lang={lang}
									className="inline-flex min-h-11 items-center hover:underline"
								>
									{title}
								</Link>
							</th>
							<td className={cell}>
								{measured.dimensionsInside ? figureText("inside", measured.dimensionsInside) : "–"}
							</td>
							<td className={cell}>
								{fits.cubicMetres === null ? "–" : figureText("capacity", fits.cubicMetres)}
							</td>
							<td className={cell}>{amount(fits.pallets)}</td>
							<td className={cell}>{amount(fits.boxes)}</td>
							<td className={cell}>{amount(fits.rooms)}</td>
							<td className={cell}>{amount(fits.cars)}</td>
							<td className={`${cell} font-bold`}>{from === null ? t("priceOnRequest") : euro(from)}</td>
							<td className="py-1 pl-3">
								<CompareTick container={{ slug, title, lang }} label={words.choice.compare} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** All sizes in one scale, what fits in, and three questions that lead to the right one. */
export function SizeGuidePage(props: {
	texts: Texts;
	compareTexts: PageTexts["compare"];
	sizes: readonly GuideSize[];
	finder: SizeFinderState;
}) {
	const { texts, compareTexts, sizes, finder } = props;
	return (
		<>
			<header className="bg-mist pt-10 pb-12 md:pt-14">
				<div className="page grid grid-cols-[minmax(0,1fr)] gap-6">
					<div className="grid gap-3">
						<h1 className="text-4xl md:text-5xl">{texts.title}</h1>
						<p className="max-w-[60ch] text-lg text-muted">{texts.lead}</p>
					</div>
					<SizeFinder texts={texts} finder={finder} />
				</div>
			</header>
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-14 pt-12 pb-16">
				<section aria-labelledby="one-scale">
					<h2 id="one-scale" className="text-3xl">
						{texts.scaleTitle}
					</h2>
					<p className="mt-1 text-muted">{texts.scaleText}</p>
					<AllInOneScale sizes={sizes} texts={texts} />
				</section>
				<section aria-labelledby="what-fits" className="grid grid-cols-[minmax(0,1fr)] gap-3">
					<h2 id="what-fits" className="text-3xl">
						{texts.tableTitle}
					</h2>
					<p className="text-muted">{texts.compareHint}</p>
					<WhatFitsTable sizes={sizes} texts={texts} words={compareTexts} />
				</section>
				<section aria-labelledby="how-we-reckon" className="prose">
					<h2 id="how-we-reckon">{texts.notesTitle}</h2>
					<ul>
						{texts.notes.map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
				</section>
			</div>
			<Suspense>
				<CompareBar texts={compareTexts.choice} to={null} shown={sizes} />
			</Suspense>
		</>
	);
}
