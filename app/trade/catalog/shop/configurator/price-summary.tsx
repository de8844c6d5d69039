import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { PricedLine } from "~/trade/catalog/pricing.ts";
import { Button } from "~/ui/button.tsx";

/** The sum as it stands, and the order button with the reason where it cannot be pressed. */
export function PriceSummary(props: {
	line: PricedLine;
	quantity: number;
	texts: PageTexts["container"];
	/** Asks for a quote; belongs to another feature. */
	quoteButton: ReactNode;
}) {
	const t = useTranslations("catalog");
	const { euro } = useFormat();
	const { line } = props;
	const adding = useNavigation().formMethod === "POST";
	const transport =
		line.transport.state !== "priced"
			? t("details.transportOpen")
			: line.transport.price === 0
				? t("details.transportFree")
				: euro(line.transport.price);
	return (
		<section
			aria-labelledby="summary-title"
			className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 py-4 shadow-raised sm:mx-0 sm:rounded-lg sm:border sm:px-5 lg:static lg:shadow-card"
		>
			<h2 id="summary-title" className="hidden text-lg lg:block">
				{t("details.summary")}
			</h2>
			<output className="grid gap-1.5">
				<span className="hidden justify-between gap-4 sm:flex">
					<span className="text-muted">
						{line.quoteRequired
							? t("priceOnRequest")
							: t("details.goods", { quantity: String(props.quantity), price: euro(line.unitPrice) })}
					</span>
					<span className="font-semibold whitespace-nowrap">
						{line.quoteRequired ? "–" : euro(line.goods)}
					</span>
				</span>
				<span className="flex justify-between gap-4">
					<span className="text-muted">{t("details.transport")}</span>
					<span className="font-semibold whitespace-nowrap">{transport}</span>
				</span>
				<span className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
					<span className="font-bold">
						{t("details.total")}{" "}
						<span className="text-sm font-normal text-muted">{t("details.netNote")}</span>
					</span>
					<span data-testid="total" className="text-2xl font-extrabold whitespace-nowrap">
						{line.quoteRequired ? t("priceOnRequest") : euro(line.total)}
					</span>
				</span>
			</output>
			{line.obstacle && (
				<p id="order-obstacle" className="text-sm font-medium text-warning">
					{props.texts.obstacles[line.obstacle]}
				</p>
			)}
			<Button
				type="submit"
				variant="signal"
				disabled={line.obstacle !== null || adding}
				aria-describedby={line.obstacle ? "order-obstacle" : undefined}
				className="w-full text-lg"
			>
				{adding ? t("details.adding") : t("details.addToCart")}
			</Button>
			{props.quoteButton}
		</section>
	);
}
