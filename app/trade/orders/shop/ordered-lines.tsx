import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { detailsOf, lineTotal, type OrderLine } from "~/trade/lines/lines.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";

/** What was ordered, a line each, with what it costs. */
export function OrderedLines({ items }: { items: readonly (OrderLine & { id: string })[] }) {
	const t = useTranslations("checkout.confirmation");
	const net = useTranslations("common")("netNote");
	const text = useLineWords();
	const { euro } = useFormat();
	return (
		<section aria-labelledby="order-items">
			<h2 id="order-items" className="mb-3 text-xl">
				{t("items")}
			</h2>
			<ul>
				{items.map((item) => (
					<li
						key={item.id}
						className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-4"
					>
						<div className="min-w-0">
							<p className="font-semibold">
								{item.quantity} × {item.productTitle}
							</p>
							<p className="text-muted">
								{[text.condition(item), text.unitPrice(item)].filter(Boolean).join(" · ")}
							</p>
							{item.selectedCondition !== null && <p className="text-muted">{text.transport(item)}</p>}
							{detailsOf(item).map((detail) => (
								<p key={detail} className="text-sm text-muted">
									{detail}
								</p>
							))}
						</div>
						<p className="text-lg font-bold whitespace-nowrap">
							{euro(lineTotal(item))} <span className="text-sm font-normal text-muted">{net}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
