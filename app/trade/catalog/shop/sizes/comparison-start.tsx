import { Form, Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import { comparedField, comparisonToUrl } from "../../sizes/comparison-address.ts";
import { type Measured, shapeOf } from "../../sizes/container-shape.ts";
import { SideFigure } from "./container-views.tsx";
import type { ChosenContainer } from "./use-comparison-choice.ts";

/** A container that can be ticked, with its measures. */
export type StartContainer = ChosenContainer & Measured;

/** Small, all in one scale. */
function Figure({ measured }: { measured: Measured }) {
	const shape = shapeOf(measured);
	return shape && <SideFigure shape={shape} className="shrink-0 text-[0.6rem]" />;
}

/** Nothing is chosen yet: usual comparisons, and all sizes to tick. */
export default function ComparisonStart(props: {
	texts: PageTexts["compare"];
	others: readonly StartContainer[];
	often: readonly (readonly ChosenContainer[])[];
	/** Place of delivered prices, as addresses name it. */
	to: string | null;
}) {
	const { texts, others, often, to } = props;
	const path = urls.compare(useLanguage());
	return (
		<>
			{often.length > 0 && (
				<section aria-labelledby="often" className="grid gap-3">
					<h2 id="often" className="text-2xl">
						{texts.often}
					</h2>
					<ul className="grid gap-3 md:grid-cols-2">
						{often.map((pair) => (
							<li key={pair.map(({ slug }) => slug).join()}>
								<Link
									to={`${path}?${comparisonToUrl(
										pair.map(({ slug }) => slug),
										to,
									)}`}
									className="flex min-h-11 items-center rounded-md border border-line px-4 py-3 font-semibold hover:bg-mist"
								>
									{pair.map(({ title }) => title).join(" · ")}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			{others.length > 0 && (
				<Form method="get" action={path} className="grid gap-4">
					<fieldset>
						<legend>
							<h2 className="text-2xl">{texts.pick}</h2>
						</legend>
						<p className="mb-3 text-muted">{texts.pickHint}</p>
						<ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
							{others.map(({ slug, title, lang, ...measured }) => (
								<li key={slug} className="border-t border-line">
									<label className="flex min-h-14 items-center gap-3 py-2">
										<input
											type="checkbox"
											name={comparedField}
											value={slug}
											className="size-5 shrink-0 accent-brand-ink"
										/>
										<span lang={lang} className="min-w-0 flex-1">
											{title}
										</span>
										<Figure measured={measured} />
									</label>
								</li>
							))}
						</ul>
					</fieldset>
					{to !== null && <input type="hidden" name={placeField} value={to} />}
					<div>
						<Button type="submit" variant="signal">
							{texts.choice.compare}
						</Button>
					</div>
				</Form>
			)}
		</>
	);
}
