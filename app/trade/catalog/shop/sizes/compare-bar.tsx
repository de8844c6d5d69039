import { X } from "lucide-react";
import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { placeField } from "~/values/place-fields.ts";
import { compareForm, comparisonToUrl, mostCompared } from "../../sizes/comparison-address.ts";
import { type ChosenContainer, readChoice, setChoice, useChoice } from "./use-comparison-choice.ts";

const ticks = () =>
	document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${compareForm}"]`);

const chosenIn = (tick: HTMLInputElement): ChosenContainer => ({
	slug: tick.value,
	title: tick.dataset.title ?? "",
	lang: tick.lang || undefined,
});

/** Shows the choice at the page's ticks; a fifth one cannot be made. */
function showAtTicks(): void {
	const slugs = readChoice().map(({ slug }) => slug);
	for (const tick of ticks()) {
		tick.checked = slugs.includes(tick.value);
		tick.disabled = !tick.checked && slugs.length >= mostCompared;
	}
}

/** Takes over what is ticked on the page; what was ticked on another one stays. */
function takeOver(): void {
	const here = [...ticks()];
	const elsewhere = readChoice().filter(({ slug }) => here.every((tick) => tick.value !== slug));
	const before = readChoice().map(({ slug }) => slug);
	const ticked = here.filter((tick) => tick.checked).map(chosenIn);
	// In the order in which they were chosen.
	const order = (one: ChosenContainer) =>
		before.includes(one.slug) ? before.indexOf(one.slug) : before.length;
	setChoice([...elsewhere, ...ticked].toSorted((a, b) => order(a) - order(b)));
	showAtTicks();
}

/**
 * What has been ticked for the comparison, at the foot of the window. Without scripts it is the button of a form that
 * shows once something is ticked; with them it names what was chosen, on earlier pages too.
 * @param props.shown changes with the containers that the page shows
 */
export default function CompareBar(props: {
	texts: PageTexts["compare"]["choice"];
	to: string | null;
	shown: unknown;
}) {
	const { texts, to, shown } = props;
	const choice = useChoice();
	const language = useLanguage();
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other containers on the page are other ticks
	useEffect(() => {
		// What was ticked before the scripts arrived.
		if (readChoice().length === 0) takeOver();
		else showAtTicks();
		const listen = (event: Event) => {
			if (event.target instanceof HTMLInputElement && event.target.matches(`[form="${compareForm}"]`))
				takeOver();
		};
		document.addEventListener("change", listen);
		return () => document.removeEventListener("change", listen);
	}, [shown]);
	function drop(slug: string): void {
		setChoice(choice.filter((one) => one.slug !== slug));
		showAtTicks();
	}
	return (
		<Form
			id={compareForm}
			method="get"
			action={urls.compare(language)}
			aria-label={texts.bar}
			data-chosen={choice.length > 0 || undefined}
			onSubmit={(event) => {
				if (choice.length === 0) return;
				event.preventDefault();
				const slugs = choice.map(({ slug }) => slug);
				navigate(`${urls.compare(language)}?${comparisonToUrl(slugs, to)}`);
			}}
			className="compare-bar screen-only sticky bottom-0 z-30 border-t border-line bg-surface py-2 shadow-raised"
		>
			<div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<ul className="relative flex min-w-0 flex-1 gap-2 overflow-x-auto">
					{choice.map(({ slug, title, lang }) => (
						<li key={slug}>
							<button
								type="button"
								onClick={() => drop(slug)}
								className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-3 text-sm font-semibold whitespace-nowrap text-brand-ink"
							>
								<span lang={lang}>{title}</span>
								<X aria-hidden="true" className="size-4" />
								<span className="sr-only">{labelled(language, "", texts.remove)}</span>
							</button>
						</li>
					))}
				</ul>
				{/* Says why no other tick can be set. */}
				<p role="status" className="order-first basis-full text-sm text-muted empty:hidden">
					{choice.length >= mostCompared && texts.most}
				</p>
				{to !== null && <input type="hidden" name={placeField} value={to} />}
				<Button type="submit" variant="signal" className="ml-auto">
					{texts.compare}
				</Button>
			</div>
		</Form>
	);
}
