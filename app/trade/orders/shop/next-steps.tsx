import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { LineChoice } from "~/trade/lines/line-choice.ts";

type NextStepsProps = {
	texts: PageTexts["orderPage"];
	items: readonly Pick<LineChoice, "transportType">[];
	/** Whether the page says where to transfer to. */
	hasAccount: boolean;
};

/** What buyer and shop do next, one after the other. */
export function NextSteps({ texts, items, hasAccount }: NextStepsProps) {
	const isDelivered = items.some(({ transportType }) => transportType !== "self_pickup");
	const isCollected = items.some(({ transportType }) => transportType === "self_pickup");
	const last = isDelivered && isCollected ? "both" : isDelivered ? "delivered" : "collected";
	const first = hasAccount ? [texts.transferNow, texts.invoiceOnly] : [texts.invoice, texts.transfer];
	return (
		<section aria-labelledby="order-next" className="grid gap-4">
			<h2 id="order-next" className="text-xl">
				{texts.nextTitle}
			</h2>
			<ol className="grid gap-4 md:grid-cols-3">
				{[...first, texts[last]].map((step, index) => (
					<li key={step} className="flex gap-3 rounded-lg border border-line p-4">
						<span
							aria-hidden="true"
							className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-ink"
						>
							{index + 1}
						</span>
						<span className="pt-1">{step}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
