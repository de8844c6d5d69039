import { Link } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { BatchItem } from "./price-batch.ts";
import { agrees, saleFields } from "./sale-facts.ts";
import { differenceIn, useFactWords } from "./use-fact-words.ts";

type Texts = PageTexts["adminPrices"];

/** What is to be said of a product that is not as it was when the batch was made; null where it is. */
function useStanding(texts: Texts, isPlan: boolean) {
	const said = useFactWords(texts);
	return ({ before, now, outcome, isOver }: BatchItem): string | null => {
		const words = texts.batch;
		if (outcome !== "waiting") {
			if (isOver) return words.over;
			return outcome === "applied" || outcome === "undone" ? null : words.outcomes[outcome];
		}
		if (now === null) return words.goneSince;
		if (agrees(now, before)) return null;
		const changed = saleFields.filter((field) => field in before && before[field] !== now[field]);
		const today = changed.map((field) => `${texts.columns[field]} ${said(now, field)}`).join(", ");
		return (isPlan ? words.planChanged : words.changedSince).replace("{value}", today);
	};
}

/** What a batch does to one product: each fact as it was, as it becomes, and by how much. */
export function BatchItemRow(props: { texts: Texts; item: BatchItem; isPlan: boolean; address: string }) {
	const { texts, item, isPlan } = props;
	const { euro } = useFormat();
	const said = useFactWords(texts);
	const standing = useStanding(texts, isPlan)(item);
	const { before, after } = item;
	const signed = (amount: NonNullable<ReturnType<typeof differenceIn>>) =>
		`${amount > 0 ? "+" : ""}${euro(amount, "always")}`;
	return (
		<li className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				{item.now ? (
					<Link
						to={props.address}
						className="inline-block py-1 font-bold text-brand-ink underline-offset-4 hover:underline"
					>
						{item.label}
					</Link>
				) : (
					<strong>{item.label}</strong>
				)}
				{standing && <p className="text-sm font-medium text-warning">{standing}</p>}
			</div>
			<ul className="grid gap-1">
				{saleFields
					.filter((field) => field in after)
					.map((field) => {
						const difference = differenceIn(before, after, field);
						return (
							<li
								key={field}
								className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_8.5rem] sm:text-right"
							>
								<span className="text-muted sm:text-left">{texts.columns[field]}</span>
								<span className="contents tabular-nums max-sm:inline">
									<span className="whitespace-nowrap text-muted">
										<span className="sr-only">{texts.batch.columns.before}: </span>
										{said(before, field)}
										<span aria-hidden="true" className="sm:hidden">
											{" → "}
										</span>
									</span>
									<strong className="whitespace-nowrap">
										<span className="sr-only">{texts.batch.columns.after}: </span>
										{said(after, field)}
									</strong>
								</span>
								<span className="whitespace-nowrap tabular-nums text-muted max-sm:col-start-2 max-sm:text-right">
									{difference !== null && (
										<>
											<span className="sr-only">{texts.batch.columns.difference}: </span>
											{signed(difference)}
										</>
									)}
								</span>
							</li>
						);
					})}
			</ul>
		</li>
	);
}
