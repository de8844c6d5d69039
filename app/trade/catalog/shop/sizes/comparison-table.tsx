import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import { type Condition, conditions } from "~/values/vocabulary.ts";
import { selectionFields } from "../../selection.ts";
import { type FigureRow, isUnmeant } from "../../sizes/comparison.ts";
import { comparisonToUrl } from "../../sizes/comparison-address.ts";
import type { ConditionPrice } from "../../sizes/condition-prices.ts";
import {
	endScene,
	floorOf,
	type Measured,
	personSpace,
	type Shape,
	shapeKind,
	shapeOf,
	sideScene,
} from "../../sizes/container-shape.ts";
import { drawnPallets } from "../../sizes/pallets.ts";
import {
	type ComparisonWords,
	FigureCell,
	FigureLabel,
	gridOf,
	PriceCell,
	Row,
} from "./comparison-cells.tsx";
import { DoorView, SideView } from "./container-views.tsx";
import { FloorPlan } from "./floor-plan.tsx";

/** A container as it is compared. */
export type ComparedContainer = Measured & {
	id: string;
	slug: string;
	title: string;
	lang: string | undefined;
	isAvailable: boolean;
	/** Null: not known; 0: none. */
	pallets: number | null;
	/** Those that its floor plan shows, in words. */
	palletsText: string;
	prices: Record<Condition, ConditionPrice>;
};

/** Containers side by side: drawn in one scale, their prices, and all their figures in rows. */
export default function ComparisonTable(props: {
	containers: readonly ComparedContainer[];
	rows: readonly FigureRow[];
	words: ComparisonWords;
	/** Place of delivered prices, as addresses name it. */
	to: string | null;
}) {
	const { containers, rows, words, to } = props;
	const { compare: texts } = words;
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { number } = useFormat();
	const language = useLanguage();
	const shapes = containers.map(shapeOf);
	const known = shapes.filter((shape): shape is Shape => shape !== null);
	const side = sideScene(known);
	const end = endScene(known);
	const widest = Math.max(...known.map(({ width }) => width), 1);
	const place = to === null ? "" : `${placeField}=${to}`;
	const address = (slug: string, condition?: Condition) => {
		const query = [condition && `${selectionFields.condition}=${condition}`, place].filter(Boolean).join("&");
		return urls.container(language, slug) + (query && `?${query}`);
	};
	const drawn = (draw: (shape: Shape, container: ComparedContainer) => ReactNode) =>
		containers.map((container, index) => {
			const shape = shapes[index];
			return (
				<Fragment key={container.id}>
					{shape ? draw(shape, container) : <p className="text-sm text-muted">{texts.noDrawing}</p>}
				</Fragment>
			);
		});
	const offered = conditions.filter((condition) =>
		containers.some(({ prices }) => prices[condition].kind !== "not_offered"),
	);
	return (
		<div className="comparison grid grid-cols-[minmax(0,1fr)] gap-2">
			{rows.some((row) => row.differs) && (
				<label className="screen-only inline-flex min-h-11 items-center gap-3 justify-self-start font-semibold">
					<input type="checkbox" className="only-differences size-5 accent-brand-ink" />
					{texts.onlyDifferences}
				</label>
			)}
			<div className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
				<table className="block w-full border-collapse md:table md:table-fixed" aria-label={texts.tableLabel}>
					<thead className="block md:table-header-group">
						<tr className={`grid gap-x-4 md:table-row ${gridOf[containers.length]}`}>
							<td className="hidden w-40 md:table-cell xl:w-52" />
							{containers.map(({ id, slug, title, lang, isAvailable }) => (
								<th key={id} scope="col" className="min-w-0 pb-2 text-left align-top md:pr-4">
									<Link
										to={address(slug)}
										lang={lang}
										className="flex min-h-11 items-start pt-1 text-lg leading-tight [overflow-wrap:anywhere] hyphens-auto hover:underline"
									>
										{title}
									</Link>
									<div className="flex flex-wrap items-center gap-x-3">
										{!isAvailable && <Badge tone="error">{t("outOfStock")}</Badge>}
										<Link
											to={`?${comparisonToUrl(
												containers.filter((one) => one.id !== id).map((one) => one.slug),
												to,
											)}`}
											preventScrollReset
											className="inline-flex min-h-11 items-center text-sm font-normal text-info underline md:min-h-6"
										>
											{texts.choice.remove}
											<span lang={lang} className="sr-only">
												{labelled(language, "", title)}
											</span>
										</Link>
									</div>
								</th>
							))}
						</tr>
					</thead>
					<tbody className="block md:table-row-group">
						<Row
							label={texts.views.side}
							cells={drawn((shape, { title }) => (
								<SideView
									shape={shape}
									scene={side}
									label={labelled(language, texts.views.side, title)}
									className="h-auto w-full"
								/>
							))}
						/>
						<Row
							label={texts.views.floor}
							cells={drawn((shape, container) => {
								const floor = floorOf(container);
								const pallets = floor ? drawnPallets(floor, container.pallets) : [];
								return (
									<>
										<FloorPlan
											shape={shape}
											inside={floor}
											pallets={pallets}
											scene={side}
											widest={widest}
											indent={personSpace}
											label={labelled(
												language,
												texts.views.floor,
												`${number(pallets.length)}, ${container.title}`,
											)}
											className="h-auto w-full"
										/>
										<p className="text-sm text-muted">{container.palletsText}</p>
									</>
								);
							})}
						/>
					</tbody>
					<tbody className="block md:table-row-group">
						{offered.map((condition) => (
							<Row
								key={condition}
								label={
									<>
										<strong className="text-ink">{t(`details.conditionNames.${condition}`)}</strong>
										<br />
										{condition === "rent" || to === null ? net : `${texts.delivered}, ${net}`}
									</>
								}
								cells={containers.map(({ slug, prices }) => (
									<PriceCell
										key={slug}
										price={prices[condition]}
										condition={condition}
										words={words}
										address={address(slug, condition)}
										hasPlace={to !== null}
									/>
								))}
							/>
						))}
						<Row
							label={<span className="sr-only">{words.finder.toContainer}</span>}
							cells={containers.map(({ slug, title, lang }) => (
								<ButtonLink key={slug} to={address(slug)} variant="signal" className="max-md:w-full">
									{words.finder.toContainer}
									<span lang={lang} className="sr-only">
										{labelled(language, "", title)}
									</span>
								</ButtonLink>
							))}
						/>
					</tbody>
					<tbody className="block md:table-row-group">
						<Row
							label={texts.views.doors}
							cells={drawn((shape, { title }) => (
								<DoorView
									shape={shape}
									scene={end}
									label={labelled(language, texts.views.doors, title)}
									className="h-auto w-full max-w-40"
								/>
							))}
						/>
						{rows.map((row) => (
							<Row
								key={row.figure}
								isSame={!row.differs}
								label={<FigureLabel row={row} texts={texts} />}
								cells={containers.map(({ id, type }, index) => (
									<FigureCell
										key={id}
										row={row}
										value={row.values[index] ?? null}
										isUnmeant={isUnmeant(shapeKind(type), row.figure)}
										texts={texts}
									/>
								))}
							/>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
